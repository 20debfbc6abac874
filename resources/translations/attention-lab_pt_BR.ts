<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AddOrConcatenate</name>
    <message>
        <source>at most %1</source>
        <translation>no máx. %1</translation>
    </message>
    <message>
        <source>one scale for all</source>
        <translation>uma escala para todas</translation>
    </message>
    <message>
        <source>Add or concatenate</source>
        <translation>Somar ou concatenar</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 token em %2 dimensões: %3.</numerusform>
            <numerusform>%1 tokens em %2 dimensões: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>A maior diferença é %1.</translation>
    </message>
    <message>
        <source>Small enough to check</source>
        <translation>Fácil de conferir</translation>
    </message>
    <message>
        <source>One entry, explained</source>
        <translation>Um elemento explicado</translation>
    </message>
    <message>
        <source>A learned position</source>
        <translation>Uma posição aprendida</translation>
    </message>
    <message>
        <source>One word four times</source>
        <translation>Uma palavra quatro vezes</translation>
    </message>
    <message>
        <source>Chinese, by character</source>
        <translation>Chinês, por caractere</translation>
    </message>
    <message>
        <source>embedding of %1</source>
        <translation>embedding de %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>learned position</source>
        <translation>posição aprendida</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>the token's part</source>
        <translation>a parte do token</translation>
    </message>
    <message>
        <source>the position's part</source>
        <translation>a parte da posição</translation>
    </message>
    <message>
        <source>difference of both</source>
        <translation>diferença entre os dois</translation>
    </message>
    <message>
        <source>Concatenate</source>
        <translation>Concatenar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Somar</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>maior diferença %1</translation>
    </message>
    <message>
        <source>One entry, both ways</source>
        <translation>Um elemento, dos dois modos</translation>
    </message>
    <message>
        <source>positions, one-hot</source>
        <translation>posições, one-hot</translation>
    </message>
    <message>
        <source>the position as a 1 among zeros</source>
        <translation>a posição como um 1 entre zeros</translation>
    </message>
    <message>
        <source>Four tokens of four numbers: the 1 of position 3 picks a row of W.</source>
        <translation>Quatro tokens de quatro números: o 1 da posição 3 escolhe uma linha de W.</translation>
    </message>
    <message>
        <source>Five tokens of six numbers: every number can be read, multiplied and added by hand.</source>
        <translation>Cinco tokens de seis números: todos podem ser lidos, multiplicados e somados à mão.</translation>
    </message>
    <message>
        <source>The token's part T has equal rows: only the position's part U tells them apart.</source>
        <translation>A parte do token, T, tem linhas iguais: só a parte da posição, U, as distingue.</translation>
    </message>
    <message>
        <source>Six characters, each with its position as a 1 among zeros.</source>
        <translation>Seis caracteres, cada um com a sua posição como um 1 entre zeros.</translation>
    </message>
    <message>
        <source>&lt;i&gt;C&lt;/i&gt; and &lt;i&gt;Y&lt;/i&gt; are equal: the largest difference is 0, exactly.</source>
        <translation>&lt;i&gt;C&lt;/i&gt; e &lt;i&gt;Y&lt;/i&gt; são iguais: a maior diferença é exatamente 0.</translation>
    </message>
    <message>
        <source>&lt;i&gt;C&lt;/i&gt; and &lt;i&gt;Y&lt;/i&gt; are equal but for rounding: the largest difference is %1.</source>
        <translation>&lt;i&gt;C&lt;/i&gt; e &lt;i&gt;Y&lt;/i&gt; são iguais, salvo arredondamento: a maior diferença é %1.</translation>
    </message>
    <message>
        <source>= X × upper rows</source>
        <translation>= X × linhas de cima</translation>
    </message>
    <message>
        <source>= I × lower rows</source>
        <translation>= I × linhas de baixo</translation>
    </message>
    <message>
        <source>Concatenate, then multiply by W</source>
        <translation>Concatenar, depois multiplicar por W</translation>
    </message>
    <message>
        <source>Multiply each by its rows of W, then add</source>
        <translation>Multiplicar cada uma por suas linhas de W, depois somar</translation>
    </message>
    <message>
        <source>concatenated, then multiplied by W</source>
        <translation>concatenadas, depois multiplicadas por W</translation>
    </message>
    <message>
        <source>multiplied by the rows of W, then added</source>
        <translation>multiplicadas pelas linhas de W, depois somadas</translation>
    </message>
    <message>
        <source>number of W that multiplies a number of a token</source>
        <translation>número de W que multiplica um número de um token</translation>
    </message>
    <message>
        <source>Six products for the token, and one number of W for the position.</source>
        <translation>Seis produtos para o token e um número de W para a posição.</translation>
    </message>
    <message>
        <source>A lower row of W is what its position adds, whatever the token.</source>
        <translation>Uma linha de baixo de W é o que a sua posição soma, seja qual for o token.</translation>
    </message>
    <message>
        <source>Two computations with their matrices as heatmaps on one colour scale. Above, tokens X and one-hot positions I side by side times one matrix W; below, X times the upper rows of W plus I times its lower rows; and the difference of both.</source>
        <translation>Dois cálculos, com suas matrizes como mapas de calor em uma só escala de cores. Em cima, tokens X e posições one-hot I lado a lado vezes uma matriz W; embaixo, X vezes as linhas de cima de W mais I vezes as de baixo; e a diferença entre os dois.</translation>
    </message>
    <message>
        <source>upper: for tokens</source>
        <translation>cima: para tokens</translation>
    </message>
    <message>
        <source>lower: for positions</source>
        <translation>baixo: para posições</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>embeddings</translation>
    </message>
    <message>
        <source>Point at a row of &lt;i&gt;I&lt;/i&gt;: the arrow moves to its row of &lt;i&gt;W&lt;/i&gt;. &lt;a href="preset:learned-position"&gt;Look at a learned position&lt;/a&gt;, or &lt;a href="play:seed"&gt;draw other numbers&lt;/a&gt;: the difference stays 0.</source>
        <translation>Aponte para uma linha de &lt;i&gt;I&lt;/i&gt;: a seta passa à sua linha de &lt;i&gt;W&lt;/i&gt;. &lt;a href="preset:learned-position"&gt;Veja uma posição aprendida&lt;/a&gt; ou &lt;a href="play:seed"&gt;sorteie outros números&lt;/a&gt;: a diferença continua 0.</translation>
    </message>
    <message>
        <source>&lt;i&gt;i&lt;/i&gt; is the position, &lt;i&gt;c&lt;/i&gt; the column, and &lt;i&gt;d&lt;/i&gt; says how many columns &lt;i&gt;X&lt;/i&gt; has. The last product of the formula is the 1 in row &lt;i&gt;i&lt;/i&gt; of &lt;i&gt;I&lt;/i&gt; times row &lt;i&gt;d&lt;/i&gt; + &lt;i&gt;i&lt;/i&gt; of &lt;i&gt;W&lt;/i&gt;.</source>
        <translation>&lt;i&gt;i&lt;/i&gt; é a posição, &lt;i&gt;c&lt;/i&gt; a coluna, e &lt;i&gt;d&lt;/i&gt; diz quantas colunas &lt;i&gt;X&lt;/i&gt; tem. O último produto da fórmula é o 1 da linha &lt;i&gt;i&lt;/i&gt; de &lt;i&gt;I&lt;/i&gt; vezes a linha &lt;i&gt;d&lt;/i&gt; + &lt;i&gt;i&lt;/i&gt; de &lt;i&gt;W&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A row of &lt;i&gt;X&lt;/i&gt; has the %1 numbers of a token, a row of &lt;i&gt;I&lt;/i&gt; the %2 of its one-hot position. Above, both are written side by side (concatenated) and multiplied by &lt;i&gt;W&lt;/i&gt;, which has %3 rows: that is &lt;i&gt;C&lt;/i&gt;. Below, &lt;i&gt;X&lt;/i&gt; times the upper rows of &lt;i&gt;W&lt;/i&gt; is &lt;i&gt;T&lt;/i&gt;, and &lt;i&gt;I&lt;/i&gt; times the lower rows is &lt;i&gt;U&lt;/i&gt;; &lt;i&gt;Y&lt;/i&gt; is their sum.</source>
        <translation>Uma linha de &lt;i&gt;X&lt;/i&gt; tem os %1 números de um token, e uma de &lt;i&gt;I&lt;/i&gt;, os %2 de sua posição one-hot. Em cima, as duas são escritas lado a lado (concatenadas) e multiplicadas por &lt;i&gt;W&lt;/i&gt;, que tem %3 linhas: isso dá &lt;i&gt;C&lt;/i&gt;. Embaixo, &lt;i&gt;X&lt;/i&gt; vezes as linhas de cima de &lt;i&gt;W&lt;/i&gt; é &lt;i&gt;T&lt;/i&gt;, e &lt;i&gt;I&lt;/i&gt; vezes as de baixo é &lt;i&gt;U&lt;/i&gt;; &lt;i&gt;Y&lt;/i&gt; é a soma das duas.</translation>
    </message>
    <message>
        <source>A model learns &lt;i&gt;W&lt;/i&gt;, which is random here, and with it a row for each position (as the lecturer Hung-yi Lee explains). If the position is a row of sines and cosines instead, it adds a mixture of the lower rows of &lt;i&gt;W&lt;/i&gt;. Without a matrix behind them the two ways differ: concatenating keeps token and position apart, in a longer vector.</source>
        <translation>O modelo aprende &lt;i&gt;W&lt;/i&gt;, aqui aleatória, e, com ela, uma linha para cada posição (como explica o professor Hung-yi Lee). Se a posição for uma linha de senos e cossenos, ela soma uma mistura das linhas de baixo de &lt;i&gt;W&lt;/i&gt;. Sem uma matriz depois, os dois modos diferem: concatenar mantém token e posição separados, em um vetor mais longo.</translation>
    </message>
    <message>
        <source>The 1 in a row of &lt;i&gt;I&lt;/i&gt; picks a row of &lt;i&gt;W&lt;/i&gt;. Below, this row is added to &lt;i&gt;T&lt;/i&gt;.</source>
        <translation>O 1 em uma linha de &lt;i&gt;I&lt;/i&gt; escolhe uma linha de &lt;i&gt;W&lt;/i&gt;. Embaixo, essa linha é somada a &lt;i&gt;T&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A position put beside the word, or a row added for it: both give the same numbers.</source>
        <translation>Uma posição posta ao lado da palavra ou uma linha somada por ela: ambas dão os mesmos números.</translation>
    </message>
    <message>
        <source>The position’s 1 picks a row of &lt;i&gt;W&lt;/i&gt;. Below, just this row is added. The long row makes &lt;i&gt;C&lt;/i&gt;, the sum &lt;i&gt;Y&lt;/i&gt;.</source>
        <translation>O 1 da posição escolhe uma linha de &lt;i&gt;W&lt;/i&gt;. Abaixo, só essa linha é somada. A linha longa dá &lt;i&gt;C&lt;/i&gt;; a soma, &lt;i&gt;Y&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Click a row of the lowest part of &lt;i&gt;W&lt;/i&gt;: its position comes next. Or &lt;a href="play:seed"&gt;draw other numbers&lt;/a&gt;: the difference stays 0.</source>
        <translation>Clique em uma linha da parte mais baixa de &lt;i&gt;W&lt;/i&gt;: é a vez da posição dela. Ou &lt;a href="play:seed"&gt;sorteie outros números&lt;/a&gt;: a diferença continua 0.</translation>
    </message>
    <message>
        <source>One token’s row in two ways. Above, the token and its one-hot position side by side times one matrix W; below, the token times the upper rows of W plus the position times its lower rows. Arrows lead from both to the same row.</source>
        <translation>A linha de um token, de dois modos. Acima, o token e sua posição one-hot lado a lado vezes uma matriz W; abaixo, o token vezes as linhas de cima de W mais a posição vezes as linhas de baixo. Setas levam dos dois à mesma linha.</translation>
    </message>
    <message>
        <source>one long row times the whole W</source>
        <translation>uma linha longa vezes toda a W</translation>
    </message>
    <message>
        <source>word and position each times its own part of W, then the sum</source>
        <translation>palavra e posição, cada uma vezes sua parte de W, e então a soma</translation>
    </message>
    <message>
        <source>each times its own part of W</source>
        <translation>cada uma vezes sua parte de W</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palavra</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>Both ways: the same row</source>
        <translation>Dos dois modos: a mesma linha</translation>
    </message>
    <message>
        <source>Both ways: the same row, but for rounding</source>
        <translation>Dos dois modos: a mesma linha, salvo arredondamento</translation>
    </message>
    <message>
        <source>the same row</source>
        <translation>a mesma linha</translation>
    </message>
    <message numerus="yes">
        <source>largest difference in all %n row(s): %1</source>
        <translation>
            <numerusform>maior diferença na única linha: %1</numerusform>
            <numerusform>maior diferença nas %n linhas: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Admission</name>
    <message>
        <source>The open file makes %1 = %2, and %3 is the most that this page shows.</source>
        <translation>O arquivo aberto define %1 = %2, e %3 é o máximo que esta página mostra.</translation>
    </message>
    <message>
        <source>This would need %1 GB of memory, and %2 GB are the most that this machine can spare.</source>
        <translation>Isto exigiria %1 GB de memória, e esta máquina pode ceder no máximo %2 GB.</translation>
    </message>
    <message>
        <source>The picture still shows the last values that fit.</source>
        <translation>A imagem ainda mostra os últimos valores que couberam.</translation>
    </message>
</context>
<context>
    <name>AllHeads</name>
    <message>
        <source>The model has no layer %1, head %2: it has %3 layers of %4 heads, counted from 0.</source>
        <translation>O modelo não tem camada %1, cabeça %2: tem %3 camadas de %4 cabeças, contadas a partir de 0.</translation>
    </message>
    <message>
        <source>The weights were loaded as they are: no head can be switched off.</source>
        <translation>Os pesos foram carregados como estão: nenhuma cabeça pode ser desligada.</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas as cabeças</translation>
    </message>
    <message>
        <source>All heads of a model</source>
        <translation>Todas as cabeças de um modelo</translation>
    </message>
    <message>
        <source>Sorted by induction</source>
        <translation>Ordenadas por indução</translation>
    </message>
    <message>
        <source>The heads that copy most stand first.</source>
        <translation>As cabeças que mais copiam vêm primeiro.</translation>
    </message>
    <message>
        <source>The token before</source>
        <translation>O token anterior</translation>
    </message>
    <message>
        <source>The heads that look one token back stand first.</source>
        <translation>As cabeças que olham um token para trás vêm primeiro.</translation>
    </message>
    <message>
        <source>The attention weights of %1 heads in %2 layers on %3 tokens as small pictures, green from 0 to 1, queries as rows and keys as columns. Large beside them is %4.</source>
        <translation>Os pesos de atenção de %1 cabeças em %2 camadas sobre %3 tokens como pequenas imagens, verde de 0 a 1, consultas nas linhas e chaves nas colunas. Grande ao lado está: %4.</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>consulta %1: %2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>chave %1: %2</translation>
    </message>
    <message>
        <source>not defined: no token of the text repeats</source>
        <translation>não definido: nenhum token do texto se repete</translation>
    </message>
    <message>
        <source>how much the query takes of the key’s value</source>
        <translation>quanto a consulta toma do valor da chave</translation>
    </message>
    <message>
        <source>loaded weight</source>
        <translation>peso carregado</translation>
    </message>
    <message>
        <source>These weights have %1 queries and %2 keys; this page shows sentences that attend to themselves, with as many of both.</source>
        <translation>Estes pesos têm %1 consultas e %2 chaves; esta página mostra frases que atendem a si mesmas, com o mesmo número de ambas.</translation>
    </message>
    <message>
        <source>These are no attention weights: one is %1, and none is below 0.</source>
        <translation>Estes não são pesos de atenção: um deles é %1, e nenhum é menor que 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) do not fit the loaded weights: they have %1 rows.</source>
        <translation>
            <numerusform>%n token não corresponde aos pesos carregados: eles têm %1 linhas.</numerusform>
            <numerusform>%n tokens não correspondem aos pesos carregados: eles têm %1 linhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer %1, head %2: %3</source>
        <translation>Camada %1, cabeça %2: %3</translation>
    </message>
    <message>
        <source>Names come from five scores: induction on random tokens, the others on these %1 tokens.</source>
        <translation>Os nomes vêm de cinco pontuações: a indução em tokens aleatórios, as outras nestes %1 tokens.</translation>
    </message>
    <message>
        <source>Names come from five scores, measured on the loaded weights.</source>
        <translation>Os nomes vêm de cinco pontuações, medidas nos pesos carregados.</translation>
    </message>
    <message>
        <source>Open this head in &lt;a href="take:attention"&gt;Step by step&lt;/a&gt; or in &lt;a href="take:heads"&gt;Heads&lt;/a&gt;.</source>
        <translation>Abra esta cabeça em &lt;a href="take:attention"&gt;Passo a passo&lt;/a&gt; ou em &lt;a href="take:heads"&gt;Cabeças&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="sort-heads=induction"&gt;Sort by induction&lt;/a&gt;.</source>
        <translation>&lt;a href="sort-heads=induction"&gt;Ordene por indução&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="sort-heads=in-place"&gt;Put all heads back in place&lt;/a&gt;.</source>
        <translation>&lt;a href="sort-heads=in-place"&gt;Ponha todas as cabeças de volta no lugar&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Previous token: the mean weight of a token on the one before it. First token: the mean weight on the first token. Both leave the first token out, which has only itself.</source>
        <translation>Token anterior: o peso médio de um token sobre o anterior. Primeiro token: o peso médio sobre o primeiro token. Ambos deixam de fora o primeiro token, que só tem a si mesmo.</translation>
    </message>
    <message>
        <source>Same token: the mean weight on earlier tokens that are the same, of the tokens that have such.</source>
        <translation>Mesmo token: o peso médio sobre tokens anteriores iguais, dos tokens que os têm.</translation>
    </message>
    <message>
        <source>Induction: the mean weight on the token behind an earlier one that is the same, on %1 random tokens that stand there twice. So it is defined for any text, and no meaning can help (Olsson et al. 2022).</source>
        <translation>Indução: o peso médio sobre o token que segue um anterior igual, em %1 tokens aleatórios que aparecem duas vezes. Assim é definida para qualquer texto, e nenhum significado pode ajudar (Olsson et al. 2022).</translation>
    </message>
    <message>
        <source>Induction: the mean weight on the token behind an earlier one that is the same, where the text has such (Olsson et al. 2022).</source>
        <translation>Indução: o peso médio sobre o token que segue um anterior igual, onde o texto os tem (Olsson et al. 2022).</translation>
    </message>
    <message>
        <source>Entropy: how evenly a row is spread, as a part of the most that is possible; the mean of all rows.</source>
        <translation>Entropia: quão uniformemente uma linha se espalha, como parte do máximo possível; a média de todas as linhas.</translation>
    </message>
    <message>
        <source>A head is named after the first of induction, previous token, same token and first token that reaches %1: more weight than on all other tokens together. What is special goes first, because many heads rest on the first token when they find nothing. A head with an entropy from %2 is spread out; any other is mixed.</source>
        <translation>Uma cabeça recebe o nome da primeira destas pontuações que chega a %1: indução, token anterior, mesmo token, primeiro token; é mais peso que em todos os outros tokens juntos. O mais específico vem antes, porque muitas cabeças repousam no primeiro token quando nada encontram. Uma cabeça com entropia a partir de %2 é espalhada; qualquer outra é mista.</translation>
    </message>
    <message>
        <source>Double-click a picture to switch that head off: its output is set to 0, and what the later layers look at is computed anew.</source>
        <translation>Clique duas vezes em uma imagem para desligar essa cabeça: sua saída vira 0, e o que as camadas seguintes olham é calculado de novo.</translation>
    </message>
    <message>
        <source>What a head looks at is a fact; why the model says what it says, it does not tell alone. A name says what the head was measured to do.</source>
        <translation>O que uma cabeça olha é um fato; por que o modelo diz o que diz, isso sozinho não conta. Um nome diz o que a cabeça faz segundo as medições.</translation>
    </message>
    <message>
        <source>The model is “%1”, with %2 learned numbers.</source>
        <translation>O modelo é “%1”, com %2 números aprendidos.</translation>
    </message>
    <message>
        <source>mean weight on the token just before</source>
        <translation>peso médio sobre o token logo anterior</translation>
    </message>
    <message>
        <source>mean weight on the first token</source>
        <translation>peso médio sobre o primeiro token</translation>
    </message>
    <message>
        <source>mean weight on earlier tokens that are the same</source>
        <translation>peso médio sobre tokens anteriores iguais</translation>
    </message>
    <message>
        <source>mean weight on the token behind the earlier one, on random tokens twice</source>
        <translation>peso médio sobre o token que segue o anterior, em tokens aleatórios duas vezes</translation>
    </message>
    <message>
        <source>mean weight on the token behind an earlier one that is the same</source>
        <translation>peso médio sobre o token que segue um anterior igual</translation>
    </message>
    <message>
        <source>mean entropy of the rows, as a part of the largest possible</source>
        <translation>entropia média das linhas, como parte da maior possível</translation>
    </message>
    <message>
        <source>the links of the chosen head</source>
        <translation>as ligações da cabeça escolhida</translation>
    </message>
    <message>
        <source>what the chosen head does</source>
        <translation>o que a cabeça escolhida faz</translation>
    </message>
    <message>
        <source>the scores of the chosen head</source>
        <translation>as pontuações da cabeça escolhida</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligada</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n cabeça</numerusform>
            <numerusform>%n cabeças</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 layers (rows) of %2 heads (columns)</source>
        <translation>%1 camadas (linhas) de %2 cabeças (colunas)</translation>
    </message>
    <message>
        <source>%1 heads, each called layer.head</source>
        <translation>%1 cabeças, cada uma chamada camada.cabeça</translation>
    </message>
    <message>
        <source>%1 × %2 heads</source>
        <translation>%1 × %2 cabeças</translation>
    </message>
    <message>
        <source>a dot is the largest of %1 × %1 weights</source>
        <translation>um ponto é o maior de %1 × %1 pesos</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mista</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>desligada</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>What the chosen head links</source>
        <translation>O que a cabeça escolhida liga</translation>
    </message>
    <message>
        <source>from the selected token</source>
        <translation>a partir do token selecionado</translation>
    </message>
    <message>
        <source>of each token its strongest link</source>
        <translation>de cada token sua ligação mais forte</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>camada %1, cabeça %2</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>indução</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token anterior</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>mesmo token</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>primeiro token</translation>
    </message>
    <message>
        <source>spread out</source>
        <translation>espalhada</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropia</translation>
    </message>
    <message>
        <source>Looks at what came after the same token before: on random tokens that repeat, that gets %1 of its weight.</source>
        <translation>Olha o que veio depois do mesmo token antes: em tokens aleatórios que se repetem, isso recebe %1 de seu peso.</translation>
    </message>
    <message>
        <source>Looks at what came after the same token before: where tokens repeat, that gets %1 of its weight.</source>
        <translation>Olha o que veio depois do mesmo token antes: onde os tokens se repetem, isso recebe %1 de seu peso.</translation>
    </message>
    <message>
        <source>Looks at the token just before: it gets %1 of the weight, on average.</source>
        <translation>Olha o token logo anterior: ele recebe %1 do peso, em média.</translation>
    </message>
    <message>
        <source>Looks at the same token further left: where there is one, it gets %1 of the weight.</source>
        <translation>Olha o mesmo token mais à esquerda: onde há um, ele recebe %1 do peso.</translation>
    </message>
    <message>
        <source>Rests on the first token, which gets %1 of the weight, on average.</source>
        <translation>Repousa no primeiro token, que recebe %1 do peso, em média.</translation>
    </message>
    <message>
        <source>Spreads its weight: its entropy is %1 of the most that is possible.</source>
        <translation>Espalha seu peso: sua entropia é %1 do máximo possível.</translation>
    </message>
    <message>
        <source>None of the scores reaches %1: it does something else, or several things.</source>
        <translation>Nenhuma das pontuações chega a %1: ela faz outra coisa, ou várias.</translation>
    </message>
    <message>
        <source>What a head of a language model does can be measured: the names below the heads are measured, not guessed.</source>
        <translation>O que uma cabeça de um modelo de linguagem faz pode ser medido: os nomes sob as cabeças são medidos, não adivinhados.</translation>
    </message>
    <message>
        <source>A name twice</source>
        <translation>Um nome duas vezes</translation>
    </message>
    <message>
        <source>Nobody else has this name: where it comes again, the induction head looks at how it went on.</source>
        <translation>Ninguém mais tem esse nome: quando ele volta, a cabeça de indução olha como ele continuou.</translation>
    </message>
    <message>
        <source>the scale of the weights</source>
        <translation>a escala dos pesos</translation>
    </message>
    <message>
        <source>The model that comes with the program was trained on small English stories that a program made up. Training began with head 0 of layer 0 at the token before; what is built on it was learned. No head finds whom “he” or “she” means: on 300 sentences with two people, the best one is right no more often than chance.</source>
        <translation>O modelo que vem com o programa foi treinado com pequenas histórias em inglês inventadas por um programa. O treinamento começou com a cabeça 0 da camada 0 no token anterior; o que se apoia nela foi aprendido. Nenhuma cabeça descobre a quem “he” ou “she” se refere: em 300 frases com duas pessoas, a melhor não acerta mais do que o acaso.</translation>
    </message>
    <message>
        <source>Switched off: %1.</source>
        <translation>Desligadas: %1.</translation>
    </message>
    <message>
        <source>No head finds whom “he” or “she” means.</source>
        <translation>Nenhuma cabeça descobre a quem “he” ou “she” se refere.</translation>
    </message>
    <message>
        <source>this head</source>
        <translation>esta cabeça</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a head does, and which it is</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Switch off: %1.</source>
        <translation>Desligar: %1.</translation>
    </message>
    <message>
        <source>Switch on again: %1.</source>
        <translation>Religar: %1.</translation>
    </message>
    <message>
        <source>the chosen head’s own picture</source>
        <translation>a figura própria da cabeça escolhida</translation>
    </message>
    <message>
        <source>switched off: %1</source>
        <translation>desligadas: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>head and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>It is switched off: later layers get nothing from it.</source>
        <translation>Ela está desligada: as camadas seguintes não recebem nada dela.</translation>
    </message>
    <message>
        <source>Without the induction head</source>
        <translation>Sem a cabeça de indução</translation>
    </message>
    <message>
        <source>Head 1.0 switched off: head 2.2 now gives 0.27 of its weight to the same token, not 0.04.</source>
        <translation>Cabeça 1.0 desligada: a cabeça 2.2 agora dá 0,27 do seu peso ao mesmo token, e não 0,04.</translation>
    </message>
    <message>
        <source>Without the previous-token head</source>
        <translation>Sem a cabeça do token anterior</translation>
    </message>
    <message>
        <source>Head 0.0 switched off: the induction head does not find its place any more.</source>
        <translation>Cabeça 0.0 desligada: a cabeça de indução não encontra mais o lugar.</translation>
    </message>
    <message>
        <source>Training began with it there.</source>
        <translation>O treinamento começou com ela ali.</translation>
    </message>
</context>
<context>
    <name>ArrayFile</name>
    <message>
        <source>it is no array; accepted: %1</source>
        <translation>não é um array; formatos aceitos: %1</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>não há memória suficiente para ele</translation>
    </message>
    <message>
        <source>there is no tensor "%1" in it</source>
        <translation>não há nele nenhum tensor “%1”</translation>
    </message>
    <message>
        <source>the tensor "%1" is too large: %2</source>
        <translation>o tensor “%1” é grande demais: %2</translation>
    </message>
    <message>
        <source>there is no tensor of numbers in it</source>
        <translation>não há nele nenhum tensor de números</translation>
    </message>
    <message>
        <source>there is more than one tensor in it</source>
        <translation>há mais de um tensor nele</translation>
    </message>
    <message>
        <source>it is a single array, in which there is no tensor "%1"</source>
        <translation>é um array único, no qual não há nenhum tensor “%1”</translation>
    </message>
    <message>
        <source>it has no header line, as a .csv file can</source>
        <translation>ele não tem a linha de cabeçalho que um arquivo .csv pode ter</translation>
    </message>
</context>
<context>
    <name>AttentionSteps</name>
    <message>
        <source>values, weighted values and output</source>
        <translation>valores, valores ponderados e saída</translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation>consultas e chaves</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>posições</translation>
    </message>
    <message>
        <source>to queries</source>
        <translation>para consultas</translation>
    </message>
    <message>
        <source>to keys</source>
        <translation>para chaves</translation>
    </message>
    <message>
        <source>to values</source>
        <translation>para valores</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>consultas</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>chaves</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>pontuações</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>escalonadas</translation>
    </message>
    <message>
        <source>not scaled</source>
        <translation>não escalonadas</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>mascaradas</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation>valores ponderados</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>as cabeças</translation>
    </message>
    <message>
        <source>to the output</source>
        <translation>para a saída</translation>
    </message>
    <message>
        <source>output</source>
        <translation>saída</translation>
    </message>
    <message>
        <source>click a cell to hide it</source>
        <translation>clique para ocultar a célula</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeça</translation>
    </message>
    <message>
        <source>weights of %1</source>
        <translation>pesos de %1</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>dimensão %1</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <source>Self-attention, step by step</source>
        <translation>Autoatenção, passo a passo</translation>
    </message>
    <message>
        <source>Cross-attention, step by step</source>
        <translation>Atenção cruzada, passo a passo</translation>
    </message>
    <message numerus="yes">
        <source>%1 queries, %2 keys, %3 dimensions, %4 head(s).</source>
        <translation>
            <numerusform>%1 consultas, %2 chaves, %3 dimensões, %4 cabeça.</numerusform>
            <numerusform>%1 consultas, %2 chaves, %3 dimensões, %4 cabeças.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens are columns: every matrix is transposed.</source>
        <translation>Os tokens são colunas: todas as matrizes estão transpostas.</translation>
    </message>
    <message>
        <source>Only the rows of one query are filled in.</source>
        <translation>Só as linhas de uma consulta estão preenchidas.</translation>
    </message>
    <message>
        <source>The output as a sum of value arrows, head to tail, in the plane of two dimensions.</source>
        <translation>A saída como soma das setas dos valores, uma na ponta da outra, no plano de duas dimensões.</translation>
    </message>
    <message>
        <source>Only earlier words</source>
        <translation>Só palavras anteriores</translation>
    </message>
    <message>
        <source>Pencil and paper</source>
        <translation>Lápis e papel</translation>
    </message>
    <message>
        <source>Four words in four dimensions with small whole numbers: every score can be checked by hand.</source>
        <translation>Quatro palavras em quatro dimensões, com inteiros pequenos: todas as pontuações podem ser conferidas à mão.</translation>
    </message>
    <message>
        <source>As in Dive into Deep Learning</source>
        <translation>Como em Dive into Deep Learning</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Atenção cruzada</translation>
    </message>
    <message>
        <source>Only the arrows have a plane.</source>
        <translation>Só as setas têm um plano.</translation>
    </message>
    <message>
        <source>There is one sequence.</source>
        <translation>Há uma só sequência.</translation>
    </message>
    <message>
        <source>There is one head.</source>
        <translation>Há uma só cabeça.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>consulta %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>chave %1</translation>
    </message>
    <message>
        <source>position %1: %2</source>
        <translation>posição %1: %2</translation>
    </message>
    <message>
        <source>uniform, because every key is hidden from %1</source>
        <translation>uniforme, porque todas as chaves estão ocultas para %1</translation>
    </message>
    <message>
        <source>hidden, as every key is from %1</source>
        <translation>oculta, como todas as chaves para %1</translation>
    </message>
    <message>
        <source>hidden: %1</source>
        <translation>oculta: %1</translation>
    </message>
    <message>
        <source>what the softmax sees</source>
        <translation>o que a softmax vê</translation>
    </message>
    <message>
        <source>embedding plus position</source>
        <translation>embedding mais posição</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>embedding</translation>
    </message>
    <message>
        <source>positional encoding</source>
        <translation>codificação posicional</translation>
    </message>
    <message>
        <source>what keys and values come from</source>
        <translation>de onde vêm chaves e valores</translation>
    </message>
    <message>
        <source>what %1 asks for</source>
        <translation>o que %1 procura</translation>
    </message>
    <message>
        <source>the score as it is</source>
        <translation>a pontuação como está</translation>
    </message>
    <message>
        <source>weighted sum of the values</source>
        <translation>soma ponderada dos valores</translation>
    </message>
    <message>
        <source>from head %1</source>
        <translation>da cabeça %1</translation>
    </message>
    <message>
        <source>the new %1</source>
        <translation>a nova versão de %1</translation>
    </message>
    <message>
        <source>a learned weight, here drawn at random</source>
        <translation>um peso aprendido, aqui sorteado</translation>
    </message>
    <message>
        <source>&lt;a href="mask=none"&gt;Remove the mask&lt;/a&gt;: later words may answer, too.</source>
        <translation>&lt;a href="mask=none"&gt;Retire a máscara&lt;/a&gt;: as palavras seguintes também podem responder.</translation>
    </message>
    <message>
        <source>&lt;a href="temperature=1"&gt;Set the temperature back to 1&lt;/a&gt;.</source>
        <translation>&lt;a href="temperature=1"&gt;Volte a temperatura para 1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>1. Queries come from another sequence, or &lt;a href="memory-tokens="&gt;from the same one&lt;/a&gt;.</source>
        <translation>1. As consultas vêm de outra sequência ou &lt;a href="memory-tokens="&gt;da mesma&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>3. The output is as long as the queries: %1 here; in self-attention that is as long as the input.</source>
        <translation>3. A saída tem tantas linhas quantas são as consultas: %1 aqui; na autoatenção, isso é o comprimento da entrada.</translation>
    </message>
    <message>
        <source>the score, divided by √%1 and by the temperature %2</source>
        <translation>a pontuação dividida por √%1 e pela temperatura %2</translation>
    </message>
    <message>
        <source>the score, divided by the temperature %1</source>
        <translation>a pontuação dividida pela temperatura %1</translation>
    </message>
    <message>
        <source>%1 (place %2)</source>
        <translation>%1 (lugar %2)</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sequência</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>sequência %1</translation>
    </message>
    <message>
        <source>%1; X here is X + P</source>
        <translation>%1; aqui, X é X + P</translation>
    </message>
    <message>
        <source>a number that was typed</source>
        <translation>um número digitado</translation>
    </message>
    <message>
        <source>a learned weight, from a file</source>
        <translation>um peso aprendido, de um arquivo</translation>
    </message>
    <message>
        <source>Sequence %1 of %2 is shown.</source>
        <translation>Mostra-se a sequência %1 de %2.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palavras</translation>
    </message>
    <message>
        <source>keys, one column each</source>
        <translation>chaves, uma por coluna</translation>
    </message>
    <message>
        <source>each column sums to 1</source>
        <translation>cada coluna soma 1</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>cada linha soma 1</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>vetores</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>One word asks</source>
        <translation>Uma palavra pergunta</translation>
    </message>
    <message>
        <source>Five words, one head: “too” takes most of its new row from “animal”.</source>
        <translation>Cinco palavras, uma cabeça: “too” tira de “animal” a maior parte da sua nova linha.</translation>
    </message>
    <message>
        <source>Attention as one path: embeddings %1, queries Q, scores and weights share their rows; keys K stand over the scores; below, the weights of one query multiply the values V, and their sum is the output. Blue is negative, red positive, weights are green; masked cells are hatched.</source>
        <translation>Atenção como um único caminho: embeddings %1, consultas Q, pontuações e pesos têm as mesmas linhas; as chaves K ficam sobre as pontuações; abaixo, os pesos de uma consulta multiplicam os valores V, e a soma é a saída. Azul é negativo, vermelho é positivo, os pesos são verdes; células mascaradas são hachuradas.</translation>
    </message>
    <message>
        <source>All scores are divided by the same number: the %1 of %2 becomes %3.</source>
        <translation>Todas as pontuações são divididas pelo mesmo número: a de %2 passa de %1 a %3.</translation>
    </message>
    <message>
        <source>Each value is multiplied by its weight: %1 takes %2 of %3.</source>
        <translation>Cada valor é multiplicado pelo seu peso: %1 recebe %2 de %3.</translation>
    </message>
    <message>
        <source>&lt;a href="step=2"&gt;Go on&lt;/a&gt;: every word gets a query, a key and a value.</source>
        <translation>&lt;a href="step=2"&gt;Continue&lt;/a&gt;: cada palavra recebe uma consulta, uma chave e um valor.</translation>
    </message>
    <message>
        <source>&lt;a href="step=3"&gt;Go on&lt;/a&gt;: every query meets every key.</source>
        <translation>&lt;a href="step=3"&gt;Continue&lt;/a&gt;: cada consulta encontra cada chave.</translation>
    </message>
    <message>
        <source>Click a score to hide or show it. &lt;a href="step=6"&gt;Go on&lt;/a&gt;: scores become weights.</source>
        <translation>Clique em uma pontuação para ocultá-la ou mostrá-la. &lt;a href="step=6"&gt;Continue&lt;/a&gt;: as pontuações viram pesos.</translation>
    </message>
    <message>
        <source>&lt;a href="step=7"&gt;Go on&lt;/a&gt;: weights multiply the values.</source>
        <translation>&lt;a href="step=7"&gt;Continue&lt;/a&gt;: os pesos multiplicam os valores.</translation>
    </message>
    <message>
        <source>&lt;a href="step=8"&gt;Go on&lt;/a&gt;: their sum is the output.</source>
        <translation>&lt;a href="step=8"&gt;Continue&lt;/a&gt;: a soma deles é a saída.</translation>
    </message>
    <message>
        <source>the words’ vectors</source>
        <translation>os vetores das palavras</translation>
    </message>
    <message>
        <source>what queries are compared with at %1</source>
        <translation>aquilo com que as consultas são comparadas em %1</translation>
    </message>
    <message>
        <source>what %1 passes on</source>
        <translation>o que %1 transmite</translation>
    </message>
    <message>
        <source>the matrices’ shapes</source>
        <translation>as formas das matrizes</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendidas</translation>
    </message>
    <message>
        <source>shapes: %1</source>
        <translation>formas: %1</translation>
    </message>
    <message>
        <source>other sentence</source>
        <translation>outra frase</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outra</translation>
    </message>
    <message>
        <source>learned; a click shows it</source>
        <translation>aprendida; um clique a mostra</translation>
    </message>
    <message>
        <source>all words hidden</source>
        <translation>todas as palavras ocultas</translation>
    </message>
    <message>
        <source>later words hidden</source>
        <translation>palavras posteriores ocultas</translation>
    </message>
    <message>
        <source>the first %1 count</source>
        <translation>só as %1 primeiras contam</translation>
    </message>
    <message>
        <source>Later words are hidden from each of five words: their weights are exactly 0.</source>
        <translation>Nenhuma das cinco palavras vê as posteriores: os pesos destas são exatamente 0.</translation>
    </message>
    <message>
        <source>Two sequences of ones, 100 wide. Of four places 3 and 2 count, so weights are 1/3 and 1/2. Five attentions run side by side.</source>
        <translation>Duas sequências de uns, de largura 100. Dos quatro lugares só contam 3 e 2; por isso, os pesos são 1/3 e 1/2. Cinco atenções trabalham lado a lado.</translation>
    </message>
    <message>
        <source>The words of one sentence, X, ask, and those of another one, M, answer.</source>
        <translation>As palavras de uma frase, X, perguntam, e as de outra, M, respondem.</translation>
    </message>
    <message>
        <source>Without learned matrices</source>
        <translation>Sem matrizes aprendidas</translation>
    </message>
    <message>
        <source>A score is the dot product of two rows of X as they are, so equal words match best.</source>
        <translation>Uma pontuação é o produto escalar de duas linhas de X como são; palavras iguais combinam melhor.</translation>
    </message>
    <message>
        <source>One word at a time</source>
        <translation>Uma palavra por vez</translation>
    </message>
    <message>
        <source>Only the rows of the selected word are filled in, up to its output.</source>
        <translation>Só as linhas da palavra selecionada são preenchidas, até a sua saída.</translation>
    </message>
    <message>
        <source>The sum as arrows</source>
        <translation>A soma em setas</translation>
    </message>
    <message>
        <source>What a word takes from each of the others is an arrow. Laid end to end, they lead to the sum.</source>
        <translation>O que uma palavra recebe de cada outra é uma seta. Postas uma após a outra, as setas levam à soma.</translation>
    </message>
    <message>
        <source>Words in columns</source>
        <translation>Palavras em colunas</translation>
    </message>
    <message>
        <source>The same numbers transposed, as some lectures draw them: weights sum to 1 down the columns.</source>
        <translation>Os mesmos números transpostos, como algumas aulas os desenham: os pesos de cada coluna somam 1.</translation>
    </message>
    <message>
        <source>Every word is hidden from %1: its weights are all 1/%2, as in Dive into Deep Learning.</source>
        <translation>Todas as palavras estão ocultas para %1: seus pesos são todos 1/%2, como em Dive into Deep Learning.</translation>
    </message>
    <message>
        <source>%2 is hidden from %1: its weight is exactly 0.</source>
        <translation>%2 está oculta para %1: seu peso é exatamente 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) after the first %1 are hidden from it.</source>
        <translation>
            <numerusform>%n palavra depois das %1 primeiras está oculta para ela.</numerusform>
            <numerusform>%n palavras depois das %1 primeiras estão ocultas para ela.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) are hidden from it.</source>
        <translation>
            <numerusform>%n palavra está oculta para ela.</numerusform>
            <numerusform>%n palavras estão ocultas para ela.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each word starts as a row of numbers, its embedding, plus a row for its position.</source>
        <translation>Cada palavra começa como uma linha de números, seu embedding, mais uma linha para sua posição.</translation>
    </message>
    <message>
        <source>Each word starts as a row of numbers, its embedding.</source>
        <translation>Cada palavra começa como uma linha de números, seu embedding.</translation>
    </message>
    <message>
        <source>Three learned matrices make three rows of each word: its query asks, its key is compared with queries, its value is passed on.</source>
        <translation>Três matrizes aprendidas produzem três linhas a partir de cada palavra: a consulta pergunta, a chave é comparada com consultas, o valor é transmitido.</translation>
    </message>
    <message>
        <source>Without learned matrices each word itself is what asks (query), what is compared (key) and what is passed on (value).</source>
        <translation>Sem matrizes aprendidas, a própria palavra é o que pergunta (consulta), o que é comparado (chave) e o que é transmitido (valor).</translation>
    </message>
    <message>
        <source>Without learned matrices the scores stay as they are.</source>
        <translation>Sem matrizes aprendidas, as pontuações ficam como estão.</translation>
    </message>
    <message numerus="yes">
        <source>The mask hides %n word(s) from %1: their scores are −∞, their weights will be 0.</source>
        <translation>
            <numerusform>Para %1, a máscara oculta %n palavra: a pontuação dela é −∞, e o peso será 0.</numerusform>
            <numerusform>Para %1, a máscara oculta %n palavras: as pontuações delas são −∞, e os pesos serão 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>A mask can hide words. Here nothing is hidden from %1.</source>
        <translation>Uma máscara pode ocultar palavras. Aqui nada está oculto para %1.</translation>
    </message>
    <message>
        <source>Dropout sets a part of %1 of the weights to 0 at random and enlarges the others, as in training.</source>
        <translation>O dropout zera ao acaso uma fração de %1 dos pesos e aumenta os outros, como no treinamento.</translation>
    </message>
    <message>
        <source>The softmax makes these weights of the scores: between 0 and 1, and each row sums to 1.</source>
        <translation>A softmax transforma as pontuações nestes pesos, entre 0 e 1; cada linha soma 1.</translation>
    </message>
    <message>
        <source>Click another score, then &lt;a href="step=4"&gt;go on&lt;/a&gt;: scores are divided.</source>
        <translation>Clique em outra pontuação e &lt;a href="step=4"&gt;continue&lt;/a&gt;: as pontuações são divididas.</translation>
    </message>
    <message>
        <source>&lt;a href="step=6"&gt;Go on&lt;/a&gt;: scores become weights.</source>
        <translation>&lt;a href="step=6"&gt;Continue&lt;/a&gt;: as pontuações viram pesos.</translation>
    </message>
    <message>
        <source>&lt;a href="memory-tokens="&gt;Take the other sentence away&lt;/a&gt;: then the words ask each other.</source>
        <translation>&lt;a href="memory-tokens="&gt;Tire a outra frase&lt;/a&gt;: então as palavras perguntam umas às outras.</translation>
    </message>
    <message>
        <source>&lt;a href="attention-dropout=0"&gt;Keep all weights&lt;/a&gt;, as after training.</source>
        <translation>&lt;a href="attention-dropout=0"&gt;Mantenha todos os pesos&lt;/a&gt;, como depois do treinamento.</translation>
    </message>
    <message>
        <source>&lt;a href="attention-dropout=0.5"&gt;Drop half of the weights&lt;/a&gt; at random, as in training.</source>
        <translation>&lt;a href="attention-dropout=0.5"&gt;Descarte metade dos pesos&lt;/a&gt; ao acaso, como no treinamento.</translation>
    </message>
    <message>
        <source>&lt;i&gt;P&lt;/i&gt; has a row for each place, which tells where a word stands.</source>
        <translation>&lt;i&gt;P&lt;/i&gt; tem uma linha para cada lugar, que diz onde está uma palavra.</translation>
    </message>
    <message>
        <source>Here %2 attentions, called heads, run side by side. Head %1 is shown; &lt;i&gt;W&lt;/i&gt;ₒ mixes the outputs of all.</source>
        <translation>Aqui %2 atenções, chamadas cabeças, trabalham lado a lado. Mostra-se a cabeça %1; &lt;i&gt;W&lt;/i&gt;ₒ mistura as saídas de todas.</translation>
    </message>
    <message>
        <source>Words are columns, so every matrix is transposed and the softmax runs down its columns.</source>
        <translation>As palavras são colunas: toda matriz é transposta, e a softmax é calculada em cada coluna.</translation>
    </message>
    <message>
        <source>&lt;a href="queries=all"&gt;Fill in all words&lt;/a&gt;: they are computed at once, as matrices.</source>
        <translation>&lt;a href="queries=all"&gt;Preencha todas as palavras&lt;/a&gt;: são calculadas de uma vez, como matrizes.</translation>
    </message>
    <message>
        <source>Cross-attention and self-attention are the same computation.</source>
        <translation>A atenção cruzada e a autoatenção são o mesmo cálculo.</translation>
    </message>
    <message>
        <source>2. The weights are computed from the input by learned matrices, in both; so did Bahdanau et al. 2014, the first translator with attention.</source>
        <translation>2. Nas duas, os pesos são calculados da entrada por matrizes aprendidas; assim já era em Bahdanau et al. 2014, o primeiro tradutor com atenção.</translation>
    </message>
    <message>
        <source>4. Early translators used cross-attention once, between the half that reads (encoder) and the half that writes (decoder). The decoder of a Transformer, a stack of attention layers, uses it in every layer.</source>
        <translation>4. Os primeiros tradutores usavam a atenção cruzada uma só vez, entre a metade que lê (codificador) e a que escreve (decodificador). O decodificador de um Transformer, uma pilha de camadas de atenção, a usa em cada camada.</translation>
    </message>
    <message>
        <source>In self-attention, also called intra-attention, queries, keys and values come from one sentence. It mixes all words in one step, however far apart. Apart from the softmax, it is all matrix products.</source>
        <translation>Na autoatenção, também chamada de intra-atenção, consultas, chaves e valores vêm da mesma frase. Ela mistura todas as palavras em um só passo, por mais distantes que estejam. Exceto a softmax, tudo são produtos de matrizes.</translation>
    </message>
    <message>
        <source>weighted</source>
        <translation>ponderados</translation>
    </message>
    <message numerus="yes">
        <source>words, %n number(s) each</source>
        <translation>
            <numerusform>palavras, %n número cada</numerusform>
            <numerusform>palavras, %n números cada</numerusform>
        </translation>
    </message>
    <message>
        <source>weights of %1; a full bar is 1</source>
        <translation>pesos de %1 (barra cheia: 1)</translation>
    </message>
    <message>
        <source>the score, divided by √%1: a key has %1 numbers</source>
        <translation>a pontuação, dividida por √%1: uma chave tem %1 números</translation>
    </message>
    <message>
        <source>%1 takes %2 of the &lt;a href="term:value"&gt;value&lt;/a&gt; of %3.</source>
        <translation>%1 recebe %2 do &lt;a href="term:value"&gt;valor&lt;/a&gt; de %3.</translation>
    </message>
    <message>
        <source>A trained model has learned the matrices &lt;i&gt;W&lt;/i&gt;. Here they are drawn at random: the arithmetic is real, the pattern means nothing.</source>
        <translation>Um modelo treinado aprendeu as matrizes &lt;i&gt;W&lt;/i&gt;. Aqui elas são sorteadas: as contas são reais, mas o padrão não significa nada.</translation>
    </message>
    <message numerus="yes">
        <source>A trained model has learned the matrices &lt;i&gt;W&lt;/i&gt;. Here, but for %n typed number(s), they are drawn at random: the arithmetic is real, the pattern means nothing.</source>
        <translation>
            <numerusform>Um modelo treinado aprendeu as matrizes &lt;i&gt;W&lt;/i&gt;. Aqui, exceto por %n número digitado, elas são sorteadas: as contas são reais, mas o padrão não significa nada.</numerusform>
            <numerusform>Um modelo treinado aprendeu as matrizes &lt;i&gt;W&lt;/i&gt;. Aqui, exceto por %n números digitados, elas são sorteadas: as contas são reais, mas o padrão não significa nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown up to stage %1 of %2.</source>
        <translation>Mostrado até a etapa %1 de %2.</translation>
    </message>
    <message>
        <source>how much %2 takes of the value of %1</source>
        <translation>quanto %2 recebe do valor de %1</translation>
    </message>
    <message>
        <source>Each word is a row of numbers, its embedding; here they are random.</source>
        <translation>Cada palavra é uma linha de números, seu embedding; aqui eles são aleatórios.</translation>
    </message>
    <message>
        <source>A model that writes text must not see later words: &lt;a href="mask=causal"&gt;hide them&lt;/a&gt;.</source>
        <translation>Um modelo que escreve texto não pode ver as palavras seguintes: &lt;a href="mask=causal"&gt;oculte-as&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="play:step"&gt;Play the stages&lt;/a&gt;: each is explained.</source>
        <translation>&lt;a href="play:step"&gt;Reproduza as etapas&lt;/a&gt;: cada uma é explicada.</translation>
    </message>
    <message>
        <source>&lt;a href="step=8"&gt;Show all stages&lt;/a&gt;.</source>
        <translation>&lt;a href="step=8"&gt;Mostre todas as etapas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Click a box on an arrow to see its matrix. &lt;a href="matrix=masked"&gt;Hide words by hand&lt;/a&gt;: click a score to hide that word from that query. Double-click a cell of &lt;i&gt;X&lt;/i&gt; or &lt;i&gt;W&lt;/i&gt; to type a number.</source>
        <translation>Clique numa caixa sobre uma seta para ver sua matriz. &lt;a href="matrix=masked"&gt;Oculte palavras à mão&lt;/a&gt;: clique numa pontuação para ocultar essa palavra dessa consulta. Clique duas vezes numa célula de &lt;i&gt;X&lt;/i&gt; ou &lt;i&gt;W&lt;/i&gt; para digitar um número.</translation>
    </message>
    <message>
        <source>Trained: who is it?</source>
        <translation>Treinada: quem é?</translation>
    </message>
    <message>
        <source>Its matrices were trained: “it” gives “animal” nearly all its weight, as animals get tired.</source>
        <translation>Suas matrizes foram treinadas: “it” dá a “animal” quase todo o seu peso, pois quem se cansa é o animal.</translation>
    </message>
    <message>
        <source>a learned weight, of a trained model</source>
        <translation>um peso aprendido, de um modelo treinado</translation>
    </message>
    <message>
        <source>learned in a model, random here; a click shows it</source>
        <translation>aprendida em um modelo, aqui aleatória; um clique a mostra</translation>
    </message>
    <message>
        <source>learned in a model, random here</source>
        <translation>aprendida em um modelo, aqui aleatória</translation>
    </message>
    <message>
        <source>random here</source>
        <translation>aqui aleatória</translation>
    </message>
    <message>
        <source>Each word compares its query with every key. The better a key fits, the more its word’s value counts.</source>
        <translation>Cada palavra compara sua consulta com todas as chaves. Quanto melhor uma chave combina, mais conta o valor da sua palavra.</translation>
    </message>
    <message>
        <source>Each word of one sentence compares its query with the keys of another. The better a key fits, the more its word’s value counts.</source>
        <translation>Cada palavra de uma frase compara sua consulta com as chaves de outra. Quanto melhor uma chave combina, mais conta o valor da sua palavra.</translation>
    </message>
    <message>
        <source>how well the key fits the query: their dot product</source>
        <translation>o quanto a chave combina com a consulta: seu produto escalar</translation>
    </message>
    <message numerus="yes">
        <source>%n words fit %1 equally well: it takes %2 of each.</source>
        <translation>
            <numerusform>%n palavra combina com %1, que recebe %2 dela.</numerusform>
            <numerusform>%n palavras combinam igualmente com %1, que recebe %2 de cada uma.</numerusform>
        </translation>
    </message>
    <message>
        <source>With these random matrices %1 takes most from %3: %2 of its &lt;a href="term:value"&gt;value&lt;/a&gt;.</source>
        <translation>Com estas matrizes aleatórias, %1 recebe mais de %3: %2 do seu &lt;a href="term:value"&gt;valor&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>%1 takes most from %3: %2 of its &lt;a href="term:value"&gt;value&lt;/a&gt;.</source>
        <translation>%1 recebe mais de %3: %2 do seu &lt;a href="term:value"&gt;valor&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A score is query times key: %2 fits %1 best, with %3.</source>
        <translation>Uma pontuação é consulta vezes chave: %2 combina melhor com %1, com %3.</translation>
    </message>
    <message>
        <source>① Each word is a row of numbers, its embedding; here the numbers are random.</source>
        <translation>① Cada palavra é uma linha de números, seu embedding; aqui os números são aleatórios.</translation>
    </message>
    <message>
        <source>① Each word is a row of numbers, its embedding.</source>
        <translation>① Cada palavra é uma linha de números, seu embedding.</translation>
    </message>
    <message>
        <source>③ A score is the dot product of a query and a key.</source>
        <translation>③ Uma pontuação é o produto escalar de uma consulta e uma chave.</translation>
    </message>
    <message>
        <source>② The matrices &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;q&lt;/sub&gt;, &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt; and &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; make its query, its key and its value.</source>
        <translation>② As matrizes &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;q&lt;/sub&gt;, &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt; e &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; produzem sua consulta, sua chave e seu valor.</translation>
    </message>
    <message>
        <source>Row &lt;i&gt;r&lt;/i&gt; of &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;q&lt;/sub&gt; makes number &lt;i&gt;r&lt;/i&gt; of each query; &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt; and &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; make the keys and the values in the same way. Written to the right of &lt;i&gt;X&lt;/i&gt;, &lt;i&gt;W&lt;/i&gt; is transposed (ᵀ): its rows become columns.</source>
        <translation>A linha &lt;i&gt;r&lt;/i&gt; de &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;q&lt;/sub&gt; produz o número &lt;i&gt;r&lt;/i&gt; de cada consulta; &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt; e &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; produzem as chaves e os valores do mesmo modo. Escrita à direita de &lt;i&gt;X&lt;/i&gt;, &lt;i&gt;W&lt;/i&gt; é transposta (ᵀ): suas linhas viram colunas.</translation>
    </message>
    <message>
        <source>It is divided by √&lt;i&gt;d&lt;/i&gt;ₖ, where &lt;i&gt;d&lt;/i&gt;ₖ = %1 is how many numbers a key has; the panel calls the divided score &lt;i&gt;s&lt;/i&gt;.</source>
        <translation>Ela é dividida por √&lt;i&gt;d&lt;/i&gt;ₖ, em que &lt;i&gt;d&lt;/i&gt;ₖ = %1 é quantos números tem uma chave; o painel chama de &lt;i&gt;s&lt;/i&gt; a pontuação dividida.</translation>
    </message>
    <message>
        <source>⑥ &lt;i&gt;W&lt;/i&gt;ₒ, one more learned matrix, turns the sum &lt;i&gt;O&lt;/i&gt; into the word’s output row, &lt;i&gt;Y&lt;/i&gt;.</source>
        <translation>⑥ &lt;i&gt;W&lt;/i&gt;ₒ, mais uma matriz aprendida, transforma a soma &lt;i&gt;O&lt;/i&gt; na linha de saída da palavra, &lt;i&gt;Y&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>② &lt;i&gt;y&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; = &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt;, (&lt;i&gt;x&lt;/i&gt;₁, &lt;i&gt;x&lt;/i&gt;₁), …, (&lt;i&gt;x&lt;sub&gt;n&lt;/sub&gt;&lt;/i&gt;, &lt;i&gt;x&lt;sub&gt;n&lt;/sub&gt;&lt;/i&gt;)): one word asks, and every word is both key and value. The score is the dot product of two rows of &lt;i&gt;%1&lt;/i&gt;, and the output mixes rows of &lt;i&gt;%1&lt;/i&gt;.</source>
        <translation>② &lt;i&gt;y&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; = &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt;, (&lt;i&gt;x&lt;/i&gt;₁, &lt;i&gt;x&lt;/i&gt;₁), …, (&lt;i&gt;x&lt;sub&gt;n&lt;/sub&gt;&lt;/i&gt;, &lt;i&gt;x&lt;sub&gt;n&lt;/sub&gt;&lt;/i&gt;)): uma palavra pergunta, e toda palavra é ao mesmo tempo chave e valor. A pontuação é o produto escalar de duas linhas de &lt;i&gt;%1&lt;/i&gt;, e a saída mistura linhas de &lt;i&gt;%1&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>⑥ The sum &lt;i&gt;O&lt;/i&gt; is the word’s output row, &lt;i&gt;Y&lt;/i&gt;.</source>
        <translation>⑥ A soma &lt;i&gt;O&lt;/i&gt; é a linha de saída da palavra, &lt;i&gt;Y&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>The slider stops three times at ③: at the scores, the scaled scores and the masked scores.</source>
        <translation>O controle deslizante para três vezes em ③: nas pontuações, nas escalonadas e nas mascaradas.</translation>
    </message>
    <message>
        <source>⑤ Each value is multiplied by its weight. The sum (Σ) is &lt;i&gt;O&lt;/i&gt;.</source>
        <translation>⑤ Cada valor é multiplicado por seu peso. A soma (Σ) é &lt;i&gt;O&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>④ The softmax turns a row of scores into weights from 0 to 1; their sum is 1, but for rounding.</source>
        <translation>④ A softmax transforma uma linha de pontuações em pesos de 0 a 1; a soma deles é 1, salvo arredondamento.</translation>
    </message>
    <message>
        <source>&lt;i&gt;O&lt;/i&gt; is the sum of the values &lt;i&gt;V&lt;/i&gt;, each times its weight &lt;i&gt;A&lt;/i&gt;; &lt;i&gt;S&lt;/i&gt; are the scores. &lt;i&gt;i&lt;/i&gt; is the word that asks, &lt;i&gt;j&lt;/i&gt; the word that is compared, &lt;i&gt;c&lt;/i&gt; a column. All are counted from 0: %1 is word %2.</source>
        <translation>&lt;i&gt;O&lt;/i&gt; é a soma dos valores &lt;i&gt;V&lt;/i&gt;, cada um vezes seu peso &lt;i&gt;A&lt;/i&gt;; &lt;i&gt;S&lt;/i&gt; são as pontuações. &lt;i&gt;i&lt;/i&gt; é a palavra que pergunta, &lt;i&gt;j&lt;/i&gt; a palavra comparada, &lt;i&gt;c&lt;/i&gt; uma coluna. Todas se contam a partir de 0: %1 é a palavra %2.</translation>
    </message>
    <message>
        <source>queries, keys and values</source>
        <translation>consultas, chaves e valores</translation>
    </message>
    <message>
        <source>weighted values and output</source>
        <translation>valores ponderados e saída</translation>
    </message>
    <message>
        <source>the colours’ scales</source>
        <translation>as escalas das cores</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>o programa</translation>
    </message>
    <message>
        <source># for the words</source>
        <translation># pelas palavras</translation>
    </message>
    <message>
        <source># for the other words</source>
        <translation># pelas outras</translation>
    </message>
    <message>
        <source>The program that makes it, in PyTorch</source>
        <translation>O programa que a produz, em PyTorch</translation>
    </message>
    <message>
        <source>The program, in PyTorch</source>
        <translation>O programa, em PyTorch</translation>
    </message>
    <message>
        <source>The program that makes it</source>
        <translation>O programa que a produz</translation>
    </message>
    <message>
        <source>The layer in PyTorch beside the picture: the lines of the stage that is shown are lit.</source>
        <translation>A camada em PyTorch ao lado da figura: as linhas da etapa mostrada ficam realçadas.</translation>
    </message>
    <message>
        <source>Attention in the order of its program, which stands beside it in PyTorch: embeddings %1, queries Q, keys K and values V; scores and weights; weighted values and output. The lines of the stage that is shown are lit. Blue is negative, red positive, weights are green; masked cells are hatched.</source>
        <translation>Atenção na ordem do seu programa, que está ao lado em PyTorch: embeddings %1, consultas Q, chaves K e valores V; pontuações e pesos; valores ponderados e saída. As linhas da etapa mostrada ficam realçadas. Azul é negativo, vermelho é positivo, os pesos são verdes; células mascaradas são hachuradas.</translation>
    </message>
    <message>
        <source>&lt;a href="listing=off"&gt;Take the program away&lt;/a&gt; that stands beside it.</source>
        <translation>&lt;a href="listing=off"&gt;Retire o programa&lt;/a&gt; que está ao lado.</translation>
    </message>
    <message>
        <source>&lt;a href="listing=on"&gt;See the program that makes it&lt;/a&gt;.</source>
        <translation>&lt;a href="listing=on"&gt;Veja o programa que a produz&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="matrix=masked"&gt;Hide words by hand&lt;/a&gt;: click a score to hide that word from that query. Double-click a cell of &lt;i&gt;X&lt;/i&gt; to type a number.</source>
        <translation>&lt;a href="matrix=masked"&gt;Oculte palavras à mão&lt;/a&gt;: clique numa pontuação para ocultar essa palavra dessa consulta. Clique duas vezes numa célula de &lt;i&gt;X&lt;/i&gt; para digitar um número.</translation>
    </message>
    <message>
        <source>scaled, masked</source>
        <translation>escalonadas, mascaradas</translation>
    </message>
    <message>
        <source>%1 asks, every word answers. The better its key fits, the more its value counts.</source>
        <translation>%1 pergunta, cada palavra responde. Quanto melhor sua chave combina, mais seu valor conta.</translation>
    </message>
    <message>
        <source>The picture of all parts shows it.</source>
        <translation>A figura com todas as partes o mostra.</translation>
    </message>
    <message>
        <source>One word asks here in any case.</source>
        <translation>Aqui sempre pergunta uma só palavra.</translation>
    </message>
    <message>
        <source>What one word takes, as a table: of each word its score, weight and value, made of %1, and weight times value; their sum is below. Blue is negative, red positive, weights are green bars; masked scores are hatched.</source>
        <translation>O que uma palavra toma, em uma tabela: de cada palavra, a pontuação, o peso e o valor, feitos de %1, e o peso vezes o valor; abaixo, a soma. Azul é negativo, vermelho é positivo, os pesos são barras verdes; as pontuações mascaradas são hachuradas.</translation>
    </message>
    <message>
        <source>query · key</source>
        <translation>consulta · chave</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>pergunta</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>outra</numerusform>
            <numerusform>%n outras</numerusform>
        </translation>
    </message>
    <message>
        <source>score</source>
        <translation>pontuação</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>pontuação escalonada</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>all together 1</source>
        <translation>somam 1</translation>
    </message>
    <message>
        <source>sum: 1</source>
        <translation>soma 1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>what each word offers</source>
        <translation>o que cada palavra oferece</translation>
    </message>
    <message>
        <source>weight × value</source>
        <translation>peso × valor</translation>
    </message>
    <message>
        <source>product</source>
        <translation>produto</translation>
    </message>
    <message>
        <source>what %1 takes</source>
        <translation>o que %1 toma</translation>
    </message>
    <message>
        <source>%1, then softmax</source>
        <translation>%1, depois softmax</translation>
    </message>
    <message>
        <source>what %1 takes in all:</source>
        <translation>o que %1 toma ao todo:</translation>
    </message>
    <message>
        <source>in all:</source>
        <translation>ao todo:</translation>
    </message>
    <message>
        <source>close to the value of %1</source>
        <translation>próximo do valor de %1</translation>
    </message>
    <message>
        <source>mostly the value of %1</source>
        <translation>em sua maior parte, o valor de %1</translation>
    </message>
    <message>
        <source>a mixture of the values</source>
        <translation>uma mistura dos valores</translation>
    </message>
</context>
<context>
    <name>AttentionWords</name>
    <message>
        <source>The valid lengths do not fit: there is one for each sequence, and none is above the number of keys. The picture still shows the last values that fit.</source>
        <translation>Os comprimentos válidos não servem: deve haver um para cada sequência, e nenhum pode ser maior que o número de chaves. A imagem ainda mostra os últimos valores que serviram.</translation>
    </message>
    <message>
        <source>The valid lengths per query do not fit: there is one for each query, and none is above the number of keys. The picture still shows the last values that fit.</source>
        <translation>Os comprimentos válidos por consulta não servem: deve haver um para cada consulta, e nenhum pode ser maior que o número de chaves. A imagem ainda mostra os últimos valores que serviram.</translation>
    </message>
    <message>
        <source>The memory does not fit the embeddings: %1.</source>
        <translation>A memória não combina com os embeddings: %1.</translation>
    </message>
    <message>
        <source>The weights do not fit: %1.</source>
        <translation>Os pesos não servem: %1.</translation>
    </message>
    <message>
        <source>The memory comes from a file.</source>
        <translation>A memória vem de um arquivo.</translation>
    </message>
    <message>
        <source>Only embeddings that are drawn normal are scaled.</source>
        <translation>Só são escalonados os embeddings sorteados de uma distribuição normal.</translation>
    </message>
    <message>
        <source>Embeddings and weights come from files.</source>
        <translation>Embeddings e pesos vêm de arquivos.</translation>
    </message>
    <message>
        <source>No positions are added.</source>
        <translation>Nenhuma posição é somada.</translation>
    </message>
    <message>
        <source>Without projections there is one head.</source>
        <translation>Sem projeções, há uma só cabeça.</translation>
    </message>
    <message>
        <source>The loaded weights decide it.</source>
        <translation>Os pesos carregados determinam este valor.</translation>
    </message>
    <message>
        <source>it comes later</source>
        <translation>ela vem depois</translation>
    </message>
    <message>
        <source>it is further away than %1</source>
        <translation>ela está a uma distância maior que %1</translation>
    </message>
    <message>
        <source>it lies beyond the valid length %1</source>
        <translation>ela está além do comprimento válido %1</translation>
    </message>
    <message>
        <source>it lies beyond the query’s valid length %1</source>
        <translation>ela está além do comprimento válido %1 da consulta</translation>
    </message>
    <message>
        <source>it is hidden by hand</source>
        <translation>ela foi ocultada à mão</translation>
    </message>
    <message>
        <source>The embeddings come from a file, and there are no weights.</source>
        <translation>Os embeddings vêm de um arquivo, e não há pesos.</translation>
    </message>
    <message>
        <source>All embeddings are ones, and no weights are drawn.</source>
        <translation>Todos os embeddings têm só o número 1, e nenhum peso é sorteado.</translation>
    </message>
    <message>
        <source>The tokens are those of the loaded embeddings.</source>
        <translation>Os tokens são os dos embeddings carregados.</translation>
    </message>
    <message>
        <source>These weights of a trained layer are shown as they are: its positions act in the scores, which a layer of this page does not have.</source>
        <translation>Estes pesos de uma camada treinada são mostrados como são: as posições dela atuam nas pontuações, o que uma camada desta página não tem.</translation>
    </message>
    <message>
        <source>This is the pointing head of a trained model: its weights are the answer. &lt;i&gt;X&lt;/i&gt; is what the layer before made of the words, normalised; the head has no values, so that &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; and &lt;i&gt;W&lt;/i&gt;ₒ are unit matrices here.</source>
        <translation>Esta é a cabeça que aponta, de um modelo treinado: os pesos dela são a resposta. &lt;i&gt;X&lt;/i&gt; é o que a camada anterior fez das palavras, normalizado; a cabeça não tem valores, por isso &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; e &lt;i&gt;W&lt;/i&gt;ₒ são aqui matrizes identidade.</translation>
    </message>
    <message>
        <source>This is a layer of a trained model. &lt;i&gt;X&lt;/i&gt; is what it gets: normalised, with positions in it. The model adds what comes out to what came in, which is not shown here.</source>
        <translation>Esta é uma camada de um modelo treinado. &lt;i&gt;X&lt;/i&gt; é o que ela recebe: normalizado, já com as posições. O modelo soma a saída à entrada, o que não se mostra aqui.</translation>
    </message>
    <message>
        <source>The matrices are those of a trained model.</source>
        <translation>As matrizes são de um modelo treinado.</translation>
    </message>
    <message>
        <source>The list of tokens does not fit the loaded rows: %1.</source>
        <translation>A lista de tokens não combina com as linhas carregadas: %1.</translation>
    </message>
</context>
<context>
    <name>BinaryCounting</name>
    <message numerus="yes">
        <source>%n bit(s) flip</source>
        <translation>
            <numerusform>%n bit muda</numerusform>
            <numerusform>%n bits mudam</numerusform>
        </translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Codificação</translation>
    </message>
    <message>
        <source>lowest bit first</source>
        <translation>mais baixo primeiro</translation>
    </message>
    <message>
        <source>fast pairs on the left, slow ones on the right</source>
        <translation>pares rápidos à esquerda, lentos à direita</translation>
    </message>
    <message>
        <source>%1 in binary is %2</source>
        <translation>%1 em binário é %2</translation>
    </message>
    <message>
        <source>shown above: positions %1 to %2 of %3 to %4</source>
        <translation>acima: posições %1 a %2 (todas: %3 a %4)</translation>
    </message>
    <message>
        <source>one logarithmic ruler for both</source>
        <translation>uma só régua logarítmica para ambos</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>Binário</translation>
    </message>
    <message>
        <source>Binary counting, made smooth</source>
        <translation>A contagem binária, suavizada</translation>
    </message>
    <message>
        <source>Left the bits of the positions, the lowest first, dark for 1 and light for 0. Right, row by row beside them, the encoding: colour runs from −1 (blue) over 0 (neutral) to 1 (red). Below, on one logarithmic scale, after how many positions each bit and each pair repeats.</source>
        <translation>À esquerda, os bits das posições, a começar pelo mais baixo: escuro para 1, claro para 0. À direita, linha por linha ao lado deles, a codificação: a cor vai de −1 (azul), passando por 0 (neutro), até 1 (vermelho). Abaixo, em uma só escala logarítmica, após quantas posições cada bit e cada par se repetem.</translation>
    </message>
    <message>
        <source>Marked: position %1, in binary %2.</source>
        <translation>Em destaque: posição %1, em binário %2.</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Como no livro</translation>
    </message>
    <message>
        <source>Counting to 15</source>
        <translation>Contar até 15</translation>
    </message>
    <message>
        <source>Four bits beside sixteen pairs. Position 11 is 1011.</source>
        <translation>Quatro bits ao lado de dezesseis pares. A posição 11 é 1011.</translation>
    </message>
    <message>
        <source>A power of two</source>
        <translation>Uma potência de dois</translation>
    </message>
    <message>
        <source>From 255 to 256 all nine bits flip at once; no clock makes more than its usual step.</source>
        <translation>De 255 a 256, todos os nove bits mudam de uma vez; nenhum relógio dá mais que seu passo habitual.</translation>
    </message>
    <message>
        <source>A long table</source>
        <translation>Uma tabela longa</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>bit %1</source>
        <translation>bit %1</translation>
    </message>
    <message>
        <source>%1 in binary is %2, the highest bit first</source>
        <translation>%1 em binário é %2, com o bit mais alto primeiro</translation>
    </message>
    <message>
        <source>Bit 0 repeats after 2 positions.</source>
        <translation>O bit 0 se repete após 2 posições.</translation>
    </message>
    <message>
        <source>The first &lt;a href="term:pair"&gt;pair&lt;/a&gt; repeats after %1 positions, the last after %2.</source>
        <translation>O primeiro &lt;a href="term:pair"&gt;par&lt;/a&gt; se repete após %1 posições; o último, após %2.</translation>
    </message>
    <message>
        <source>The only &lt;a href="term:pair"&gt;pair&lt;/a&gt; repeats after %1 positions.</source>
        <translation>O único &lt;a href="term:pair"&gt;par&lt;/a&gt; se repete após %1 posições.</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2.</source>
        <translation>Parte ampliada: posições %1 a %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 are told apart by %n bit(s).</source>
        <translation>
            <numerusform>Para distinguir %1, basta %n bit.</numerusform>
            <numerusform>Para distinguir %1, bastam %n bits.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>fast left, slow right</source>
        <translation>rápido à esquerda, lento à direita</translation>
    </message>
    <message>
        <source>clocks at position %1</source>
        <translation>relógios na posição %1</translation>
    </message>
    <message>
        <source>above: positions %1 to %2</source>
        <translation>acima: posições %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>Position %1, the last, is written with %n bit(s).</source>
        <translation>
            <numerusform>A posição %1, a última, é escrita com %n bit.</numerusform>
            <numerusform>A posição %1, a última, é escrita com %n bits.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>how many bits flip</source>
        <translation>quantos bits mudam</translation>
    </message>
    <message>
        <source>&lt;a href="row=%1"&gt;Step from %2 to %3&lt;/a&gt;.</source>
        <translation>&lt;a href="row=%1"&gt;Passe de %2 a %3&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Bit 0 repeats after 2 positions, bit %1 after %2.</source>
        <translation>O bit 0 se repete após 2 posições; o bit %1, após %2.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>From 3 to 4 three of four bits flip at once, and every clock makes its usual step.</source>
        <translation>De 3 a 4, três dos quatro bits mudam de uma vez, e cada relógio dá seu passo habitual.</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2: %n bit(s) flip at once; each clock turns by a fixed angle, the first by 57°.</source>
        <translation>
            <numerusform>De %1 a %2: %n bit muda; cada relógio gira um ângulo fixo, o primeiro 57°.</numerusform>
            <numerusform>De %1 a %2: %n bits mudam de uma vez; cada relógio gira um ângulo fixo, o primeiro 57°.</numerusform>
        </translation>
    </message>
    <message>
        <source>switches and clocks</source>
        <translation>interruptores e relógios</translation>
    </message>
    <message>
        <source>the ruler</source>
        <translation>a régua</translation>
    </message>
    <message>
        <source>in reverse: the fast bit on the left</source>
        <translation>em ordem inversa: o bit rápido à esquerda</translation>
    </message>
    <message>
        <source>%1 is %2, here in reverse: the fast bit first</source>
        <translation>%1 é %2, aqui ao contrário: o bit rápido primeiro</translation>
    </message>
    <message>
        <source>%1 is %2, here in reverse</source>
        <translation>%1 é %2, aqui ao contrário</translation>
    </message>
    <message>
        <source>bit b</source>
        <translation>bit b</translation>
    </message>
    <message>
        <source>pair j</source>
        <translation>par j</translation>
    </message>
    <message>
        <source>floats against bits</source>
        <translation>floats e bits</translation>
    </message>
    <message>
        <source>Period: positions until it repeats</source>
        <translation>Período: posições até repetir</translation>
    </message>
    <message>
        <source>Bits of the position i</source>
        <translation>Bits da posição i</translation>
    </message>
    <message>
        <source>Point at a row to see bits flip and clocks turn.</source>
        <translation>Aponte para uma linha e veja os bits mudarem e os relógios girarem.</translation>
    </message>
    <message>
        <source>a clock for each pair, at position 0</source>
        <translation>um relógio para cada par, na posição 0</translation>
    </message>
    <message>
        <source>A bit flips between 0 and 1; the clock of a pair turns by a fixed angle at every step, the first by 57°.</source>
        <translation>Um bit alterna entre 0 e 1; o relógio de um par gira a cada passo um ângulo fixo, o primeiro 57°.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:equal-ladders"&gt;Double the wavelength from pair to pair&lt;/a&gt;, as the bits do.</source>
        <translation>&lt;a href="preset:equal-ladders"&gt;Dobre o comprimento de onda de par em par&lt;/a&gt;, como nos bits.</translation>
    </message>
    <message>
        <source>The binary digits of a number, its bits, change fast at one end and slowly at the other, as the waves do.</source>
        <translation>Os dígitos binários de um número, os bits, mudam rápido em uma ponta e devagar na outra, como as ondas.</translation>
    </message>
    <message>
        <source>Waves that double like bits</source>
        <translation>Ondas que dobram como bits</translation>
    </message>
    <message>
        <source>256 in the formula, 16 columns: each wave is twice as long as the one before, like the bits' periods.</source>
        <translation>256 na fórmula, 16 colunas: cada onda tem o dobro do comprimento da anterior, como os períodos dos bits.</translation>
    </message>
    <message>
        <source>512 positions: nine bits tell them apart. The 64 pairs repeat after 6 to about 54 thousand positions.</source>
        <translation>512 posições: nove bits as distinguem. Os 64 pares se repetem após 6 a cerca de 54 mil posições.</translation>
    </message>
    <message>
        <source>a clock for each pair, at position %1; shaded: how far it turned since position %2</source>
        <translation>um relógio para cada par, na posição %1; sombreado: quanto girou desde a posição %2</translation>
    </message>
    <message>
        <source>clocks at position %1; shaded: the turn since %2</source>
        <translation>relógios na posição %1; sombreado: o giro desde %2</translation>
    </message>
    <message>
        <source>The eight numbers of the book Dive into Deep Learning: 0 is 000, 3 is 011, 7 is 111.</source>
        <translation>Os oito números do livro Dive into Deep Learning: 0 é 000, 3 é 011, 7 é 111.</translation>
    </message>
    <message>
        <source>pair %3 tells %1 positions apart, binary needs %2 bits</source>
        <translation>o par %3 distingue %1 posições; o binário usa %2 bits</translation>
    </message>
    <message>
        <source>Bits and clocks run fast on the left and slow on the right.</source>
        <translation>Bits e relógios são rápidos à esquerda e lentos à direita.</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let the position count up&lt;/a&gt;.</source>
        <translation>&lt;a href="play:row"&gt;Faça a posição avançar&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Pair %3 tells these %1 positions apart within one turn: it repeats only after %4. Binary needs %2 bits.</source>
        <translation>O par %3 distingue estas %1 posições em uma só volta: só se repete após %4. O binário precisa de %2 bits.</translation>
    </message>
    <message>
        <source>one logarithmic ruler: each bit’s period is twice the one before, each pair’s %1 times</source>
        <translation>uma só régua logarítmica: o período de cada bit é o dobro do anterior; o de cada par, %1 vezes</translation>
    </message>
    <message>
        <source>bits: each period is twice the one before</source>
        <translation>bits: cada período é o dobro do anterior</translation>
    </message>
    <message>
        <source>pairs: each is %1 times the one before</source>
        <translation>pares: cada um é %1 vezes o anterior</translation>
    </message>
    <message>
        <source>&lt;a href="preset:power-of-two"&gt;Go to 256&lt;/a&gt;: nine bits flip at once, and no clock jumps.</source>
        <translation>&lt;a href="preset:power-of-two"&gt;Vá a 256&lt;/a&gt;: nove bits mudam de uma vez, e nenhum relógio salta.</translation>
    </message>
    <message>
        <source>&lt;i&gt;B&lt;/i&gt;: divide the position &lt;i&gt;i&lt;/i&gt; by 2 to the power &lt;i&gt;b&lt;/i&gt;, round down (⌊ ⌋), and take the remainder after dividing by 2 (mod 2). That is bit &lt;i&gt;b&lt;/i&gt;.</source>
        <translation>&lt;i&gt;B&lt;/i&gt;: divida a posição &lt;i&gt;i&lt;/i&gt; por 2 elevado a &lt;i&gt;b&lt;/i&gt;, arredonde para baixo (⌊ ⌋) e tome o resto da divisão por 2 (mod 2). Esse é o bit &lt;i&gt;b&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>If each of the %1 bits were stored as a float, as the numbers of &lt;i&gt;P&lt;/i&gt; are, that would take %1 floats. One slow pair, two floats, tells the same positions apart. In this sense the book Dive into Deep Learning says that floats save space; counted in bits, two floats take 64 instead of %1.</source>
        <translation>Se cada um dos %1 bits fosse guardado como float, como os números de &lt;i&gt;P&lt;/i&gt;, seriam %1 floats. Um par lento, dois floats, distingue as mesmas posições. É nesse sentido que o livro Dive into Deep Learning diz que floats economizam espaço; contados em bits, dois floats ocupam 64 em vez de %1.</translation>
    </message>
    <message numerus="yes">
        <source>A row of &lt;i&gt;P&lt;/i&gt; takes %n float(s) of %1 bits: %2 bits. What &lt;i&gt;P&lt;/i&gt; gains is smoothness: a step turns a pair by the same angle wherever it starts.</source>
        <translation>
            <numerusform>Uma linha de &lt;i&gt;P&lt;/i&gt; ocupa %n float de %1 bits: %2 bits. O que &lt;i&gt;P&lt;/i&gt; ganha é suavidade: um passo gira um par pelo mesmo ângulo onde quer que comece.</numerusform>
            <numerusform>Uma linha de &lt;i&gt;P&lt;/i&gt; ocupa %n floats de %1 bits: %2 bits. O que &lt;i&gt;P&lt;/i&gt; ganha é suavidade: um passo gira um par pelo mesmo ângulo onde quer que comece.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChallengeWords</name>
    <message numerus="yes">
        <source>best: %n move(s)</source>
        <translation>
            <numerusform>melhor: %n jogada</numerusform>
            <numerusform>melhor: %n jogadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplexityChart</name>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largura</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>Sequential operations</source>
        <translation>Operações sequenciais</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Maior caminho</translation>
    </message>
    <message>
        <source>Operations per layer</source>
        <translation>Operações por camada</translation>
    </message>
    <message>
        <source>Who needs the fewest sequential operations</source>
        <translation>Quem precisa de menos operações sequenciais</translation>
    </message>
    <message>
        <source>Whose longest path is the shortest</source>
        <translation>Quem tem o menor caminho máximo</translation>
    </message>
    <message>
        <source>Who needs the fewest operations per layer</source>
        <translation>Quem precisa de menos operações por camada</translation>
    </message>
    <message>
        <source>exact, in FLOPs</source>
        <translation>exata, em FLOPs</translation>
    </message>
    <message>
        <source>exact multiply–adds</source>
        <translation>exata, em MACs</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>passo de treino</translation>
    </message>
    <message>
        <source>forward pass</source>
        <translation>passagem direta</translation>
    </message>
    <message>
        <source>with projections</source>
        <translation>com projeções</translation>
    </message>
    <message>
        <source>without projections</source>
        <translation>sem projeções</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>how it is counted; n = 60</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; both axes logarithmic</source>
        <comment>how it is counted</comment>
        <translation>%1; ambos os eixos logarítmicos</translation>
    </message>
    <message>
        <source>%1; dashed: equal, but another layer is lower</source>
        <translation>%1; tracejado: iguais, mas outra camada é menor</translation>
    </message>
    <message>
        <source>lowest: %1</source>
        <translation>menor: %1</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Cruzamentos</translation>
    </message>
    <message>
        <source>Where costs cross</source>
        <translation>Onde os custos se cruzam</translation>
    </message>
    <message>
        <source>Only recurrence has to wait for one token after the other.</source>
        <translation>Só a recorrência precisa esperar um token após o outro.</translation>
    </message>
    <message>
        <source>Self-attention connects any two tokens within a single layer.</source>
        <translation>A autoatenção liga quaisquer dois tokens em uma só camada.</translation>
    </message>
    <message>
        <source>%1 (%2): the lowest layer in the plane of n and d, both axes logarithmic.</source>
        <translation>%1 (%2): a camada de menor valor no plano de n e d, ambos os eixos logarítmicos.</translation>
    </message>
    <message>
        <source>%1 (%2) against %3 from %4 to %5, both axes logarithmic.</source>
        <translation>%1 (%2) em função de %3, de %4 a %5, ambos os eixos logarítmicos.</translation>
    </message>
    <message>
        <source>Fixed: %1.</source>
        <translation>Valores fixos: %1.</translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <comment>n = 60: layers and their numbers</comment>
        <translation>Em %1: %2.</translation>
    </message>
    <message>
        <source>Curves cross at %1.</source>
        <translation>As curvas se cruzam em %1.</translation>
    </message>
    <message>
        <source>The book’s three</source>
        <translation>As três do livro</translation>
    </message>
    <message>
        <source>Terms of convolution, recurrence and self-attention: they cross at n = d and n = k·d.</source>
        <translation>Os termos da convolução, da recorrência e da autoatenção: eles se cruzam em n = d e em n = k·d.</translation>
    </message>
    <message>
        <source>Counted exactly</source>
        <translation>Contagem exata</translation>
    </message>
    <message>
        <source>With projections</source>
        <translation>Com projeções</translation>
    </message>
    <message>
        <source>Longest paths</source>
        <translation>Maiores caminhos</translation>
    </message>
    <message>
        <source>What self-attention pays for: any two tokens are one step apart.</source>
        <translation>O que se compra com a autoatenção: quaisquer dois tokens estão a um passo um do outro.</translation>
    </message>
    <message>
        <source>Only the recurrence has to wait for each token before the next.</source>
        <translation>Só a recorrência precisa esperar cada token antes de passar ao seguinte.</translation>
    </message>
    <message>
        <source>Against the width</source>
        <translation>Em função da largura</translation>
    </message>
    <message>
        <source>Against the kernel</source>
        <translation>Em função do kernel</translation>
    </message>
    <message>
        <source>Only convolutions become dearer with k.</source>
        <translation>Só as convoluções ficam mais caras com k.</translation>
    </message>
    <message>
        <source>Plane of n and d</source>
        <translation>Plano de n e d</translation>
    </message>
    <message>
        <source>Above the line n = d self-attention is the cheapest, below it recurrence.</source>
        <translation>Acima da linha n = d, a autoatenção é a mais barata; abaixo dela, a recorrência.</translation>
    </message>
    <message>
        <source>Plane with restricted attention</source>
        <translation>Plano com atenção restrita</translation>
    </message>
    <message>
        <source>One crossing, explained</source>
        <translation>Um cruzamento explicado</translation>
    </message>
    <message>
        <source>Why self-attention and convolution cost the same at n = k·d = 96.</source>
        <translation>Por que a autoatenção e a convolução custam o mesmo em n = k·d = 96.</translation>
    </message>
    <message>
        <source>The plane has both n and d as axes.</source>
        <translation>O plano já tem n e d como eixos.</translation>
    </message>
    <message>
        <source>Only costs are counted exactly.</source>
        <translation>Só os custos são contados com exatidão.</translation>
    </message>
    <message>
        <source>It only changes costs.</source>
        <translation>Isso só altera os custos.</translation>
    </message>
    <message>
        <source>It does not change the terms, only what is counted exactly.</source>
        <translation>Isso não altera os termos, só o que é contado com exatidão.</translation>
    </message>
    <message>
        <source>No curve depends on it.</source>
        <translation>Nenhuma curva depende disso.</translation>
    </message>
    <message>
        <source>the lowest of the layers compared here: %1</source>
        <translation>o menor valor entre as camadas comparadas aqui: %1</translation>
    </message>
    <message>
        <source>operations of one layer, counted exactly: %1</source>
        <translation>operações de uma camada, contadas com exatidão: %1</translation>
    </message>
    <message>
        <source>no crossing</source>
        <translation>sem cruzamento</translation>
    </message>
    <message>
        <source>No two of these curves cross in this range.</source>
        <translation>Nesta faixa, nenhuma destas curvas cruza outra.</translation>
    </message>
    <message>
        <source>From %1 to %2 %3 is the lowest.</source>
        <translation>De %1 a %2, %3 tem o menor valor.</translation>
    </message>
    <message>
        <source>From %1 to %2 %3 are the lowest.</source>
        <translation>De %1 a %2, %3 têm o menor valor.</translation>
    </message>
    <message>
        <source>No two of these curves cross here.</source>
        <translation>Aqui, nenhuma destas curvas cruza outra.</translation>
    </message>
    <message>
        <source>%1 and %2 cross at %3, beyond this axis.</source>
        <translation>%1: cruza %2 em %3, fora deste eixo.</translation>
    </message>
    <message>
        <source>At %1 %2 is the lowest with %3.</source>
        <translation>Em %1, %2 tem o menor valor: %3.</translation>
    </message>
    <message>
        <source>The highest is %1 with %2 times as much.</source>
        <translation>Quem tem o maior valor é %1: %2 vezes o menor.</translation>
    </message>
    <message>
        <source>The highest are %1, at %2 times the lowest.</source>
        <translation>Têm o maior valor %1: %2 vezes o menor.</translation>
    </message>
    <message>
        <source>Along solid lines the lowest layer changes; along dashed ones two others are equal.</source>
        <translation>Ao longo das linhas cheias, muda a camada de menor valor; ao longo das tracejadas, outras duas são iguais.</translation>
    </message>
    <message>
        <source>With projections self-attention and recurrence never cross: 2n²d + 4nd² is more than 2nd².</source>
        <translation>Com as projeções, a autoatenção e a recorrência nunca se cruzam: 2n²d + 4nd² é mais que 2nd².</translation>
    </message>
    <message>
        <source>Nor does it cross a convolution of k = %1: four projections alone cost 4nd².</source>
        <translation>A autoatenção também não cruza uma convolução com k = %1: só as quatro projeções já custam 4nd².</translation>
    </message>
    <message>
        <source>Left out: %1. A kernel of 1 or a radius of 0 connects no two tokens: the path is infinite.</source>
        <translation>Ficam de fora: %1. Um kernel de 1 ou um raio de 0 não liga dois tokens: o caminho é infinito.</translation>
    </message>
    <message>
        <source>At k = 1 the paths of convolutions are infinite; their curves begin at 2.</source>
        <translation>Em k = 1, os caminhos das convoluções são infinitos; suas curvas começam em 2.</translation>
    </message>
    <message>
        <source>Drag the two lines, or &lt;a href="play:n"&gt;let the text grow&lt;/a&gt;: where the ring passes a border, another layer becomes the cheapest.</source>
        <translation>Arraste as duas linhas ou &lt;a href="play:n"&gt;deixe o texto crescer&lt;/a&gt;: onde o anel passa por uma fronteira, outra camada se torna a mais barata.</translation>
    </message>
    <message>
        <source>Back to the &lt;a href="chart-view=curves"&gt;curves&lt;/a&gt;.</source>
        <translation>Volte às &lt;a href="chart-view=curves"&gt;curvas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Drag the marker, or &lt;a href="play:n"&gt;let n grow&lt;/a&gt;.</source>
        <translation>Arraste o marcador ou &lt;a href="play:n"&gt;deixe n crescer&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Drag the marker, or &lt;a href="play:d"&gt;let d grow&lt;/a&gt;.</source>
        <translation>Arraste o marcador ou &lt;a href="play:d"&gt;deixe d crescer&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Drag the marker, or &lt;a href="play:kernel"&gt;let k grow&lt;/a&gt;.</source>
        <translation>Arraste o marcador ou &lt;a href="play:kernel"&gt;deixe k crescer&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="projections=on"&gt;Include the projections&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=on"&gt;Inclua as projeções&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="projections=off"&gt;Leave the projections out&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=off"&gt;Deixe de fora as projeções&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A convolution of &lt;a href="kernel=9"&gt;k = 9&lt;/a&gt; is dearer than four projections.</source>
        <translation>Uma convolução com &lt;a href="kernel=9"&gt;k = 9&lt;/a&gt; é mais cara que quatro projeções.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>With its projections self-attention always needs more operations than recurrence.</source>
        <translation>Com as projeções, a autoatenção sempre precisa de mais operações que a recorrência.</translation>
    </message>
    <message>
        <source>Two layers at d = 32: the curves of self-attention and recurrence cross at n = d = 32.</source>
        <translation>Duas camadas com d = 32: as curvas da autoatenção e da recorrência se cruzam em n = d = 32.</translation>
    </message>
    <message>
        <source>From d = n on self-attention needs fewer operations than recurrence.</source>
        <translation>A partir de d = n a autoatenção precisa de menos operações que a recorrência.</translation>
    </message>
    <message>
        <source>&lt;a href="play:d"&gt;Let d grow&lt;/a&gt;: the crossing moves with it.</source>
        <translation>&lt;a href="play:d"&gt;Deixe d crescer&lt;/a&gt;: o cruzamento se desloca com ele.</translation>
    </message>
    <message>
        <source>The count of self-attention has a factor 2: its crossing with convolution moves from n = k·d = 96 to 48.</source>
        <translation>A contagem da autoatenção tem um fator 2: seu cruzamento com a convolução passa de n = k·d = 96 para 48.</translation>
    </message>
    <message>
        <source>With its four projections self-attention never needs fewer operations than recurrence.</source>
        <translation>Com as quatro projeções, a autoatenção nunca precisa de menos operações que a recorrência.</translation>
    </message>
    <message>
        <source>Each token meets the r = 129 nearest ones: where n and d are both larger, that is the cheapest.</source>
        <translation>Cada token encontra os r = 129 mais próximos: onde n e d são ambos maiores, essa é a camada mais barata.</translation>
    </message>
    <message>
        <source>Sentences are short (small &lt;i&gt;n&lt;/i&gt;) and their vectors wide (large &lt;i&gt;d&lt;/i&gt;), so self-attention is affordable there. For books, sounds and images &lt;i&gt;n&lt;/i&gt; is far larger than &lt;i&gt;d&lt;/i&gt;: the square of &lt;i&gt;n&lt;/i&gt; decides, and restricted or other cheaper layers come in.</source>
        <translation>As frases são curtas (&lt;i&gt;n&lt;/i&gt; pequeno) e seus vetores, largos (&lt;i&gt;d&lt;/i&gt; grande); por isso, a autoatenção é viável nelas. Em livros, sons e imagens, &lt;i&gt;n&lt;/i&gt; é muito maior que &lt;i&gt;d&lt;/i&gt;: quem decide é o quadrado de &lt;i&gt;n&lt;/i&gt;, e entram em cena a atenção restrita ou outras camadas mais baratas.</translation>
    </message>
    <message>
        <source>&lt;a href="chart-view=plane"&gt;See which layer is cheapest&lt;/a&gt; for every n and d.</source>
        <translation>&lt;a href="chart-view=plane"&gt;Veja qual camada é a mais barata&lt;/a&gt; para cada n e d.</translation>
    </message>
    <message>
        <source>At %1 %2 are the lowest with %3 each.</source>
        <translation>Em %1, %2 são as mais baixas, com %3 cada uma.</translation>
    </message>
    <message>
        <source>At %1 %2 cost the same: %3.</source>
        <translation>Em %1, %2 custam o mesmo: %3.</translation>
    </message>
    <message>
        <source>&lt;a href="cost-kind=exact"&gt;Count exactly&lt;/a&gt;: the projections of self-attention count then.</source>
        <translation>&lt;a href="cost-kind=exact"&gt;Conte exatamente&lt;/a&gt;: então as projeções da autoatenção contam.</translation>
    </message>
    <message>
        <source>&lt;a href="cost-kind=exact"&gt;Count exactly&lt;/a&gt;: crossings with a convolution move, as the other layers have the constant 2.</source>
        <translation>&lt;a href="cost-kind=exact"&gt;Conte exatamente&lt;/a&gt;: os cruzamentos com uma convolução se movem, pois as outras camadas têm a constante 2.</translation>
    </message>
    <message>
        <source>&lt;a href="cost-kind=exact"&gt;Count exactly&lt;/a&gt;: both costs double, and the crossing stays.</source>
        <translation>&lt;a href="cost-kind=exact"&gt;Conte exatamente&lt;/a&gt;: os dois custos dobram, e o cruzamento fica.</translation>
    </message>
    <message>
        <source>&lt;a href="cost-kind=exact"&gt;Count exactly&lt;/a&gt;, with constants.</source>
        <translation>&lt;a href="cost-kind=exact"&gt;Conte exatamente&lt;/a&gt;, com constantes.</translation>
    </message>
    <message>
        <source>&lt;a href="quantity=path"&gt;Show the longest path&lt;/a&gt; instead of the cost.</source>
        <translation>&lt;a href="quantity=path"&gt;Mostre o caminho máximo&lt;/a&gt; em vez do custo.</translation>
    </message>
    <message>
        <source>&lt;a href="quantity=cost"&gt;Show the cost&lt;/a&gt; that pays for it.</source>
        <translation>&lt;a href="quantity=cost"&gt;Mostre o custo&lt;/a&gt; que se paga por isso.</translation>
    </message>
    <message>
        <source>where the two curves cross: before it %1 is lower and %2 higher, after it the other way round</source>
        <translation>onde as duas curvas se cruzam: antes dele %1 é mais baixa e %2 mais alta; depois, o contrário</translation>
    </message>
    <message>
        <source>lower: %1</source>
        <translation>menor: %1</translation>
    </message>
    <message>
        <source>equal: %1</source>
        <translation>iguais: %1</translation>
    </message>
    <message>
        <source>From %1 to %2 %3 is the lower of the two.</source>
        <translation>De %1 a %2, %3 tem o menor dos dois valores.</translation>
    </message>
    <message>
        <source>From %1 to %2 %3 are equal.</source>
        <translation>De %1 a %2, %3 são iguais.</translation>
    </message>
    <message>
        <source>At %1 %2 is the lower of the two with %3.</source>
        <translation>Em %1, %2 tem o menor dos dois valores: %3.</translation>
    </message>
    <message>
        <source>The other, %1, has %2 times as much.</source>
        <translation>A outra camada, %1, tem %2 vezes esse valor.</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt; is the number of tokens, &lt;i&gt;d&lt;/i&gt; the width of each.</source>
        <translation>&lt;i&gt;n&lt;/i&gt; é o número de tokens, &lt;i&gt;d&lt;/i&gt; a largura de cada um.</translation>
    </message>
    <message>
        <source>&lt;i&gt;k&lt;/i&gt; is the kernel size of a convolution.</source>
        <translation>&lt;i&gt;k&lt;/i&gt; é o tamanho do kernel de uma convolução.</translation>
    </message>
    <message>
        <source>&lt;i&gt;r&lt;/i&gt; is how many keys a query of restricted self-attention meets at most.</source>
        <translation>&lt;i&gt;r&lt;/i&gt; é quantas chaves, no máximo, uma consulta da autoatenção restrita encontra.</translation>
    </message>
    <message>
        <source>Two curves cross where the formulas of both layers give the same.</source>
        <translation>Duas curvas se cruzam onde as fórmulas das duas camadas dão o mesmo valor.</translation>
    </message>
    <message>
        <source>operations that have to wait for each other, without constants, as in O(·)</source>
        <translation>operações que precisam esperar umas pelas outras, sem constantes, como em O(·)</translation>
    </message>
    <message>
        <source>layers or steps on the longest path between two tokens, without constants, as in O(·), not rounded, and at least one layer</source>
        <translation>camadas ou passos no caminho mais longo entre dois tokens, sem constantes, como em O(·), sem arredondar, e no mínimo uma camada</translation>
    </message>
    <message>
        <source>operations of one layer without constants, as in O(·)</source>
        <translation>operações de uma camada, sem constantes, como em O(·)</translation>
    </message>
    <message>
        <source>without constants, at least one layer</source>
        <translation>sem constantes, no mínimo uma camada</translation>
    </message>
    <message>
        <source>without constants</source>
        <translation>sem constantes</translation>
    </message>
    <message>
        <source>Without its projections, self-attention needs fewer operations than recurrence while n is below d.</source>
        <translation>Sem suas projeções, a autoatenção precisa de menos operações que a recorrência enquanto n é menor que d.</translation>
    </message>
</context>
<context>
    <name>ComplexityTable</name>
    <message>
        <source>Operations</source>
        <translation>Operações</translation>
    </message>
    <message>
        <source>Exact count</source>
        <translation>Contagem exata</translation>
    </message>
    <message>
        <source>In sequence</source>
        <translation>Em sequência</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>Maior caminho</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>multiply–adds</source>
        <translation>MACs</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exata</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Caminho</translation>
    </message>
    <message>
        <source>term</source>
        <translation>termo</translation>
    </message>
    <message>
        <source>kept, 8 B each</source>
        <translation>retidos, 8 B cada</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>retidos</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contados</translation>
    </message>
    <message>
        <source>FLOPs (two for each multiply–add)</source>
        <translation>FLOPs (duas para cada MAC)</translation>
    </message>
    <message>
        <source>a training step (three times a forward pass)</source>
        <translation>um passo de treinamento (três vezes uma passagem direta)</translation>
    </message>
    <message>
        <source>Vaswani et al. 2017; d2l.ai 11.6.2.</source>
        <translation>Vaswani et al. 2017; d2l.ai 11.6.2.</translation>
    </message>
    <message>
        <source>Its exact count is the lowest, too.</source>
        <translation>Sua contagem exata também é a menor.</translation>
    </message>
    <message>
        <source>Their exact counts are the lowest, too.</source>
        <translation>Suas contagens exatas também são as menores.</translation>
    </message>
    <message>
        <source>The lowest exact count is that of %1.</source>
        <translation>A camada com a menor contagem exata é %1.</translation>
    </message>
    <message>
        <source>The lowest exact counts are those of %1.</source>
        <translation>As camadas com a menor contagem exata são %1.</translation>
    </message>
    <message>
        <source>With a single token there is nothing to wait for and nothing to connect.</source>
        <translation>Com um único token, não há o que esperar nem o que ligar.</translation>
    </message>
    <message>
        <source>With k = 1 the formula of a convolution's path gives infinity, though a single token has nothing to connect.</source>
        <translation>Com k = 1, a fórmula do caminho de uma convolução dá infinito, embora um único token não tenha nada a conectar.</translation>
    </message>
    <message>
        <source>With k = 1 no number of convolutions connects two tokens: their path is infinite.</source>
        <translation>Com k = 1, nenhum número de convoluções liga dois tokens: o caminho é infinito.</translation>
    </message>
    <message>
        <source>With k = 1 a convolution has the term of recurrence; counted exactly, it costs half as much.</source>
        <translation>Com k = 1, uma convolução tem o mesmo termo que a recorrência; na contagem exata, custa a metade.</translation>
    </message>
    <message>
        <source>With ρ = 0 the term of a restricted layer's path is infinite, though one token has no pair to connect.</source>
        <translation>Com ρ = 0, o termo do caminho de uma camada restrita é infinito, embora um único token não forme nenhum par.</translation>
    </message>
    <message>
        <source>With ρ = 0 each token meets only itself: no number of restricted layers connects two tokens, their path is infinite.</source>
        <translation>Com ρ = 0, cada token só encontra a si mesmo: nenhum número de camadas restritas liga dois tokens, e o caminho é infinito.</translation>
    </message>
    <message>
        <source>k = %1 is even: output i sees the inputs from i − %2 to i + %3.</source>
        <translation>k = %1 é par: a saída i vê as entradas de i − %2 a i + %3.</translation>
    </message>
    <message>
        <source>The kernel is longer than the text: products with the zeros around it are counted as well, and n/k is less than one layer.</source>
        <translation>O kernel é mais longo que o texto: os produtos com os zeros ao redor também são contados, e n/k é menos que uma camada.</translation>
    </message>
    <message>
        <source>The radius ρ = %1 reaches every token, so r = n and nothing is restricted.</source>
        <translation>O raio ρ = %1 alcança todos os tokens; por isso, r = n e nada fica restrito.</translation>
    </message>
    <message>
        <source>r = n, yet only tokens in the middle meet all keys: counted exactly, restricted self-attention costs less than self-attention, and the ends of the text are two layers apart.</source>
        <translation>r = n, mas só os tokens do meio encontram todas as chaves: na contagem exata, a autoatenção restrita custa menos que a autoatenção, e as pontas do texto estão a duas camadas uma da outra.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>● lowest</source>
        <translation>● menor</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>What a layer costs</source>
        <translation>Quanto custa uma camada</translation>
    </message>
    <message>
        <source>What convolution, dilated convolution, recurrence, self-attention and restricted self-attention cost per layer at %1.</source>
        <translation>Quanto custam por camada a convolução, a convolução dilatada, a recorrência, a autoatenção e a autoatenção restrita para %1.</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Como no livro</translation>
    </message>
    <message>
        <source>n = 60, d = 32, k = 3: the sizes of the encodings in Dive into Deep Learning.</source>
        <translation>n = 60, d = 32, k = 3: os tamanhos das codificações em Dive into Deep Learning.</translation>
    </message>
    <message>
        <source>A sentence in a wide model</source>
        <translation>Uma frase em um modelo largo</translation>
    </message>
    <message>
        <source>32 tokens of width 512: n is less than d, and self-attention costs less than recurrence.</source>
        <translation>32 tokens de largura 512: n é menor que d, e a autoatenção custa menos que a recorrência.</translation>
    </message>
    <message>
        <source>As long as wide</source>
        <translation>n igual a d</translation>
    </message>
    <message>
        <source>At n = d self-attention and recurrence cost the same.</source>
        <translation>Em n = d, a autoatenção e a recorrência custam o mesmo.</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>Um documento longo</translation>
    </message>
    <message>
        <source>100 000 tokens: the square of the length outgrows all else, a neighbourhood of 257 does not.</source>
        <translation>100 000 tokens: o quadrado do comprimento supera todo o resto; uma vizinhança de 257, não.</translation>
    </message>
    <message>
        <source>With projections</source>
        <translation>Com projeções</translation>
    </message>
    <message>
        <source>Queries, keys, values and output are products with matrices, too: 4 n d² more.</source>
        <translation>Consultas, chaves, valores e saída também são produtos com matrizes: 4 n d² a mais.</translation>
    </message>
    <message>
        <source>A training step in FLOPs</source>
        <translation>Um passo de treino em FLOPs</translation>
    </message>
    <message>
        <source>Forward and backward, two operations for each multiply–add: six times the count.</source>
        <translation>Passagens direta e reversa, duas operações para cada MAC: seis vezes a contagem.</translation>
    </message>
    <message>
        <source>Nothing is connected</source>
        <translation>Nada está ligado</translation>
    </message>
    <message>
        <source>k = 1 and radius 0: each token sees only itself, however many layers there are.</source>
        <translation>k = 1 e raio 0: cada token só vê a si mesmo, por mais camadas que haja.</translation>
    </message>
    <message>
        <source>One count, explained</source>
        <translation>Uma contagem explicada</translation>
    </message>
    <message>
        <source>The multiply–adds of self-attention: scores and weighted sums.</source>
        <translation>As multiplicações-adições da autoatenção: pontuações e somas ponderadas.</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>Each step needs the state of the one before.</source>
        <translation>Cada passo precisa do estado do passo anterior.</translation>
    </message>
    <message>
        <source>All outputs can be computed at once.</source>
        <translation>Todas as saídas podem ser calculadas de uma só vez.</translation>
    </message>
    <message>
        <source>What the layer keeps for its backward pass, 8 bytes for each number; a forward pass alone could forget it.</source>
        <translation>O que a camada guarda para sua passagem reversa, 8 bytes por número; uma passagem direta sozinha poderia esquecê-lo.</translation>
    </message>
    <message>
        <source>Four projections of d × d, biases left out.</source>
        <translation>Quatro projeções de d × d, sem contar os vieses.</translation>
    </message>
    <message>
        <source>Without projections there is nothing to learn.</source>
        <translation>Sem projeções, não há o que aprender.</translation>
    </message>
    <message>
        <source>A matrix for the input and one for the state, biases left out.</source>
        <translation>Uma matriz para a entrada e outra para o estado, sem contar os vieses.</translation>
    </message>
    <message>
        <source>A d × d matrix for each place of the kernel, biases left out.</source>
        <translation>Uma matriz d × d para cada lugar do kernel, sem contar os vieses.</translation>
    </message>
    <message>
        <source>Each of %1 outputs multiplies %2 inputs of width %3 with a d × d matrix of their place in the kernel.</source>
        <translation>Cada uma das %1 saídas multiplica %2 entradas de largura %3 pela matriz d × d do lugar de cada uma no kernel.</translation>
    </message>
    <message>
        <source>%1 queries meet %1 keys; each meeting multiplies and adds %2 numbers. The constant 2, for scores and weighted sums, is left out by O(·).</source>
        <translation>%1 consultas encontram %1 chaves; cada encontro multiplica e soma %2 números. A constante 2, das pontuações e das somas ponderadas, é omitida por O(·).</translation>
    </message>
    <message>
        <source>%1 queries meet %2 keys each, fewer at the ends, which O(·) leaves out like the constant 2; each meeting multiplies and adds %3 numbers.</source>
        <translation>%1 consultas encontram %2 chaves cada uma, menos nas pontas, o que O(·) omite, assim como a constante 2; cada encontro multiplica e soma %3 números.</translation>
    </message>
    <message>
        <source>Each of %1 steps multiplies a state of width %2 with a d × d matrix. The constant 2, for input and state, is left out by O(·).</source>
        <translation>Cada um dos %1 passos multiplica um estado de largura %2 por uma matriz d × d. A constante 2, da entrada e do estado, é omitida por O(·).</translation>
    </message>
    <message>
        <source>A kernel of one token never connects two: the term is infinite, though with n = 1 there is no pair to connect.</source>
        <translation>Um kernel de um só token nunca liga dois: o termo é infinito, embora com n = 1 não haja par a ligar.</translation>
    </message>
    <message>
        <source>A kernel of one token never connects two: the path is infinite.</source>
        <translation>Um kernel de um só token nunca liga dois: o caminho é infinito.</translation>
    </message>
    <message>
        <source>Every output sees every token.</source>
        <translation>Cada saída vê todos os tokens.</translation>
    </message>
    <message>
        <source>The term n/r is one layer, as r = n; but no token at an end meets the other end, which takes two layers.</source>
        <translation>O termo n/r é uma camada, pois r = n; mas nenhum token de uma ponta encontra a outra ponta, o que exige duas camadas.</translation>
    </message>
    <message>
        <source>A token that meets only itself is never connected: the term is infinite, though with n = 1 there is no pair to connect.</source>
        <translation>Um token que só encontra a si mesmo nunca é ligado a outro: o termo é infinito, embora com n = 1 não haja par a ligar.</translation>
    </message>
    <message>
        <source>A token that meets only itself is never connected: the path is infinite.</source>
        <translation>Um token que só encontra a si mesmo nunca é ligado a outro: o caminho é infinito.</translation>
    </message>
    <message>
        <source>What the first token says is carried from step to step to the last.</source>
        <translation>O que diz o primeiro token é levado de passo em passo até o último.</translation>
    </message>
    <message>
        <source>&lt;a href="projections=off"&gt;Leave out the projections&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=off"&gt;Deixe de fora as projeções&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="projections=on"&gt;Include the projections&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=on"&gt;Inclua as projeções&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="play:n"&gt;Let n grow&lt;/a&gt; and watch which bar becomes the longest.</source>
        <translation>&lt;a href="play:n"&gt;Deixe n crescer&lt;/a&gt; e observe qual barra se torna a mais longa.</translation>
    </message>
    <message>
        <source>tokens 𝑛</source>
        <translation>tokens 𝑛</translation>
    </message>
    <message>
        <source>Operations per layer against the length</source>
        <translation>Operações por camada em função do comprimento</translation>
    </message>
    <message>
        <source>Operations per layer</source>
        <translation>Operações por camada</translation>
    </message>
    <message>
        <source>the curves against the length</source>
        <translation>as curvas em função do comprimento</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passos</translation>
    </message>
    <message>
        <source>the exact counts</source>
        <translation>as contagens exatas</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>100 tokens of width 20: self-attention has the longest bar of operations, and the shortest of steps and paths.</source>
        <translation>100 tokens de largura 20: a autoatenção tem a barra mais longa nas operações e a mais curta nos passos e no caminho.</translation>
    </message>
    <message>
        <source>memory and parameters</source>
        <translation>memória e parâmetros</translation>
    </message>
    <message>
        <source>the sizes</source>
        <translation>os tamanhos</translation>
    </message>
    <message>
        <source>the comparison</source>
        <translation>a comparação</translation>
    </message>
    <message>
        <source>The term n/k leaves constants out; exactly, ⌈(n − 1)/(k − 1)⌉ = %1 layers until some output sees the first and the last token. See Paths.</source>
        <translation>O termo n/k omite constantes; exatamente, são ⌈(n − 1)/(k − 1)⌉ = %1 camadas até que alguma saída veja o primeiro e o último token. Veja Caminhos.</translation>
    </message>
    <message>
        <source>The term is the logarithm of n to the base k; exactly, %1 layers until some output sees the first and the last token, each with k times the dilation of the one before.</source>
        <translation>O termo é o logaritmo de n na base k; exatamente, são %1 camadas até que alguma saída veja o primeiro e o último token, cada uma com k vezes a dilatação da anterior.</translation>
    </message>
    <message>
        <source>The term n/r, with r = 2ρ + 1 neighbours; exactly, %1 layers until some output sees the first and the last token. See Paths.</source>
        <translation>O termo n/r, com r = 2ρ + 1 vizinhos; exatamente, são %1 camadas até que alguma saída veja o primeiro e o último token. Veja Caminhos.</translation>
    </message>
    <message>
        <source>Self-attention reaches every token in one step and pays for it with the square of the length.</source>
        <translation>A autoatenção alcança todos os tokens em um passo e paga por isso com o quadrado do comprimento.</translation>
    </message>
    <message>
        <source>n = %1, d = %2, k = %3, ρ = %4, r = 2ρ + 1 = %5</source>
        <translation>n = %1, d = %2, k = %3, ρ = %4, r = 2ρ + 1 = %5</translation>
    </message>
    <message>
        <source>n = %1, d = %2, k = %3, ρ = %4, r = n = %5</source>
        <translation>n = %1, d = %2, k = %3, ρ = %4, r = n = %5</translation>
    </message>
    <message>
        <source>Self-attention needs 1 step in sequence, not %1, and joins any two tokens.</source>
        <translation>A autoatenção precisa de 1 passo em sequência, não %1, e liga quaisquer dois tokens.</translation>
    </message>
    <message>
        <source>● lowest; bars in proportion</source>
        <translation>● menor; barras proporcionais</translation>
    </message>
    <message>
        <source>without constants, both axes logarithmic</source>
        <translation>sem constantes, ambos os eixos logarítmicos</translation>
    </message>
    <message>
        <source>without constants</source>
        <translation>sem constantes</translation>
    </message>
    <message>
        <source>n = %1 is larger than d = %2, so self-attention costs %3 times as much as recurrence, with constants or without.</source>
        <translation>n = %1 é maior que d = %2; por isso a autoatenção custa %3 vezes o que custa a recorrência, com constantes ou sem elas.</translation>
    </message>
    <message>
        <source>n = %1 is smaller than d = %2, so recurrence costs %3 times as much as self-attention, with constants or without.</source>
        <translation>n = %1 é menor que d = %2; por isso a recorrência custa %3 vezes o que custa a autoatenção, com constantes ou sem elas.</translation>
    </message>
    <message>
        <source>n = d = %1, so self-attention costs as much as recurrence, with constants or without.</source>
        <translation>n = d = %1; por isso a autoatenção custa tanto quanto a recorrência, com constantes ou sem elas.</translation>
    </message>
    <message>
        <source>One product with a matrix for each place of the kernel.</source>
        <translation>Um produto com uma matriz para cada lugar do kernel.</translation>
    </message>
    <message>
        <source>Every meeting of a query and a key counts twice: for its score and for its weighted value.</source>
        <translation>Cada encontro de uma consulta e uma chave conta duas vezes: pela pontuação e pelo valor ponderado.</translation>
    </message>
    <message>
        <source>Every step has two products with a matrix: one for the input, one for the state.</source>
        <translation>Cada passo tem dois produtos com uma matriz: um para a entrada, um para o estado.</translation>
    </message>
    <message>
        <source>“In sequence” counts steps that have to wait for each other. “Longest path” counts, exactly, the layers or steps until some output sees the first and the last token.</source>
        <translation>“Em sequência” conta os passos que têm de esperar uns pelos outros. “Maior caminho” conta, exatamente, as camadas ou passos até que alguma saída veja o primeiro e o último token.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:unconnected"&gt;Set the kernel size to 1&lt;/a&gt;: a convolution then connects no two tokens.</source>
        <translation>&lt;a href="preset:unconnected"&gt;Ajuste o tamanho do kernel para 1&lt;/a&gt;: uma convolução então não conecta dois tokens.</translation>
    </message>
    <message>
        <source>&lt;a href="n=%1"&gt;Set n to %2&lt;/a&gt;: now the formula of self-attention gives more than that of recurrence.</source>
        <translation>&lt;a href="n=%1"&gt;Ajuste n para %2&lt;/a&gt;: agora a fórmula da autoatenção dá mais que a da recorrência.</translation>
    </message>
    <message>
        <source>&lt;a href="d=%1"&gt;Set d to %2&lt;/a&gt;: now the formula of self-attention gives less than that of recurrence.</source>
        <translation>&lt;a href="d=%1"&gt;Ajuste d para %2&lt;/a&gt;: agora a fórmula da autoatenção dá menos que a da recorrência.</translation>
    </message>
    <message>
        <source>exact steps</source>
        <translation>passos exatos</translation>
    </message>
    <message>
        <source>In O(·), self-attention costs %1 times as much as recurrence, as n = %2 exceeds d = %3; counted exactly with its projections, %4 times as much.</source>
        <translation>Em O(·), a autoatenção custa %1 vezes o que custa a recorrência, pois n = %2 excede d = %3; em contagem exata, com suas projeções, %4 vezes.</translation>
    </message>
    <message>
        <source>In O(·), recurrence costs %1 times as much as self-attention, as n = %2 is below d = %3; counted exactly with its projections, self-attention costs %4 times as much as recurrence.</source>
        <translation>Em O(·), a recorrência custa %1 vezes o que custa a autoatenção, pois n = %2 está abaixo de d = %3; em contagem exata, com suas projeções, a autoatenção custa %4 vezes o que custa a recorrência.</translation>
    </message>
    <message>
        <source>In O(·), self-attention costs as much as recurrence, as n = d = %1; counted exactly with its projections, %2 times as much.</source>
        <translation>Em O(·), a autoatenção custa tanto quanto a recorrência, pois n = d = %1; em contagem exata, com suas projeções, %2 vezes.</translation>
    </message>
    <message>
        <source>The lowest term is that of %1: d = %2 is smaller than n and than r = %3.</source>
        <translation>A camada com o menor termo é %1: d = %2 é menor que n e que r = %3.</translation>
    </message>
    <message>
        <source>The lowest terms are those of %1: d = %2 is smaller than n and than r = %3.</source>
        <translation>As camadas com o menor termo são %1: d = %2 é menor que n e que r = %3.</translation>
    </message>
    <message>
        <source>The lowest terms are those of %1: r = n = d = %2.</source>
        <translation>As camadas com o menor termo são %1: r = n = d = %2.</translation>
    </message>
    <message>
        <source>The lowest terms are those of %1: r = d = %2.</source>
        <translation>As camadas com o menor termo são %1: r = d = %2.</translation>
    </message>
    <message>
        <source>The lowest terms are those of %1: r = n = %2.</source>
        <translation>As camadas com o menor termo são %1: r = n = %2.</translation>
    </message>
    <message>
        <source>The lowest term is that of %1: r = %2 is smaller than n and than d.</source>
        <translation>A camada com o menor termo é %1: r = %2 é menor que n e que d.</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt; is the number of tokens, &lt;i&gt;d&lt;/i&gt; their width, &lt;i&gt;k&lt;/i&gt; the kernel size of a convolution. A query of restricted self-attention meets &lt;i&gt;ρ&lt;/i&gt; keys on either side and the key at its own place: &lt;i&gt;r&lt;/i&gt; = 2&lt;i&gt;ρ&lt;/i&gt; + 1, here %1 at most.</source>
        <translation>&lt;i&gt;n&lt;/i&gt; é o número de tokens, &lt;i&gt;d&lt;/i&gt; a largura deles, &lt;i&gt;k&lt;/i&gt; o tamanho do kernel de uma convolução. Uma consulta da autoatenção restrita encontra &lt;i&gt;ρ&lt;/i&gt; chaves de cada lado e a chave de seu próprio lugar: &lt;i&gt;r&lt;/i&gt; = 2&lt;i&gt;ρ&lt;/i&gt; + 1, aqui no máximo %1.</translation>
    </message>
    <message>
        <source>The formula inside O(·) is called the layer’s term. It leaves out constants.</source>
        <translation>A fórmula dentro de O(·) é chamada de termo da camada. Ela omite constantes.</translation>
    </message>
    <message>
        <source>The chart draws the terms: there self-attention crosses a convolution at n = kd. Counted exactly they cross at n = kd/2, because attention multiplies twice: for the scores and for the weighted sums.</source>
        <translation>O gráfico mostra os termos: nele, a autoatenção cruza uma convolução em n = kd. Em contagem exata, as duas se cruzam em n = kd/2, porque a atenção multiplica duas vezes: para as pontuações e para as somas ponderadas.</translation>
    </message>
    <message>
        <source>Sources: Vaswani et al. 2017, Table 1, and Dive into Deep Learning, section 11.6.2 (path n/k: the book; dilated and restricted paths: the paper).</source>
        <translation>Fontes: Vaswani et al. 2017, Tabela 1, e Dive into Deep Learning, seção 11.6.2 (caminho n/k: o livro; caminhos da dilatada e da restrita: o artigo).</translation>
    </message>
    <message>
        <source>The fewer steps in sequence, the more a machine can do at once. The shorter the paths, the more easily a layer learns what is far apart. Attention is worth its price while n is not far above d. Beyond that, restrict it to neighbours.</source>
        <translation>Quanto menos passos em sequência, mais uma máquina pode fazer ao mesmo tempo. Quanto mais curtos os caminhos, mais facilmente uma camada aprende o que está distante. A atenção vale o que custa enquanto n não passa muito de d. A partir daí, restrinja-a aos vizinhos.</translation>
    </message>
    <message>
        <source>multiply–adds (one multiplication and one addition)</source>
        <translation>MACs (uma multiplicação e uma adição cada)</translation>
    </message>
    <message>
        <source>without constants, both axes logarithmic; bold: lowest at the marker</source>
        <translation>sem constantes, ambos os eixos logarítmicos; negrito: a menor no marcador</translation>
    </message>
    <message>
        <source>The formula divides self-attention’s operations by recurrence’s, without constants: %1 ÷ %2. Counted exactly, self-attention needs %3, and recurrence, with two matrices in each step, %4.</source>
        <translation>A fórmula divide as operações da autoatenção pelas da recorrência, sem constantes: %1 ÷ %2. Em contagem exata, a autoatenção precisa de %3, e a recorrência, com duas matrizes em cada passo, de %4.</translation>
    </message>
    <message>
        <source>In sequence: steps that wait for each other. Longest path: steps until one output sees the first and last token. Convolution: a d × d matrix for each of k tokens. Dilated: with gaps between them. Recurrent: reads token after token, with two d × d matrices each time. Restricted: only tokens nearby.</source>
        <translation>Em sequência: passos que esperam uns pelos outros. Maior caminho: passos até uma saída ver o primeiro e o último token. Convolução: uma matriz d × d para cada um de k tokens. Dilatada: com lacunas entre eles. Recorrente: lê token após token, cada vez com duas matrizes d × d. Restrita: só os tokens próximos.</translation>
    </message>
    <message>
        <source>a forward pass (outputs computed once)</source>
        <translation>uma passagem direta (saídas calculadas uma vez)</translation>
    </message>
    <message>
        <source>“Memory” is what a layer keeps in order to learn, 8 bytes for each number. “Parameters” are the numbers that it learns.</source>
        <translation>“Memória” é o que uma camada guarda para aprender, 8 bytes por número. “Parâmetros” são os números que ela aprende.</translation>
    </message>
    <message>
        <source>Those of attention make its queries, keys, values and output, the &lt;a href="term:projection"&gt;projections&lt;/a&gt;.</source>
        <translation>Os da atenção formam suas consultas, chaves, valores e saída: são as &lt;a href="term:projection"&gt;projeções&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Attention has none here, because the &lt;a href="term:projection"&gt;projections&lt;/a&gt; that make queries, keys, values and output are left out.</source>
        <translation>A atenção não tem nenhum aqui, porque as &lt;a href="term:projection"&gt;projeções&lt;/a&gt; que formam consultas, chaves, valores e saída ficam de fora.</translation>
    </message>
    <message>
        <source>, the products that make queries, keys, values and output</source>
        <comment>the projections</comment>
        <translation>, os produtos que formam consultas, chaves, valores e saída</translation>
    </message>
    <message>
        <source>Counted: %1 of %2, with attention’s projections%3.</source>
        <translation>O que se conta: %1 de %2, com as projeções da atenção%3.</translation>
    </message>
    <message>
        <source>Counted: %1 of %2, without attention’s projections%3.</source>
        <translation>O que se conta: %1 de %2, sem as projeções da atenção%3.</translation>
    </message>
    <message>
        <source>Twice the tokens</source>
        <translation>O dobro de tokens</translation>
    </message>
    <message>
        <source>2𝑛 tokens</source>
        <translation>2𝑛 tokens</translation>
    </message>
    <message>
        <source>so many times the operations</source>
        <translation>tantas vezes as operações</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>operações</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>Um após o outro</translation>
    </message>
    <message>
        <source>First to last token</source>
        <translation>Do primeiro ao último</translation>
    </message>
    <message>
        <source>steps that must wait</source>
        <translation>passos que esperam</translation>
    </message>
    <message>
        <source>steps between them</source>
        <translation>passos entre eles</translation>
    </message>
</context>
<context>
    <name>Convolution</name>
    <message>
        <source>Δ = %1</source>
        <translation>Δ = %1</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>Convolução</translation>
    </message>
    <message>
        <source>A convolution, by attention</source>
        <translation>Uma convolução feita de atenção</translation>
    </message>
    <message>
        <source>Nothing stands beyond the ends.</source>
        <translation>Não há nada além das pontas.</translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>A maior diferença é %1.</translation>
    </message>
    <message>
        <source>Soft heads</source>
        <translation>Cabeças suaves</translation>
    </message>
    <message>
        <source>Sharp heads</source>
        <translation>Cabeças nítidas</translation>
    </message>
    <message>
        <source>A moving average</source>
        <translation>Uma média móvel</translation>
    </message>
    <message>
        <source>Each of five places counts a fifth: a kernel that smooths.</source>
        <translation>Cada um de cinco lugares conta um quinto: um kernel que suaviza.</translation>
    </message>
    <message>
        <source>Where something changes</source>
        <translation>Onde algo muda</translation>
    </message>
    <message>
        <source>The next token minus the one before: a kernel that finds edges.</source>
        <translation>O token seguinte menos o anterior: um kernel que encontra bordas.</translation>
    </message>
    <message>
        <source>An even kernel</source>
        <translation>Um kernel de tamanho par</translation>
    </message>
    <message>
        <source>k = 4 reaches one place back and two ahead: shifts −1, 0, 1 and 2.</source>
        <translation>k = 4 alcança um lugar para trás e dois para a frente: deslocamentos −1, 0, 1 e 2.</translation>
    </message>
    <message>
        <source>A wide kernel</source>
        <translation>Um kernel largo</translation>
    </message>
    <message>
        <source>There is only one head.</source>
        <translation>Há uma só cabeça.</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>consulta %1</translation>
    </message>
    <message>
        <source>head %1: shift %2</source>
        <translation>cabeça %1: desloc. %2</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>chave %1</translation>
    </message>
    <message>
        <source>the weight of the place that the head looks at</source>
        <translation>o peso do lugar para o qual a cabeça olha</translation>
    </message>
    <message>
        <source>the weight of another place</source>
        <translation>o peso de outro lugar</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>output of the heads</source>
        <translation>saída das cabeças</translation>
    </message>
    <message>
        <source>output of the convolution</source>
        <translation>saída da convolução</translation>
    </message>
    <message>
        <source>heads minus convolution</source>
        <translation>cabeças menos convolução</translation>
    </message>
    <message>
        <source>Nine heads for nine places; those around the middle one are shown.</source>
        <translation>Nove cabeças para nove lugares; aparecem as que ficam em torno da do meio.</translation>
    </message>
    <message>
        <source>Top: the attention weights of each head, queries in rows and keys in columns, green from 0 to 1; beside them those of an attention that is restricted to a window and computed from the input.</source>
        <translation>Acima: os pesos de atenção de cada cabeça, com as consultas nas linhas e as chaves nas colunas, em verde de 0 a 1; ao lado, os de uma atenção restrita a uma janela e calculada a partir da entrada.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>some of the heads</source>
        <translation>algumas das cabeças</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Three heads, one kernel</source>
        <translation>Três cabeças, um kernel</translation>
    </message>
    <message>
        <source>the weights of the heads</source>
        <translation>os pesos das cabeças</translation>
    </message>
    <message>
        <source>the shape of the kernel</source>
        <translation>a forma do kernel</translation>
    </message>
    <message>
        <source>Training may place heads anywhere, here at −4, 0 and +1, and learns their weights at the same time. A convolution’s places stand side by side, set by hand.</source>
        <translation>O treinamento pode pôr as cabeças em qualquer lugar, aqui em −4, 0 e +1, e aprende seus pesos ao mesmo tempo. Os lugares de uma convolução ficam lado a lado, definidos à mão.</translation>
    </message>
    <message>
        <source>Of the conditions for a convolution these hold: %1.</source>
        <translation>Das condições para uma convolução, valem: %1.</translation>
    </message>
    <message>
        <source>These do not: %1.</source>
        <translation>Não valem: %1.</translation>
    </message>
    <message>
        <source>offset alone</source>
        <translation>só o deslocamento</translation>
    </message>
    <message>
        <source>a head at each place of the kernel</source>
        <translation>uma cabeça em cada lugar do kernel</translation>
    </message>
    <message>
        <source>a head at each place</source>
        <translation>uma cabeça por lugar</translation>
    </message>
    <message>
        <source>&lt;a href="offsets="&gt;Put the heads at the places of the kernel&lt;/a&gt;: the difference falls.</source>
        <translation>&lt;a href="offsets="&gt;Ponha as cabeças nos lugares do kernel&lt;/a&gt;: a diferença cai.</translation>
    </message>
    <message>
        <source>what makes the heads a convolution</source>
        <translation>o que faz das cabeças uma convolução</translation>
    </message>
    <message>
        <source>𝑍 sum of the heads</source>
        <translation>𝑍 soma das cabeças</translation>
    </message>
    <message>
        <source>𝑍 heads</source>
        <translation>𝑍 cabeças</translation>
    </message>
    <message>
        <source>𝐶 convolution</source>
        <translation>𝐶 convolução</translation>
    </message>
    <message>
        <source>At the ends a head that looks beyond the edge finds the token at the edge: those rows differ, however sharp the head is.</source>
        <translation>Nas pontas, uma cabeça que olha além da borda encontra o token da borda: essas linhas diferem, por mais nítida que seja a cabeça.</translation>
    </message>
    <message>
        <source>Beyond the edge a head finds the token at the edge: those rows differ.</source>
        <translation>Além da borda, uma cabeça encontra o token da borda: essas linhas diferem.</translation>
    </message>
    <message>
        <source>scores depend on the offset alone</source>
        <translation>as pontuações só dependem do deslocamento</translation>
    </message>
    <message>
        <source>conv.</source>
        <translation>conv.</translation>
    </message>
    <message>
        <source>diff.</source>
        <translation>dif.</translation>
    </message>
    <message>
        <source>Tokens of zeros stand beyond both ends.</source>
        <translation>Há tokens nulos além das duas pontas.</translation>
    </message>
    <message>
        <source>Without tokens of zeros</source>
        <translation>Sem tokens nulos</translation>
    </message>
    <message>
        <source>key %1: token of zeros</source>
        <translation>chave %1: token nulo</translation>
    </message>
    <message>
        <source>a weight computed from the tokens, within the radius</source>
        <translation>um peso calculado dos tokens, dentro do raio</translation>
    </message>
    <message>
        <source>&lt;a href="padding=none"&gt;Take the tokens of zeros away&lt;/a&gt;.</source>
        <translation>&lt;a href="padding=none"&gt;Retire os tokens nulos&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="padding=zeros"&gt;Put tokens of zeros beyond the ends&lt;/a&gt;.</source>
        <translation>&lt;a href="padding=zeros"&gt;Ponha tokens nulos além das pontas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>of the convolution</source>
        <translation>da convolução</translation>
    </message>
    <message>
        <source>of the heads</source>
        <translation>das cabeças</translation>
    </message>
    <message>
        <source>Conditions that hold: %1 of %2</source>
        <translation>Condições que valem: %1 de %2</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>Sharpness β</source>
        <translation>Nitidez β</translation>
    </message>
    <message>
        <source>largest difference at β = %1: %2</source>
        <translation>maior diferença com β = %1: %2</translation>
    </message>
    <message>
        <source>largest at β = %1: %2</source>
        <translation>maior com β = %1: %2</translation>
    </message>
    <message>
        <source>β = %1: %2</source>
        <translation>β = %1: %2</translation>
    </message>
    <message>
        <source>At β = 6 each head looks at one neighbour, and their sum is nearly the convolution.</source>
        <translation>Com β = 6, cada cabeça olha para um vizinho, e a soma delas é quase a convolução.</translation>
    </message>
    <message>
        <source>β = 2: each head still sees the neighbours of its place, and the outputs differ by up to a quarter of their largest value.</source>
        <translation>β = 2: cada cabeça ainda vê os vizinhos de seu lugar, e as saídas diferem em até um quarto de seu maior valor.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>&lt;a href="play:alpha"&gt;Let β grow&lt;/a&gt;: the difference falls.</source>
        <translation>&lt;a href="play:alpha"&gt;Deixe β crescer&lt;/a&gt;: a diferença cai.</translation>
    </message>
    <message>
        <source>&lt;a href="alpha=2"&gt;Set β to 2&lt;/a&gt;: the heads see their neighbours, too.</source>
        <translation>&lt;a href="alpha=2"&gt;Ajuste β para 2&lt;/a&gt;: as cabeças veem também os vizinhos.</translation>
    </message>
    <message>
        <source>Nothing stands beyond the ends, so the rows there differ at any β.</source>
        <translation>Nada há além das extremidades; por isso as linhas ali diferem com qualquer β.</translation>
    </message>
    <message>
        <source>&lt;a href="kernel-values=random"&gt;Choose a random kernel&lt;/a&gt;, as before training.</source>
        <translation>&lt;a href="kernel-values=random"&gt;Escolha um kernel aleatório&lt;/a&gt;, como antes do treinamento.</translation>
    </message>
    <message>
        <source>Bottom: the output of the heads, that of the convolution and their difference, blue for negative and red for positive numbers, the difference on a scale of its own; a curve shows the largest difference by β, on a scale of decades.</source>
        <translation>Embaixo: a saída das cabeças, a da convolução e a diferença entre elas, azul para negativos e vermelho para positivos, a diferença em uma escala própria; uma curva mostra a maior diferença em função de β, em escala logarítmica.</translation>
    </message>
    <message>
        <source>%1 positions, %2 dimensions, kernel size %3, β = %4.</source>
        <translation>%1 posições, %2 dimensões, tamanho do kernel %3, β = %4.</translation>
    </message>
    <message>
        <source>sharp enough</source>
        <translation>nitidez suficiente</translation>
    </message>
    <message>
        <source>𝑍 = 𝐶 if all hold (here %1 of %2):</source>
        <translation>𝑍 = 𝐶 se tudo vale (aqui %1 de %2):</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) look %1 tokens away; their sum equals the convolution up to rounding.</source>
        <translation>
            <numerusform>%n cabeça olha a %1 tokens de distância; sua saída é igual à convolução, salvo arredondamento.</numerusform>
            <numerusform>%n cabeças olham a %1 tokens de distância; a soma delas é igual à convolução, salvo arredondamento.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) look %1 tokens away; their sum differs from the convolution by at most %2.</source>
        <translation>
            <numerusform>%n cabeça olha a %1 tokens de distância; sua saída difere da convolução em no máximo %2.</numerusform>
            <numerusform>%n cabeças olham a %1 tokens de distância; a soma delas difere da convolução em no máximo %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of these are the places of the kernel.</source>
        <translation>Nem todos estes são lugares do kernel.</translation>
    </message>
    <message>
        <source>zeros beyond the ends (dotted lines)</source>
        <translation>zeros além das extremidades (pontilhado)</translation>
    </message>
    <message>
        <source>zeros at the ends</source>
        <translation>zeros nas pontas</translation>
    </message>
    <message>
        <source>attention to neighbours, for comparison</source>
        <translation>a atenção aos vizinhos, para comparar</translation>
    </message>
    <message>
        <source>head %1 looks Δ = %2 away</source>
        <translation>cabeça %1 olha a Δ = %2</translation>
    </message>
    <message>
        <source>looks Δ = %1 away</source>
        <translation>olha a Δ = %1</translation>
    </message>
    <message>
        <source>for comparison: attention to neighbours</source>
        <translation>para comparar: atenção aos vizinhos</translation>
    </message>
    <message>
        <source>attention to neighbours</source>
        <translation>atenção aos vizinhos</translation>
    </message>
    <message>
        <source>to neighbours</source>
        <translation>aos vizinhos</translation>
    </message>
    <message>
        <source>places that are added up</source>
        <translation>lugares que são somados</translation>
    </message>
    <message>
        <source>places</source>
        <translation>lugares</translation>
    </message>
    <message>
        <source>𝐷 difference</source>
        <translation>𝐷 diferença</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>arredondamento</translation>
    </message>
    <message>
        <source>A kernel with gaps</source>
        <translation>Um kernel com lacunas</translation>
    </message>
    <message>
        <source>&lt;a href="preset:irregular"&gt;Look at a kernel with gaps&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:irregular"&gt;Veja um kernel com lacunas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; is the score of key &lt;i&gt;j&lt;/i&gt; for query &lt;i&gt;i&lt;/i&gt; in head &lt;i&gt;h&lt;/i&gt;: &lt;i&gt;δ&lt;/i&gt; = &lt;i&gt;j&lt;/i&gt; − &lt;i&gt;i&lt;/i&gt; says how far the key is from the query, &lt;i&gt;Δ&lt;/i&gt; how far away the head looks, and the sharpness &lt;i&gt;β&lt;/i&gt; how fast the score falls around that place. &lt;i&gt;A&lt;/i&gt; has the weights of a head. &lt;i&gt;X&lt;/i&gt; has the tokens, &lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; is row &lt;i&gt;i&lt;/i&gt; of &lt;i&gt;X&lt;/i&gt;.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; é a pontuação da chave &lt;i&gt;j&lt;/i&gt; para a consulta &lt;i&gt;i&lt;/i&gt; na cabeça &lt;i&gt;h&lt;/i&gt;: &lt;i&gt;δ&lt;/i&gt; = &lt;i&gt;j&lt;/i&gt; − &lt;i&gt;i&lt;/i&gt; diz a que distância a chave está da consulta, &lt;i&gt;Δ&lt;/i&gt; a que distância a cabeça olha, e a nitidez &lt;i&gt;β&lt;/i&gt; com que rapidez a pontuação cai em torno desse lugar. &lt;i&gt;A&lt;/i&gt; tem os pesos de uma cabeça. &lt;i&gt;X&lt;/i&gt; tem os tokens, e &lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; é a linha &lt;i&gt;i&lt;/i&gt; de &lt;i&gt;X&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>A convolution of &lt;i&gt;k&lt;/i&gt; = 1 multiplies each token by one matrix &lt;i&gt;W&lt;/i&gt;, its kernel. The head uses the same &lt;i&gt;W&lt;/i&gt;: its values are the tokens times &lt;i&gt;W&lt;/i&gt;.</source>
        <translation>Uma convolução com &lt;i&gt;k&lt;/i&gt; = 1 multiplica cada token por uma matriz &lt;i&gt;W&lt;/i&gt;, seu kernel. A cabeça usa a mesma &lt;i&gt;W&lt;/i&gt;: seus valores são os tokens vezes &lt;i&gt;W&lt;/i&gt;.</translation>
    </message>
    <message numerus="yes">
        <source>For each position a convolution adds up tokens, from %n place(s) before to %1 after, each times the matrix &lt;i&gt;W&lt;/i&gt; of its place. These matrices are its kernel. The head that looks there uses the same &lt;i&gt;W&lt;/i&gt;: its values are the tokens times &lt;i&gt;W&lt;/i&gt;.</source>
        <translation>
            <numerusform>Para cada posição, uma convolução soma tokens, de %n lugar antes a %1 depois, cada um multiplicado pela matriz &lt;i&gt;W&lt;/i&gt; de seu lugar. Essas matrizes são seu kernel. A cabeça que olha para lá usa a mesma &lt;i&gt;W&lt;/i&gt;: seus valores são os tokens vezes &lt;i&gt;W&lt;/i&gt;.</numerusform>
            <numerusform>Para cada posição, uma convolução soma tokens, de %n lugares antes a %1 depois, cada um multiplicado pela matriz &lt;i&gt;W&lt;/i&gt; de seu lugar. Essas matrizes são seu kernel. A cabeça que olha para lá usa a mesma &lt;i&gt;W&lt;/i&gt;: seus valores são os tokens vezes &lt;i&gt;W&lt;/i&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here the scores are set by hand. Queries and keys made from the positions alone can give such scores: see Position heads.</source>
        <translation>Aqui as pontuações são definidas à mão. Consultas e chaves feitas só a partir das posições podem dar tais pontuações: veja Cabeças de posição.</translation>
    </message>
    <message>
        <source>Beyond the dotted lines stand tokens of zeros, as is usual for a convolution: key −1, before the first token, is a row of zeros.</source>
        <translation>Além das linhas pontilhadas há tokens de zeros, como é usual em uma convolução: a chave −1, antes do primeiro token, é uma linha de zeros.</translation>
    </message>
    <message>
        <source>Beyond the dotted lines stand tokens of zeros, as is usual for a convolution.</source>
        <translation>Além das linhas pontilhadas há tokens de zeros, como é usual em uma convolução.</translation>
    </message>
    <message>
        <source>Attention to neighbours stands beside the heads for comparison. It sees ρ = %1 places on either side, but its weights depend on the tokens: so it is no convolution.</source>
        <translation>Ao lado das cabeças está, para comparar, a atenção aos vizinhos. Ela vê ρ = %1 lugares de cada lado, mas seus pesos dependem dos tokens; portanto, não é uma convolução.</translation>
    </message>
    <message>
        <source>Choose a kernel whose effect one can see: &lt;a href="preset:average"&gt;a moving average&lt;/a&gt; or &lt;a href="preset:edges"&gt;one that finds edges&lt;/a&gt;.</source>
        <translation>Escolha um kernel cujo efeito se vê: &lt;a href="preset:average"&gt;uma média móvel&lt;/a&gt; ou &lt;a href="preset:edges"&gt;um que acha bordas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A head whose scores come from the positions alone can do the work of one place of the kernel: a convolution is a special case of attention. In a convolution the number of places, the kernel size, is set by hand. In a trained model attention finds the places and their weights at the same time (Cordonnier et al. 2020); on this page they are set by hand, too. A convolution is one of the layers whose cost the next pages compare.</source>
        <translation>Uma cabeça cujas pontuações vêm só das posições pode fazer o trabalho de um lugar do kernel: uma convolução é um caso especial de atenção. Em uma convolução, o número de lugares, o tamanho do kernel, é fixado à mão. Em um modelo treinado, a atenção encontra ao mesmo tempo os lugares e seus pesos (Cordonnier et al. 2020); nesta página, eles também são fixados à mão. A convolução é uma das camadas cujo custo as próximas páginas comparam.</translation>
    </message>
    <message>
        <source>β = 50: each head sees one place, all five conditions hold, and the outputs are equal up to rounding.</source>
        <translation>β = 50: cada cabeça vê um só lugar, as cinco condições valem, e as saídas são iguais, salvo arredondamento.</translation>
    </message>
    <message>
        <source>sharp enough: one key has all the weight</source>
        <translation>nitidez suficiente: uma chave tem todo o peso</translation>
    </message>
    <message>
        <source>sharp enough: one key has all the weight (here %1 is missing)</source>
        <translation>nitidez suficiente: uma chave tem todo o peso (aqui faltam %1)</translation>
    </message>
    <message numerus="yes">
        <source>heads as wide as 𝐶 (%n column(s))</source>
        <translation>
            <numerusform>cabeças tão largas quanto 𝐶 (%n coluna)</numerusform>
            <numerusform>cabeças tão largas quanto 𝐶 (%n colunas)</numerusform>
        </translation>
    </message>
    <message>
        <source>heads wide enough</source>
        <translation>largura suficiente das cabeças</translation>
    </message>
    <message>
        <source>Heads that each look at one place, whatever the tokens are, add up to a convolution.</source>
        <translation>Cabeças que olham cada uma para um só lugar, sejam quais forem os tokens, somam uma convolução.</translation>
    </message>
    <message>
        <source>At one position: the weights of each head over the keys, green from 0 to 1; what each head adds to the output and what the same place of the kernel adds; below them the two sums and their difference, blue for negative and red for positive numbers.</source>
        <translation>Em uma posição: os pesos de cada cabeça sobre as chaves, em verde de 0 a 1; o que cada cabeça soma à saída e o que o mesmo lugar do kernel soma; abaixo, as duas somas e sua diferença, azul para números negativos e vermelho para positivos.</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>ela mesma</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>%1 antes</translation>
    </message>
    <message>
        <source>%1 after</source>
        <translation>%1 depois</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n outra</numerusform>
            <numerusform>%n outras</numerusform>
        </translation>
    </message>
    <message>
        <source>Key, beyond the dotted lines zeros</source>
        <translation>Chave, zeros além do pontilhado</translation>
    </message>
    <message>
        <source>Where each head looks from position %1</source>
        <translation>Para onde cada cabeça olha da posição %1</translation>
    </message>
    <message>
        <source>Where each head looks</source>
        <translation>Para onde cada cabeça olha</translation>
    </message>
    <message>
        <source>It looks</source>
        <translation>Olha</translation>
    </message>
    <message>
        <source>What the head adds</source>
        <translation>O que a cabeça soma</translation>
    </message>
    <message>
        <source>The head adds</source>
        <translation>A cabeça soma</translation>
    </message>
    <message>
        <source>What the kernel’s place adds</source>
        <translation>O que o lugar do kernel soma</translation>
    </message>
    <message>
        <source>The kernel adds</source>
        <translation>O kernel soma</translation>
    </message>
    <message>
        <source>difference in all rows, up to rounding</source>
        <translation>diferença em todas as linhas, salvo arredondamento</translation>
    </message>
    <message>
        <source>largest difference in all rows</source>
        <translation>maior diferença em todas as linhas</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>maior diferença</translation>
    </message>
    <message>
        <source>added up</source>
        <translation>somados</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>soma</translation>
    </message>
    <message>
        <source>the largest difference by sharpness</source>
        <translation>a maior diferença pela nitidez</translation>
    </message>
</context>
<context>
    <name>CoreMessages</name>
    <message>
        <source>W_q.weight, W_k.weight, W_v.weight and W_o.weight; or in_proj_weight and out_proj.weight; or c_attn.weight and c_proj.weight</source>
        <translation>W_q.weight, W_k.weight, W_v.weight e W_o.weight; ou in_proj_weight e out_proj.weight; ou c_attn.weight e c_proj.weight</translation>
    </message>
    <message>
        <source>no attention weights are in it; accepted: %1</source>
        <translation>não há pesos de atenção nele; aceito: %1</translation>
    </message>
    <message>
        <source>%1 is %2; accepted: a matrix, with 2 axes</source>
        <translation>%1 é %2; aceito: uma matriz, com 2 eixos</translation>
    </message>
    <message>
        <source>%1 is %2; accepted: a bias, with 1 axis</source>
        <translation>%1 é %2; aceito: um viés, com 1 eixo</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>um único número</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 número</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 números</translation>
    </message>
    <message>
        <source>%1 is %2; accepted: %3</source>
        <translation>%1 é %2; aceito: %3</translation>
    </message>
    <message>
        <source>3 d numbers</source>
        <translation>3 d números</translation>
    </message>
    <message>
        <source>the one without a prefix</source>
        <translation>a que não tem prefixo</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e mais %2</translation>
    </message>
    <message>
        <source>%1 attention layers are in it; accepted: one of %2</source>
        <translation>há %1 camadas de atenção nele; aceito: uma de %2</translation>
    </message>
    <message>
        <source>%1 attention layers are in it that begin with %2; accepted: one of %3</source>
        <translation>há %1 camadas de atenção nele que começam com %2; aceito: uma de %3</translation>
    </message>
    <message>
        <source>no attention layer in it begins with %1; accepted: %2</source>
        <translation>nenhuma camada de atenção nele começa com %1; aceito: %2</translation>
    </message>
    <message>
        <source>%1 and %2 are of two layouts; accepted: one of them, %3</source>
        <translation>%1 e %2 são de dois formatos diferentes; aceito: um deles, %3</translation>
    </message>
    <message>
        <source>%1 and %2 are both in it; accepted: one of them</source>
        <translation>%1 e %2 estão ambos nele; aceito: um deles</translation>
    </message>
    <message>
        <source>%1 is %2 of type %3; accepted: F64, F32, F16 or BF16 on axes that are not empty</source>
        <translation>%1 é %2 do tipo %3; aceito: F64, F32, F16 ou BF16 em eixos que não são vazios</translation>
    </message>
    <message>
        <source>there is no %1 beside %2; accepted: %3</source>
        <translation>falta %1 ao lado de %2; aceito: %3</translation>
    </message>
    <message>
        <source>%1 does not hold %2</source>
        <translation>%1 não contém %2</translation>
    </message>
    <message>
        <source>there is no %1; accepted: W_q, W_k, W_v and W_o</source>
        <translation>falta %1; aceito: W_q, W_k, W_v e W_o</translation>
    </message>
    <message>
        <source>%1 is %2 and W_q is %3; accepted: the same shape for both</source>
        <translation>%1 é %2 e W_q é %3; aceito: a mesma forma nas duas</translation>
    </message>
    <message>
        <source>W_o is %1 and W_q is %2; accepted: as many columns of W_o as rows of W_q</source>
        <translation>W_o é %1 e W_q é %2; aceito: tantas colunas em W_o quantas linhas em W_q</translation>
    </message>
    <message>
        <source>%1 has %2 and %3 is %4; accepted: a number for each row</source>
        <translation>%1 tem %2 e %3 é %4; aceito: um número para cada linha</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>infinito</translation>
    </message>
    <message>
        <source>-infinity</source>
        <translation>menos infinito</translation>
    </message>
    <message>
        <source>value %1 is %2; accepted: finite numbers</source>
        <translation>o valor %1 é %2; aceito: números finitos</translation>
    </message>
    <message>
        <source>finite numbers, separated by ',', ';' or a tab</source>
        <translation>números finitos, separados por ',', ';' ou tabulação</translation>
    </message>
    <message>
        <source>finite numbers, separated by ',', ';' or a tab; or a header of names that begin with a letter</source>
        <translation>números finitos, separados por ',', ';' ou tabulação; ou um cabeçalho de nomes que começam com uma letra</translation>
    </message>
    <message>
        <source>line %1, column %2 is %3, with a decimal comma; accepted: a decimal point</source>
        <translation>linha %1, coluna %2: %3 tem vírgula decimal; aceito: ponto decimal</translation>
    </message>
    <message>
        <source>line %1, column %2 is %3; accepted: %4</source>
        <translation>linha %1, coluna %2: o campo é %3; aceito: %4</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazio</translation>
    </message>
    <message>
        <source>line %1, column %2 goes on after its closing quote</source>
        <translation>linha %1, coluna %2: o campo continua depois das aspas finais</translation>
    </message>
    <message>
        <source>line %1, column %2 begins with a quote that is not closed</source>
        <translation>linha %1, coluna %2: o campo começa com aspas que não se fecham</translation>
    </message>
    <message>
        <source>line %1 is blank; accepted: at the end only</source>
        <translation>a linha %1 está em branco; aceito: somente no fim</translation>
    </message>
    <message>
        <source>line %1 has %2, the line before it has %3</source>
        <translation>a linha %1 tem %2, a linha anterior tem %3</translation>
    </message>
    <message>
        <source>line %1 has %2, the lines before it have %3</source>
        <translation>a linha %1 tem %2, as linhas anteriores têm %3</translation>
    </message>
    <message>
        <source>1 field</source>
        <translation>1 campo</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 campos</translation>
    </message>
    <message>
        <source>the text is UTF-16; accepted: UTF-8</source>
        <translation>o texto está em UTF-16; aceito: UTF-8</translation>
    </message>
    <message>
        <source>the file is empty; accepted: a table of numbers</source>
        <translation>o arquivo está vazio; aceito: uma tabela de números</translation>
    </message>
    <message>
        <source>float16, float32, float64, bool and integers of 1 to 8 bytes</source>
        <translation>float16, float32, float64, bool e inteiros de 1 a 8 bytes</translation>
    </message>
    <message>
        <source>the header has the unknown key %1; accepted: descr, fortran_order, shape</source>
        <translation>o cabeçalho tem a chave desconhecida %1; aceito: descr, fortran_order, shape</translation>
    </message>
    <message>
        <source>',' or '}'</source>
        <translation>',' ou '}'</translation>
    </message>
    <message>
        <source>blanks after '}'</source>
        <translation>espaços depois de '}'</translation>
    </message>
    <message>
        <source>the header ends too early; accepted: %1</source>
        <translation>o cabeçalho termina cedo demais; aceito: %1</translation>
    </message>
    <message>
        <source>byte %1, in the header, is %2; accepted: %3</source>
        <translation>o byte %1, no cabeçalho, é %2; aceito: %3</translation>
    </message>
    <message>
        <source>the header has the key %1 twice</source>
        <translation>o cabeçalho tem a chave %1 duas vezes</translation>
    </message>
    <message>
        <source>the header has no %1</source>
        <translation>o cabeçalho não tem %1</translation>
    </message>
    <message>
        <source>a quoted text</source>
        <translation>um texto entre aspas</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>aspas finais</translation>
    </message>
    <message>
        <source>the values are structured; accepted: %1</source>
        <translation>os valores são estruturados; aceito: %1</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True ou False</translation>
    </message>
    <message>
        <source>lengths of axes</source>
        <translation>comprimentos dos eixos</translation>
    </message>
    <message>
        <source>the shape has an axis of length %1, too long for any file</source>
        <translation>a forma tem um eixo de comprimento %1, longo demais para qualquer arquivo</translation>
    </message>
    <message>
        <source>a tuple</source>
        <translation>uma tupla</translation>
    </message>
    <message>
        <source>',' or ')'</source>
        <translation>',' ou ')'</translation>
    </message>
    <message>
        <source>the array has more than 8 axes; accepted: 1 to 8</source>
        <translation>o array tem mais de 8 eixos; aceito: 1 a 8</translation>
    </message>
    <message>
        <source>the shape is a number in brackets; accepted: a tuple, with a comma as in (3,)</source>
        <translation>a forma é um número entre parênteses; aceito: uma tupla, com vírgula como em (3,)</translation>
    </message>
    <message>
        <source>the file is empty; accepted: a .npy file</source>
        <translation>o arquivo está vazio; aceito: um arquivo .npy</translation>
    </message>
    <message>
        <source>this is an archive such as .npz; accepted: one array as a .npy file</source>
        <translation>isto é um pacote como .npz; aceito: um único array em um arquivo .npy</translation>
    </message>
    <message>
        <source>this is no .npy file, which begins with the byte 0x93 and NUMPY</source>
        <translation>isto não é um arquivo .npy, que começa com o byte 0x93 e NUMPY</translation>
    </message>
    <message>
        <source>the file ends within the first bytes of a .npy file</source>
        <translation>o arquivo termina nos primeiros bytes de um arquivo .npy</translation>
    </message>
    <message>
        <source>it has version %1.%2 of the .npy format; accepted: 1.0, 2.0, 3.0</source>
        <translation>ele tem a versão %1.%2 do formato .npy; aceito: 1.0, 2.0, 3.0</translation>
    </message>
    <message>
        <source>the header claims %1 bytes, the file has %2 there</source>
        <translation>o cabeçalho declara %1 bytes, o arquivo tem %2 ali</translation>
    </message>
    <message>
        <source>complex</source>
        <translation>complexos</translation>
    </message>
    <message>
        <source>Python objects</source>
        <translation>objetos de Python</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>raw bytes</source>
        <translation>bytes brutos</translation>
    </message>
    <message>
        <source>the array has no axes, it is a single number; accepted: 1 to 8 axes</source>
        <translation>o array não tem eixos, é um único número; aceito: 1 a 8 eixos</translation>
    </message>
    <message>
        <source>axis %1 of shape %2 is empty, so there are no numbers; accepted: lengths from 1</source>
        <translation>o eixo %1 da forma %2 está vazio, então não há números; aceito: comprimentos a partir de 1</translation>
    </message>
    <message>
        <source>shape %1 needs %2 bytes, the file has %3 after its header</source>
        <translation>a forma %1 precisa de %2 bytes, o arquivo tem %3 depois do cabeçalho</translation>
    </message>
    <message>
        <source>more than 2^64</source>
        <translation>mais de 2^64</translation>
    </message>
    <message>
        <source>value %1 is the byte %2; accepted of a bool: 0 and 1</source>
        <translation>o valor %1 é o byte %2; aceito em um bool: 0 e 1</translation>
    </message>
    <message>
        <source>value %1 is %2, which a double does not hold exactly; accepted: integers that it does, as all up to 2^53</source>
        <translation>o valor %1 é %2, que um double não guarda exatamente; aceito: inteiros que ele guarda, como todos até 2^53</translation>
    </message>
    <message>
        <source>the values are %1; accepted: %2</source>
        <translation>os valores são %1; aceito: %2</translation>
    </message>
    <message>
        <source>the values have the type %1; accepted: %2</source>
        <translation>os valores são do tipo %1; aceito: %2</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>o tensor %1</translation>
    </message>
    <message>
        <source>the header is no JSON: it goes wrong by byte %1, %2</source>
        <translation>o cabeçalho não é JSON: o erro está no byte %1, %2</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>o texto %1</translation>
    </message>
    <message>
        <source>%1 has the unknown dtype %2; accepted: those of the format, as F32</source>
        <translation>%1 tem o dtype desconhecido %2; aceito: os do formato, como F32</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>uma lista</translation>
    </message>
    <message>
        <source>data_offsets of %1 have %2 numbers; accepted: two, begin and end</source>
        <translation>data_offsets: %1 tem %2 números; aceito: dois, início e fim</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>o cabeçalho</translation>
    </message>
    <message>
        <source>%1 has the unknown key %2; accepted: dtype, shape, data_offsets</source>
        <translation>%1 tem a chave desconhecida %2; aceito: dtype, shape, data_offsets</translation>
    </message>
    <message>
        <source>the header ends too early; accepted: JSON to its end</source>
        <translation>o cabeçalho termina cedo demais; aceito: JSON até o fim</translation>
    </message>
    <message>
        <source>%1 has the key %2 twice; accepted: once</source>
        <translation>%1 tem a chave %2 duas vezes; aceito: uma vez</translation>
    </message>
    <message>
        <source>the dtype of %1 is %2; accepted: a text, as "F32"</source>
        <translation>dtype: em %1 está %2; aceito: um texto, como "F32"</translation>
    </message>
    <message>
        <source>the shape of %1 is %2; accepted: a list of lengths</source>
        <translation>forma: em %1 está %2; aceito: uma lista de comprimentos</translation>
    </message>
    <message>
        <source>the shape of %1 holds %2; accepted: whole numbers up to 2^63 - 1</source>
        <translation>forma: em %1 aparece %2; aceito: números inteiros até 2^63 - 1</translation>
    </message>
    <message>
        <source>data_offsets of %1 are %2; accepted: a list of two, begin and end</source>
        <translation>data_offsets: em %1 está %2; aceito: uma lista de dois, início e fim</translation>
    </message>
    <message>
        <source>data_offsets of %1 hold %2; accepted: whole numbers up to 2^64 - 1</source>
        <translation>data_offsets: em %1 aparece %2; aceito: números inteiros até 2^64 - 1</translation>
    </message>
    <message>
        <source>__metadata__ is %1; accepted: an object of texts</source>
        <translation>__metadata__ é %1; aceito: um objeto de textos</translation>
    </message>
    <message>
        <source>__metadata__ holds %1; accepted: texts</source>
        <translation>__metadata__ contém %1; aceito: textos</translation>
    </message>
    <message>
        <source>%1 is %2; accepted: an object of dtype, shape and data_offsets</source>
        <translation>%1 é %2; aceito: um objeto com dtype, shape e data_offsets</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 não tem %2</translation>
    </message>
    <message>
        <source>%1 ends at byte %2 of the data, before it begins at byte %3</source>
        <translation>%1 termina no byte %2 dos dados, antes de começar no byte %3</translation>
    </message>
    <message>
        <source>more than 2^64 bits</source>
        <translation>mais de 2^64 bits</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 bits</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 bytes</translation>
    </message>
    <message>
        <source>%1 of %2 and shape %3 needs %4, its data_offsets give it %5 bytes</source>
        <translation>%1, de tipo %2 e forma %3, precisa de %4, seus data_offsets lhe dão %5 bytes</translation>
    </message>
    <message>
        <source>of %1 axes</source>
        <translation>de %1 eixos</translation>
    </message>
    <message>
        <source>%1 ends at byte %2 of the data, the file has %3 bytes there</source>
        <translation>%1 termina no byte %2 dos dados, o arquivo tem %3 bytes ali</translation>
    </message>
    <message>
        <source>bytes %1 to %2 of the data belong to no tensor; accepted: no holes</source>
        <translation>os bytes %1 a %2 dos dados não pertencem a nenhum tensor; aceito: sem lacunas</translation>
    </message>
    <message>
        <source>the bytes of %1 and %2 overlap; accepted: tensors that follow one another</source>
        <translation>%1 e %2 se sobrepõem nos bytes; aceito: tensores um depois do outro</translation>
    </message>
    <message>
        <source>the file is empty; accepted: a .safetensors file</source>
        <translation>o arquivo está vazio; aceito: um arquivo .safetensors</translation>
    </message>
    <message>
        <source>this is an archive such as PyTorch's .bin and .pt; accepted: a .safetensors file</source>
        <translation>isto é um pacote como os .bin e .pt do PyTorch; aceito: um arquivo .safetensors</translation>
    </message>
    <message>
        <source>the file ends within its first 8 bytes, the length of its header</source>
        <translation>o arquivo termina nos seus primeiros 8 bytes, o comprimento do cabeçalho</translation>
    </message>
    <message>
        <source>the header claims %1 bytes; accepted: a .safetensors file, whose header has at most %2</source>
        <translation>o cabeçalho declara %1 bytes; aceito: um arquivo .safetensors, cujo cabeçalho tem no máximo %2</translation>
    </message>
    <message>
        <source>the file ends within its header</source>
        <translation>o arquivo termina dentro do cabeçalho</translation>
    </message>
    <message>
        <source>the header is empty; accepted: '{' and the rest of a JSON object</source>
        <translation>o cabeçalho está vazio; aceito: '{' e o resto de um objeto JSON</translation>
    </message>
    <message>
        <source>byte 8, where the header begins, is %1; accepted: '{' and the rest of a JSON object</source>
        <translation>o byte 8, onde o cabeçalho começa, é %1; aceito: '{' e o resto de um objeto JSON</translation>
    </message>
    <message>
        <source>the values of %1 are %2; accepted: F64, F32, F16, BF16</source>
        <translation>os valores são %2 em %1; aceito: F64, F32, F16, BF16</translation>
    </message>
    <message>
        <source>%1 has no axes, it is a single number; accepted: 1 to 8 axes</source>
        <translation>%1 não tem eixos, é um único número; aceito: 1 a 8 eixos</translation>
    </message>
    <message>
        <source>%1 has %2 axes; accepted: 1 to 8</source>
        <translation>%1 tem %2 eixos; aceito: 1 a 8</translation>
    </message>
    <message>
        <source>axis %1 of %2 is empty, so there are no numbers; accepted: lengths from 1</source>
        <translation>%2 tem o eixo %1 vazio, então não há números; aceito: comprimentos a partir de 1</translation>
    </message>
    <message>
        <source>the file ends within %1</source>
        <translation>o arquivo termina antes do fim: %1</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>a byte is not UTF-8; accepted: UTF-8</source>
        <translation>um byte não é UTF-8; aceito: UTF-8</translation>
    </message>
    <message>
        <source>%1: the key stands twice; accepted: once</source>
        <translation>%1: a chave aparece duas vezes; aceito: uma vez</translation>
    </message>
    <message>
        <source>it has too many keys; accepted: at most %1</source>
        <translation>ele tem chaves demais; aceito: no máximo %1</translation>
    </message>
    <message>
        <source>%1: %2 is too large for a number; accepted: up to 1.7976931348623157e+308</source>
        <translation>%1: %2 é grande demais para um número; aceito: até 1.7976931348623157e+308</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>o texto termina cedo demais</translation>
    </message>
    <message>
        <source>an escape that JSON does not have; accepted: \" \\ \/ \b \f \n \r \t \u0000</source>
        <translation>uma sequência de escape que JSON não tem; aceito: \" \\ \/ \b \f \n \r \t \u0000</translation>
    </message>
    <message>
        <source>a line break or another control character in a text; accepted: \n and the like</source>
        <translation>uma quebra de linha ou outro caractere de controle em um texto; aceito: \n e semelhantes</translation>
    </message>
    <message>
        <source>%1 cannot stand here; accepted: %2</source>
        <translation>%1 não pode estar aqui; aceito: %2</translation>
    </message>
    <message>
        <source>objects and lists stand too deep inside each other; accepted: at most %1 deep</source>
        <translation>objetos e listas estão fundo demais uns dentro dos outros; aceito: no máximo %1 níveis</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>o fim do texto</translation>
    </message>
    <message>
        <source>a key in double quotes, or }</source>
        <translation>uma chave entre aspas duplas, ou }</translation>
    </message>
    <message>
        <source>a value, or ]</source>
        <translation>um valor, ou ]</translation>
    </message>
    <message>
        <source>a key in double quotes</source>
        <translation>uma chave entre aspas duplas</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>um valor</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>dois-pontos</translation>
    </message>
    <message>
        <source>a comma, or }</source>
        <translation>uma vírgula, ou }</translation>
    </message>
    <message>
        <source>a comma, or ]</source>
        <translation>uma vírgula, ou ]</translation>
    </message>
    <message>
        <source>%1 is out of range; accepted: %2</source>
        <translation>%1 está fora do intervalo; aceito: %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number; accepted: %2</source>
        <translation>%1 não é um número inteiro; aceito: %2</translation>
    </message>
    <message>
        <source>%1 is negative; accepted: %2</source>
        <translation>%1 é negativo; aceito: %2</translation>
    </message>
    <message>
        <source>the list has %1 pieces; accepted: up to %2</source>
        <translation>a lista tem %1 itens; aceito: até %2</translation>
    </message>
    <message>
        <source>whole numbers from %1 on with commas between them</source>
        <translation>números inteiros a partir de %1 separados por vírgulas</translation>
    </message>
    <message>
        <source>pairs of row and column, as in 3,1;2,0</source>
        <translation>pares de linha e coluna, como em 3,1;2,0</translation>
    </message>
    <message>
        <source>%1 is no pair; accepted: %2</source>
        <translation>%1 não é um par; aceito: %2</translation>
    </message>
    <message>
        <source>matrix, row, column and value, as in X 2 3 1.5; W_q 0 1 -2</source>
        <translation>matriz, linha, coluna e valor, como em X 2 3 1.5; W_q 0 1 -2</translation>
    </message>
    <message>
        <source>%1 is no entry; accepted: %2</source>
        <translation>%1 não é um elemento; aceito: %2</translation>
    </message>
    <message>
        <source>%1 is no matrix that can be typed into; accepted: %2</source>
        <translation>%1 não é uma matriz em que se possa digitar; aceito: %2</translation>
    </message>
    <message>
        <source>%1 is not a number that can be used here; accepted: %2</source>
        <translation>%1 não é um número que possa ser usado aqui; aceito: %2</translation>
    </message>
    <message>
        <source>a number greater than %1</source>
        <translation>um número maior que %1</translation>
    </message>
    <message>
        <source>a number greater than %1 and up to %2</source>
        <translation>um número maior que %1 e até %2</translation>
    </message>
    <message>
        <source>whole numbers %1 to %2</source>
        <translation>números inteiros de %1 a %2</translation>
    </message>
    <message>
        <source>numbers %1 to %2</source>
        <translation>números de %1 a %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1, ou %2</translation>
    </message>
    <message>
        <source>%1 is no list of layers; accepted: some of convolution, dilated, recurrent, attention, restricted, with commas between them</source>
        <translation>%1 não é uma lista de camadas; aceito: algumas de convolution, dilated, recurrent, attention, restricted, separadas por vírgulas</translation>
    </message>
    <message>
        <source>%1: %2; accepted: %3</source>
        <translation>%1: %2; aceito: %3</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>está faltando</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 não é um objeto</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 não é um número</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>%1 não é um texto</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 está fora do intervalo</translation>
    </message>
    <message>
        <source>%1 is not one of the choices</source>
        <translation>%1 não é uma das opções</translation>
    </message>
    <message>
        <source>the list has %1 numbers</source>
        <translation>a lista tem %1 números</translation>
    </message>
    <message>
        <source>an object, or null</source>
        <translation>um objeto, ou null</translation>
    </message>
    <message>
        <source>the key is unknown</source>
        <translation>a chave é desconhecida</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 não é um número inteiro</translation>
    </message>
    <message>
        <source>left %1 is not below right %2</source>
        <translation>left %1 não é menor que right %2</translation>
    </message>
    <message>
        <source>left below right</source>
        <translation>left menor que right</translation>
    </message>
    <message>
        <source>top and bottom are both %1</source>
        <translation>top e bottom são ambos %1</translation>
    </message>
    <message>
        <source>top and bottom that differ</source>
        <translation>top e bottom diferentes</translation>
    </message>
    <message>
        <source>%1 is not a list of numbers</source>
        <translation>%1 não é uma lista de números</translation>
    </message>
    <message>
        <source>a list of up to %1 whole numbers %2 to %3</source>
        <translation>uma lista de até %1 números inteiros de %2 a %3</translation>
    </message>
    <message>
        <source>%1 is not one of them</source>
        <translation>%1 não é um deles</translation>
    </message>
    <message>
        <source>as many names with commas between them as there are pinned-rows</source>
        <translation>tantos nomes separados por vírgulas quantos há em pinned-rows</translation>
    </message>
    <message>
        <source>there are %1 names for %2 rows</source>
        <translation>há %1 nomes para %2 linhas</translation>
    </message>
    <message>
        <source>there are %1 rows for %2 columns</source>
        <translation>há %1 linhas para %2 colunas</translation>
    </message>
    <message>
        <source>as many pinned-rows as pinned-columns</source>
        <translation>tantos pinned-rows quantos pinned-columns</translation>
    </message>
    <message>
        <source>a list of 1 to %1 whole numbers, each at least 1</source>
        <translation>uma lista de 1 a %1 números inteiros, cada um pelo menos 1</translation>
    </message>
    <message>
        <source>%1 is not the length of an axis</source>
        <translation>%1 não é o comprimento de um eixo</translation>
    </message>
    <message>
        <source>these are more numbers than can be held</source>
        <translation>são mais números do que cabem</translation>
    </message>
    <message>
        <source>at most 2^53 in all</source>
        <translation>no máximo 2^53 ao todo</translation>
    </message>
    <message>
        <source>64 hexadecimal digits in lower case</source>
        <translation>64 dígitos hexadecimais em minúsculas</translation>
    </message>
    <message>
        <source>%1 is not a SHA-256</source>
        <translation>%1 não é um SHA-256</translation>
    </message>
    <message>
        <source>a list of %1 numbers</source>
        <translation>uma lista de %1 números</translation>
    </message>
    <message>
        <source>the list has %1 numbers for the shape %2</source>
        <translation>a lista tem %1 números para a forma %2</translation>
    </message>
    <message>
        <source>it has neither values nor the path of a file</source>
        <translation>não tem nem valores nem o caminho de um arquivo</translation>
    </message>
    <message>
        <source>one of the two at least</source>
        <translation>pelo menos um dos dois</translation>
    </message>
    <message>
        <source>a list of whole numbers %1 to %2</source>
        <translation>uma lista de números inteiros de %1 a %2</translation>
    </message>
    <message>
        <source>a list of numbers %1 to %2</source>
        <translation>uma lista de números de %1 a %2</translation>
    </message>
    <message>
        <source>%1 is not accepted</source>
        <translation>%1 não é aceito</translation>
    </message>
    <message>
        <source>names with commas between them, of %1</source>
        <translation>nomes separados por vírgulas, de %1</translation>
    </message>
    <message>
        <source>%1 is none of the names</source>
        <translation>%1 não é um dos nomes</translation>
    </message>
    <message>
        <source>as many as architectures, %1</source>
        <translation>tantos quantos architectures, %1</translation>
    </message>
    <message>
        <source>as many as all repeats together, %1</source>
        <translation>tantos quantos todos os repeats juntos, %1</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 a %1</translation>
    </message>
    <message>
        <source>it is no scene of Attention Lab: it has no key %1</source>
        <translation>não é uma cena do Attention Lab: falta a chave %1</translation>
    </message>
    <message>
        <source>%1 is not the number of a form</source>
        <translation>%1 não é o número de um formato</translation>
    </message>
    <message>
        <source>form %1 and was written by Attention Lab %2</source>
        <translation>o formato %1 e foi escrito pelo Attention Lab %2</translation>
    </message>
    <message>
        <source>form %1</source>
        <translation>o formato %1</translation>
    </message>
    <message>
        <source>it has %1; this program, %2, reads form %3</source>
        <translation>ele tem %1; este programa, %2, lê o formato %3</translation>
    </message>
    <message>
        <source>it has %1; this program, %2, reads forms %3</source>
        <translation>ele tem %1; este programa, %2, lê os formatos %3</translation>
    </message>
    <message>
        <source>%1 is no exhibit of this program</source>
        <translation>%1 não é um tema deste programa</translation>
    </message>
    <message>
        <source>%1 bytes are too long for a scene; accepted: up to %2</source>
        <translation>%1 bytes são demais para uma cena; aceito: até %2</translation>
    </message>
    <message>
        <source>it is empty; accepted: a scene of Attention Lab</source>
        <translation>está vazio; aceito: uma cena do Attention Lab</translation>
    </message>
    <message>
        <source>it is no scene of Attention Lab: it holds %1 instead of an object</source>
        <translation>não é uma cena do Attention Lab: contém %1 em vez de um objeto</translation>
    </message>
    <message>
        <source>%1; it was written by Attention Lab %2, and this program is %3</source>
        <translation>%1; foi escrito pelo Attention Lab %2, e este programa é o %3</translation>
    </message>
    <message>
        <source>the text has %1 bytes; accepted: at most %2</source>
        <translation>o texto tem %1 bytes; aceito: no máximo %2</translation>
    </message>
    <message>
        <source>byte %1 of the text is not UTF-8; accepted: text in UTF-8</source>
        <translation>o byte %1 do texto não é UTF-8; aceito: texto em UTF-8</translation>
    </message>
    <message>
        <source>the sentence has more than %1 tokens; accepted: 1 to %1 tokens</source>
        <translation>a frase tem mais de %1 tokens; aceito: 1 a %1 tokens</translation>
    </message>
    <message>
        <source>the sentence has no token; accepted: 1 to %1 tokens</source>
        <translation>a frase não tem nenhum token; aceito: 1 a %1 tokens</translation>
    </message>
    <message>
        <source>whole numbers %1 to %2 with commas between them</source>
        <translation>números inteiros de %1 a %2 separados por vírgulas</translation>
    </message>
    <message>
        <source>%1 in the text is no character; accepted: text without it</source>
        <translation>%1 no texto não é um caractere; aceito: texto sem ele</translation>
    </message>
    <message>
        <source>there are no numbers below the first line, which is taken as a header: %1</source>
        <translation>não há números abaixo da primeira linha, que é lida como cabeçalho: %1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desligado</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ligado</translation>
    </message>
    <message>
        <source>cosine right, sine up</source>
        <translation>cosseno em x, seno em y</translation>
    </message>
    <message>
        <source>sine right, cosine up</source>
        <translation>seno em x, cosseno em y</translation>
    </message>
    <message>
        <source>dot product</source>
        <translation>produto escalar</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>normalizar</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distância</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>inteiros</translation>
    </message>
    <message>
        <source>integer, 0 to 1</source>
        <translation>inteiros, de 0 a 1</translation>
    </message>
    <message>
        <source>one-hot</source>
        <translation>one-hot</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>binária</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>senoidal</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendida</translation>
    </message>
    <message>
        <source>rotary</source>
        <translation>rotatória</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>small whole numbers</source>
        <translation>inteiros pequenos</translation>
    </message>
    <message>
        <source>embeddings of ones</source>
        <translation>embeddings de uns</translation>
    </message>
    <message>
        <source>earlier tokens only</source>
        <translation>só tokens anteriores</translation>
    </message>
    <message>
        <source>a place δ away</source>
        <translation>um lugar a δ</translation>
    </message>
    <message>
        <source>the same word</source>
        <translation>a mesma palavra</translation>
    </message>
    <message>
        <source>the first token</source>
        <translation>o primeiro token</translation>
    </message>
    <message>
        <source>a window around</source>
        <translation>uma janela em volta</translation>
    </message>
    <message>
        <source>random</source>
        <translation>sorteado</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>identidade</translation>
    </message>
    <message>
        <source>average</source>
        <translation>média</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferença</translation>
    </message>
    <message>
        <source>zero tokens</source>
        <translation>tokens nulos</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>convolução</translation>
    </message>
    <message>
        <source>dilated convolution</source>
        <translation>convolução dilatada</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>recorrente</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>bidirecional</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>autoatenção</translation>
    </message>
    <message>
        <source>restricted attention</source>
        <translation>atenção restrita</translation>
    </message>
    <message>
        <source>multiply–adds</source>
        <translation>MACs</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>direta</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>passo de treino</translation>
    </message>
    <message>
        <source>term in O(·)</source>
        <translation>termo em O(·)</translation>
    </message>
    <message>
        <source>exact count</source>
        <translation>contagem exata</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>custo</translation>
    </message>
    <message>
        <source>sequential operations</source>
        <translation>operações em série</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>maior caminho</translation>
    </message>
    <message>
        <source>tokens 𝑛</source>
        <translation>tokens 𝑛</translation>
    </message>
    <message>
        <source>width 𝑑</source>
        <translation>largura 𝑑</translation>
    </message>
    <message>
        <source>kernel size 𝑘</source>
        <translation>tam. do kernel 𝑘</translation>
    </message>
    <message>
        <source>blue, white, red</source>
        <translation>azul, branco, vermelho</translation>
    </message>
    <message>
        <source>blues, as in the book</source>
        <translation>azuis, como no livro</translation>
    </message>
    <message>
        <source>with strips and tags</source>
        <translation>com faixas e etiquetas</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>como no livro</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>uma por vez</translation>
    </message>
    <message>
        <source>as rows</source>
        <translation>em linhas</translation>
    </message>
    <message>
        <source>as columns</source>
        <translation>em colunas</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>matriz</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>setas</translation>
    </message>
    <message>
        <source>matrices</source>
        <translation>matrizes</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>linhas</translation>
    </message>
    <message>
        <source>one for all</source>
        <translation>uma para todas</translation>
    </message>
    <message>
        <source>each its own</source>
        <translation>uma por cabeça</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>curvas</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>plano</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>lado a lado</translation>
    </message>
    <message>
        <source>one alone</source>
        <translation>uma só</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>pontuações</translation>
    </message>
    <message>
        <source>How many scores the row has.</source>
        <translation>Quantas pontuações a linha tem.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>How many tokens the sentence has.</source>
        <translation>Quantos tokens a frase tem.</translation>
    </message>
    <message>
        <source>words</source>
        <translation>palavras</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>How many numbers stand for one cell: half of them for its row, half for its column.</source>
        <translation>Quantos números representam uma célula: metade para a linha, metade para a coluna.</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>chaves</translation>
    </message>
    <message>
        <source>With how many keys a query is compared.</source>
        <translation>Com quantas chaves uma consulta é comparada.</translation>
    </message>
    <message>
        <source>ALiBi, both sides</source>
        <translation>ALiBi bilateral</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>relativa</translation>
    </message>
    <message>
        <source>look back</source>
        <translation>olhar para trás</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>inverter</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordenar</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>maioria</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>repetição</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>indução</translation>
    </message>
    <message>
        <source>who is it</source>
        <translation>quem é</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>sem posições</translation>
    </message>
    <message>
        <source>the tensor %1 is missing; accepted: %2</source>
        <translation>falta o tensor %1; aceito: %2</translation>
    </message>
    <message>
        <source>the tensor %1 is %2; accepted: %3</source>
        <translation>o tensor %1 é %2; aceito: %3</translation>
    </message>
    <message>
        <source>the model has no tensor %1; accepted: those of its settings alone</source>
        <translation>o modelo não tem o tensor %1; aceitos: só os de suas configurações</translation>
    </message>
    <message>
        <source>%1 is no condition; accepted: "d &gt;= 128", "order changed", "played offset", "selected weights row 3 column 6", joined by "and"</source>
        <translation>%1 não é uma condição; aceito: "d &gt;= 128", "order changed", "played offset", "selected weights row 3 column 6", unidos por "and"</translation>
    </message>
    <message>
        <source>there is no parameter %1</source>
        <translation>não existe o parâmetro %1</translation>
    </message>
    <message>
        <source>%1 has no order, so it is compared with = and != alone</source>
        <translation>%1 não tem ordem; compare apenas com = e !=</translation>
    </message>
    <message>
        <source>%1 is not accepted here; accepted: %2</source>
        <translation>%1 não é aceito aqui; aceito: %2</translation>
    </message>
    <message>
        <source>a table of the exhibit, a row from 0 and a column: weights 4 1</source>
        <translation>uma tabela do tema, uma linha a partir de 0 e uma coluna: weights 4 1</translation>
    </message>
    <message>
        <source>a row and a column from 0, after the matrix where there are several: weights 3 6</source>
        <translation>uma linha e uma coluna a partir de 0, depois da matriz onde houver várias: weights 3 6</translation>
    </message>
    <message>
        <source>a number, a place in a table, a cell, a token or an order</source>
        <translation>um número, um lugar numa tabela, uma célula, um token ou uma ordem</translation>
    </message>
    <message>
        <source>a token's place from 0: token 2</source>
        <translation>a posição de um token, a partir de 0: token 2</translation>
    </message>
    <message>
        <source>places from 0: order 2,1,0</source>
        <translation>posições a partir de 0: order 2,1,0</translation>
    </message>
    <message>
        <source>0.25 from weights 4 1</source>
        <translation>0.25 from weights 4 1</translation>
    </message>
    <message>
        <source>the words of an answer after the hyphen</source>
        <translation>as palavras de uma resposta depois do hífen</translation>
    </message>
    <message>
        <source>the text is longer than a lesson may be, %1 bytes</source>
        <translation>o texto é mais longo do que uma lição pode ser: %1 bytes</translation>
    </message>
    <message>
        <source>the title is missing; the first line is to be "# Title"</source>
        <translation>falta o título; a primeira linha deve ser "# Título"</translation>
    </message>
    <message>
        <source>there is no step; each begins with "## Heading"</source>
        <translation>não há nenhum passo; cada um começa com "## Título do passo"</translation>
    </message>
    <message>
        <source>there is a title already; a step begins with "## Heading"</source>
        <translation>já existe um título; um passo começa com "## Título do passo"</translation>
    </message>
    <message>
        <source>a lesson has at most %1 steps</source>
        <translation>uma lição tem no máximo %1 passos</translation>
    </message>
    <message>
        <source>the heading is longer than %1 bytes</source>
        <translation>o título do passo tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>there is a step %1 already</source>
        <translation>já existe um passo %1</translation>
    </message>
    <message>
        <source>a question has either choices or "answer:"</source>
        <translation>para uma pergunta há alternativas ou então "answer:"</translation>
    </message>
    <message>
        <source>a question needs two choices at least, or "answer:"</source>
        <translation>uma pergunta precisa de ao menos duas alternativas, ou de "answer:"</translation>
    </message>
    <message>
        <source>%1 choices are right; exactly one is to begin with [x]</source>
        <translation>há %1 alternativas certas; exatamente uma deve começar com [x]</translation>
    </message>
    <message>
        <source>a question has at most %1 choices</source>
        <translation>uma pergunta tem no máximo %1 alternativas</translation>
    </message>
    <message>
        <source>text before the first step; expected "# Title", "minutes: 5", "needs: NAME" or "## Heading"</source>
        <translation>há texto antes do primeiro passo; esperado: "# Título", "minutes: 5", "needs: NOME" ou "## Título do passo"</translation>
    </message>
    <message>
        <source>%1 stands here twice</source>
        <translation>%1 aparece aqui duas vezes</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 não tem valor</translation>
    </message>
    <message>
        <source>whole minutes, 1 to %1</source>
        <translation>minutos inteiros, de 1 a %1</translation>
    </message>
    <message>
        <source>minutes, needs, or a step that begins with "## Heading"</source>
        <translation>minutes, needs ou um passo que começa com "## Título do passo"</translation>
    </message>
    <message>
        <source>%1 stands without a question; expected "ask:" before it</source>
        <translation>%1 está sem pergunta; esperado "ask:" antes dele</translation>
    </message>
    <message>
        <source>a step has either "show:" or "scene:"</source>
        <translation>um passo tem ou "show:" ou "scene:"</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>um número a partir de 0</translation>
    </message>
    <message>
        <source>the name of a file in the lesson's folder</source>
        <translation>o nome de um arquivo na pasta da lição</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>uma aspa não foi fechada</translation>
    </message>
    <message>
        <source>0 is without the scaling, 1 with it.</source>
        <translation>0 é sem escalonamento, 1 com ele.</translation>
    </message>
    <message>
        <source>0 selects a score, 1 its weight at temperature τ.</source>
        <translation>0 escolhe uma pontuação; 1, seu peso à temperatura τ.</translation>
    </message>
    <message>
        <source>Which score is looked at, counted from 0.</source>
        <translation>Qual pontuação se olha, a contar de 0.</translation>
    </message>
    <message>
        <source>How many tokens away each head looks, as in −4, 0, 1. Empty: at the places of the kernel.</source>
        <translation>A quantos tokens de distância cada cabeça olha, como −4, 0, 1. Vazio: nos lugares do kernel.</translation>
    </message>
    <message>
        <source>heads of ALiBi</source>
        <translation>cabeças do ALiBi</translation>
    </message>
    <message>
        <source>head of ALiBi</source>
        <translation>cabeça do ALiBi</translation>
    </message>
    <message>
        <source>A sentence with “it”, of words that the model was trained on. Exchange its adjective and see what “it” is taken for.</source>
        <translation>Uma frase em inglês com “it”, só com palavras com que o modelo foi treinado. Troque o adjetivo e veja o que “it” passa a ser.</translation>
    </message>
    <message>
        <source>pointing head</source>
        <translation>cabeça que aponta</translation>
    </message>
    <message>
        <source>free, one head</source>
        <translation>livre, uma cabeça</translation>
    </message>
    <message>
        <source>free, two heads</source>
        <translation>livre, duas cabeças</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>camada</translation>
    </message>
    <message>
        <source>A row for each position, or a number for each offset and head.</source>
        <translation>Uma linha para cada posição, ou um número para cada deslocamento e cabeça.</translation>
    </message>
    <message>
        <source>How many layers the stack has, one on the other.</source>
        <translation>Quantas camadas tem a pilha, uma sobre a outra.</translation>
    </message>
    <message>
        <source>Whose output is looked at; 0 is the input. Clicking at a chart or at a map chooses it, too.</source>
        <translation>De qual camada se vê a saída; 0 é a entrada. Um clique num gráfico ou num mapa também a escolhe.</translation>
    </message>
    <message>
        <source>The layer whose cells are explained. A click on a matrix chooses it, too.</source>
        <translation>A camada cujas células são explicadas. Um clique em uma matriz também a escolhe.</translation>
    </message>
    <message>
        <source>How many tokens the sequence has.</source>
        <translation>Quantos tokens a sequência tem.</translation>
    </message>
    <message>
        <source>convolutions</source>
        <translation>convoluções</translation>
    </message>
    <message>
        <source>How many convolutions stand one on the other.</source>
        <translation>Quantas convoluções são empilhadas.</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largura</translation>
    </message>
    <message>
        <source>How many numbers each token has.</source>
        <translation>Quantos números cada token tem.</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>the character %1 cannot be seen: it is a control or turns the direction of the text; accepted: text without it</source>
        <translation>o caractere %1 não se vê: é de controle ou inverte a direção do texto; aceito: texto sem ele</translation>
    </message>
    <message>
        <source>no choice is right; one is to begin with [x]</source>
        <translation>nenhuma alternativa está certa; uma deve começar com [x]</translation>
    </message>
    <message>
        <source>an order of 2 to %1 places</source>
        <translation>uma ordem de 2 a %1 lugares</translation>
    </message>
    <message>
        <source>factor per step</source>
        <translation>fator por passo</translation>
    </message>
    <message>
        <source>How many places back from an output 𝑖 the inputs 𝑗 lie that are marked: 𝛿 = 𝑖 − 𝑗.</source>
        <translation>Quantas posições antes de uma saída 𝑖 ficam as entradas 𝑗 marcadas: 𝛿 = 𝑖 − 𝑗.</translation>
    </message>
    <message>
        <source>order: word at place 0, 1, …</source>
        <translation>ordem: palavra no lugar 0, 1, …</translation>
    </message>
    <message>
        <source>Which word comes to place 0, 1, 2 and so on: its place in reading order, counted from 0, as in 2, 0, 1. Empty: a shuffle.</source>
        <translation>Qual palavra vai para o lugar 0, 1, 2 e assim por diante: seu lugar na ordem de leitura, contado a partir de 0, como em 2, 0, 1. Vazio: uma ordem sorteada.</translation>
    </message>
    <message>
        <source>a panel's number from 1, a matrix, or a row and a column, where * stands for all: 2, weights, weights 3 *</source>
        <translation>o número de um painel a partir de 1, uma matriz, ou uma linha e uma coluna, em que * vale por todas: 2, weights, weights 3 *</translation>
    </message>
    <message>
        <source>the last layer is %1</source>
        <translation>a última camada é %1</translation>
    </message>
    <message>
        <source>the last head is %1</source>
        <translation>a última cabeça é %1</translation>
    </message>
    <message>
        <source>the last word is %1</source>
        <translation>a última palavra é %1</translation>
    </message>
    <message>
        <source>value %1 is %2; accepted: numbers from %3 to %4</source>
        <translation>o valor %1 é %2; aceitos: números de %3 a %4</translation>
    </message>
    <message>
        <source>line %1, column %2 is %3, a number with a comma; accepted: digits without commas, and a decimal point: 1000, 1.5</source>
        <translation>linha %1, coluna %2 é %3, um número com vírgula; aceitos: dígitos sem vírgulas e ponto decimal: 1000, 1.5</translation>
    </message>
    <message>
        <source>line %1, column %2 is %3, which is too small; accepted: 0, or numbers from 5e-324 on, with or without a minus</source>
        <translation>linha %1, coluna %2 é %3, pequeno demais; aceitos: 0, ou números a partir de 5e-324, com ou sem sinal de menos</translation>
    </message>
    <message>
        <source>a NUL byte stands here; accepted: text without it</source>
        <translation>há aqui um byte NUL; aceito: texto sem ele</translation>
    </message>
    <message>
        <source>the choice %1 stands here twice</source>
        <translation>a opção %1 está aqui duas vezes</translation>
    </message>
    <message>
        <source>%1 is out of range; accepted: numbers up to %2, with or without a minus</source>
        <translation>%1 está fora do intervalo; aceitos: números até %2, com ou sem sinal de menos</translation>
    </message>
    <message>
        <source>scene: the text is cut short; accepted: all of the link</source>
        <translation>scene: o texto está cortado; aceito: o link inteiro</translation>
    </message>
    <message>
        <source>scene: a character was changed; accepted: the link as it was made</source>
        <translation>scene: um caractere foi alterado; aceito: o link como foi criado</translation>
    </message>
    <message>
        <source>scene: %1 is no character of its text; accepted: A to Z, a to z, 0 to 9, - and _</source>
        <translation>scene: %1 não é um caractere do texto; aceito: A a Z, a a z, 0 a 9, - e _</translation>
    </message>
    <message>
        <source>scene: it unpacks to more than any scene of a link; accepted: up to %1 bytes</source>
        <translation>scene: descompactado, é maior que qualquer cena de um link; aceito: até %1 bytes</translation>
    </message>
    <message>
        <source>scene: something stands behind the end of its text; accepted: the link alone</source>
        <translation>scene: há algo depois do fim do texto; aceito: apenas o link</translation>
    </message>
    <message>
        <source>scene: it was made by a newer version of Attention Lab than this, %1</source>
        <translation>scene: foi criada por uma versão do Attention Lab mais nova que esta, %1</translation>
    </message>
    <message>
        <source>%1 is no percent-encoded character</source>
        <translation>%1 não é um caractere codificado com porcentagem</translation>
    </message>
    <message>
        <source>a percent sign with two hexadecimal digits</source>
        <translation>um sinal de porcentagem com dois dígitos hexadecimais</translation>
    </message>
    <message>
        <source>its text is not UTF-8</source>
        <translation>o texto não está em UTF-8</translation>
    </message>
    <message>
        <source>a line break stands in the link; accepted: all of it on one line</source>
        <translation>há uma quebra de linha no link; aceito: tudo em uma linha</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation>falta o valor</translation>
    </message>
    <message>
        <source>%1 is not the number of a step</source>
        <translation>%1 não é o número de um passo</translation>
    </message>
    <message>
        <source>whole numbers from 1</source>
        <translation>números inteiros a partir de 1</translation>
    </message>
    <message>
        <source>the scene has %1 bytes, too many for a link; accepted: up to %2</source>
        <translation>a cena tem %1 bytes, demais para um link; aceito: até %2</translation>
    </message>
    <message>
        <source>%1 bytes are too long for a link; accepted: up to %2</source>
        <translation>%1 bytes são demais para um link; aceito: até %2</translation>
    </message>
    <message>
        <source>it is no link of Attention Lab; accepted: one with scene=, exhibit= or lesson=</source>
        <translation>não é um link do Attention Lab; aceito: um com scene=, exhibit= ou lesson=</translation>
    </message>
    <message>
        <source>it cannot stand beside %1</source>
        <translation>não pode estar junto com %1</translation>
    </message>
    <message>
        <source>one of the two</source>
        <translation>um dos dois</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>Uma linha</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas as linhas</translation>
    </message>
    <message>
        <source>Numbers of W</source>
        <translation>Números de W</translation>
    </message>
    <message>
        <source>Word plus position</source>
        <translation>Palavra mais posição</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Uma palavra</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Todas as palavras</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>Consultas e chaves</translation>
    </message>
    <message>
        <source>Matrices W</source>
        <translation>Matrizes W</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Bits and waves</source>
        <translation>Bits e ondas</translation>
    </message>
    <message>
        <source>Costs of five layers</source>
        <translation>Custos de cinco camadas</translation>
    </message>
    <message>
        <source>Formulas and exact counts</source>
        <translation>Fórmulas e contagens exatas</translation>
    </message>
    <message>
        <source>Against the length</source>
        <translation>Em função do comprimento</translation>
    </message>
    <message>
        <source>where the heads look</source>
        <translation>para onde as cabeças olham</translation>
    </message>
    <message>
        <source>One position</source>
        <translation>Uma posição</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>Todas as posições</translation>
    </message>
    <message>
        <source>Weights and sharpness</source>
        <translation>Pesos e nitidez</translation>
    </message>
    <message>
        <source>Tokens, layer by layer</source>
        <translation>Tokens, camada por camada</translation>
    </message>
    <message>
        <source>How different they are</source>
        <translation>Quão diferentes são</translation>
    </message>
    <message>
        <source>How positions survive</source>
        <translation>Como as posições sobrevivem</translation>
    </message>
    <message>
        <source>How alike they are</source>
        <translation>Quão parecidos são</translation>
    </message>
    <message>
        <source>Rows plus columns</source>
        <translation>Linhas mais colunas</translation>
    </message>
    <message>
        <source>Both halves as maps</source>
        <translation>As duas metades, em mapas</translation>
    </message>
    <message>
        <source>Numbers of a cell</source>
        <translation>Números de uma célula</translation>
    </message>
    <message>
        <source>The five tests</source>
        <translation>Os cinco testes</translation>
    </message>
    <message>
        <source>Numbers measured</source>
        <translation>Números medidos</translation>
    </message>
    <message>
        <source>Scores with words</source>
        <translation>Pontuações com palavras</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>Por distância</translation>
    </message>
    <message>
        <source>Fading with distance</source>
        <translation>Enfraquecer com a distância</translation>
    </message>
    <message>
        <source>Every pair of tokens</source>
        <translation>Cada par de tokens</translation>
    </message>
    <message>
        <source>Gradient before training</source>
        <translation>Gradiente antes do treino</translation>
    </message>
    <message>
        <source>What each head links</source>
        <translation>O que cada cabeça liga</translation>
    </message>
    <message>
        <source>How heads share columns</source>
        <translation>Como as cabeças dividem as colunas</translation>
    </message>
    <message>
        <source>Learned beside sines</source>
        <translation>Aprendidas ao lado dos senos</translation>
    </message>
    <message>
        <source>The tables</source>
        <translation>As tabelas</translation>
    </message>
    <message>
        <source>Where a head looks</source>
        <translation>Para onde uma cabeça olha</translation>
    </message>
    <message>
        <source>Longer sequences</source>
        <translation>Sequências mais longas</translation>
    </message>
    <message>
        <source>How time grows</source>
        <translation>Como o tempo cresce</translation>
    </message>
    <message>
        <source>Who is faster when</source>
        <translation>Quem é mais rápido quando</translation>
    </message>
    <message>
        <source>Exponents and noise</source>
        <translation>Expoentes e ruído</translation>
    </message>
    <message>
        <source>Fixed weights beside attention’s</source>
        <translation>Pesos fixos e os da atenção</translation>
    </message>
    <message>
        <source>Three networks</source>
        <translation>Três redes</translation>
    </message>
    <message>
        <source>All path lengths</source>
        <translation>Todos os comprimentos de caminho</translation>
    </message>
    <message>
        <source>Where the weight goes</source>
        <translation>Para onde vai o peso</translation>
    </message>
    <message>
        <source>How the query is made</source>
        <translation>Como se forma a consulta</translation>
    </message>
    <message>
        <source>Three clocks</source>
        <translation>Três relógios</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Todos os pares</translation>
    </message>
    <message>
        <source>The turn as a matrix</source>
        <translation>O giro como matriz</translation>
    </message>
    <message>
        <source>In two steps</source>
        <translation>Em dois passos</translation>
    </message>
    <message>
        <source>not divided by √dₖ</source>
        <translation>sem dividir por √dₖ</translation>
    </message>
    <message>
        <source>divided by √dₖ</source>
        <translation>dividido por √dₖ</translation>
    </message>
    <message>
        <source>selected bar</source>
        <translation>barra escolhida</translation>
    </message>
    <message>
        <source>The bar looked at, or of a curve its point, counted from 0.</source>
        <translation>A barra ou o ponto da curva que se olha, a contar de 0.</translation>
    </message>
    <message>
        <source>scaled or not</source>
        <translation>com ou sem escala</translation>
    </message>
    <message>
        <source>One query</source>
        <translation>Uma consulta</translation>
    </message>
    <message>
        <source>Many queries</source>
        <translation>Muitas consultas</translation>
    </message>
    <message>
        <source>Every width</source>
        <translation>Todas as larguras</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Gradiente</translation>
    </message>
    <message>
        <source>Spread of the scores</source>
        <translation>Dispersão das pontuações</translation>
    </message>
    <message>
        <source>Every pair of positions</source>
        <translation>Cada par de posições</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>a pontuação</translation>
    </message>
    <message>
        <source>its weight</source>
        <translation>seu peso</translation>
    </message>
    <message>
        <source>score or weight</source>
        <translation>pontuação ou peso</translation>
    </message>
    <message>
        <source>selected score</source>
        <translation>pontuação nº</translation>
    </message>
    <message>
        <source>One word twice</source>
        <translation>Uma palavra duas vezes</translation>
    </message>
    <message>
        <source>The whole sentence</source>
        <translation>A frase inteira</translation>
    </message>
    <message>
        <source>With and without positions</source>
        <translation>Com e sem posições</translation>
    </message>
    <message>
        <source>One fresh example</source>
        <translation>Um exemplo novo</translation>
    </message>
    <message>
        <source>Where the heads look</source>
        <translation>Para onde as cabeças olham</translation>
    </message>
    <message>
        <source>The loss</source>
        <translation>A perda</translation>
    </message>
    <message>
        <source>sliced: part of X</source>
        <translation>fatiada: parte de X</translation>
    </message>
    <message>
        <source>narrow: d/H columns</source>
        <translation>estreita: d/H cols</translation>
    </message>
    <message>
        <source>wide: d columns</source>
        <translation>larga: d colunas</translation>
    </message>
    <message>
        <source>an output sees both</source>
        <translation>saída ver ambos</translation>
    </message>
    <message>
        <source>one sees the other</source>
        <translation>um ver o outro</translation>
    </message>
    <message>
        <source>at the first layer</source>
        <translation>na 1ª camada</translation>
    </message>
    <message>
        <source>at each layer</source>
        <translation>em cada camada</translation>
    </message>
    <message>
        <source>a name of small letters and two different values at least: n 4 6 8; names whose values belong together: n,m 4,16 6,36</source>
        <translation>um nome de letras minúsculas e pelo menos dois valores diferentes: n 4 6 8; nomes cujos valores andam juntos: n,m 4,16 6,36</translation>
    </message>
    <message>
        <source>%1 is drawn twice</source>
        <translation>%1 é sorteado duas vezes</translation>
    </message>
    <message>
        <source>the draws have more than %1 combinations, which is what a step may have</source>
        <translation>os sorteios têm mais de %1 combinações, o máximo de um passo</translation>
    </message>
    <message>
        <source>%1 is no comparison with a number of a table; accepted: "gram 25..220 20 &lt; 0.9", "table 3 count / table 2 count &gt;= 8", where * stands for all rows or columns</source>
        <translation>%1 não é uma comparação com um número de uma tabela; aceito: "gram 25..220 20 &lt; 0.9", "table 3 count / table 2 count &gt;= 8", em que * vale por todas as linhas ou colunas</translation>
    </message>
    <message>
        <source>a step has either "goal:" or a question and "do:"</source>
        <translation>um passo tem ou "goal:" ou uma pergunta e "do:"</translation>
    </message>
    <message>
        <source>%1 stands before its "draw:"; expected below it</source>
        <translation>%1 está antes do seu "draw:"; esperado abaixo dele</translation>
    </message>
    <message>
        <source>there is no key %1</source>
        <translation>não há a chave %1</translation>
    </message>
    <message>
        <source>a paragraph that begins with %1 would be read as something else; accepted: one that begins with neither %, #, - nor a key</source>
        <translation>um parágrafo que começa com %1 seria lido como outra coisa; aceitos: os que não começam com %, #, - nem com uma chave</translation>
    </message>
    <message>
        <source>in place</source>
        <translation>no lugar</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>token anterior</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>primeiro token</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>mesmo token</translation>
    </message>
    <message>
        <source>spread out</source>
        <translation>espalhada</translation>
    </message>
    <message>
        <source>it is no JSON from byte %1 on; accepted: a JSON object</source>
        <translation>não é JSON a partir do byte %1; aceito: um objeto JSON</translation>
    </message>
    <message>
        <source>the key %1 stands twice; accepted: once</source>
        <translation>a chave %1 aparece duas vezes; aceito: uma vez</translation>
    </message>
    <message>
        <source>a number in it is too large for a double; accepted: up to 1.7976931348623157e+308</source>
        <translation>um número nele é grande demais; aceito: até 1.7976931348623157e+308</translation>
    </message>
    <message>
        <source>it is JSON, but no object; accepted: a JSON object</source>
        <translation>é JSON, mas não um objeto; aceito: um objeto JSON</translation>
    </message>
    <message>
        <source>the id of token %1 is %2; accepted: for %3 tokens, the whole numbers from 0 to %4</source>
        <translation>o id do token %1 é %2; aceito: para %3 tokens, os números inteiros de 0 a %4</translation>
    </message>
    <message>
        <source>tokens %1 and %2 have the same id, %3; accepted: an id for each token</source>
        <translation>os tokens %1 e %2 têm o mesmo id, %3; aceito: um id para cada token</translation>
    </message>
    <message>
        <source>token %1, which stands for byte %2, is missing; accepted: vocabularies of byte-level BPE, which have all 256 bytes</source>
        <translation>falta o token %1, que representa o byte %2; aceito: vocabulários de BPE em nível de bytes, que têm todos os 256 bytes</translation>
    </message>
    <message>
        <source>%1 merges %2 and %3, but the vocabulary has no token %4; accepted: merges of tokens of the vocabulary that give such a token</source>
        <translation>%1 junta %2 e %3, mas o vocabulário não tem o token %4; aceito: junções de tokens do vocabulário cujo resultado também está nele</translation>
    </message>
    <message>
        <source>%1 merges %2 and %3 once more; accepted: each merge once</source>
        <translation>%1 junta %2 e %3 outra vez; aceito: cada junção uma vez</translation>
    </message>
    <message>
        <source>no merge makes token %1, id %2, of the vocabulary; accepted: a merge for each token that is neither a byte nor special, as &lt;pad&gt;</source>
        <translation>nenhuma junção produz o token %1, id %2, do vocabulário; aceito: uma junção para cada token que não é um byte nem especial, como &lt;pad&gt;</translation>
    </message>
    <message>
        <source>the key %1 is unknown; accepted: %2</source>
        <translation>a chave %1 é desconhecida; aceito: %2</translation>
    </message>
    <message>
        <source>%1 is token %2 once more; accepted: each once</source>
        <translation>%1 é de novo o token %2; aceito: cada um uma vez</translation>
    </message>
    <message>
        <source>line %1 is %2; accepted: two tokens with one blank between</source>
        <translation>a linha %1 é %2; aceito: dois tokens com um espaço entre eles</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>a linha %1</translation>
    </message>
    <message>
        <source>The model of one layer, or that of two. Each layer has one head and no MLP.</source>
        <translation>O modelo de uma camada ou o de duas. Cada camada tem uma cabeça e nenhum MLP.</translation>
    </message>
    <message>
        <source>One layer, two layers</source>
        <translation>Uma camada, duas camadas</translation>
    </message>
    <message>
        <source>How the heads compose</source>
        <translation>Como as cabeças se compõem</translation>
    </message>
    <message>
        <source>Switch heads off</source>
        <translation>Desligar cabeças</translation>
    </message>
    <message>
        <source>%1 tokens need %2 of memory, and a computation may take %3; accepted: fewer tokens</source>
        <translation>%1 tokens precisam de %2 de memória, e um cálculo pode usar %3; aceito: menos tokens</translation>
    </message>
    <message>
        <source>%1 is missing; accepted: a whole number from 1</source>
        <translation>falta %1; aceito: um número inteiro a partir de 1</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>um número inteiro de %1 a %2</translation>
    </message>
    <message>
        <source>%1 is missing; accepted: %2</source>
        <translation>falta %1; aceito: %2</translation>
    </message>
    <message>
        <source>weights that are not quantised</source>
        <translation>pesos não quantizados</translation>
    </message>
    <message>
        <source>n_ctx is %1 and n_positions %2; accepted: the same number</source>
        <translation>n_ctx é %1 e n_positions é %2; aceito: o mesmo número</translation>
    </message>
    <message>
        <source>n_embd is %1, which %2 heads cannot share evenly; accepted: a multiple of n_head</source>
        <translation>n_embd é %1, que %2 cabeças não podem dividir por igual; aceito: um múltiplo de n_head</translation>
    </message>
    <message>
        <source>a number above 0, at most 1</source>
        <translation>um número acima de 0, no máximo 1</translation>
    </message>
    <message>
        <source>there is no token; accepted: at least one</source>
        <translation>não há nenhum token; aceito: pelo menos um</translation>
    </message>
    <message>
        <source>the text has %1 tokens; accepted: up to %2, the context of the model</source>
        <translation>o texto tem %1 tokens; aceito: até %2, o contexto do modelo</translation>
    </message>
    <message>
        <source>the file cannot be opened; accepted: a file that may be read</source>
        <translation>o arquivo não pode ser aberto; aceito: um arquivo que possa ser lido</translation>
    </message>
    <message>
        <source>weight_map is missing; accepted: an object with the file of each tensor</source>
        <translation>falta weight_map; aceito: um objeto com o arquivo de cada tensor</translation>
    </message>
    <message>
        <source>the file of tensor %1 is %2; accepted: the name of a .safetensors file in the folder</source>
        <translation>o arquivo do tensor %1 é %2; aceito: o nome de um arquivo .safetensors da pasta</translation>
    </message>
    <message>
        <source>this is a file; accepted: the folder that has it beside config.json and the tokenizer</source>
        <translation>isto é um arquivo; aceito: a pasta que o contém junto com config.json e o tokenizador</translation>
    </message>
    <message>
        <source>the folder does not exist; accepted: one with config.json, model.safetensors, and tokenizer.json or vocab.json with merges.txt</source>
        <translation>a pasta não existe; aceito: uma com config.json, model.safetensors e tokenizer.json ou vocab.json com merges.txt</translation>
    </message>
    <message>
        <source>a folder as Hugging Face writes it</source>
        <translation>uma pasta como a Hugging Face a grava</translation>
    </message>
    <message>
        <source>added_tokens.json has tokens beside those of vocab.json; accepted: tokenizer.json, which has both</source>
        <translation>added_tokens.json tem tokens além dos de vocab.json; aceito: tokenizer.json, que tem todos</translation>
    </message>
    <message>
        <source>the tokenizer</source>
        <translation>o tokenizador</translation>
    </message>
    <message>
        <source>tokenizer.json, or vocab.json with merges.txt</source>
        <translation>tokenizer.json, ou vocab.json com merges.txt</translation>
    </message>
    <message>
        <source>the weights are in pytorch_model.bin, which can run code when it is read; accepted: model.safetensors, as save_pretrained() of Hugging Face writes it</source>
        <translation>os pesos estão em pytorch_model.bin, que pode executar código ao ser lido; aceito: model.safetensors, como save_pretrained() da Hugging Face o grava</translation>
    </message>
    <message>
        <source>model.safetensors, or its parts with model.safetensors.index.json</source>
        <translation>model.safetensors, ou suas partes com model.safetensors.index.json</translation>
    </message>
    <message>
        <source>the file has %1; accepted: up to %2</source>
        <translation>o arquivo tem %1; aceito: até %2</translation>
    </message>
    <message>
        <source>the tokenizer has %1 tokens and the model %2; accepted: as many or fewer</source>
        <translation>o tokenizador tem %1 tokens e o modelo, %2; aceito: o mesmo número ou menos</translation>
    </message>
    <message>
        <source>there is not enough memory for this model; accepted: a smaller one</source>
        <translation>não há memória suficiente para este modelo; aceito: um menor</translation>
    </message>
    <message>
        <source>%1 is none of the tensors of GPT-2 with the layers of config.json; accepted: these alone</source>
        <translation>entre os tensores do GPT-2 com as camadas de config.json não está %1; aceito: somente esses</translation>
    </message>
    <message>
        <source>the weights need %1 of memory, of which a model may take %2 here; accepted: a smaller model</source>
        <translation>os pesos precisam de %1 de memória, e aqui um modelo pode usar %2; aceito: um modelo menor</translation>
    </message>
    <message>
        <source>%1 stands beside %2; accepted: one of them</source>
        <translation>estão presentes tanto %1 quanto %2; aceito: um deles</translation>
    </message>
    <message>
        <source>the weights lack %1; accepted: all tensors of GPT-2 with the layers of config.json</source>
        <translation>falta nos pesos %1; aceito: todos os tensores do GPT-2 com as camadas de config.json</translation>
    </message>
    <message>
        <source>the values of %1 are %2; accepted: F32, F16, BF16</source>
        <translation>os valores são %2 em %1; aceito: F32, F16, BF16</translation>
    </message>
    <message>
        <source>%1 is %2, by config.json it is %3</source>
        <translation>o formato de %1 é %2; por config.json, é %3</translation>
    </message>
    <message>
        <source>lm_head.weight differs from wte.weight, but config.json ties them; accepted: equal ones, or tie_word_embeddings false</source>
        <translation>lm_head.weight difere de wte.weight, mas config.json os vincula; aceito: iguais, ou tie_word_embeddings false</translation>
    </message>
    <message>
        <source>What the model reads, with blanks as they are typed: a word after a blank is another token than the same word without one.</source>
        <translation>O que o modelo lê, com os espaços como foram digitados: uma palavra depois de um espaço é outro token que a mesma palavra sem ele.</translation>
    </message>
    <message>
        <source>Divides the logits before the softmax: a low temperature makes the likeliest token nearly sure, a high one makes all tokens alike.</source>
        <translation>Divide os logits antes do softmax: uma temperatura baixa torna quase certo o token mais provável; uma alta iguala todos os tokens.</translation>
    </message>
    <message>
        <source>How many tokens the text has.</source>
        <translation>Quantos tokens o texto tem.</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>camadas</translation>
    </message>
    <message>
        <source>How many layers the model has.</source>
        <translation>Quantas camadas o modelo tem.</translation>
    </message>
    <message>
        <source>the last token is %1</source>
        <translation>o último token é %1</translation>
    </message>
    <message>
        <source>after token</source>
        <translation>depois do token</translation>
    </message>
    <message>
        <source>The token after which the guess is looked at, counted from 0; without a value, the last one. Clicking a token chooses it, too.</source>
        <translation>O token depois do qual se observa o palpite, contado de 0; sem valor, o último. Clicar em um token também o escolhe.</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>O que vem a seguir</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>Camada por camada</translation>
    </message>
    <message>
        <source>What each layer adds</source>
        <translation>O que cada camada soma</translation>
    </message>
    <message>
        <source>sorted by</source>
        <translation>ordenadas por</translation>
    </message>
    <message>
        <source>heads of a layer</source>
        <translation>cabeças por camada</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>Todas as cabeças</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>Uma cabeça</translation>
    </message>
    <message>
        <source>copying by induction</source>
        <translation>cópia por indução</translation>
    </message>
    <message>
        <source>The layer of the loaded weights whose heads are shown, counted from 0.</source>
        <translation>A camada dos pesos carregados cujas cabeças são mostradas, contada a partir de 0.</translation>
    </message>
    <message>
        <source>the list has %1 tokens; accepted: 1 to %2 tokens</source>
        <translation>a lista tem %1 tokens; aceitos: 1 a %2 tokens</translation>
    </message>
    <message>
        <source>token %1 of the list, from 0, is empty; accepted: at least one character</source>
        <translation>o token %1 da lista, a partir de 0, está vazio; aceito: pelo menos um caractere</translation>
    </message>
    <message>
        <source>it is %1; accepted: a JSON list of strings</source>
        <translation>é %1; aceita: uma lista JSON de textos</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>uma lista vazia</translation>
    </message>
    <message>
        <source>item %1 of its list, from 0, is no text; accepted: a JSON list of strings</source>
        <translation>o item %1 da lista, a partir de 0, não é texto; aceita: uma lista JSON de textos</translation>
    </message>
    <message>
        <source>line %1 is empty; accepted: a token on each line</source>
        <translation>a linha %1 está vazia; aceito: um token em cada linha</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>it has no token; accepted: 1 to %1 tokens, one on each line</source>
        <translation>não tem nenhum token; aceitos: 1 a %1 tokens, um em cada linha</translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>Convolution</source>
        <translation>Convolução</translation>
    </message>
    <message>
        <source>Dilated convolution</source>
        <translation>Convolução dilatada</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>Recorrente</translation>
    </message>
    <message>
        <source>Bidirectional recurrent</source>
        <translation>Recorrente bidirecional</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Autoatenção</translation>
    </message>
    <message>
        <source>Restricted self-attention</source>
        <translation>Autoatenção restrita</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>Dilatada</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>Bidirecional</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atenção</translation>
    </message>
    <message>
        <source>Restricted</source>
        <translation>Restrita</translation>
    </message>
    <message>
        <source>a convolution</source>
        <translation>uma convolução</translation>
    </message>
    <message>
        <source>a dilated convolution</source>
        <translation>uma convolução dilatada</translation>
    </message>
    <message>
        <source>recurrence</source>
        <translation>a recorrência</translation>
    </message>
    <message>
        <source>a bidirectional recurrence</source>
        <translation>uma recorrência bidirecional</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>a autoatenção</translation>
    </message>
    <message>
        <source>restricted self-attention</source>
        <translation>a autoatenção restrita</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last</comment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>Depth</name>
    <message>
        <source>how well positions are read</source>
        <translation>quanto das posições se lê</translation>
    </message>
    <message>
        <source>the tokens of some layers</source>
        <translation>os tokens de algumas camadas</translation>
    </message>
    <message>
        <source>the tokens of the other stack</source>
        <translation>os tokens da outra pilha</translation>
    </message>
    <message>
        <source>how alike the tokens are</source>
        <translation>quão parecidos são os tokens</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>How different the tokens are</source>
        <translation>Quanto os tokens diferem</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>at %1: %2, %3 %4</source>
        <translation>%1: %2, %3 %4</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>lost in rounding</source>
        <translation>perdido no arredondamento</translation>
    </message>
    <message>
        <source>this stack, %1</source>
        <translation>esta pilha, %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>Tokens %1</source>
        <translation>Tokens %1</translation>
    </message>
    <message>
        <source>a row each</source>
        <translation>um por linha</translation>
    </message>
    <message>
        <source>How alike at %1</source>
        <translation>Semelhança: %1</translation>
    </message>
    <message>
        <source>How alike</source>
        <translation>Semelhança</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>cosseno</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>Positions that are added at each layer can be read off the last one; those added once fade.</source>
        <translation>Posições somadas em cada camada ainda se leem na última; as somadas uma só vez se apagam.</translation>
    </message>
    <message>
        <source>Without residuals</source>
        <translation>Sem residual</translation>
    </message>
    <message>
        <source>With residuals</source>
        <translation>Com residual</translation>
    </message>
    <message>
        <source>An MLP instead of residuals</source>
        <translation>Um MLP em vez de residual</translation>
    </message>
    <message>
        <source>Positions at each layer</source>
        <translation>Posições em cada camada</translation>
    </message>
    <message>
        <source>Positions fade</source>
        <translation>As posições se apagam</translation>
    </message>
    <message>
        <source>With residuals, but without norm: at layer 12 positions are read with R² = 0.08.</source>
        <translation>Com residual, mas sem normalização: na camada 12 as posições se leem com R² = 0,08.</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>Uma cabeça</translation>
    </message>
    <message>
        <source>with residuals</source>
        <translation>com residual</translation>
    </message>
    <message>
        <source>without residuals</source>
        <translation>sem residual</translation>
    </message>
    <message>
        <source>the input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>camada %1</translation>
    </message>
    <message>
        <source>For %1, it is %2.</source>
        <translation>Para %1: %2.</translation>
    </message>
    <message>
        <source>&lt;a href="play:layer"&gt;Go through the layers&lt;/a&gt;.</source>
        <translation>&lt;a href="play:layer"&gt;Percorra as camadas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="residual=off"&gt;Take the residuals away&lt;/a&gt;.</source>
        <translation>&lt;a href="residual=off"&gt;Tire as conexões residuais&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="residual=on"&gt;Give it residuals&lt;/a&gt;.</source>
        <translation>&lt;a href="residual=on"&gt;Ponha conexões residuais&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="every-layer=on"&gt;Add the positions at each layer&lt;/a&gt;.</source>
        <translation>&lt;a href="every-layer=on"&gt;Some as posições em cada camada&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Below 10⁻¹⁶ a difference is lost in rounding: that floor is the computer’s.</source>
        <translation>Abaixo de 10⁻¹⁶ uma diferença se perde no arredondamento: esse piso é do computador.</translation>
    </message>
    <message>
        <source>A stack of layers with random weights (layers: %1, heads: %2, width: %3, tokens: %4), %5.</source>
        <translation>Uma pilha de camadas com pesos aleatórios (camadas: %1, cabeças: %2, largura: %3, tokens: %4), %5.</translation>
    </message>
    <message>
        <source>Above, against the layers, how far the tokens are from all being equal, on a logarithmic axis, and how well their positions are read off them.</source>
        <translation>Acima, ao longo das camadas, quão longe os tokens estão de serem todos iguais, num eixo logarítmico, e quão bem se leem neles as posições.</translation>
    </message>
    <message>
        <source>this stack</source>
        <translation>esta pilha</translation>
    </message>
    <message>
        <source>At %1, %2: distance %3, R² %4.</source>
        <translation>Na %1, %2: distância %3, R² %4.</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
    <message>
        <source>cosine of the angle between two tokens: 1 is the same direction</source>
        <translation>cosseno do ângulo entre dois tokens: 1 é a mesma direção</translation>
    </message>
    <message>
        <source>There are no positions to add.</source>
        <translation>Não há posições para somar.</translation>
    </message>
    <message>
        <source>There is only one layer.</source>
        <translation>Há uma só camada.</translation>
    </message>
    <message>
        <source>One wide head makes tokens alike just as four narrow ones do: 5.7 · 10⁻⁵ at layer 3.</source>
        <translation>Uma cabeça larga iguala os tokens como quatro estreitas: 5,7 · 10⁻⁵ na camada 3.</translation>
    </message>
    <message>
        <source>Depth: a stack of random layers</source>
        <translation>Profundidade: uma pilha de camadas aleatórias</translation>
    </message>
    <message>
        <source>Attention alone soon makes all tokens alike; residuals, which add a layer’s input to its output, keep them different.</source>
        <translation>Só com atenção, os tokens logo ficam quase iguais; conexões residuais, que somam a entrada de uma camada à sua saída, os mantêm diferentes.</translation>
    </message>
    <message>
        <source>At layer 12 positions are read with R² = 1.00, which is exact; where they are added once, with 0.77.</source>
        <translation>Na camada 12 as posições se leem com R² = 1,00, ou seja, exatamente; somadas uma só vez, com 0,77.</translation>
    </message>
    <message>
        <source>Below, with residuals and without, the tokens of some layers as rows of colours, and the cosines of the angles between those of the layer that is looked at.</source>
        <translation>Abaixo, com e sem conexões residuais, os tokens de algumas camadas como linhas de cores, e os cossenos dos ângulos entre os tokens da camada em exame.</translation>
    </message>
    <message>
        <source>not at all %1</source>
        <translation>nada %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>exato %1</translation>
    </message>
    <message>
        <source>How well a token tells its position</source>
        <translation>Quão bem um token indica sua posição</translation>
    </message>
    <message>
        <source>Position told</source>
        <translation>Posição indicada</translation>
    </message>
    <message>
        <source>theory: cubed each layer</source>
        <translation>teoria: ao cubo a cada camada</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>teoria</translation>
    </message>
    <message>
        <source>a row each, in colours; stripes: all are equal; each map has its own scale</source>
        <translation>um por linha, em cores; listras: todos iguais; cada mapa tem sua escala</translation>
    </message>
    <message>
        <source>a row each; stripes: all are equal</source>
        <translation>um por linha; listras: todos iguais</translation>
    </message>
    <message>
        <source>At layer 3 the tokens differ by 1.8 · 10⁻⁵ of their size; with residuals by 0.56.</source>
        <translation>Na camada 3 os tokens diferem em 1,8 · 10⁻⁵ do seu tamanho; com conexões residuais, em 0,56.</translation>
    </message>
    <message>
        <source>At layer 12 the tokens still differ by 0.31 of their size.</source>
        <translation>Na camada 12 os tokens ainda diferem em 0,31 do seu tamanho.</translation>
    </message>
    <message>
        <source>An MLP, which works on each token by itself, does not stop it: at layer 3 the tokens differ by 1.9 · 10⁻⁶ of their size.</source>
        <translation>Um MLP, que trata cada token separadamente, não o impede: na camada 3 os tokens diferem em 1,9 · 10⁻⁶ do seu tamanho.</translation>
    </message>
    <message>
        <source>this stack, positions at each layer</source>
        <translation>esta, posições em cada camada</translation>
    </message>
    <message>
        <source>this stack, positions once</source>
        <translation>esta, posições uma vez</translation>
    </message>
    <message>
        <source>At %1 tokens &lt;i&gt;X&lt;/i&gt; differ from their mean &lt;i&gt;M&lt;/i&gt; by %2 of their size; %3 by %4.</source>
        <translation>Na %1, os tokens &lt;i&gt;X&lt;/i&gt; diferem da sua média &lt;i&gt;M&lt;/i&gt; em %2 do seu tamanho; %3, em %4.</translation>
    </message>
    <message>
        <source>At %1 the tokens tell their positions with R² = %2 (1: exactly, 0: not at all); %3 with %4.</source>
        <translation>Na %1, os tokens indicam suas posições com R² = %2 (1: exato, 0: nada); %3, com %4.</translation>
    </message>
    <message>
        <source>In &lt;i&gt;M&lt;/i&gt; each row is the mean of all tokens, and |·|, the size, is the root of the sum of all squares. Where &lt;i&gt;r&lt;/i&gt; is 0, all tokens are equal.</source>
        <translation>Em &lt;i&gt;M&lt;/i&gt; cada linha é a média de todos os tokens, e |·|, o tamanho, é a raiz da soma de todos os quadrados. Onde &lt;i&gt;r&lt;/i&gt; é 0, todos os tokens são iguais.</translation>
    </message>
    <message>
        <source>All matrices are random: nothing is trained here, to see what the design alone does. Layer 0 is the input.</source>
        <translation>Todas as matrizes são aleatórias: nada é treinado aqui, para ver o que a arquitetura faz por si só. A camada 0 é a entrada.</translation>
    </message>
    <message>
        <source>Attention makes each token a weighted mean of all, and alike tokens get alike weights. Dong et al. 2021 prove that a layer then turns a difference &lt;i&gt;r&lt;/i&gt; into a constant × &lt;i&gt;r&lt;/i&gt;³ at most: 0.01 becomes 0.000001 times the constant.</source>
        <translation>A atenção faz de cada token uma média ponderada de todos, e tokens parecidos recebem pesos parecidos. Dong et al. 2021 provam que uma camada então transforma uma diferença &lt;i&gt;r&lt;/i&gt; em, no máximo, uma constante × &lt;i&gt;r&lt;/i&gt;³: 0,01 vira 0,000001 vezes a constante.</translation>
    </message>
    <message>
        <source>Thin line: this law, fitted to layers 1 and 2.</source>
        <translation>Linha fina: essa lei, ajustada às camadas 1 e 2.</translation>
    </message>
    <message>
        <source>An MLP works on each token by itself: if its matrices are random, it &lt;a href="preset:mlp"&gt;does not keep tokens apart&lt;/a&gt; either.</source>
        <translation>Um MLP trata cada token separadamente: se suas matrizes são aleatórias, ele &lt;a href="preset:mlp"&gt;também não mantém os tokens diferentes&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The right chart shows R²: how well a weighted sum of a token’s numbers tells its position. 1 is exact, 0 is no better than always guessing the middle. The sum is fitted on %1 sequences and tested on %2 others.</source>
        <translation>O gráfico da direita mostra R²: quão bem uma soma ponderada dos números de um token indica sua posição. 1 é exato, 0 não é melhor do que chutar sempre o meio. A soma é ajustada em %1 sequências e testada em outras %2.</translation>
    </message>
    <message>
        <source>How alike: the cosine of the angle between two tokens, 1 for the same direction.</source>
        <translation>Semelhança: o cosseno do ângulo entre dois tokens, 1 para a mesma direção.</translation>
    </message>
    <message>
        <source>So each layer of a transformer adds what it finds to what it got. What is added only to the input is mixed again by each layer: positions &lt;a href="preset:without-norm"&gt;fade with depth&lt;/a&gt; unless they are &lt;a href="preset:each-layer"&gt;added again&lt;/a&gt; or, as with rotary positions, enter the scores of each layer.</source>
        <translation>Por isso cada camada de um transformer soma o que acha ao que recebeu. O que se soma só à entrada é misturado de novo em cada camada: as posições &lt;a href="preset:without-norm"&gt;se apagam com a profundidade&lt;/a&gt;, a não ser que sejam &lt;a href="preset:each-layer"&gt;somadas de novo&lt;/a&gt; ou, como as rotatórias, entrem nas pontuações de cada camada.</translation>
    </message>
    <message>
        <source>how much the tokens differ from their mean, as a part of their size</source>
        <translation>quanto os tokens diferem da sua média, como fração do seu tamanho</translation>
    </message>
    <message>
        <source>how well a weighted sum of a token’s numbers tells its position: 1 is exact, 0 is no better than always guessing the middle</source>
        <translation>quão bem uma soma ponderada dos números de um token indica sua posição: 1 é exato, 0 não é melhor do que chutar sempre o meio</translation>
    </message>
    <message>
        <source>a row each, in colours; each map has its own scale</source>
        <translation>um por linha, em cores; cada mapa tem sua escala</translation>
    </message>
    <message>
        <source>each row is a token; below, how different they are: 0 is all equal</source>
        <translation>cada linha é um token; abaixo, quão diferentes são: 0 é todos iguais</translation>
    </message>
    <message>
        <source>each row is a token</source>
        <translation>cada linha é um token</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>todos iguais</translation>
    </message>
    <message>
        <source>nearly alike</source>
        <translation>quase iguais</translation>
    </message>
    <message>
        <source>different</source>
        <translation>diferentes</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>Positions that are added at each layer leave some difference between tokens; residuals keep much more.</source>
        <translation>Posições somadas em cada camada deixam alguma diferença entre os tokens; as conexões residuais mantêm muito mais.</translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>ângulo</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation>compr. de onda</translation>
    </message>
    <message>
        <source>place in its wave, in turns</source>
        <translation>fase, em voltas</translation>
    </message>
    <message>
        <source>its cosine</source>
        <translation>seu cosseno</translation>
    </message>
    <message>
        <source>its sine</source>
        <translation>seu seno</translation>
    </message>
    <message>
        <source>next position</source>
        <translation>próxima posição</translation>
    </message>
    <message>
        <source>next pair</source>
        <translation>próximo par</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>seno</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>cosseno</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferença</translation>
    </message>
    <message>
        <source>place value</source>
        <translation>valor posicional</translation>
    </message>
    <message>
        <source>flips so far</source>
        <translation>mudanças até aqui</translation>
    </message>
    <message>
        <source>sum of its bits</source>
        <translation>soma de seus bits</translation>
    </message>
    <message>
        <source>period</source>
        <translation>período</translation>
    </message>
    <message>
        <source>in binary</source>
        <translation>em binário</translation>
    </message>
    <message>
        <source>bits flipped since the position before</source>
        <translation>bits que mudaram desde a posição anterior</translation>
    </message>
    <message>
        <source>bits that flip to the next position</source>
        <translation>bits que mudam até a próxima posição</translation>
    </message>
    <message>
        <source>largest possible</source>
        <translation>maior possível</translation>
    </message>
    <message>
        <source>part of the largest</source>
        <translation>fração do maior</translation>
    </message>
    <message>
        <source>turn in radians</source>
        <translation>giro em radianos</translation>
    </message>
    <message>
        <source>turn in degrees</source>
        <translation>giro em graus</translation>
    </message>
    <message>
        <source>in whole turns</source>
        <translation>em voltas completas</translation>
    </message>
    <message>
        <source>cosine of the turn</source>
        <translation>cosseno do giro</translation>
    </message>
    <message>
        <source>sine of the turn</source>
        <translation>seno do giro</translation>
    </message>
    <message>
        <source>sine before the shift</source>
        <translation>seno antes do deslocamento</translation>
    </message>
    <message>
        <source>cosine before the shift</source>
        <translation>cosseno antes do deslocamento</translation>
    </message>
    <message>
        <source>computed directly</source>
        <translation>calculado diretamente</translation>
    </message>
    <message>
        <source>by turning</source>
        <translation>por giro</translation>
    </message>
    <message>
        <source>what rounding leaves</source>
        <translation>resto do arredondamento</translation>
    </message>
    <message>
        <source>shifted position</source>
        <translation>posição deslocada</translation>
    </message>
    <message>
        <source>pair of the row</source>
        <translation>par da linha</translation>
    </message>
    <message>
        <source>pair of the column</source>
        <translation>par da coluna</translation>
    </message>
    <message>
        <source>sine by turning</source>
        <translation>seno por giro</translation>
    </message>
    <message>
        <source>cosine by turning</source>
        <translation>cosseno por giro</translation>
    </message>
    <message>
        <source>sine computed directly</source>
        <translation>seno calculado diretamente</translation>
    </message>
    <message>
        <source>cosine computed directly</source>
        <translation>cosseno calculado diretamente</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>deslocamento</translation>
    </message>
    <message>
        <source>sum of products</source>
        <translation>soma dos produtos</translation>
    </message>
    <message>
        <source>sum of squares</source>
        <translation>soma dos quadrados</translation>
    </message>
    <message>
        <source>product of the lengths</source>
        <translation>produto dos comprimentos</translation>
    </message>
    <message>
        <source>by the offset alone</source>
        <translation>só pelo deslocamento</translation>
    </message>
    <message>
        <source>difference of the two</source>
        <translation>diferença entre os dois</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palavra</translation>
    </message>
    <message>
        <source>number of the word</source>
        <translation>número da palavra</translation>
    </message>
    <message>
        <source>the same word</source>
        <translation>a mesma palavra</translation>
    </message>
    <message>
        <source>an equal row</source>
        <translation>uma linha igual</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>sorteado</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>carregado</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>embedding</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>codificação</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>soma</translation>
    </message>
    <message>
        <source>random number</source>
        <translation>número aleatório</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>rescaling</source>
        <translation>reescalonamento</translation>
    </message>
    <message>
        <source>from the token</source>
        <translation>do token</translation>
    </message>
    <message>
        <source>from the position</source>
        <translation>da posição</translation>
    </message>
    <message>
        <source>learned position</source>
        <translation>posição aprendida</translation>
    </message>
    <message>
        <source>concatenated</source>
        <translation>concatenado</translation>
    </message>
    <message>
        <source>added</source>
        <translation>somado</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>column</source>
        <translation>coluna</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantido</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>content with content</source>
        <translation>conteúdo com conteúdo</translation>
    </message>
    <message>
        <source>content with position</source>
        <translation>conteúdo com posição</translation>
    </message>
    <message>
        <source>position with content</source>
        <translation>posição com conteúdo</translation>
    </message>
    <message>
        <source>position with position</source>
        <translation>posição com posição</translation>
    </message>
    <message>
        <source>score</source>
        <translation>pontuação</translation>
    </message>
    <message>
        <source>one further, same offset</source>
        <translation>uma adiante, mesmo deslocamento</translation>
    </message>
    <message>
        <source>first pair</source>
        <translation>primeiro par</translation>
    </message>
    <message>
        <source>last pair</source>
        <translation>último par</translation>
    </message>
    <message>
        <source>without turning</source>
        <translation>sem giro</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>inclinação</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>distância</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>penalidade</translation>
    </message>
    <message>
        <source>closest: position</source>
        <translation>mais próximas: posição</translation>
    </message>
    <message>
        <source>and position</source>
        <translation>e posição</translation>
    </message>
    <message>
        <source>counts as alike up to</source>
        <translation>vale como igual até</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>maior</translation>
    </message>
    <message>
        <source>among 10 n positions</source>
        <translation>entre 10 n posições</translation>
    </message>
    <message>
        <source>among 100 n positions</source>
        <translation>entre 100 n posições</translation>
    </message>
    <message>
        <source>power of n</source>
        <translation>expoente de n</translation>
    </message>
    <message>
        <source>grows from this power on</source>
        <translation>cresce a partir deste expoente</translation>
    </message>
    <message>
        <source>smallest with that offset</source>
        <translation>menor com esse deslocamento</translation>
    </message>
    <message>
        <source>largest with that offset</source>
        <translation>maior com esse deslocamento</translation>
    </message>
    <message>
        <source>largest of all</source>
        <translation>maior de todos</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>dispersão</translation>
    </message>
    <message>
        <source>between offsets</source>
        <translation>entre deslocamentos</translation>
    </message>
    <message>
        <source>spread of the scores</source>
        <translation>dispersão das pontuações</translation>
    </message>
    <message>
        <source>counts as rounding up to</source>
        <translation>vale como arredondamento até</translation>
    </message>
    <message>
        <source>positions tested</source>
        <translation>posições testadas</translation>
    </message>
    <message>
        <source>in range</source>
        <translation>na faixa</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>resto</translation>
    </message>
    <message>
        <source>length of the next rows</source>
        <translation>comprimento das linhas seguintes</translation>
    </message>
    <message>
        <source>steps from one to the next</source>
        <translation>passos de uma à seguinte</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>posto</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>resíduo</translation>
    </message>
    <message>
        <source>content with projected position</source>
        <translation>conteúdo com posição projetada</translation>
    </message>
    <message>
        <source>projected position with content</source>
        <translation>posição projetada com conteúdo</translation>
    </message>
    <message>
        <source>projected position with projected position</source>
        <translation>posição projetada com posição projetada</translation>
    </message>
    <message>
        <source>p·p before the projection</source>
        <translation>p·p antes da projeção</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>sees no key: all weigh alike</source>
        <translation>não vê chaves: pesos iguais</translation>
    </message>
    <message>
        <source>the causal mask</source>
        <translation>máscara causal</translation>
    </message>
    <message>
        <source>the radius</source>
        <translation>raio</translation>
    </message>
    <message>
        <source>the valid length</source>
        <translation>comprimento válido</translation>
    </message>
    <message>
        <source>the query’s valid length</source>
        <translation>comprimento válido da consulta</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>escolha manual</translation>
    </message>
    <message>
        <source>the place asked for</source>
        <translation>lugar procurado</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>pontuação escalonada</translation>
    </message>
    <message>
        <source>largest of its row</source>
        <translation>maior de sua linha</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponencial</translation>
    </message>
    <message>
        <source>sum of its row</source>
        <translation>soma de sua linha</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>outside the window</source>
        <translation>fora da janela</translation>
    </message>
    <message>
        <source>weight at sharpness 1</source>
        <translation>peso com nitidez 1</translation>
    </message>
    <message>
        <source>places off</source>
        <translation>desvio</translation>
    </message>
    <message>
        <source>output</source>
        <translation>saída</translation>
    </message>
    <message>
        <source>output of the heads</source>
        <translation>saída das cabeças</translation>
    </message>
    <message>
        <source>output of the convolution</source>
        <translation>saída da convolução</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>maior diferença</translation>
    </message>
    <message>
        <source>one head adds</source>
        <translation>parte da cabeça</translation>
    </message>
    <message>
        <source>equal keys of the same entropy</source>
        <translation>nº de chaves de peso igual</translation>
    </message>
    <message>
        <source>width of a head</source>
        <translation>largura da cabeça</translation>
    </message>
    <message>
        <source>each of three projections</source>
        <translation>cada uma das três projeções</translation>
    </message>
    <message>
        <source>three projections</source>
        <translation>três projeções</translation>
    </message>
    <message>
        <source>scores and weighted sums</source>
        <translation>pontuações e somas ponderadas</translation>
    </message>
    <message>
        <source>output projection</source>
        <translation>projeção de saída</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>viés</translation>
    </message>
    <message>
        <source>root of the width of a head</source>
        <translation>raiz da largura da cabeça</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation>demais chaves</translation>
    </message>
    <message>
        <source>hidden by</source>
        <translation>oculta por</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>number of keys</source>
        <translation>número de chaves</translation>
    </message>
    <message>
        <source>largest scaled score</source>
        <translation>maior pontuação escalonada</translation>
    </message>
    <message>
        <source>sum of exponentials</source>
        <translation>soma das exponenciais</translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation>valores ponderados</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeça</translation>
    </message>
    <message>
        <source>column of the head</source>
        <translation>coluna da cabeça</translation>
    </message>
    <message>
        <source>from head</source>
        <translation>da cabeça</translation>
    </message>
    <message>
        <source>from head %1</source>
        <translation>da cabeça %1</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a line of several of that name, and which</comment>
        <translation>%1 “%2”</translation>
    </message>
    <message>
        <source>sum of the row</source>
        <translation>soma da linha</translation>
    </message>
    <message>
        <source>its place when shuffled</source>
        <translation>seu lugar embaralhado</translation>
    </message>
    <message>
        <source>its output when shuffled</source>
        <translation>sua saída embaralhada</translation>
    </message>
    <message>
        <source>its place in reading order</source>
        <translation>seu lugar na ordem de leitura</translation>
    </message>
    <message>
        <source>its output in reading order</source>
        <translation>sua saída na ordem de leitura</translation>
    </message>
    <message>
        <source>number of scores</source>
        <translation>número de pontuações</translation>
    </message>
    <message>
        <source>mean of the scores</source>
        <translation>média das pontuações</translation>
    </message>
    <message>
        <source>in theory</source>
        <translation>em teoria</translation>
    </message>
    <message>
        <source>with the scaling</source>
        <translation>com escalonamento</translation>
    </message>
    <message>
        <source>without the scaling</source>
        <translation>sem escalonamento</translation>
    </message>
    <message>
        <source>with equal weights</source>
        <translation>com pesos iguais</translation>
    </message>
    <message>
        <source>variance of the scores</source>
        <translation>variância das pontuações</translation>
    </message>
    <message>
        <source>in this bin</source>
        <translation>nesta faixa</translation>
    </message>
    <message>
        <source>of all</source>
        <translation>do total</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
    </message>
    <message>
        <source>of a normal distribution</source>
        <translation>de uma distribuição normal</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>digitado</translation>
    </message>
    <message>
        <source>all ones</source>
        <translation>só uns</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>cruzamento</translation>
    </message>
    <message>
        <source>at least one layer</source>
        <translation>no mínimo uma camada</translation>
    </message>
    <message>
        <source>both there</source>
        <translation>ambos ali</translation>
    </message>
    <message>
        <source>places apart</source>
        <translation>separação</translation>
    </message>
    <message>
        <source>reach of one layer</source>
        <translation>alcance de uma camada</translation>
    </message>
    <message>
        <source>by the formula</source>
        <translation>pela fórmula</translation>
    </message>
    <message>
        <source>tokens that its outputs see</source>
        <translation>tokens que suas saídas veem</translation>
    </message>
    <message>
        <source>output that sees both</source>
        <translation>saída que vê ambos</translation>
    </message>
    <message>
        <source>until some output sees both</source>
        <translation>até alguma saída ver ambos</translation>
    </message>
    <message>
        <source>until the output depends on the input</source>
        <translation>até a saída depender da entrada</translation>
    </message>
    <message>
        <source>the other way round</source>
        <translation>no sentido inverso</translation>
    </message>
    <message>
        <source>longest distance</source>
        <translation>maior distância</translation>
    </message>
    <message>
        <source>for each token</source>
        <translation>por token</translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation>por par</translation>
    </message>
    <message>
        <source>pairs of a query and a key</source>
        <translation>pares de consulta e chave</translation>
    </message>
    <message>
        <source>keys that a query meets</source>
        <translation>chaves que a consulta vê</translation>
    </message>
    <message>
        <source>kernel times input</source>
        <translation>kernel vezes entrada</translation>
    </message>
    <message>
        <source>weights times input</source>
        <translation>pesos vezes entrada</translation>
    </message>
    <message>
        <source>weights times state</source>
        <translation>pesos vezes estado</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>pontuações</translation>
    </message>
    <message>
        <source>weighted sums</source>
        <translation>somas ponderadas</translation>
    </message>
    <message>
        <source>multiply–adds</source>
        <translation>MACs</translation>
    </message>
    <message>
        <source>as FLOPs</source>
        <translation>em FLOPs</translation>
    </message>
    <message>
        <source>forward and backward</source>
        <translation>direta e reversa</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>states</source>
        <translation>estados</translation>
    </message>
    <message>
        <source>states, forwards</source>
        <translation>estados, ida</translation>
    </message>
    <message>
        <source>states, backwards</source>
        <translation>estados, volta</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>consultas</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>chaves</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>numbers kept</source>
        <translation>nºs guardados</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>reach of a layer</source>
        <translation>alcance da camada</translation>
    </message>
    <message>
        <source>each matrix of weights</source>
        <translation>cada matriz de pesos</translation>
    </message>
    <message>
        <source>exact count</source>
        <translation>contagem exata</translation>
    </message>
    <message>
        <source>term inside O(·)</source>
        <translation>termo dentro de O(·)</translation>
    </message>
    <message>
        <source>layers until an output sees both ends</source>
        <translation>camadas até uma saída ver as duas pontas</translation>
    </message>
    <message>
        <source>times the lowest</source>
        <translation>vezes o menor</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>predicted time</source>
        <translation>tempo previsto</translation>
    </message>
    <message>
        <source>measured over predicted</source>
        <translation>razão medido/previsto</translation>
    </message>
    <message>
        <source>seconds for each</source>
        <translation>segundos por unidade</translation>
    </message>
    <message>
        <source>mean logarithm of the axis</source>
        <translation>logaritmo médio do eixo</translation>
    </message>
    <message>
        <source>mean logarithm of the times</source>
        <translation>logaritmo médio dos tempos</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>expoente</translation>
    </message>
    <message>
        <source>lower end of its interval</source>
        <translation>limite inferior do intervalo</translation>
    </message>
    <message>
        <source>upper end of its interval</source>
        <translation>limite superior do intervalo</translation>
    </message>
    <message>
        <source>points</source>
        <translation>pontos</translation>
    </message>
    <message>
        <source>repeat, sorted</source>
        <translation>repetição, em ordem</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a line of several of that name, and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>derivative, mean of 16 layers</source>
        <translation>derivada, média de 16 camadas</translation>
    </message>
    <message>
        <source>largest score</source>
        <translation>maior pontuação</translation>
    </message>
    <message>
        <source>a quarter of the repeats took at most</source>
        <translation>um quarto das repetições levou no máximo</translation>
    </message>
    <message>
        <source>a quarter took at least</source>
        <translation>um quarto levou no mínimo</translation>
    </message>
    <message>
        <source>the middle half spans</source>
        <translation>a metade central abrange</translation>
    </message>
    <message>
        <source>score of what is named</source>
        <translation>pontuação do respondido</translation>
    </message>
    <message>
        <source>score of what is wanted</source>
        <translation>pontuação do esperado</translation>
    </message>
    <message>
        <source>probability of what is named</source>
        <translation>probabilidade do respondido</translation>
    </message>
    <message>
        <source>probability of what is wanted</source>
        <translation>probabilidade do esperado</translation>
    </message>
    <message>
        <source>loss of this place</source>
        <translation>perda desta posição</translation>
    </message>
    <message>
        <source>nothing to name here</source>
        <translation>nada a responder aqui</translation>
    </message>
    <message>
        <source>query times key</source>
        <translation>consulta vezes chave</translation>
    </message>
    <message>
        <source>score with its position</source>
        <translation>pontuação com a posição</translation>
    </message>
    <message>
        <source>probability of</source>
        <translation>probabilidade de</translation>
    </message>
    <message>
        <source>mean weight of the heads at</source>
        <translation>peso médio das cabeças em</translation>
    </message>
    <message>
        <source>named with a place hidden</source>
        <translation>respondido com uma posição oculta</translation>
    </message>
    <message>
        <source>named with all heads at</source>
        <translation>respondido com todas as cabeças em</translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation>probabilidade de %1</translation>
    </message>
    <message>
        <source>mean weight of the heads at %1</source>
        <translation>peso médio das cabeças em %1</translation>
    </message>
    <message>
        <source>named with place %1 hidden</source>
        <translation>respondido com a posição %1 oculta</translation>
    </message>
    <message>
        <source>named with all heads at %1</source>
        <translation>respondido com todas as cabeças em %1</translation>
    </message>
    <message>
        <source>sine or cosine</source>
        <translation>seno ou cosseno</translation>
    </message>
    <message>
        <source>how well the places match</source>
        <translation>afinidade dos lugares</translation>
    </message>
    <message>
        <source>how well the words match</source>
        <translation>afinidade das palavras</translation>
    </message>
    <message>
        <source>embedding × √d</source>
        <translation>embedding × √d</translation>
    </message>
    <message>
        <source>slope of the loss by the probability</source>
        <translation>derivada da perda em relação à probabilidade</translation>
    </message>
    <message>
        <source>slope of the probability by its score</source>
        <translation>derivada da probabilidade em relação à sua pontuação</translation>
    </message>
    <message>
        <source>their product: the gradient</source>
        <translation>o produto das duas: o gradiente</translation>
    </message>
    <message>
        <source>gradient by the score of</source>
        <translation>gradiente em relação à pontuação de</translation>
    </message>
    <message>
        <source>gradient by the score of %1</source>
        <translation>gradiente em relação à pontuação de %1</translation>
    </message>
    <message>
        <source>forced by hand</source>
        <translation>forçado à mão</translation>
    </message>
    <message>
        <source>probability of this noun</source>
        <translation>probabilidade deste substantivo</translation>
    </message>
    <message>
        <source>weight of the line on</source>
        <translation>peso da linha em</translation>
    </message>
    <message>
        <source>answer with the line forced to</source>
        <translation>resposta com a linha forçada a</translation>
    </message>
    <message>
        <source>before training</source>
        <translation>antes do treinamento</translation>
    </message>
    <message>
        <source>moved by training</source>
        <translation>mudança pelo treinamento</translation>
    </message>
    <message>
        <source>mean at this offset</source>
        <translation>média neste deslocamento</translation>
    </message>
    <message>
        <source>smallest at this offset</source>
        <translation>menor neste deslocamento</translation>
    </message>
    <message>
        <source>largest at this offset</source>
        <translation>maior neste deslocamento</translation>
    </message>
    <message>
        <source>before this layer</source>
        <translation>antes desta camada</translation>
    </message>
    <message>
        <source>floor of rounding</source>
        <translation>piso do arredondamento</translation>
    </message>
    <message>
        <source>squares of what is read wrongly</source>
        <translation>quadrados do que se lê errado</translation>
    </message>
    <message>
        <source>squares of the distances from the middle</source>
        <translation>quadrados das distâncias ao meio</translation>
    </message>
    <message>
        <source>share that is read</source>
        <translation>parte que se lê</translation>
    </message>
    <message>
        <source>mean error in places</source>
        <translation>erro médio em posições</translation>
    </message>
    <message>
        <source>tokens that are read</source>
        <translation>tokens lidos</translation>
    </message>
    <message>
        <source>places back</source>
        <translation>posições para trás</translation>
    </message>
    <message>
        <source>places forward</source>
        <translation>posições para a frente</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>alcance</translation>
    </message>
    <message>
        <source>ways through the layers</source>
        <translation>caminhos pelas camadas</translation>
    </message>
    <message>
        <source>largest eigenvalue of 𝐽ᵀ𝐽</source>
        <translation>maior autovalor de 𝐽ᵀ𝐽</translation>
    </message>
    <message>
        <source>at its own place</source>
        <translation>na própria posição</translation>
    </message>
    <message>
        <source>each step leaves on average</source>
        <translation>cada passo deixa em média</translation>
    </message>
    <message>
        <source>at most, without tanh</source>
        <translation>no máximo, sem tanh</translation>
    </message>
    <message>
        <source>through the values</source>
        <translation>pelos valores</translation>
    </message>
    <message>
        <source>through the scores</source>
        <translation>pelas pontuações</translation>
    </message>
    <message>
        <source>in the recurrence</source>
        <translation>na recorrência</translation>
    </message>
    <message>
        <source>in the convolutions</source>
        <translation>nas convoluções</translation>
    </message>
    <message>
        <source>in self-attention</source>
        <translation>na autoatenção</translation>
    </message>
    <message>
        <source>pairs so far apart</source>
        <translation>pares a essa distância</translation>
    </message>
    <message>
        <source>sum over the pairs</source>
        <translation>soma sobre os pares</translation>
    </message>
    <message>
        <source>smallest of them</source>
        <translation>o menor deles</translation>
    </message>
    <message>
        <source>largest of them</source>
        <translation>o maior deles</translation>
    </message>
    <message>
        <source>gradient at the place to name</source>
        <translation>gradiente na posição a nomear</translation>
    </message>
    <message>
        <source>gradient at the place of the loss</source>
        <translation>gradiente na posição da perda</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>“%1”, %2</translation>
    </message>
    <message>
        <source>size of all tokens</source>
        <translation>tamanho de todos os tokens</translation>
    </message>
    <message>
        <source>size of what differs from the mean</source>
        <translation>tamanho do que difere da média</translation>
    </message>
    <message>
        <source>row of 𝑎</source>
        <translation>linha de 𝑎</translation>
    </message>
    <message>
        <source>row of 𝑏</source>
        <translation>linha de 𝑏</translation>
    </message>
    <message>
        <source>row half 𝑅: cos(frequency · distance)</source>
        <translation>metade da linha, 𝑅: cos(frequência · distância)</translation>
    </message>
    <message>
        <source>column of 𝑎</source>
        <translation>coluna de 𝑎</translation>
    </message>
    <message>
        <source>column of 𝑏</source>
        <translation>coluna de 𝑏</translation>
    </message>
    <message>
        <source>column half 𝐶: cos(frequency · distance)</source>
        <translation>metade da coluna, 𝐶: cos(frequência · distância)</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>convolução</translation>
    </message>
    <message>
        <source>dilated convolution</source>
        <translation>convolução dilatada</translation>
    </message>
    <message>
        <source>recurrence</source>
        <translation>recorrência</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>autoatenção</translation>
    </message>
    <message>
        <source>restricted self-attention</source>
        <translation>autoatenção restrita</translation>
    </message>
    <message>
        <source>counted along the lines</source>
        <translation>contado ao longo das linhas</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a layer, and its n</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>sum over all queries</source>
        <translation>soma sobre todas as consultas</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>rapidez</translation>
    </message>
    <message>
        <source>score through what layer 0 wrote</source>
        <translation>pontuação pelo que a camada 0 escreveu</translation>
    </message>
    <message>
        <source>score through the letter itself</source>
        <translation>pontuação pela própria letra</translation>
    </message>
    <message>
        <source>score through the bias of layer norm</source>
        <translation>pontuação pelo viés da normalização de camada</translation>
    </message>
    <message>
        <source>mean of the stream</source>
        <translation>média do fluxo</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>variância</translation>
    </message>
    <message>
        <source>first normalised number</source>
        <translation>primeiro número normalizado</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>largest logit</source>
        <translation>maior logit</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilidade</translation>
    </message>
    <message>
        <source>tokens that share</source>
        <translation>tokens que participam</translation>
    </message>
    <message>
        <source>deviation of the stream</source>
        <translation>desvio padrão do fluxo</translation>
    </message>
    <message>
        <source>mean of what is added</source>
        <translation>média do que é somado</translation>
    </message>
    <message>
        <source>to the likeliest token</source>
        <translation>ao token mais provável</translation>
    </message>
    <message>
        <source>to the next likeliest</source>
        <translation>ao segundo mais provável</translation>
    </message>
    <message>
        <source>random tokens, then the same again</source>
        <translation>tokens aleatórios, depois os mesmos de novo</translation>
    </message>
</context>
<context>
    <name>Description</name>
    <message>
        <source>Selected: %1: %2 (%3).</source>
        <translation>Seleção: %1: %2 (%3).</translation>
    </message>
    <message>
        <source>Before it was %1.</source>
        <translation>Antes era %1.</translation>
    </message>
</context>
<context>
    <name>DownloadDialog</name>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Formato:</translation>
    </message>
</context>
<context>
    <name>Encoding2d</name>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>column</source>
        <translation>coluna</translation>
    </message>
    <message>
        <source>Two dimensions</source>
        <translation>Duas dimensões</translation>
    </message>
    <message>
        <source>Encoding the cells of an image</source>
        <translation>A codificação das células de uma imagem</translation>
    </message>
    <message>
        <source>Positional encoding of an image grid of %1 rows and %2 columns in %3 dimensions, base %4, coordinates %5.</source>
        <translation>Codificação posicional de uma imagem em grade, com %1 linhas e %2 colunas, em %3 dimensões, base %4, coordenadas %5.</translation>
    </message>
    <message>
        <source>As in DETR</source>
        <translation>Como no DETR</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>Uma linha</translation>
    </message>
    <message>
        <source>The row half is the same everywhere; what is left is the encoding of a sequence.</source>
        <translation>A parte da linha é igual em todas as células; o que resta é a codificação de uma sequência.</translation>
    </message>
    <message>
        <source>A wide image</source>
        <translation>Uma imagem larga</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>similarity to itself, the largest there is</source>
        <translation>similaridade consigo mesma, a maior que existe</translation>
    </message>
    <message>
        <source>similarity to cell %1</source>
        <translation>similaridade com a célula %1</translation>
    </message>
    <message>
        <source>the maps of both halves</source>
        <translation>os mapas das duas metades</translation>
    </message>
    <message>
        <source>row half</source>
        <translation>metade da linha</translation>
    </message>
    <message>
        <source>column half</source>
        <translation>metade da coluna</translation>
    </message>
    <message>
        <source>all three</source>
        <translation>os três mapas</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>soma</translation>
    </message>
    <message>
        <source>Both curves are wide arcs, so their sum is a round spot.</source>
        <translation>As duas curvas são arcos largos, e por isso sua soma é uma mancha redonda.</translation>
    </message>
    <message>
        <source>Only one axis is left: the encoding of a sequence, beside a half that is the same everywhere.</source>
        <translation>Resta um só eixo: a codificação de uma sequência, ao lado de uma metade que é igual em todas as células.</translation>
    </message>
    <message>
        <source>One sum</source>
        <translation>Uma soma</translation>
    </message>
    <message>
        <source>The large map shows the similarity of cell %1 to every cell, from negative (blue) over 0 (neutral) to positive (red); beside it the parts that rows and columns have in it, and along its edges the curves of both. Cell %2: %3.</source>
        <translation>O mapa grande mostra a similaridade da célula %1 com cada célula, do negativo (azul), passando por 0 (neutro), ao positivo (vermelho); ao lado, as partes das linhas e das colunas nela e, ao longo das bordas, as curvas de ambas. Célula %2: %3.</translation>
    </message>
    <message>
        <source>Base 20</source>
        <translation>Base 20</translation>
    </message>
    <message>
        <source>Numbers of row %1</source>
        <translation>Números da linha %1</translation>
    </message>
    <message>
        <source>Numbers of column %1</source>
        <translation>Números da coluna %1</translation>
    </message>
    <message>
        <source>the numbers of the cell</source>
        <translation>os números da célula</translation>
    </message>
    <message>
        <source>Cells %1 and %2</source>
        <translation>Células %1 e %2</translation>
    </message>
    <message>
        <source>Scaled to one turn, rows are 2π/%1 apart and columns 2π/%2: the fastest pair turns once over the image, all others less.</source>
        <translation>Ajustadas a uma volta, as linhas ficam a 2π/%1 uma da outra, e as colunas, a 2π/%2: o par mais rápido dá uma volta ao longo da imagem; todos os outros, menos.</translation>
    </message>
    <message>
        <source>Two of 9 × 12 cells, one row and four columns apart: R is large and C small.</source>
        <translation>Duas das 9 × 12 células, a uma linha e quatro colunas de distância: R é grande e C é pequeno.</translation>
    </message>
    <message>
        <source>DETR, which finds objects in images, cuts one of 800 × 1088 pixels into 25 × 34 cells. Each has 128 numbers for its row and 128 for its column.</source>
        <translation>O DETR, que encontra objetos em imagens, divide uma de 800 × 1088 pixels em 25 × 34 células. Cada uma tem 128 números para a linha e 128 para a coluna.</translation>
    </message>
    <message>
        <source>DETR without scaling</source>
        <translation>DETR sem ajuste a uma volta</translation>
    </message>
    <message>
        <source>As in a later model, DAB-DETR: without slow pairs a cell is like few others.</source>
        <translation>Como em um modelo posterior, o DAB-DETR: sem pares lentos, uma célula se parece com poucas outras.</translation>
    </message>
    <message>
        <source>12 × 64 cells, one turn for the rows and one for the columns: a step down counts five steps right.</source>
        <translation>12 × 64 células, uma volta para as linhas e uma para as colunas: um passo para baixo vale cinco para a direita.</translation>
    </message>
    <message>
        <source>scaled to one turn</source>
        <translation>ajustadas a uma volta</translation>
    </message>
    <message>
        <source>counted from 0</source>
        <translation>contadas a partir de 0</translation>
    </message>
    <message>
        <source>&lt;a href="normalise-grid=off"&gt;Count rows and columns from 0&lt;/a&gt;.</source>
        <translation>&lt;a href="normalise-grid=off"&gt;Conte linhas e colunas a partir de 0&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The same grid, rows and columns counted from 0: the nearest cells stand out more sharply.</source>
        <translation>A mesma grade, com linhas e colunas contadas a partir de 0: as células mais próximas se destacam com mais nitidez.</translation>
    </message>
    <message>
        <source>A cell is most like itself: each of the %1 &lt;a href="term:pair"&gt;pairs&lt;/a&gt; adds 1. In the numbers of a cell, filled dots are sines and hollow ones cosines.</source>
        <translation>Uma célula se parece mais consigo mesma: cada um dos %1 &lt;a href="term:pair"&gt;pares&lt;/a&gt; soma 1. Nos números de uma célula, os pontos cheios são senos, e os vazios, cossenos.</translation>
    </message>
    <message>
        <source>Numbers 0–%1 of cell %2: its row</source>
        <translation>Números 0–%1 da célula %2: sua linha</translation>
    </message>
    <message>
        <source>Numbers %1–%2: its column (● sine, ○ cosine)</source>
        <translation>Números %1–%2: sua coluna (● seno, ○ cosseno)</translation>
    </message>
    <message>
        <source>Numbers %1–%2: its column</source>
        <translation>Números %1–%2: sua coluna</translation>
    </message>
    <message>
        <source>Drag the ring to another cell: that one becomes &lt;i&gt;a&lt;/i&gt;.</source>
        <translation>Arraste o anel para outra célula: ela passa a ser &lt;i&gt;a&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let &lt;i&gt;b&lt;/i&gt; move down&lt;/a&gt;: &lt;i&gt;R&lt;/i&gt; changes, &lt;i&gt;C&lt;/i&gt; stays.</source>
        <translation>&lt;a href="play:row"&gt;Deixe &lt;i&gt;b&lt;/i&gt; descer&lt;/a&gt;: &lt;i&gt;R&lt;/i&gt; muda, &lt;i&gt;C&lt;/i&gt; não.</translation>
    </message>
    <message>
        <source>The cells in the row and the column of &lt;i&gt;a&lt;/i&gt; stand out as a cross.</source>
        <translation>As células na linha e na coluna de &lt;i&gt;a&lt;/i&gt; se destacam em forma de cruz.</translation>
    </message>
    <message>
        <source>Double-click a cell: it becomes &lt;i&gt;a&lt;/i&gt;.</source>
        <translation>Clique duas vezes em uma célula: ela passa a ser &lt;i&gt;a&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Self-attention does not know where in the image a cell lies, unless an encoding says it. DETR, a model that finds objects in images (Carion et al. 2020), adds this encoding to the queries and keys of every encoder layer.</source>
        <translation>A autoatenção não sabe onde na imagem está uma célula, a menos que uma codificação o diga. O DETR, um modelo que encontra objetos em imagens (Carion et al. 2020), soma esta codificação às consultas e chaves de cada camada do codificador.</translation>
    </message>
    <message>
        <source>Similarity to %1: row %2, column %3</source>
        <translation>Similaridade com %1: linha %2, coluna %3</translation>
    </message>
    <message>
        <source>Similarity to %1</source>
        <translation>Similaridade com %1</translation>
    </message>
    <message>
        <source>cell %1 = %2 · %3 + %4</source>
        <translation>célula %1 = %2 · %3 + %4</translation>
    </message>
    <message>
        <source>𝐶 columns</source>
        <translation>𝐶 colunas</translation>
    </message>
    <message>
        <source>𝑅 rows</source>
        <translation>𝑅 linhas</translation>
    </message>
    <message>
        <source>&lt;a href="normalise-grid=on"&gt;Spread rows and columns over 2π&lt;/a&gt; instead of counting 0, 1, 2 …: the fastest pair then makes one turn over the whole image.</source>
        <translation>&lt;a href="normalise-grid=on"&gt;Distribua linhas e colunas por 2π&lt;/a&gt; em vez de contar 0, 1, 2 …: o par mais rápido dá então uma volta ao longo de toda a imagem.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:detr"&gt;See DETR’s grid of 25 × 34 cells&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:detr"&gt;Veja a grade de 25 × 34 células do DETR&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;i&gt;a&lt;/i&gt; is the ringed cell, &lt;i&gt;b&lt;/i&gt; the one compared with it. &lt;i&gt;p&lt;/i&gt; is the encoding of a cell, &lt;i&gt;y&lt;/i&gt; its row and &lt;i&gt;x&lt;/i&gt; its column. The similarity is the dot product of &lt;i&gt;p&lt;/i&gt; of &lt;i&gt;a&lt;/i&gt; and &lt;i&gt;p&lt;/i&gt; of &lt;i&gt;b&lt;/i&gt;. &lt;i&gt;R&lt;/i&gt; is what two rows add to it, &lt;i&gt;C&lt;/i&gt; what two columns add; both are sums of cosines. &lt;i&gt;ω&lt;/i&gt;₀ is the frequency of the fastest pair.</source>
        <translation>&lt;i&gt;a&lt;/i&gt; é a célula com o anel, &lt;i&gt;b&lt;/i&gt; a que se compara com ela. &lt;i&gt;p&lt;/i&gt; é a codificação de uma célula, &lt;i&gt;y&lt;/i&gt; sua linha e &lt;i&gt;x&lt;/i&gt; sua coluna. A similaridade é o produto escalar do &lt;i&gt;p&lt;/i&gt; de &lt;i&gt;a&lt;/i&gt; e do &lt;i&gt;p&lt;/i&gt; de &lt;i&gt;b&lt;/i&gt;. &lt;i&gt;R&lt;/i&gt; é o que duas linhas somam a ela, &lt;i&gt;C&lt;/i&gt; o que somam duas colunas; ambos são somas de cossenos. &lt;i&gt;ω&lt;/i&gt;₀ é a frequência do par mais rápido.</translation>
    </message>
    <message>
        <source>An image has few rows and columns, so the waves need not be as long as for sentences, whose base is 10000. &lt;a href="base=20"&gt;Set the base to 20&lt;/a&gt;: fewer cells are like &lt;i&gt;a&lt;/i&gt;.</source>
        <translation>Uma imagem tem poucas linhas e colunas; por isso, as ondas não precisam ser tão longas quanto as das frases, cuja base é 10000. &lt;a href="base=20"&gt;Ajuste a base para 20&lt;/a&gt;: menos células se parecem com &lt;i&gt;a&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 add &lt;i&gt;R&lt;/i&gt; = %3, columns %4 and %5 add &lt;i&gt;C&lt;/i&gt; = %6: the similarity is %7.</source>
        <translation>As linhas %1 e %2 somam &lt;i&gt;R&lt;/i&gt; = %3; as colunas %4 e %5, &lt;i&gt;C&lt;/i&gt; = %6: a similaridade é %7.</translation>
    </message>
    <message>
        <source>How alike two cells of an image are is a sum: one part comes from their rows, one from their columns.</source>
        <translation>A semelhança de duas células de uma imagem é uma soma: uma parte vem das linhas, outra das colunas.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>linhas</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colunas</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>similaridade</translation>
    </message>
</context>
<context>
    <name>EncodingCurves</name>
    <message>
        <source>Row (position)</source>
        <translation>Linha (posição)</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>seno</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>cosseno</translation>
    </message>
    <message>
        <source>Col %1</source>
        <translation>Col. %1</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Ondas</translation>
    </message>
    <message>
        <source>Columns are waves</source>
        <translation>As colunas são ondas</translation>
    </message>
    <message>
        <source>The curve is column %1 over the positions.</source>
        <translation>A curva é a coluna %1 ao longo das posições.</translation>
    </message>
    <message>
        <source>The curves are columns %1 to %2 over the positions; even columns are sines, odd ones cosines.</source>
        <translation>As curvas são as colunas %1 a %2 ao longo das posições; as colunas pares são senos, e as ímpares, cossenos.</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Como no livro</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>Um par</translation>
    </message>
    <message>
        <source>A sine and its cosine: columns 6 and 7, position 13 selected.</source>
        <translation>Um seno e seu cosseno: colunas 6 e 7, com a posição 13 selecionada.</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Rápidas e lentas</translation>
    </message>
    <message>
        <source>The fastest pair, against column 20, which hardly moves.</source>
        <translation>O par mais rápido, ao lado da coluna 20, que quase não se move.</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Todas as colunas</translation>
    </message>
    <message>
        <source>All 32 waves at once: together they give every position a pattern of its own.</source>
        <translation>Todas as 32 ondas de uma vez: juntas, elas dão a cada posição um padrão próprio.</translation>
    </message>
    <message>
        <source>Base 100</source>
        <translation>Base 100</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>%1, before after %2</source>
        <translation>%1; antes, após %2</translation>
    </message>
    <message>
        <source>Thin grey lines behind show the same columns before.</source>
        <translation>Atrás, linhas finas em cinza mostram as mesmas colunas antes.</translation>
    </message>
    <message>
        <source>Why 10000?</source>
        <translation>Por que 10000?</translation>
    </message>
    <message>
        <source>One wavelength exactly</source>
        <translation>Um comprimento de onda exato</translation>
    </message>
    <message>
        <source>Columns 2 and 3 repeat after 60 positions: position 60 has the values of position 0.</source>
        <translation>As colunas 2 e 3 se repetem após 60 posições: a posição 60 tem os valores da posição 0.</translation>
    </message>
    <message>
        <source>Beyond the training length</source>
        <translation>Além do comprimento de treinamento</translation>
    </message>
    <message>
        <source>Odd width</source>
        <translation>Largura ímpar</translation>
    </message>
    <message>
        <source>d = 9: column 8 is a sine without its cosine.</source>
        <translation>d = 9: a coluna 8 é um seno sem seu cosseno.</translation>
    </message>
    <message>
        <source>With one position the wave of column %1 is a single point.</source>
        <translation>Com uma só posição, a onda da coluna %1 é um único ponto.</translation>
    </message>
    <message>
        <source>With one position the waves of columns %1 to %2 are single points.</source>
        <translation>Com uma só posição, as ondas das colunas %1 a %2 são pontos isolados.</translation>
    </message>
    <message>
        <source>Before (%1) there were no such columns, so there is nothing to compare.</source>
        <translation>Antes (%1), essas colunas não existiam; por isso, não há o que comparar.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:slow-and-fast"&gt;Put the fastest beside a slow one&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:slow-and-fast"&gt;Ponha as ondas mais rápidas ao lado de uma lenta&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Thin and grey: the same columns before (%1). Wavelength of %2: %3 positions, before %4.</source>
        <translation>Finas e cinza: as mesmas colunas antes (%1). Comprimento de onda (%2): %3 posições, antes %4.</translation>
    </message>
    <message>
        <source>Columns 0 and 1 are the same at every base.</source>
        <translation>As colunas 0 e 1 são iguais em qualquer base.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:why-10000"&gt;Why 10000?&lt;/a&gt;</source>
        <translation>&lt;a href="preset:why-10000"&gt;Por que 10000?&lt;/a&gt;</translation>
    </message>
    <message>
        <source>one column in %1 is drawn</source>
        <translation>uma em cada %1 colunas é desenhada</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1 e %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Column %1, a sine, repeats after %2 positions.</source>
        <translation>A coluna %1, um seno, se repete após %2 posições.</translation>
    </message>
    <message>
        <source>Column %1, a cosine, repeats after %2 positions.</source>
        <translation>A coluna %1, um cosseno, se repete após %2 posições.</translation>
    </message>
    <message>
        <source>Columns %1 to %2: even ones are sines, odd ones cosines. The fastest repeats after %3 positions, the slowest after %4.</source>
        <translation>Colunas %1 a %2: as pares são senos; as ímpares, cossenos. A mais rápida se repete após %3 posições; a mais lenta, após %4.</translation>
    </message>
    <message>
        <source>the pair as a clock</source>
        <translation>o par como relógio</translation>
    </message>
    <message>
        <source>as a clock</source>
        <translation>como relógio</translation>
    </message>
    <message>
        <source>Position i</source>
        <translation>Posição i</translation>
    </message>
    <message>
        <source>Columns %1 and %2 are a pair: a sine and its cosine, a quarter wave apart. They repeat after %3 positions.</source>
        <translation>As colunas %1 e %2 são um par: um seno e o seu cosseno, a um quarto de onda um do outro. Elas se repetem após %3 posições.</translation>
    </message>
    <message>
        <source>Columns %1 and %2 are a pair: a sine (solid) and its cosine (dashed), a quarter wave apart. They repeat after %3 positions.</source>
        <translation>As colunas %1 e %2 são um par: um seno (linha cheia) e o seu cosseno (linha tracejada), a um quarto de onda um do outro. Elas se repetem após %3 posições.</translation>
    </message>
    <message>
        <source>Over the %1 a wave repeats %2 times.</source>
        <translation>Nas %1, uma onda se repete %2 vezes.</translation>
    </message>
    <message>
        <source>&lt;a href="base=10000"&gt;Put 10000 in place of 100&lt;/a&gt; again.</source>
        <translation>&lt;a href="base=10000"&gt;Ponha de novo 10000 no lugar de 100&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Three pairs of columns: they repeat after 11.2, 19.9 and 35.3 positions.</source>
        <translation>Três pares de colunas: repetem-se após 11,2, 19,9 e 35,3 posições.</translation>
    </message>
    <message>
        <source>With 100 in place of 10000 the same columns are faster waves.</source>
        <translation>Com 100 no lugar de 10000, as mesmas colunas são ondas mais rápidas.</translation>
    </message>
    <message>
        <source>The slowest pair over 512 positions: with 100 in the formula it repeats after 471, so positions far apart look alike; with 10000 it does not.</source>
        <translation>O par mais lento em 512 posições: com 100 na fórmula ele se repete após 471, e posições distantes parecem iguais; com 10000, não.</translation>
    </message>
    <message>
        <source>Position 1000: a table made for 1000 positions ends at 999, the formula goes on.</source>
        <translation>Posição 1000: uma tabela feita para 1000 posições termina em 999; a fórmula continua.</translation>
    </message>
    <message>
        <source>The positional encoding &lt;i&gt;P&lt;/i&gt; has a row of numbers for each position, which is added to the vector of the word there, its embedding. So two equal words at different positions become different.</source>
        <translation>A codificação posicional &lt;i&gt;P&lt;/i&gt; tem uma linha de números para cada posição, que é somada ao vetor da palavra ali, o seu embedding. Assim, duas palavras iguais em posições diferentes ficam diferentes.</translation>
    </message>
    <message>
        <source>These &lt;a href="term:pair"&gt;pairs&lt;/a&gt; repeat after %1 to %2 positions: sine solid, cosine dashed.</source>
        <translation>Estes &lt;a href="term:pair"&gt;pares&lt;/a&gt; se repetem após %1 a %2 posições: seno em linha cheia, cosseno tracejado.</translation>
    </message>
    <message>
        <source>The figure of the book Dive into Deep Learning: columns 6 to 9 of d = 32 over 60 positions.</source>
        <translation>A figura do livro Dive into Deep Learning: colunas 6 a 9, com d = 32, ao longo de 60 posições.</translation>
    </message>
    <message>
        <source>a quarter wave apart</source>
        <translation>um quarto de onda entre eles</translation>
    </message>
    <message>
        <source>Over the %1 the fastest wave shown repeats %2 times, the slowest %3 times.</source>
        <translation>Nas %1, a onda mais rápida das mostradas se repete %2 vezes; a mais lenta, %3 vezes.</translation>
    </message>
    <message>
        <source>Each pair is also drawn as a clock: its hand points to the right at position 0 and turns anticlockwise. The sine is the height of its tip, the cosine how far the tip is to the right.</source>
        <translation>Cada par também é desenhado como um relógio: o ponteiro aponta para a direita na posição 0 e gira no sentido anti-horário. O seno é a altura da ponta; o cosseno, o quanto ela está à direita.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>pair %4: columns %1 and %2 repeat after %3 positions</source>
        <translation>par %4: as colunas %1 e %2 se repetem após %3 posições</translation>
    </message>
    <message>
        <source>column %1 repeats after %2 positions</source>
        <translation>a coluna %1 se repete após %2 posições</translation>
    </message>
    <message>
        <source>&lt;a href="play:first-column"&gt;Let “first column” run&lt;/a&gt;: the waves get longer.</source>
        <translation>&lt;a href="play:first-column"&gt;Faça “primeira coluna” avançar&lt;/a&gt;: as ondas ficam mais longas.</translation>
    </message>
    <message>
        <source>&lt;a href="base=100"&gt;Put 100 in place of 10000&lt;/a&gt;: every wave but pair 0 gets faster.</source>
        <translation>&lt;a href="base=100"&gt;Ponha 100 no lugar de 10000&lt;/a&gt;: todas as ondas, menos as do par 0, ficam mais rápidas.</translation>
    </message>
    <message>
        <source>as a clock: its height is the sine</source>
        <translation>como relógio: a altura é o seno</translation>
    </message>
    <message>
        <source>from the cosine’s peak to the sine’s: a quarter wave</source>
        <translation>do pico do cosseno ao do seno: um quarto de onda</translation>
    </message>
    <message>
        <source>Each curve is a column of &lt;i&gt;P&lt;/i&gt;; the vertical line is the row of position &lt;i&gt;i&lt;/i&gt; = %1.</source>
        <translation>Cada curva é uma coluna de &lt;i&gt;P&lt;/i&gt;; a reta vertical é a linha da posição &lt;i&gt;i&lt;/i&gt; = %1.</translation>
    </message>
    <message>
        <source>Each position adds its row of numbers, the positional encoding. Each column is a wave; later pairs are slower.</source>
        <translation>Cada posição soma sua linha de números, a codificação posicional. Cada coluna é uma onda; os últimos pares são mais lentos.</translation>
    </message>
</context>
<context>
    <name>EncodingHeatmap</name>
    <message>
        <source>Point at a cell to see its row and its column as waves.</source>
        <translation>Aponte para uma célula para ver sua linha e sua coluna como ondas.</translation>
    </message>
    <message>
        <source>one cell in %1 is shown; zoom in for all</source>
        <translation>mostra-se uma em cada %1 células; amplie para ver todas</translation>
    </message>
    <message>
        <source>one cell in %1 is shown</source>
        <translation>mostra-se uma em cada %1 células</translation>
    </message>
    <message>
        <source>Column (encoding dimension)</source>
        <translation>Coluna (dimensão da codificação)</translation>
    </message>
    <message>
        <source>Row (position)</source>
        <translation>Linha (posição)</translation>
    </message>
    <message>
        <source>Position (row)</source>
        <translation>Posição (linha)</translation>
    </message>
    <message>
        <source>Position %1</source>
        <translation>Posição %1</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>seno</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>cosseno</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>Positional encoding as a picture</source>
        <translation>A codificação posicional em imagem</translation>
    </message>
    <message>
        <source>Every position gets its own row: fast waves on the left, slow ones on the right.</source>
        <translation>Cada posição tem sua própria linha: ondas rápidas à esquerda, lentas à direita.</translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour runs from the smallest value (light) to the largest (dark blue).</source>
        <translation>As linhas são posições, e as colunas, dimensões; a cor vai do menor valor (claro) ao maior (azul-escuro).</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Como no livro</translation>
    </message>
    <message>
        <source>Position 3, column 6: where 0.5085 comes from.</source>
        <translation>Posição 3, coluna 6: de onde vem 0,5085.</translation>
    </message>
    <message>
        <source>Base 100</source>
        <translation>Base 100</translation>
    </message>
    <message>
        <source>Odd width</source>
        <translation>Largura ímpar</translation>
    </message>
    <message>
        <source>d = 9: the last column is a sine without its cosine.</source>
        <translation>d = 9: a última coluna é um seno sem seu cosseno.</translation>
    </message>
    <message>
        <source>As wide as in practice</source>
        <translation>Como na prática</translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour runs from −1 (blue) over 0 (neutral) to 1 (red).</source>
        <translation>As linhas são posições, e as colunas, dimensões; a cor vai de −1 (azul), passando por 0 (neutro), até 1 (vermelho).</translation>
    </message>
    <message>
        <source>%1 − %1 before</source>
        <translation>%1 − %1 anterior</translation>
    </message>
    <message>
        <source>not there before</source>
        <translation>não existia antes</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour is the difference P − P before, from negative (blue) over 0 (neutral) to positive (red).</source>
        <translation>As linhas são posições, e as colunas, dimensões; a cor é a diferença P − P anterior, do negativo (azul), passando por 0 (neutro), ao positivo (vermelho).</translation>
    </message>
    <message>
        <source>Why 10000?</source>
        <translation>Por que 10000?</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>Rápidas e lentas</translation>
    </message>
    <message>
        <source>Four pairs: each wave is ten times as long as the one before it.</source>
        <translation>Quatro pares: cada onda tem dez vezes o comprimento da anterior.</translation>
    </message>
    <message>
        <source>One wavelength exactly</source>
        <translation>Um comprimento de onda exato</translation>
    </message>
    <message>
        <source>Columns 2 and 3 repeat after 60 positions: there the last row equals the first.</source>
        <translation>As colunas 2 e 3 se repetem após 60 posições: ali, a última linha é igual à primeira.</translation>
    </message>
    <message>
        <source>Beyond the training length</source>
        <translation>Além do comprimento de treinamento</translation>
    </message>
    <message>
        <source>Its only column, a sine, repeats after %1 positions.</source>
        <translation>Sua única coluna, um seno, se repete após %1 posições.</translation>
    </message>
    <message>
        <source>Columns 0 and 1, sine and cosine, repeat after %1 positions.</source>
        <translation>As colunas 0 e 1, seno e cosseno, se repetem após %1 posições.</translation>
    </message>
    <message>
        <source>Hatched cells were not there before.</source>
        <translation>As células hachuradas não existiam antes.</translation>
    </message>
    <message>
        <source>One cell, explained</source>
        <translation>Uma célula explicada</translation>
    </message>
    <message>
        <source>A learned table of positions as a picture</source>
        <translation>Uma tabela aprendida de posições em imagem</translation>
    </message>
    <message>
        <source>Learned positions as a picture: %1</source>
        <translation>Posições aprendidas em imagem: %1</translation>
    </message>
    <message>
        <source>A learned table follows no formula, so it has no base.</source>
        <translation>Uma tabela aprendida não segue fórmula alguma; por isso, não tem base.</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>found by training, read from the file</source>
        <translation>encontrado no treinamento, lido do arquivo</translation>
    </message>
    <message>
        <source>The first %1 of %2 learned positions, a row each, %3 columns.</source>
        <translation>As primeiras %1 de %2 posições aprendidas, uma linha para cada, %3 colunas.</translation>
    </message>
    <message>
        <source>All %1 learned positions, a row each, %2 columns.</source>
        <translation>Todas as %1 posições aprendidas, uma linha para cada, %2 colunas.</translation>
    </message>
    <message>
        <source>&lt;a href="n=%1"&gt;Show all %2 positions&lt;/a&gt;: the table ends there, a formula would go on.</source>
        <translation>&lt;a href="n=%1"&gt;Mostre todas as %2 posições&lt;/a&gt;: ali a tabela termina; uma fórmula continuaria.</translation>
    </message>
    <message>
        <source>Remove the table in the panel, and the formula's is there to compare with.</source>
        <translation>Remova a tabela no painel, e a da fórmula aparece para comparação.</translation>
    </message>
    <message>
        <source>GPT-2 and BERT learn a row for each position like this; it is added to the token's embedding.</source>
        <translation>O GPT-2 e o BERT aprendem assim uma linha para cada posição; ela é somada ao embedding do token.</translation>
    </message>
    <message>
        <source>A learned table of positions.</source>
        <translation>Uma tabela aprendida de posições.</translation>
    </message>
    <message>
        <source>A learned table of positions, %1.</source>
        <translation>Uma tabela aprendida de posições, %1.</translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour runs from −%1 (blue) over 0 (neutral) to %1 (red).</source>
        <translation>As linhas são posições, e as colunas, dimensões; a cor vai de −%1 (azul), passando por 0 (neutro), até %1 (vermelho).</translation>
    </message>
    <message>
        <source>%1 positions, %2 dimensions.</source>
        <translation>%1 posições, %2 dimensões.</translation>
    </message>
    <message>
        <source>Every position has a row of its own here, too, but training found it, not a formula.</source>
        <translation>Aqui, também, cada posição tem sua própria linha, mas foi o treinamento que a encontrou, não uma fórmula.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>Position 3 as a row of 32 numbers: fast waves on the left, slow ones on the right.</source>
        <translation>A posição 3 é uma linha de 32 números: ondas rápidas à esquerda, lentas à direita.</translation>
    </message>
    <message>
        <source>the row as a wave</source>
        <translation>a linha como onda</translation>
    </message>
    <message>
        <source>the column as a wave</source>
        <translation>a coluna como onda</translation>
    </message>
    <message>
        <source>Point at a cell.</source>
        <translation>Aponte para uma célula.</translation>
    </message>
    <message>
        <source>what has changed in its row</source>
        <translation>o que mudou em sua linha</translation>
    </message>
    <message>
        <source>Values run from %1 to %2.</source>
        <translation>Os valores vão de %1 a %2.</translation>
    </message>
    <message>
        <source>There are no pairs and no wavelengths: what pattern there is, training has made.</source>
        <translation>Não há pares nem comprimentos de onda: o padrão que existe foi criado pelo treinamento.</translation>
    </message>
    <message>
        <source>On the left neighbouring rows differ; on the right the columns hardly change.</source>
        <translation>À esquerda, linhas vizinhas diferem; à direita, as colunas quase não mudam.</translation>
    </message>
    <message>
        <source>P now minus P before (%1): red is larger now, blue smaller. Wavelength of %2: %3 positions, before %4.</source>
        <translation>P agora menos P antes (%1): em vermelho, o que agora é maior; em azul, o que é menor. Comprimento de onda de %2: %3 posições; antes, %4.</translation>
    </message>
    <message>
        <source>Columns 0 and 1 are the same at every base.</source>
        <translation>As colunas 0 e 1 são iguais em qualquer base.</translation>
    </message>
    <message>
        <source>how well learned positions do</source>
        <translation>o desempenho das posições aprendidas</translation>
    </message>
    <message>
        <source>repeats after %1 rows</source>
        <translation>repete-se após %1 linhas</translation>
    </message>
    <message>
        <source>A learned encoding, in PyTorch</source>
        <translation>Uma codificação aprendida, em PyTorch</translation>
    </message>
    <message>
        <source>&lt;a href="look=book"&gt;See how to program it&lt;/a&gt;.</source>
        <translation>&lt;a href="look=book"&gt;Veja como programá-la&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The right half changes, too: every column does within 60 positions.</source>
        <translation>A metade direita também varia: todas as colunas mudam ao longo de 60 posições.</translation>
    </message>
    <message>
        <source># to learn it instead of the formula:</source>
        <translation># para aprendê-la em vez da fórmula:</translation>
    </message>
    <message>
        <source>&lt;a href="preset:one-wavelength"&gt;Make a wave repeat after exactly 60 rows&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:one-wavelength"&gt;Faça uma onda se repetir após exatamente 60 linhas&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>o programa</translation>
    </message>
    <message>
        <source>The program that makes it, in PyTorch</source>
        <translation>O programa que a produz, em PyTorch</translation>
    </message>
    <message>
        <source>lit: what makes the selected column</source>
        <translation>destacado: o que produz a coluna selecionada</translation>
    </message>
    <message>
        <source>points in translation: learned %1, formula %2 (Vaswani et al. 2017)</source>
        <translation>pontos em tradução: aprendidas %1, fórmula %2 (Vaswani et al. 2017)</translation>
    </message>
    <message>
        <source>in translation: learned %1, formula %2</source>
        <translation>em tradução: aprendidas %1, fórmula %2</translation>
    </message>
    <message>
        <source>From the first row to the last %1 repeat %2 times.</source>
        <translation>Da primeira à última linha, as %1 se repetem %2 vezes.</translation>
    </message>
    <message>
        <source>&lt;a href="base=10000"&gt;Put 10000 in place of 100&lt;/a&gt; again, and the right half hardly changes.</source>
        <translation>&lt;a href="base=10000"&gt;Ponha de novo 10000 no lugar de 100&lt;/a&gt;, e a metade direita quase não muda.</translation>
    </message>
    <message>
        <source>&lt;a href="base=100"&gt;Put 100 in place of 10000&lt;/a&gt;, and the right half varies from row to row, too.</source>
        <translation>&lt;a href="base=100"&gt;Ponha 100 no lugar de 10000&lt;/a&gt;, e a metade direita também varia de linha para linha.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:listing"&gt;See the program that makes it&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:listing"&gt;Veja o programa que a produz&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The book's program</source>
        <translation>O programa do livro</translation>
    </message>
    <message>
        <source>The program of Dive into Deep Learning beside the picture that it makes: the lines that make column 6 are lit.</source>
        <translation>O programa de Dive into Deep Learning ao lado da figura que ele produz: as linhas que produzem a coluna 6 estão destacadas.</translation>
    </message>
    <message>
        <source>The table with 100 in the formula minus that with 10000: the slowest wave repeats after 471 positions, not after 35 333.</source>
        <translation>A tabela com 100 na fórmula menos a tabela com 10000: a onda mais lenta se repete após 471 posições, não após 35 333.</translation>
    </message>
    <message>
        <source>Position 1000: a table made for 1000 positions ends at 999, the formula goes on.</source>
        <translation>Posição 1000: uma tabela feita para 1000 posições termina em 999; a fórmula continua.</translation>
    </message>
    <message>
        <source>1024 positions and 512 columns, the width of the first Transformer.</source>
        <translation>1024 posições e 512 colunas, a largura do primeiro Transformer.</translation>
    </message>
    <message>
        <source>its %1 numbers</source>
        <translation>os seus %1 números</translation>
    </message>
    <message>
        <source>Every position gets a pattern of its own, its row, which is added to the embedding of the token there.</source>
        <translation>Cada posição recebe um padrão próprio, a sua linha, que é somada ao embedding do token ali.</translation>
    </message>
    <message>
        <source>With learned rows the first Transformer scored %1 points, with the formula %2 (Vaswani et al. 2017, Table 3, row E)</source>
        <translation>Com linhas aprendidas, o primeiro Transformer obteve %1 pontos; com a fórmula, %2 (Vaswani et al. 2017, tabela 3, linha E)</translation>
    </message>
    <message>
        <source>The figure of the book Dive into Deep Learning: 60 positions, 32 columns, in shades of blue.</source>
        <translation>A figura do livro Dive into Deep Learning: 60 posições, 32 colunas, em tons de azul.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>wave: %1 rows</source>
        <translation>onda: %1 linhas</translation>
    </message>
    <message>
        <source>This row is the encoding of position %1.</source>
        <translation>Esta linha é a codificação da posição %1.</translation>
    </message>
    <message>
        <source>&lt;a href="play:start"&gt;Let “first position” run&lt;/a&gt;: the pattern scrolls, and no row ever comes back.</source>
        <translation>&lt;a href="play:start"&gt;Faça “primeira posição” avançar&lt;/a&gt;: o padrão desliza, e nenhuma linha se repete.</translation>
    </message>
    <message>
        <source>repeats every %1</source>
        <translation>repete-se a cada %1</translation>
    </message>
    <message>
        <source>Rows can also be learned in training instead of computed. The first Transformer, a translator, got %1 BLEU points (agreement with human translations) with learned rows and %2 with the formula (Vaswani et al. 2017, Table 3, row E).</source>
        <translation>As linhas também podem ser aprendidas no treinamento em vez de calculadas. O primeiro Transformer, um tradutor, obteve %1 pontos BLEU (concordância com traduções humanas) com linhas aprendidas e %2 com a fórmula (Vaswani et al. 2017, tabela 3, linha E).</translation>
    </message>
    <message>
        <source>The fastest wave in &lt;i&gt;P&lt;/i&gt; is 2π = %1 rows long, the slowest %2.</source>
        <translation>A onda mais rápida em &lt;i&gt;P&lt;/i&gt; tem 2π = %1 linhas de comprimento; a mais lenta, %2.</translation>
    </message>
    <message>
        <source>its %1 numbers: no other row has the same</source>
        <translation>seus %1 números: nenhuma outra linha tem os mesmos</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
</context>
<context>
    <name>EncodingsCompared</name>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>Inteiros</translation>
    </message>
    <message>
        <source>Integer, 0 to 1</source>
        <translation>Inteiros, 0–1</translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation>One-hot</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>Binária</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Senoidal</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendida</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>Rotatória</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>única</translation>
    </message>
    <message>
        <source>bounded</source>
        <translation>limitada</translation>
    </message>
    <message>
        <source>in range</source>
        <translation>na faixa</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>em parte</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>nothing to measure</source>
        <translation>nada a medir</translation>
    </message>
    <message>
        <source>every %1th position</source>
        <translation>uma a cada %1 posições</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>pontuações</translation>
    </message>
    <message>
        <source>nothing is added</source>
        <translation>nada é somado</translation>
    </message>
    <message>
        <source>the loaded table is added</source>
        <translation>a tabela carregada é somada</translation>
    </message>
    <message>
        <source>random as before training; no row from position %1 on</source>
        <translation>aleatória, como antes do treinamento; sem linhas a partir da posição %1</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), times a random matrix, then added</source>
        <translation>
            <numerusform>%n coluna, vezes uma matriz aleatória, depois somada</numerusform>
            <numerusform>%n colunas, vezes uma matriz aleatória, depois somadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Encodings compared</source>
        <translation>Codificações</translation>
    </message>
    <message>
        <source>Nine ways to say where a token stands</source>
        <translation>Nove maneiras de dizer onde está um token</translation>
    </message>
    <message>
        <source>Nine encodings of positions, n = %1, d = %2, met by one query and one key.</source>
        <translation>Nove codificações de posições, n = %1, d = %2, diante de uma mesma consulta e uma mesma chave.</translation>
    </message>
    <message>
        <source>A table says of each whether it has five properties, with the number measured; pictures show its scores of position i (rows) for position j (columns), each on its own scale from negative (blue) over 0 (neutral) to positive (red).</source>
        <translation>Uma tabela diz quais de cinco propriedades cada uma tem, com o número medido; figuras mostram suas pontuações da posição i (linhas) para a posição j (colunas), cada figura em sua própria escala, do negativo (azul), passando por 0 (neutro), ao positivo (vermelho).</translation>
    </message>
    <message>
        <source>Large: %1.</source>
        <translation>Em tamanho grande: %1.</translation>
    </message>
    <message>
        <source>Sinusoidal against rotary</source>
        <translation>Senoidal versus rotatória</translation>
    </message>
    <message>
        <source>Turned instead of added: one score for each offset, exactly.</source>
        <translation>Girar em vez de somar: exatamente uma pontuação para cada deslocamento.</translation>
    </message>
    <message>
        <source>Past the training length</source>
        <translation>Além do comprimento de treinamento</translation>
    </message>
    <message>
        <source>A learned table of 32 rows has nothing for position 32; formulas go on.</source>
        <translation>Uma tabela aprendida de 32 linhas não tem nada para a posição 32; as fórmulas continuam.</translation>
    </message>
    <message>
        <source>Integers explode</source>
        <translation>Os inteiros explodem</translation>
    </message>
    <message>
        <source>One-hot knows no distance</source>
        <translation>One-hot não conhece distância</translation>
    </message>
    <message>
        <source>Position 3 is as far from 4 as from 15.</source>
        <translation>A posição 3 está tão longe da 4 quanto da 15.</translation>
    </message>
    <message>
        <source>ALiBi prefers what is near</source>
        <translation>ALiBi prefere o que está perto</translation>
    </message>
    <message>
        <source>An odd width</source>
        <translation>Uma largura ímpar</translation>
    </message>
    <message>
        <source>Many positions</source>
        <translation>Muitas posições</translation>
    </message>
    <message>
        <source>512 positions, 256 columns: what is shown small is every 8th position.</source>
        <translation>512 posições, 256 colunas: as figuras pequenas mostram uma a cada 8 posições.</translation>
    </message>
    <message>
        <source>query at %1</source>
        <translation>consulta em %1</translation>
    </message>
    <message>
        <source>key at %1</source>
        <translation>chave em %1</translation>
    </message>
    <message>
        <source>%1: score of position %2 for position %3</source>
        <translation>%1: pontuação da posição %2 para a posição %3</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>%1: entry of position %2 in column %3</source>
        <translation>%1: elemento da posição %2 na coluna %3</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4</source>
        <translation>%1, %2: %3. %4</translation>
    </message>
    <message>
        <source>There is only one position.</source>
        <translation>Há uma só posição.</translation>
    </message>
    <message>
        <source>Two positions cannot be told apart.</source>
        <translation>Há duas posições que não se distinguem.</translation>
    </message>
    <message>
        <source>No two positions are closer to each other than %1 and %2.</source>
        <translation>Não há duas posições mais próximas que %1 e %2.</translation>
    </message>
    <message>
        <source>Nothing is added.</source>
        <translation>Nada é somado.</translation>
    </message>
    <message>
        <source>The largest value of the table; there are no further rows.</source>
        <translation>O maior valor da tabela; não há mais linhas.</translation>
    </message>
    <message>
        <source>The largest value; it stays, however many positions there are.</source>
        <translation>O maior valor; ele se mantém, sejam quantas forem as posições.</translation>
    </message>
    <message>
        <source>The largest value; it grows like n to the power %1.</source>
        <translation>O maior valor; ele cresce como n elevado a %1.</translation>
    </message>
    <message>
        <source>The table has no further rows.</source>
        <translation>A tabela não tem mais linhas.</translation>
    </message>
    <message>
        <source>There is no further column for a 1.</source>
        <translation>Não há mais nenhuma coluna para um 1.</translation>
    </message>
    <message>
        <source>Larger penalties only lower a score.</source>
        <translation>Penalidades maiores apenas reduzem a pontuação.</translation>
    </message>
    <message>
        <source>There are no vectors that one could shift.</source>
        <translation>Não há vetores que se possam deslocar.</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s) for each position.</source>
        <translation>
            <numerusform>%n bit para cada posição.</numerusform>
            <numerusform>%n bits para cada posição.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table from a file, with %n row(s).</source>
        <translation>
            <numerusform>Uma tabela de um arquivo, com %n linha.</numerusform>
            <numerusform>Uma tabela de um arquivo, com %n linhas.</numerusform>
        </translation>
    </message>
    <message>
        <source>From position %1 on it has nothing (hatched).</source>
        <translation>A partir da posição %1, ela não tem nada (hachurado).</translation>
    </message>
    <message>
        <source>The numbers of the table are too large to measure it.</source>
        <translation>Os números da tabela são grandes demais para medi-la.</translation>
    </message>
    <message>
        <source>what is measured for a property</source>
        <translation>o que se mede para cada propriedade</translation>
    </message>
    <message>
        <source>the curves by offset</source>
        <translation>as curvas por deslocamento</translation>
    </message>
    <message>
        <source>Five properties</source>
        <translation>Cinco propriedades</translation>
    </message>
    <message>
        <source>Every score is %1: nothing says where query and key stand.</source>
        <translation>Toda pontuação é %1: nada diz onde estão a consulta e a chave.</translation>
    </message>
    <message>
        <source>Scores run from %1 to %2. For the last query each key scores %3 more than the one before it.</source>
        <translation>As pontuações vão de %1 a %2. Para a última consulta, cada chave pontua %3 a mais que a anterior.</translation>
    </message>
    <message>
        <source>Scores stay between %1 and %2, but one position is a step of %3 here and of another size for every other length.</source>
        <translation>As pontuações ficam entre %1 e %2, mas uma posição é um passo de %3 aqui e outro para cada comprimento diferente.</translation>
    </message>
    <message>
        <source>Point at a mark: the panel says what was measured.</source>
        <translation>Aponte para uma marca: o painel diz o que foi medido.</translation>
    </message>
    <message>
        <source>The more the scores differ from key to key, the more of the weight a softmax gives to one key.</source>
        <translation>Quanto mais as pontuações diferem de uma chave à outra, mais peso a softmax dá a uma só.</translation>
    </message>
    <message>
        <source>The paper looks back only; here both sides count.</source>
        <translation>O artigo olha só para trás; aqui contam os dois lados.</translation>
    </message>
    <message>
        <source>the chosen encoding, large</source>
        <translation>a codificação escolhida, ampliada</translation>
    </message>
    <message>
        <source>by offset</source>
        <translation>por deslocamento</translation>
    </message>
    <message>
        <source>what each encoding is</source>
        <translation>o que é cada codificação</translation>
    </message>
    <message>
        <source>the rows and their products</source>
        <translation>as linhas e os seus produtos</translation>
    </message>
    <message>
        <source>offset δ</source>
        <translation>deslocamento δ</translation>
    </message>
    <message>
        <source>the position as a number</source>
        <translation>a posição como número</translation>
    </message>
    <message>
        <source>position ÷ last position</source>
        <translation>posição ÷ última posição</translation>
    </message>
    <message>
        <source>a 1 among zeros</source>
        <translation>um 1 entre zeros</translation>
    </message>
    <message>
        <source>the bits of the position</source>
        <translation>os bits da posição</translation>
    </message>
    <message>
        <source>sines and cosines</source>
        <translation>senos e cossenos</translation>
    </message>
    <message>
        <source>a row found by training</source>
        <translation>uma linha aprendida</translation>
    </message>
    <message>
        <source>turns queries and keys</source>
        <translation>gira consultas e chaves</translation>
    </message>
    <message>
        <source>lowers scores by distance</source>
        <translation>reduz pela distância</translation>
    </message>
    <message>
        <source>pairs of columns of query and key are turned, as clocks are</source>
        <translation>pares de colunas da consulta e da chave giram como relógios</translation>
    </message>
    <message>
        <source>m = %1 times the distance is taken off the score</source>
        <translation>subtrai-se da pontuação m = %1 vezes a distância</translation>
    </message>
    <message>
        <source>200 positions: the products of two reach 39 601, and the words hardly count.</source>
        <translation>200 posições: os produtos de duas delas chegam a 39 601, e as palavras quase não contam.</translation>
    </message>
    <message>
        <source>Each step away lowers the score by 0.5 in the first of eight heads, by 1/256 in the last.</source>
        <translation>Cada passo de distância reduz a pontuação em 0,5 na primeira de oito cabeças, em 1/256 na última.</translation>
    </message>
    <message>
        <source>d = 7: one sine lacks its cosine, so no matrix leads from each position to the next.</source>
        <translation>d = 7: um seno fica sem seu cosseno, e nenhuma matriz leva de cada posição à seguinte.</translation>
    </message>
    <message>
        <source>The dot product counts the ones that two rows share: %1 and %2 are neighbours and share none, so the picture jumps at powers of two.</source>
        <translation>O produto escalar conta os 1 comuns a duas linhas: %1 e %2 são vizinhas e não têm nenhum em comum; por isso a figura salta nas potências de dois.</translation>
    </message>
    <message>
        <source>The dot product of two rows is 1 for a position with itself and 0 with any other: a one-hot vector does not tell near from far.</source>
        <translation>O produto escalar de duas linhas vale 1 para uma posição consigo mesma e 0 com qualquer outra: um vetor one-hot não distingue perto de longe.</translation>
    </message>
    <message>
        <source>Along each diagonal the dot product of two rows &lt;i&gt;p&lt;/i&gt; is the same: it depends on the offset alone.</source>
        <translation>Em cada diagonal, o produto escalar de duas linhas &lt;i&gt;p&lt;/i&gt; é o mesmo: só conta o deslocamento.</translation>
    </message>
    <message>
        <source>Along each diagonal the dot product of two rows &lt;i&gt;p&lt;/i&gt; differs by up to %1 of the largest.</source>
        <translation>Ao longo de cada diagonal, o produto escalar de duas linhas &lt;i&gt;p&lt;/i&gt; difere em até %1 do maior.</translation>
    </message>
    <message>
        <source>Each step away lowers the score by &lt;i&gt;m&lt;/i&gt; = %1 in head %2 of %3: ALiBi prefers what is near.</source>
        <translation>Cada passo de distância reduz a pontuação em &lt;i&gt;m&lt;/i&gt; = %1 na cabeça %2 de %3: ALiBi prefere o que está perto.</translation>
    </message>
    <message>
        <source>&lt;i&gt;R&lt;/i&gt; turns the pairs of columns by the angles of a position.</source>
        <translation>&lt;i&gt;R&lt;/i&gt; gira os pares de colunas pelos ângulos de uma posição.</translation>
    </message>
    <message>
        <source>&lt;i&gt;W&lt;/i&gt; is a random matrix that makes each row &lt;i&gt;p&lt;/i&gt; as wide as the query.</source>
        <translation>&lt;i&gt;W&lt;/i&gt; é uma matriz aleatória que deixa cada linha &lt;i&gt;p&lt;/i&gt; tão larga quanto a consulta.</translation>
    </message>
    <message>
        <source>Along a diagonal the dot product of two rows differs by up to %1 of the largest.</source>
        <translation>Ao longo de uma diagonal, o produto escalar de duas linhas difere em até %1 do maior.</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; is 2^(−8(ℎ + 1)/𝐻) here for head ℎ of 𝐻, counted from 0; %1 is no power of two, for which the authors’ code interleaves two such series instead.</source>
        <translation>Aqui &lt;i&gt;m&lt;/i&gt; é 2^(−8(ℎ + 1)/𝐻) para a cabeça ℎ de 𝐻, contada a partir de 0; %1 não é potência de dois, caso em que o código dos autores intercala duas dessas séries.</translation>
    </message>
    <message>
        <source>Without positions self-attention cannot tell one order of the tokens from another. The sinusoidal encoding has all five properties. With the rotary encoding a score depends on the two words and on their offset, not on their positions.</source>
        <translation>Sem posições, a autoatenção não distingue uma ordem dos tokens de outra. A codificação senoidal tem as cinco propriedades. Com a codificação rotatória, uma pontuação depende das duas palavras e do deslocamento entre elas, não das posições.</translation>
    </message>
    <message>
        <source>Each diagonal has one score: rotary turns query and key, so that only the offset counts.</source>
        <translation>Cada diagonal tem uma só pontuação: a rotatória gira consulta e chave, e só conta o deslocamento.</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>codificação</translation>
    </message>
    <message>
        <source>How many of the next positions after training have no larger values than those seen in it. A model may still fail at positions it never saw.</source>
        <translation>Quantas das posições seguintes ao treinamento não têm valores maiores que os já vistos. Um modelo ainda pode falhar em posições que nunca viu.</translation>
    </message>
    <message>
        <source>by offset; grey: all values</source>
        <translation>por deslocamento; cinza: todos os valores</translation>
    </message>
    <message>
        <source>For comparison &lt;i&gt;p&lt;/i&gt; is added to query and key here; the Transformer adds it to the embedding.</source>
        <translation>Para comparar, aqui &lt;i&gt;p&lt;/i&gt; é somada à consulta e à chave; o Transformer a soma ao embedding.</translation>
    </message>
    <message>
        <source>random; no row where hatched</source>
        <translation>aleatória; hachura: sem linha</translation>
    </message>
    <message>
        <source>dot products</source>
        <translation>produtos</translation>
    </message>
    <message>
        <source>offset alone</source>
        <translation>só por δ</translation>
    </message>
    <message>
        <source>linear shift</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>least distance</source>
        <translation>distância</translation>
    </message>
    <message>
        <source>off by</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>of the next %1</source>
        <translation>das próx. %1</translation>
    </message>
    <message>
        <source>A 0 without ✓ is no merit: More says why.</source>
        <translation>Um 0 sem ✓ não é mérito: Mais diz por quê.</translation>
    </message>
    <message>
        <source>All pairs of positions are alike, so the 0 says nothing about the offset.</source>
        <translation>Todos os pares de posições são iguais; portanto, o 0 nada diz sobre o deslocamento.</translation>
    </message>
    <message>
        <source>Each offset has one number, but all offsets other than 0 have the same: near and far are alike.</source>
        <translation>Cada deslocamento tem um só número, mas todos os deslocamentos diferentes de 0 têm o mesmo: perto e longe são iguais.</translation>
    </message>
    <message>
        <source>The best matrix that leads from each row to the next one misses by this part of the rows.</source>
        <translation>A melhor matriz que leva de cada linha à seguinte erra por esta parte do tamanho das linhas.</translation>
    </message>
    <message numerus="yes">
        <source>A table that training would fill; here it is untrained: %n random row(s).</source>
        <translation>
            <numerusform>Uma tabela que o treinamento preencheria; aqui, sem treino: %n linha aleatória.</numerusform>
            <numerusform>Uma tabela que o treinamento preencheria; aqui, sem treino: %n linhas aleatórias.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;a href="encoding=rotary"&gt;Choose the rotary encoding&lt;/a&gt;, which turns queries and keys instead of adding to them.</source>
        <translation>&lt;a href="encoding=rotary"&gt;Escolha a codificação rotatória&lt;/a&gt;, que gira consultas e chaves em vez de somar.</translation>
    </message>
    <message>
        <source>&lt;a href="encoding=sinusoidal"&gt;Choose the sinusoidal encoding&lt;/a&gt;, which adds sines and cosines.</source>
        <translation>&lt;a href="encoding=sinusoidal"&gt;Escolha a codificação senoidal&lt;/a&gt;, que soma senos e cossenos.</translation>
    </message>
    <message>
        <source>&lt;a href="play:head"&gt;Let &lt;i&gt;h&lt;/i&gt; go from head to head&lt;/a&gt;: the slope &lt;i&gt;m&lt;/i&gt; falls.</source>
        <translation>&lt;a href="play:head"&gt;Deixe &lt;i&gt;h&lt;/i&gt; passar de cabeça em cabeça&lt;/a&gt;: a inclinação &lt;i&gt;m&lt;/i&gt; diminui.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:past-training"&gt;Look at positions past the training length&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:past-training"&gt;Veja posições além do comprimento de treinamento&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>In the formula &lt;i&gt;q&lt;/i&gt; is the query at position &lt;i&gt;i&lt;/i&gt;, &lt;i&gt;k&lt;/i&gt; the key at position &lt;i&gt;j&lt;/i&gt; and &lt;i&gt;s&lt;/i&gt; their score.</source>
        <translation>Na fórmula, &lt;i&gt;q&lt;/i&gt; é a consulta na posição &lt;i&gt;i&lt;/i&gt;, &lt;i&gt;k&lt;/i&gt; a chave na posição &lt;i&gt;j&lt;/i&gt; e &lt;i&gt;s&lt;/i&gt; a pontuação das duas.</translation>
    </message>
    <message>
        <source>&lt;i&gt;p&lt;/i&gt; is the encoding of a position: a row of the table.</source>
        <translation>&lt;i&gt;p&lt;/i&gt; é a codificação de uma posição: uma linha da tabela.</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; is the distance of query and key, and the slope &lt;i&gt;m&lt;/i&gt; says how much each step of it takes off the score. &lt;i&gt;H&lt;/i&gt; says how many heads there are. The formula counts the heads &lt;i&gt;h&lt;/i&gt; from 1, the parameter from 0.</source>
        <translation>&lt;i&gt;δ&lt;/i&gt; é a distância entre consulta e chave, e a inclinação &lt;i&gt;m&lt;/i&gt; diz quanto cada passo dela tira da pontuação. &lt;i&gt;H&lt;/i&gt; diz quantas cabeças há. A fórmula conta as cabeças &lt;i&gt;h&lt;/i&gt; a partir de 1, o parâmetro a partir de 0.</translation>
    </message>
    <message>
        <source>what each property means</source>
        <translation>o que cada propriedade significa</translation>
    </message>
    <message>
        <source>measured on scores, the others on rows</source>
        <translation>medido nas pontuações; os outros, nas linhas</translation>
    </message>
    <message>
        <source>no two
rows equal</source>
        <translation>sem linhas
iguais</translation>
    </message>
    <message>
        <source>numbers
stay small</source>
        <translation>números não
crescem</translation>
    </message>
    <message>
        <source>only the
offset counts</source>
        <translation>só conta o
deslocamento</translation>
    </message>
    <message>
        <source>later ones need
nothing larger</source>
        <translation>depois, nada
precisa crescer</translation>
    </message>
    <message>
        <source>one matrix
makes each step</source>
        <translation>uma matriz
dá cada passo</translation>
    </message>
    <message>
        <source>largest number</source>
        <translation>maior número</translation>
    </message>
    <message>
        <source>A 0 without ✓: for None all positions look alike, for One-hot all others are equally far; neither tells the offset.</source>
        <translation>Um 0 sem ✓: em Nenhuma, tudo é igual; em One-hot, as outras ficam à mesma distância: nenhuma indica o deslocamento.</translation>
    </message>
    <message>
        <source>added to query and key directly here, to compare all in one way</source>
        <translation>aqui somada diretamente à consulta e à chave, para comparar todas do mesmo modo</translation>
    </message>
    <message>
        <source>32 positions, a training length of 24: sines and cosines have all five properties.</source>
        <translation>32 posições, comprimento de treinamento 24: senos e cossenos têm as cinco propriedades.</translation>
    </message>
    <message>
        <source>No two positions are closer to each other than %1 and %2, by the numbers that lower their scores.</source>
        <translation>Não há duas posições mais próximas que %1 e %2, pelos números que reduzem suas pontuações.</translation>
    </message>
    <message>
        <source>The largest value; it stays, as every position is divided by the last one of all n.</source>
        <translation>O maior valor; ele se mantém, pois cada posição é dividida pela última de todas as n.</translation>
    </message>
    <message>
        <source>The largest of the numbers that lower the scores; it grows like n to the power %1.</source>
        <translation>O maior dos números que reduzem as pontuações; ele cresce como n elevado a %1.</translation>
    </message>
    <message>
        <source>r is the largest minus the smallest dot product g of two rows with the same offset, divided by G, the largest of all.</source>
        <translation>r é o maior menos o menor produto escalar g de duas linhas com o mesmo deslocamento, dividido por G, o maior de todos.</translation>
    </message>
    <message>
        <source>r is the largest minus the smallest score s with the same offset, divided by G, the largest of all.</source>
        <translation>r é a maior menos a menor pontuação s com o mesmo deslocamento, dividida por G, a maior de todas.</translation>
    </message>
    <message>
        <source>Divided by the last position of the training, later ones lie above 1; divided by a later one, all others change.</source>
        <translation>Divididas pela última posição do treinamento, as seguintes ficam acima de 1; divididas por uma posterior, todas as outras mudam.</translation>
    </message>
    <message>
        <source>For these rows there is a matrix for any order of them, so a fitting matrix proves nothing.</source>
        <translation>Para qualquer ordem destas linhas há uma matriz; por isso, uma matriz que serve não prova nada.</translation>
    </message>
    <message>
        <source>A step adds a number, and adding is not multiplying by a matrix.</source>
        <translation>Um passo soma um número, e somar não é multiplicar por uma matriz.</translation>
    </message>
    <message>
        <source>Scores of pairs with the same offset differ by up to %1 of the largest (grey, far right): they also contain products of word and position, &lt;i&gt;q&lt;/i&gt; · &lt;i&gt;p&lt;/i&gt; and &lt;i&gt;p&lt;/i&gt; · &lt;i&gt;k&lt;/i&gt;, which depend on the place.</source>
        <translation>As pontuações de pares com o mesmo deslocamento diferem em até %1 da maior (cinza, bem à direita): elas contêm ainda produtos de palavra e posição, &lt;i&gt;q&lt;/i&gt; · &lt;i&gt;p&lt;/i&gt; e &lt;i&gt;p&lt;/i&gt; · &lt;i&gt;k&lt;/i&gt;, que dependem do lugar.</translation>
    </message>
    <message>
        <source>A 0 is no merit where nothing changes with the offset: without positions all pairs are alike (✗), and one-hot says only “same” or “different” (◐). Between one-hot rows a matrix can make any step, even to a wrong row. So it proves nothing that a matrix makes the right step (◐).</source>
        <translation>Um 0 não é mérito quando nada muda com o deslocamento: sem posições todos os pares são iguais (✗), e one-hot só diz “igual” ou “diferente” (◐). Entre linhas one-hot, uma matriz pode dar qualquer passo, até para uma linha errada. Por isso, uma matriz dar o passo certo não prova nada (◐).</translation>
    </message>
    <message>
        <source>By offset, the line is the mean and the grey band spans all values. All queries hold one and the same word here, and so do all keys: whatever differs comes from the encoding. Each small picture has a scale of its own.</source>
        <translation>Por deslocamento, a linha é a média e a faixa cinza abrange todos os valores. Todas as consultas têm aqui a mesma palavra, e as chaves também: toda diferença vem da codificação. Cada figura pequena tem sua própria escala.</translation>
    </message>
    <message>
        <source>What the numbers say. Unique: the distance of the closest two positions. Bounded: the largest number. Offset alone: take all pairs of rows with the same offset. By how much do their dot products differ, divided by the largest of all? In range: how many of the next positions after the training length need no larger number and no new row or column. A model may still fail there: see the page “Training”. Linear shift: by how much the best matrix misses. A number like 4 · 10⁻¹⁶ is rounding.</source>
        <translation>O que dizem os números. Única: a distância entre as duas posições mais próximas. Limitada: o maior número. Só por δ: tome todos os pares de linhas com o mesmo deslocamento. Quanto diferem seus produtos escalares, divididos pelo maior de todos? Na faixa: quantas das posições seguintes ao comprimento de treinamento não precisam de número maior nem de nova linha ou coluna. Mesmo assim, um modelo pode falhar ali: veja a página “Treinamento”. Linear: quanto a melhor matriz erra. Um número como 4 · 10⁻¹⁶ é arredondamento.</translation>
    </message>
    <message>
        <source>random, not trained here</source>
        <translation>aleatória, sem treino</translation>
    </message>
    <message>
        <source>Three encodings add no rows: under “offset alone” their scores are compared instead (*). In the other columns ALiBi is measured by what it takes off the scores, and Rotary by the matrix of its turns, which has each sine and cosine twice. ALiBi never raises a score above those seen in training, so it counts as in range.</source>
        <translation>Três codificações não somam linhas: em “só por δ” comparam-se, em vez disso, suas pontuações (*). Nas outras colunas, mede-se no ALiBi o que ele tira das pontuações e, na rotatória, a matriz de seus giros, que tem cada seno e cosseno duas vezes. O ALiBi nunca eleva uma pontuação acima das vistas no treinamento; por isso conta como “na faixa”.</translation>
    </message>
    <message>
        <source>all five passed</source>
        <translation>passou nos cinco</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a test and its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the picture of the chosen test</source>
        <translation>a figura do teste escolhido</translation>
    </message>
    <message>
        <source>the chosen test in words</source>
        <translation>o teste escolhido em palavras</translation>
    </message>
    <message>
        <source>%1 apart</source>
        <translation>distância %1</translation>
    </message>
    <message>
        <source>Only sines and cosines, and their rotary form, pass all five tests.</source>
        <translation>Só senos e cossenos, e sua forma rotativa, passam nos cinco testes.</translation>
    </message>
    <message>
        <source>At an odd width sines and cosines fail one of five tests: a sine lacks its cosine.</source>
        <translation>Com largura ímpar, senos e cossenos falham em um dos cinco testes: falta o cosseno de um seno.</translation>
    </message>
    <message>
        <source>Each position differs</source>
        <translation>Cada posição é diferente</translation>
    </message>
    <message>
        <source>Numbers stay small</source>
        <translation>Os números ficam pequenos</translation>
    </message>
    <message>
        <source>Only the distance counts</source>
        <translation>Só a distância conta</translation>
    </message>
    <message>
        <source>Goes on past training</source>
        <translation>Continua além do treino</translation>
    </message>
    <message>
        <source>One matrix makes each step</source>
        <translation>Uma só matriz faz cada passo</translation>
    </message>
    <message>
        <source>How alike each two positions are (dot product):</source>
        <translation>Quanto duas posições se parecem (produto escalar):</translation>
    </message>
    <message>
        <source>Score of each two positions, for the same two words:</source>
        <translation>Pontuação de cada duas posições, para as mesmas duas palavras:</translation>
    </message>
    <message>
        <source>along a diagonal it never changes.</source>
        <translation>ao longo de uma diagonal, nunca muda.</translation>
    </message>
    <message>
        <source>the same for all distances apart from 0.</source>
        <translation>igual para todas as distâncias exceto 0.</translation>
    </message>
    <message>
        <source>all pairs are the same.</source>
        <translation>todos os pares são iguais.</translation>
    </message>
    <message>
        <source>along a diagonal it changes.</source>
        <translation>ao longo de uma diagonal, muda.</translation>
    </message>
    <message>
        <source>largest number among %1 positions</source>
        <translation>maior número entre %1 posições</translation>
    </message>
    <message>
        <source>positions seen in training</source>
        <translation>posições vistas no treino</translation>
    </message>
    <message>
        <source>of the next %1, within what was seen</source>
        <translation>das %1 seguintes, dentro do que foi visto</translation>
    </message>
    <message>
        <source>length of all rows to reach</source>
        <translation>comprimento de todas as linhas a alcançar</translation>
    </message>
    <message>
        <source>what the best matrix misses of it</source>
        <translation>quanto a melhor matriz erra disso</translation>
    </message>
    <message>
        <source>always %1</source>
        <comment>a number</comment>
        <translation>sempre %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>numbers</comment>
        <translation>de %1 a %2</translation>
    </message>
</context>
<context>
    <name>Exporters</name>
    <message>
        <source>the picture would be %1 x %2 pixels; accepted: up to %3 a side and %4 million in all</source>
        <translation>a imagem teria %1 x %2 pixels; o máximo aceito é de %3 por lado e %4 milhões no total</translation>
    </message>
    <message>
        <source>the link is too long for a QR code, which holds %1 bytes at most</source>
        <translation>o link é longo demais para um código QR, que comporta no máximo %1 bytes</translation>
    </message>
    <message>
        <source>the QR code of this link needs %1 mm a side, and a figure of this size has %2 mm for it; a larger figure has room</source>
        <translation>o código QR deste link precisa de %1 mm de lado, e uma figura deste tamanho tem %2 mm para ele; numa figura maior ele cabe</translation>
    </message>
    <message>
        <source>the QR code of this link needs %1 dpi at least, and the picture has %2</source>
        <translation>o código QR deste link precisa de no mínimo %1 dpi, e a imagem tem %2</translation>
    </message>
</context>
<context>
    <name>Fading</name>
    <message>
        <source>the gradient that comes back</source>
        <translation>o gradiente que volta</translation>
    </message>
    <message>
        <source>what colours and hatching mean</source>
        <translation>o que cores e hachuras significam</translation>
    </message>
    <message>
        <source>output 𝑖</source>
        <translation>saída 𝑖</translation>
    </message>
    <message>
        <source>input 𝑗</source>
        <translation>entrada 𝑗</translation>
    </message>
    <message>
        <source>exactly 0: the output does not depend on the input</source>
        <translation>exatamente 0: a saída não depende da entrada</translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation>exatamente 0</translation>
    </message>
    <message>
        <source>places back</source>
        <translation>posições para trás</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Gradiente</translation>
    </message>
    <message>
        <source>Fading</source>
        <translation>Desvanecimento</translation>
    </message>
    <message>
        <source>How influence fades</source>
        <translation>Como a influência se desvanece</translation>
    </message>
    <message>
        <source>Twenty places back</source>
        <translation>Vinte posições atrás</translation>
    </message>
    <message>
        <source>ρ = 0.8: of an input 20 places back 0.8²⁰ = 0.0115 is left; stacked convolutions do not reach it, attention does.</source>
        <translation>ρ = 0,8: de uma entrada 20 posições atrás resta 0,8²⁰ = 0,0115; as convoluções empilhadas não a alcançam, a atenção sim.</translation>
    </message>
    <message>
        <source>With tanh</source>
        <translation>Com tanh</translation>
    </message>
    <message>
        <source>The slope of tanh is 1 at most: each step leaves less than ρ.</source>
        <translation>A inclinação de tanh é no máximo 1: cada passo deixa menos que ρ.</translation>
    </message>
    <message>
        <source>Growing instead</source>
        <translation>Crescendo em vez disso</translation>
    </message>
    <message>
        <source>ρ = 1.1: after 20 steps the influence is 6.7 times as large as at the start.</source>
        <translation>ρ = 1,1: após 20 passos a influência é 6,7 vezes a do início.</translation>
    </message>
    <message>
        <source>The reach of convolutions</source>
        <translation>O alcance das convoluções</translation>
    </message>
    <message>
        <source>Four convolutions with kernel size 5 reach 8 places: influence up to there, and exactly 0 beyond.</source>
        <translation>Quatro convoluções com kernel de tamanho 5 alcançam 8 posições: até ali há influência, além dali exatamente 0.</translation>
    </message>
    <message>
        <source>A share for everyone</source>
        <translation>Uma parte para cada um</translation>
    </message>
    <message>
        <source>Attention’s influence is that of a weight, of some 1/n, wherever the token stands.</source>
        <translation>Na atenção, a influência é a de um peso, cerca de 1/n, onde quer que o token esteja.</translation>
    </message>
    <message>
        <source>The gradient that comes back</source>
        <translation>O gradiente que volta</translation>
    </message>
    <message>
        <source>The last token must name the one 20 back: how much gradient arrives there before any training.</source>
        <translation>O último token deve nomear o que está 20 atrás: quanto gradiente chega lá antes de qualquer treino.</translation>
    </message>
    <message>
        <source>Training follows the &lt;a href="term:gradient"&gt;gradient&lt;/a&gt;, which passes back by the same derivatives. Where they fade with every step, a recurrence hardly learns what depends on far tokens (Hochreiter et al. 2001; Bengio et al. 1994): the &lt;a href="term:vanishing-gradient"&gt;vanishing gradient&lt;/a&gt;. It is one reason why self-attention took the place of recurrences.</source>
        <translation>O treino segue o &lt;a href="term:gradient"&gt;gradiente&lt;/a&gt;, que volta pelas mesmas derivadas. Onde elas diminuem a cada passo, uma recorrência mal aprende o que depende de tokens distantes (Hochreiter et al. 2001; Bengio et al. 1994): é o &lt;a href="term:vanishing-gradient"&gt;desaparecimento do gradiente&lt;/a&gt;. É uma das razões pelas quais a autoatenção tomou o lugar das recorrências.</translation>
    </message>
    <message>
        <source>The last token must name the one %1 back: of its own &lt;a href="term:gradient"&gt;gradient&lt;/a&gt; %2 arrives there in the recurrence, %3 in attention.</source>
        <translation>O último token deve nomear o que está %1 atrás: do seu &lt;a href="term:gradient"&gt;gradiente&lt;/a&gt; chega lá %2 na recorrência, %3 na atenção.</translation>
    </message>
    <message>
        <source>&lt;a href="play:offset"&gt;Let the distance grow&lt;/a&gt;.</source>
        <translation>&lt;a href="play:offset"&gt;Deixe a distância crescer&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="spectral-radius=0.8"&gt;Bring ρ back below 1&lt;/a&gt;.</source>
        <translation>&lt;a href="spectral-radius=0.8"&gt;Traga ρ de volta para menos de 1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="spectral-radius=1.1"&gt;Raise ρ above 1&lt;/a&gt;.</source>
        <translation>&lt;a href="spectral-radius=1.1"&gt;Aumente ρ acima de 1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="activation=linear"&gt;Take tanh away&lt;/a&gt;.</source>
        <translation>&lt;a href="activation=linear"&gt;Tire tanh&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="activation=tanh"&gt;Put each output through tanh&lt;/a&gt;, between −1 and 1.</source>
        <translation>&lt;a href="activation=tanh"&gt;Passe cada saída por tanh&lt;/a&gt;, entre −1 e 1.</translation>
    </message>
    <message>
        <source>Back to &lt;a href="preset:start"&gt;the influence of one input&lt;/a&gt;.</source>
        <translation>De volta à &lt;a href="preset:start"&gt;influência de uma entrada&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>See &lt;a href="preset:gradient"&gt;the gradient in numbers&lt;/a&gt;, or &lt;a href="preset:reach"&gt;how far convolutions reach&lt;/a&gt;.</source>
        <translation>Veja &lt;a href="preset:gradient"&gt;o gradiente em números&lt;/a&gt; ou &lt;a href="preset:reach"&gt;até onde as convoluções alcançam&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Three matrices of the influence of each input (column) on each output (row), on a logarithmic scale: of a recurrence, below the diagonal alone and fading away from it; of stacked convolutions, a band along the diagonal; of self-attention, everywhere alike, with a stronger diagonal.</source>
        <translation>Três matrizes da influência de cada entrada (coluna) em cada saída (linha), em escala logarítmica: de uma recorrência, só abaixo da diagonal; de convoluções empilhadas, uma faixa ao longo da diagonal; da autoatenção, igual por toda parte, com a diagonal mais forte.</translation>
    </message>
    <message>
        <source>Below them, against the distance on a logarithmic axis, the mean influence and the gradient that comes back to a token that the last one must name.</source>
        <translation>Abaixo, em função da distância e em eixo logarítmico, a influência média e o gradiente que volta a um token que o último deve nomear.</translation>
    </message>
    <message>
        <source>with tanh</source>
        <translation>com tanh</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>%1 atrás</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>saída %1</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>entrada %1</translation>
    </message>
    <message>
        <source>length of the loss’s gradient at the token that the last one must name, by that at the last place</source>
        <translation>comprimento do gradiente da perda no token que o último deve nomear, dividido pelo da última posição</translation>
    </message>
    <message>
        <source>the output does not depend on this input: no way leads from it</source>
        <translation>a saída não depende desta entrada: nenhum caminho vem dela</translation>
    </message>
    <message>
        <source>Tanh makes a token’s influence on a recurrence fade faster; attention reaches all tokens at once.</source>
        <translation>Com tanh, a influência de um token na recorrência se desvanece mais depressa; a atenção alcança todos de uma vez.</translation>
    </message>
    <message>
        <source>mean %1 back: %2</source>
        <comment>places, influence</comment>
        <translation>média %1 atrás: %2</translation>
    </message>
    <message>
        <source>distance 𝛿 = 𝑖 − 𝑗 = %1</source>
        <translation>distância 𝛿 = 𝑖 − 𝑗 = %1</translation>
    </message>
    <message>
        <source>Mean influence</source>
        <translation>Influência média</translation>
    </message>
    <message>
        <source>In a recurrence each step multiplies a token’s influence by ρ = %1, so it grows; attention reaches all tokens at once.</source>
        <translation>Na recorrência, cada passo multiplica a influência de um token por ρ = %1, e ela cresce; a atenção alcança todos os tokens de uma vez.</translation>
    </message>
    <message>
        <source>Only where each step multiplies by exactly ρ = 1 does a recurrence neither forget nor explode; attention reaches all at once.</source>
        <translation>Só quando cada passo multiplica por exatamente ρ = 1 a recorrência nem esquece nem explode; a atenção alcança todos de uma vez.</translation>
    </message>
    <message>
        <source>%1 places back the mean &lt;a href="term:jacobian"&gt;influence&lt;/a&gt; is %2 in the recurrence, %3 in the convolutions, %4 in attention.</source>
        <translation>%1 posições atrás, a &lt;a href="term:jacobian"&gt;influência&lt;/a&gt; média é %2 na recorrência, %3 nas convoluções, %4 na atenção.</translation>
    </message>
    <message>
        <source>%1 tokens of width %2; recurrence: each step multiplies by ρ = %3, %4; convolutions: %5, kernel size %6; attention heads: %7.</source>
        <translation>%1 tokens de largura %2; recorrência: cada passo multiplica por ρ = %3, %4; convoluções: %5, tamanho do kernel %6; cabeças de atenção: %7.</translation>
    </message>
    <message>
        <source>At distance %1: mean influence %2 in the recurrence, %3 in the convolutions, %4 in attention; gradient %5, %6 and %7.</source>
        <translation>À distância %1: influência média de %2 na recorrência, %3 nas convoluções, %4 na atenção; gradiente de %5, %6 e %7.</translation>
    </message>
    <message>
        <source>mean influence of all pairs of an output and an input so far apart</source>
        <translation>influência média de todos os pares de uma saída e uma entrada a essa distância</translation>
    </message>
    <message>
        <source>influence of 𝑗 on 𝑖 (logarithmic)</source>
        <translation>influência de 𝑗 em 𝑖 (logarítmica)</translation>
    </message>
    <message>
        <source>Gradient before training</source>
        <translation>Gradiente antes do treino</translation>
    </message>
    <message>
        <source>at the token %1 back, which the last must name</source>
        <translation>no token %1 atrás, que o último deve nomear</translation>
    </message>
    <message>
        <source>at the token %1 back</source>
        <translation>no token %1 atrás</translation>
    </message>
    <message>
        <source>of the token %1 back</source>
        <translation>do token %1 atrás</translation>
    </message>
    <message>
        <source>In a recurrence each step leaves ρ = %1 of a token’s influence; attention reaches all places about equally.</source>
        <translation>Na recorrência, cada passo deixa ρ = %1 da influência de um token; a atenção alcança todos quase igualmente.</translation>
    </message>
    <message>
        <source>&lt;i&gt;I&lt;/i&gt;, the influence of input &lt;i&gt;j&lt;/i&gt; on output &lt;i&gt;i&lt;/i&gt;, is how much the output changes at most when the input changes by 1, as if the slope stayed the same: the spectral norm of their &lt;a href="term:jacobian"&gt;Jacobian&lt;/a&gt;. Here &lt;i&gt;δ&lt;/i&gt; = &lt;i&gt;i&lt;/i&gt; − &lt;i&gt;j&lt;/i&gt; counts the places back.</source>
        <translation>&lt;i&gt;I&lt;/i&gt;, a influência da entrada &lt;i&gt;j&lt;/i&gt; na saída &lt;i&gt;i&lt;/i&gt;, é quanto a saída muda no máximo quando a entrada muda 1, como se a inclinação ficasse a mesma: a norma espectral da sua &lt;a href="term:jacobian"&gt;jacobiana&lt;/a&gt;. Aqui &lt;i&gt;δ&lt;/i&gt; = &lt;i&gt;i&lt;/i&gt; − &lt;i&gt;j&lt;/i&gt; conta as posições para trás.</translation>
    </message>
    <message>
        <source>Here &lt;i&gt;f&lt;/i&gt; is tanh, which keeps numbers between −1 and 1.</source>
        <translation>Aqui &lt;i&gt;f&lt;/i&gt; é tanh, que mantém os números entre −1 e 1.</translation>
    </message>
    <message>
        <source>In each step of the recurrence &lt;i&gt;W&lt;/i&gt; rotates the state &lt;i&gt;h&lt;/i&gt; and multiplies its length by the factor ρ = %1, called spectral radius (not the ρ of restricted attention). (The matrix for &lt;i&gt;x&lt;/i&gt; is left out here.)</source>
        <translation>Em cada passo da recorrência, &lt;i&gt;W&lt;/i&gt; gira o estado &lt;i&gt;h&lt;/i&gt; e multiplica seu comprimento pelo fator ρ = %1, chamado raio espectral (não é o ρ da atenção restrita). (A matriz de &lt;i&gt;x&lt;/i&gt; foi deixada de fora aqui.)</translation>
    </message>
    <message>
        <source>Attention has no positions here: a token counts alike wherever it stands. The weights of a query sum to 1: each of %1 tokens gets about 1/%1 = %2, and less in a longer sequence. The value matrix then enlarges it. A token influences its own output more, because it makes the query, too.</source>
        <translation>A atenção não tem posições aqui: um token conta igual onde quer que esteja. Os pesos de uma consulta somam 1: cada um de %1 tokens recebe cerca de 1/%1 = %2, e menos em uma sequência mais longa. A matriz de valores depois o aumenta. Um token influencia mais sua própria saída, porque também forma a consulta.</translation>
    </message>
    <message>
        <source>In the right chart the last token must name the token 𝛿 places back. The chart shows the gradient of the &lt;a href="term:loss"&gt;loss&lt;/a&gt; at that earlier token, divided by the gradient at the last token. So all its curves begin at 1; those in the left chart need not. (Untrained layers, mean of %1 sequences.)</source>
        <translation>No gráfico da direita, o último token deve nomear o token que está 𝛿 posições atrás. O gráfico mostra o gradiente da &lt;a href="term:loss"&gt;perda&lt;/a&gt; nesse token anterior, dividido pelo gradiente no último. Por isso todas as suas curvas começam em 1; as do gráfico da esquerda, não necessariamente. (Camadas não treinadas, média de %1 sequências.)</translation>
    </message>
    <message>
        <source>%1 convolutions, one after another, reach %2 places back.</source>
        <translation>%1 convoluções, uma após a outra, alcançam %2 posições para trás.</translation>
    </message>
    <message>
        <source>influence: how much the output changes at most when the input changes by 1</source>
        <translation>influência: quanto a saída muda no máximo quando a entrada muda 1</translation>
    </message>
    <message>
        <source>%1, %2 back</source>
        <translation>%1, %2 atrás</translation>
    </message>
    <message>
        <source>each step × %1</source>
        <translation>cada passo × %1</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>One element of a sequence, such as a word or a piece of a word.</source>
        <translation>Um elemento de uma sequência, como uma palavra ou um pedaço de palavra.</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>The vector that stands for a token, learned in training. Stacked as rows, the embeddings of a sequence are the matrix X.</source>
        <translation>O vetor que representa um token, aprendido no treinamento. Empilhados como linhas, os embeddings de uma sequência formam a matriz X.</translation>
    </message>
    <message>
        <source>Positional encoding</source>
        <translation>Codificação posicional</translation>
    </message>
    <message>
        <source>A vector that stands for a position. Added to the embedding of the token there, it tells the model the order of the tokens.</source>
        <translation>Um vetor que representa uma posição. Somado ao embedding do token que está nela, informa ao modelo a ordem dos tokens.</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimensão</translation>
    </message>
    <message>
        <source>One of the numbers of a vector. How many there are is the width d, the same for embeddings and encodings.</source>
        <translation>Um dos números de um vetor. A quantidade deles é a largura d, a mesma para embeddings e codificações.</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>One dimension of the encoding at all positions. Read from top to bottom, it is a sine or a cosine wave.</source>
        <translation>Uma dimensão da codificação em todas as posições. Lida de cima para baixo, é uma onda de seno ou de cosseno.</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>The two columns 2j and 2j + 1: sine and cosine of the same angle.</source>
        <translation>As duas colunas 2j e 2j + 1: seno e cosseno do mesmo ângulo.</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequência</translation>
    </message>
    <message>
        <source>By how many radians the angle of a pair grows from one position to the next. It falls from pair to pair: from fast waves to slow ones.</source>
        <translation>Quanto o ângulo de um par aumenta, em radianos, de uma posição para a seguinte. Ela diminui de par em par: das ondas rápidas às lentas.</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Comprimento de onda</translation>
    </message>
    <message>
        <source>After how many positions a wave repeats: 2π divided by the frequency.</source>
        <translation>Após quantas posições uma onda se repete: 2π dividido pela frequência.</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Ângulo</translation>
    </message>
    <message>
        <source>What sine and cosine are taken of: the position times the frequency of the pair, in radians.</source>
        <translation>O argumento do seno e do cosseno: a posição multiplicada pela frequência do par, em radianos.</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Sine and cosine</source>
        <translation>Seno e cosseno</translation>
    </message>
    <message>
        <source>The two coordinates of a point that runs around a circle of radius 1. Together they tell where on the circle it is; one of them alone does not.</source>
        <translation>As duas coordenadas de um ponto que percorre uma circunferência de raio 1. Juntas, dizem em que lugar da circunferência ele está; uma só delas não basta.</translation>
    </message>
    <message>
        <source>Radian</source>
        <translation>Radiano</translation>
    </message>
    <message>
        <source>The unit of angles in the formulas: the length of the arc on a circle of radius 1. A full turn is 2π, about 6.28.</source>
        <translation>A unidade dos ângulos nas fórmulas: o comprimento do arco em uma circunferência de raio 1. Uma volta completa tem 2π, cerca de 6,28.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Volta</translation>
    </message>
    <message>
        <source>Once around the circle: 2π radians or 360 degrees. After a whole turn sine and cosine repeat.</source>
        <translation>Uma vez ao redor da circunferência: 2π radianos ou 360 graus. Após uma volta completa, seno e cosseno se repetem.</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Mapa de calor</translation>
    </message>
    <message>
        <source>A table drawn as a picture: each cell has the colour that stands for its number.</source>
        <translation>Uma tabela desenhada como imagem: cada célula tem a cor que representa seu número.</translation>
    </message>
    <message>
        <source>Training length</source>
        <translation>Comprimento de treinamento</translation>
    </message>
    <message>
        <source>Relative shift</source>
        <translation>Deslocamento relativo</translation>
    </message>
    <message>
        <source>By how many positions one goes on. It turns each pair by the angle δω, no matter at which position one starts.</source>
        <translation>Quantas posições se avança. Esse deslocamento gira cada par pelo ângulo δω, seja qual for a posição de partida.</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>Rotação</translation>
    </message>
    <message>
        <source>Turning a vector about the origin without changing its length. In two dimensions a matrix of sines and cosines of the angle does it.</source>
        <translation>Girar um vetor em torno da origem sem mudar seu comprimento. Em duas dimensões, uma matriz de senos e cossenos do ângulo faz isso.</translation>
    </message>
    <message>
        <source>One-hot vector</source>
        <translation>Vetor one-hot</translation>
    </message>
    <message>
        <source>A vector with a single 1 and zeros elsewhere; the place of the 1 says what is meant. Any two different ones are equally far apart.</source>
        <translation>Um vetor com um único 1 e zeros em todo o resto; o lugar do 1 diz o que ele representa. Quaisquer dois vetores one-hot diferentes estão à mesma distância um do outro.</translation>
    </message>
    <message>
        <source>Learned encoding</source>
        <translation>Codificação aprendida</translation>
    </message>
    <message>
        <source>Rotary encoding (RoPE)</source>
        <translation>Codificação rotatória (RoPE)</translation>
    </message>
    <message>
        <source>Turns the pairs of each query and key by the angle of their position instead of adding anything. The positions then enter a score only by their distance.</source>
        <translation>Gira os pares de cada consulta e de cada chave pelo ângulo de sua posição, em vez de somar algo. Assim, as posições só entram em uma pontuação pela distância entre elas.</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>Attention with linear biases: each score is lowered by an amount that grows evenly with the distance of query and key, faster in some heads than in others. Nothing is added to the embeddings.</source>
        <translation>Attention with linear biases (atenção com vieses lineares): de cada pontuação se subtrai um valor que cresce linearmente com a distância entre consulta e chave, mais depressa em algumas cabeças que em outras. Nada é somado aos embeddings.</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>Autoatenção</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The vector that a token gives to the outputs, each time multiplied by its weight.</source>
        <translation>O vetor que um token fornece às saídas, multiplicado a cada vez pelo respectivo peso.</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Cabeça</translation>
    </message>
    <message>
        <source>One of several attentions side by side, with queries, keys, values and weights of its own.</source>
        <translation>Uma de várias atenções lado a lado, cada uma com suas próprias consultas, chaves, valores e pesos.</translation>
    </message>
    <message>
        <source>Multi-head attention</source>
        <translation>Atenção multi-cabeça</translation>
    </message>
    <message>
        <source>Several heads look at the same input. Their outputs are concatenated and projected once more.</source>
        <translation>Várias cabeças observam a mesma entrada. Suas saídas são concatenadas e projetadas mais uma vez.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>How well a query and a key fit, as any number: the larger, the more weight the key gets.</source>
        <translation>O quanto uma consulta e uma chave combinam, expresso por um número qualquer: quanto maior ele é, mais peso a chave recebe.</translation>
    </message>
    <message>
        <source>Scaled dot product</source>
        <translation>Produto escalar escalonado</translation>
    </message>
    <message>
        <source>The dot product of query and key divided by the square root of their width. Without the division scores would spread more the wider the vectors are.</source>
        <translation>O produto escalar entre consulta e chave dividido pela raiz quadrada da largura delas. Sem essa divisão, quanto mais largos os vetores, mais dispersas seriam as pontuações.</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Turns scores into weights: the exponential of each score divided by the sum of them all. The results are positive and sum to 1.</source>
        <translation>Transforma pontuações em pesos: a exponencial de cada pontuação é dividida pela soma das exponenciais de todas. Os resultados são positivos e somam 1.</translation>
    </message>
    <message>
        <source>Attention weight</source>
        <translation>Peso de atenção</translation>
    </message>
    <message>
        <source>The share of a value in an output. The weights of one query are never negative and sum to 1.</source>
        <translation>A participação de um valor em uma saída. Os pesos de uma consulta nunca são negativos e somam 1.</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>Máscara causal</translation>
    </message>
    <message>
        <source>Lets each token see only itself and the tokens before it, as a model must that predicts the next token.</source>
        <translation>Deixa cada token ver apenas a si mesmo e os tokens anteriores, como é necessário em um modelo que prevê o token seguinte.</translation>
    </message>
    <message>
        <source>Valid length</source>
        <translation>Comprimento válido</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>A positive number that divides the scores before the softmax. A low one gathers the weight on the best key, a high one spreads it evenly.</source>
        <translation>Um número positivo que divide as pontuações antes da softmax. Se for baixo, concentra o peso na melhor chave; se for alto, distribui o peso por igual.</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>In training, sets numbers picked at random to 0 and enlarges the others, so that the mean stays the same. Afterwards it does nothing.</source>
        <translation>No treinamento, zera números escolhidos ao acaso e aumenta os outros, de modo que a média permaneça a mesma. Depois, não faz nada.</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projeção</translation>
    </message>
    <message>
        <source>Concatenation</source>
        <translation>Concatenação</translation>
    </message>
    <message>
        <source>Permutation equivariance</source>
        <translation>Equivariância a permutações</translation>
    </message>
    <message>
        <source>If the tokens change places, their outputs change places in the same way and are otherwise the same. Self-attention without positions and without a mask has this property.</source>
        <translation>Se os tokens trocam de lugar, suas saídas trocam de lugar da mesma forma e, fora isso, continuam iguais. A autoatenção sem posições e sem máscara tem essa propriedade.</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>Convolução</translation>
    </message>
    <message>
        <source>Kernel size</source>
        <translation>Tamanho do kernel</translation>
    </message>
    <message>
        <source>How many neighbouring tokens an output of a convolution sees.</source>
        <translation>Quantos tokens vizinhos uma saída de uma convolução vê.</translation>
    </message>
    <message>
        <source>Recurrence</source>
        <translation>Recorrência</translation>
    </message>
    <message>
        <source>A layer that reads token after token and carries what it has read along in a state. Each step has to wait for the one before.</source>
        <translation>Uma camada que lê um token após o outro e leva consigo, em um estado, o que já leu. Cada passo precisa esperar pelo anterior.</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>Complexidade</translation>
    </message>
    <message>
        <source>How the number of operations grows with the length n and the width d. O(n²·d) keeps the term that grows fastest and leaves out constant factors.</source>
        <translation>Como o número de operações cresce com o comprimento n e a largura d. A notação O(n²·d) mantém o termo que cresce mais depressa e omite fatores constantes.</translation>
    </message>
    <message>
        <source>Sequential operations</source>
        <translation>Operações sequenciais</translation>
    </message>
    <message>
        <source>How many steps have to wait for each other, however much is computed side by side: n for a recurrence, 1 for self-attention.</source>
        <translation>Quantos passos precisam esperar uns pelos outros, por mais que se calcule em paralelo: n em uma recorrência, 1 na autoatenção.</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>Comprimento do caminho</translation>
    </message>
    <message>
        <source>Dilation</source>
        <translation>Dilatação</translation>
    </message>
    <message>
        <source>Gaps between the tokens that a convolution sees. When they grow by the factor k from layer to layer, a few layers see far.</source>
        <translation>Intervalos entre os tokens que uma convolução vê. Quando crescem pelo fator k de uma camada para a outra, poucas camadas enxergam longe.</translation>
    </message>
    <message>
        <source>Receptive field</source>
        <translation>Campo receptivo</translation>
    </message>
    <message>
        <source>All tokens that an output depends on. It opens like a cone towards the lower layers.</source>
        <translation>Todos os tokens de que uma saída depende. Ele se abre como um cone em direção às camadas de baixo.</translation>
    </message>
    <message>
        <source>Restricted self-attention</source>
        <translation>Autoatenção restrita</translation>
    </message>
    <message>
        <source>Self-attention in which each query meets only the keys around it: the r = 2𝜌 + 1 within a radius 𝜌.</source>
        <translation>Autoatenção em que cada consulta encontra apenas as chaves ao seu redor: as r = 2𝜌 + 1 dentro de um raio 𝜌.</translation>
    </message>
    <message>
        <source>Multiply–add</source>
        <translation>Multiplicação-adição (MAC)</translation>
    </message>
    <message>
        <source>One multiplication and one addition, of which products of matrices are made. Counted as floating-point operations (FLOPs) it is two.</source>
        <translation>Uma multiplicação e uma adição: é disso que são feitos os produtos de matrizes. Contada em operações de ponto flutuante (FLOPs), vale duas.</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Ativação</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>The value in the middle when all are sorted. A few slow runs do not move it.</source>
        <translation>O valor que fica no meio quando todos estão ordenados. Algumas execuções lentas não a deslocam.</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Expoente</translation>
    </message>
    <message>
        <source>How steeply a cost grows: with exponent 2, twice the length costs four times as much. On logarithmic axes it is the slope.</source>
        <translation>Com que rapidez um custo cresce: com expoente 2, o dobro do comprimento custa o quádruplo. Em eixos logarítmicos, é a inclinação.</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>One step of a model that turns a matrix with a row for each token into another one. A model stacks many layers.</source>
        <translation>Uma etapa do modelo, que transforma uma matriz com uma linha por token em outra. Um modelo empilha muitas camadas.</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>Produto escalar</translation>
    </message>
    <message>
        <source>Two vectors multiplied number by number, and the products added. It is large where the vectors point the same way.</source>
        <translation>Dois vetores multiplicados número a número, com os produtos somados. É grande quando os vetores apontam na mesma direção.</translation>
    </message>
    <message>
        <source>The vector with which a token asks what it looks for in the others.</source>
        <translation>O vetor com que um token pergunta o que procura nos outros.</translation>
    </message>
    <message>
        <source>The vector by which a token is found: every query is compared with it.</source>
        <translation>O vetor pelo qual um token é encontrado: cada consulta é comparada com ele.</translation>
    </message>
    <message>
        <source>Attention whose queries, keys and values all come from the same sequence; also called intra-attention. Each output is a weighted sum of the values, and the weights are computed from the input.</source>
        <translation>Atenção cujas consultas, chaves e valores vêm todos da mesma sequência; também chamada intra-atenção. Cada saída é uma soma ponderada dos valores, e os pesos são calculados a partir da entrada.</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Several sequences that go through a layer at the same time. They do not see each other.</source>
        <translation>Várias sequências que passam por uma camada ao mesmo tempo. Uma não vê a outra.</translation>
    </message>
    <message>
        <source>Vectors written one after the other as a single longer one, as the outputs of the heads are.</source>
        <translation>Vetores escritos um depois do outro como um único vetor mais longo, como as saídas das cabeças.</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropia</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>A model made of layers of self-attention and small networks that work on each token alone (Vaswani et al. 2017).</source>
        <translation>Um modelo feito de camadas de autoatenção e de pequenas redes que tratam cada token isoladamente (Vaswani et al. 2017).</translation>
    </message>
    <message>
        <source>Encoder and decoder</source>
        <translation>Codificador e decodificador</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>Atenção cruzada</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>Variância</translation>
    </message>
    <message>
        <source>The mean of the squared distances from the mean: how far numbers spread. Its square root is the standard deviation.</source>
        <translation>A média dos quadrados das distâncias à média: o quanto os números se espalham. A raiz quadrada dela é o desvio padrão.</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>Gradiente</translation>
    </message>
    <message>
        <source>How much a result changes when each number it depends on changes a little. Training follows it, so where it is near 0 nothing is learned.</source>
        <translation>O quanto um resultado muda quando cada número de que ele depende muda um pouco. O treinamento o segue; onde ele é quase 0, nada se aprende.</translation>
    </message>
    <message>
        <source>After how many layers, or steps of a recurrence, one output sees both tokens. The longest path grows like n for a recurrence and is 1 for self-attention; short ones are easier to learn along.</source>
        <translation>Após quantas camadas, ou passos de uma recorrência, uma saída vê os dois tokens. O caminho mais longo cresce como n na recorrência e é 1 na autoatenção; é mais fácil aprender por caminhos curtos.</translation>
    </message>
    <message>
        <source>token, tokens</source>
        <translation>token, tokens</translation>
    </message>
    <message>
        <source>embedding, embeddings</source>
        <translation>embedding, embeddings</translation>
    </message>
    <message>
        <source>layer, layers</source>
        <translation>camada, camadas</translation>
    </message>
    <message>
        <source>dot product, dot products</source>
        <translation>produto escalar, produtos escalares</translation>
    </message>
    <message>
        <source>query, queries</source>
        <translation>consulta, consultas</translation>
    </message>
    <message>
        <source>key, keys, ≠arrow keys</source>
        <translation>chave, chaves</translation>
    </message>
    <message>
        <source>projection, projections</source>
        <translation>projeção, projeções</translation>
    </message>
    <message>
        <source>score, scores</source>
        <translation>pontuação, pontuações</translation>
    </message>
    <message>
        <source>scaled dot product, scaled dot products</source>
        <translation>produto escalar escalonado, produtos escalares escalonados</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>attention weight, attention weights, weight, weights</source>
        <translation>peso de atenção, pesos de atenção, peso, pesos</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>autoatenção</translation>
    </message>
    <message>
        <source>mask, masks, masked</source>
        <translation>máscara, máscaras, mascarada, mascaradas, mascarado, mascarados</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>máscara causal, máscaras causais</translation>
    </message>
    <message>
        <source>valid length, valid lengths</source>
        <translation>comprimento válido, comprimentos válidos</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>batch, batches</source>
        <translation>lote, lotes</translation>
    </message>
    <message>
        <source>head, heads</source>
        <translation>cabeça, cabeças</translation>
    </message>
    <message>
        <source>concatenation, concatenate, concatenated, concatenating, concatenates</source>
        <translation>concatenação, concatenações, concatenar, concatenado, concatenada, concatenados, concatenadas</translation>
    </message>
    <message>
        <source>multi-head attention</source>
        <translation>atenção multi-cabeça</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropia</translation>
    </message>
    <message>
        <source>Transformer, Transformers</source>
        <translation>Transformer, Transformers</translation>
    </message>
    <message>
        <source>encoder, encoders, decoder, decoders</source>
        <translation>codificador, codificadores, decodificador, decodificadores</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>atenção cruzada</translation>
    </message>
    <message>
        <source>permutation equivariance, permutation-equivariant, equivariant</source>
        <translation>equivariância a permutações, equivariância, equivariante, equivariantes</translation>
    </message>
    <message>
        <source>variance, variances</source>
        <translation>variância, variâncias</translation>
    </message>
    <message>
        <source>gradient, gradients</source>
        <translation>gradiente, gradientes</translation>
    </message>
    <message>
        <source>temperature, temperatures</source>
        <translation>temperatura, temperaturas</translation>
    </message>
    <message>
        <source>position, positions</source>
        <translation>posição, posições</translation>
    </message>
    <message>
        <source>positional encoding, positional encodings, encoding, encodings</source>
        <translation>codificação posicional, codificações posicionais, codificação, codificações</translation>
    </message>
    <message>
        <source>sine and cosine, sines and cosines</source>
        <translation>seno e cosseno, senos e cossenos</translation>
    </message>
    <message>
        <source>full turn, whole turn</source>
        <translation>volta completa, voltas completas, volta inteira, voltas inteiras</translation>
    </message>
    <message>
        <source>radian, radians</source>
        <translation>radiano, radianos</translation>
    </message>
    <message>
        <source>frequency, frequencies</source>
        <translation>frequência, frequências</translation>
    </message>
    <message>
        <source>wavelength, wavelengths</source>
        <translation>comprimento de onda, comprimentos de onda</translation>
    </message>
    <message>
        <source>angle, angles</source>
        <translation>ângulo, ângulos</translation>
    </message>
    <message>
        <source>heatmap, heatmaps</source>
        <translation>mapa de calor, mapas de calor</translation>
    </message>
    <message>
        <source>training length</source>
        <translation>comprimento de treinamento</translation>
    </message>
    <message>
        <source>relative shift</source>
        <translation>deslocamento relativo, deslocamentos relativos</translation>
    </message>
    <message>
        <source>rotation, rotations</source>
        <translation>rotação, rotações</translation>
    </message>
    <message>
        <source>one-hot vector, one-hot vectors, one-hot</source>
        <translation>vetor one-hot, vetores one-hot, one-hot</translation>
    </message>
    <message>
        <source>learned encoding, learned position, learned positions</source>
        <translation>codificação aprendida, codificações aprendidas, posição aprendida, posições aprendidas, tabela aprendida, tabelas aprendidas</translation>
    </message>
    <message>
        <source>rotary encoding, rotary, RoPE</source>
        <translation>codificação rotatória, rotatória, RoPE</translation>
    </message>
    <message>
        <source>convolution, convolutions</source>
        <translation>convolução, convoluções</translation>
    </message>
    <message>
        <source>kernel size</source>
        <translation>tamanho do kernel, tamanhos do kernel</translation>
    </message>
    <message>
        <source>recurrence, recurrences, recurrent layer, recurrent layers, recurrent network</source>
        <translation>recorrência, recorrências, camada recorrente, camadas recorrentes, rede recorrente, redes recorrentes, rede neural recorrente</translation>
    </message>
    <message>
        <source>multiply–add, multiply–adds</source>
        <translation>multiplicação-adição, multiplicações-adições, MAC, MACs</translation>
    </message>
    <message>
        <source>sequential operation, sequential operations</source>
        <translation>operação sequencial, operações sequenciais</translation>
    </message>
    <message>
        <source>path length, longest path</source>
        <translation>comprimento do caminho, comprimento máximo do caminho, caminho mais longo, caminhos mais longos, maior caminho, maiores caminhos, caminho máximo</translation>
    </message>
    <message>
        <source>restricted self-attention, restricted attention</source>
        <translation>autoatenção restrita, atenção restrita</translation>
    </message>
    <message>
        <source>dilation, dilated</source>
        <translation>dilatação, dilatações, dilatada, dilatadas</translation>
    </message>
    <message>
        <source>receptive field, receptive fields</source>
        <translation>campo receptivo, campos receptivos</translation>
    </message>
    <message>
        <source>activation, activations</source>
        <translation>ativação, ativações</translation>
    </message>
    <message>
        <source>median, medians</source>
        <translation>mediana, medianas</translation>
    </message>
    <message>
        <source>exponent, exponents</source>
        <translation>expoente, expoentes</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Deslocamento entre posições</translation>
    </message>
    <message>
        <source>offset, offsets</source>
        <translation>deslocamento, deslocamentos</translation>
    </message>
    <message>
        <source>How many positions the second of two stands after the first, negative if it stands before it: δ = j − i.</source>
        <translation>Quantas posições a segunda de duas está depois da primeira; negativo se está antes: δ = j − i.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treinamento</translation>
    </message>
    <message>
        <source>training, trained</source>
        <translation>treinamento, treinado, treinada, treinados</translation>
    </message>
    <message>
        <source>Changing the numbers in the matrices of a model bit by bit until its answers are right. What it knows afterwards comes from the examples.</source>
        <translation>Mudar aos poucos os números das matrizes de um modelo até que suas respostas estejam certas. O que ele sabe depois vem dos exemplos.</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>loss, losses</source>
        <translation>perda, perdas</translation>
    </message>
    <message>
        <source>How wrong a model is, as one number: the mean of −ln of the probability that it gives to what is wanted. 0 is perfect.</source>
        <translation>O quanto um modelo erra, em um número: a média de −ln da probabilidade que ele dá ao esperado. 0 é perfeito.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Acurácia</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>acurácia</translation>
    </message>
    <message>
        <source>The part of the answers that are right: 1 is all of them.</source>
        <translation>A parte das respostas que está certa: 1 são todas.</translation>
    </message>
    <message>
        <source>Gradient step</source>
        <translation>Passo de gradiente</translation>
    </message>
    <message>
        <source>gradient step, gradient steps</source>
        <translation>passo de gradiente, passos de gradiente</translation>
    </message>
    <message>
        <source>One update in training: each number of the model moves a little in the direction in which the loss falls.</source>
        <translation>Uma atualização no treinamento: cada número do modelo anda um pouco na direção em que a perda cai.</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Taxa de aprendizado</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>taxa de aprendizado</translation>
    </message>
    <message>
        <source>How far a gradient step moves the weights. Too small, and training takes long; too large, and the loss rises.</source>
        <translation>Quanto um passo de gradiente move os pesos. Pequena demais, e o treinamento demora; grande demais, e a perda sobe.</translation>
    </message>
    <message>
        <source>Every token's vector multiplied by the same learned matrix. In attention three such matrices make queries, keys and values.</source>
        <translation>O vetor de cada token multiplicado pela mesma matriz aprendida. Na atenção, três dessas matrizes produzem consultas, chaves e valores.</translation>
    </message>
    <message>
        <source>Says which keys a query may not see; their weights are exactly 0. If every key is hidden, this program weights them equally, like the book Dive into Deep Learning.</source>
        <translation>Diz quais chaves uma consulta não pode ver; os pesos delas são exatamente 0. Se todas as chaves estão ocultas, este programa dá o mesmo peso a todas, como o livro Dive into Deep Learning.</translation>
    </message>
    <message>
        <source>How many tokens at the start count. The keys after them are masked: mostly padding, which fills up short sequences so that all in a batch have one length.</source>
        <translation>Quantos tokens do início contam. As chaves depois deles são mascaradas: em geral preenchimento, que completa sequências curtas para que todas as de um lote tenham o mesmo comprimento.</translation>
    </message>
    <message>
        <source>How evenly weights are spread: 0 if one key gets all the weight, ln n if n keys get the same. Its unit with the natural logarithm, ln, is called nat.</source>
        <translation>O quão uniformes são os pesos: 0 se uma chave recebe todo o peso, ln n se n chaves recebem o mesmo. Com o logaritmo natural, ln, sua unidade se chama nat.</translation>
    </message>
    <message>
        <source>Attention whose queries come from one sequence and whose keys and values come from another one, which is called the memory. A decoder looks at the encoder's output this way.</source>
        <translation>Atenção cujas consultas vêm de uma sequência e cujas chaves e valores vêm de outra, chamada de memória. É assim que um decodificador olha para a saída do codificador.</translation>
    </message>
    <message>
        <source>A number that a layer computes on its way. Training keeps it, because the gradients are computed from it afterwards, from the last layer back to the first.</source>
        <translation>Um número que uma camada calcula pelo caminho. O treinamento o guarda, porque depois os gradientes são calculados a partir dele, da última camada à primeira.</translation>
    </message>
    <message>
        <source>Where a token stands in its sequence, counted from 0. The positional encoding has a row for each position.</source>
        <translation>O lugar de um token em sua sequência, contado a partir de 0. A codificação posicional tem uma linha para cada posição.</translation>
    </message>
    <message>
        <source>How long the sequences were from which a model learned. A formula gives later positions an encoding, too, often with numbers no larger than before, but the model has never seen it.</source>
        <translation>O comprimento das sequências com as quais um modelo aprendeu. Uma fórmula também dá codificações às posições seguintes, muitas vezes com números não maiores que antes, mas o modelo nunca as viu.</translation>
    </message>
    <message>
        <source>base, ≠base k</source>
        <translation>base, ≠com base em, ≠com base no, ≠com base na, ≠na base de, ≠na base k</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>period, periods</source>
        <translation>período, períodos</translation>
    </message>
    <message>
        <source>After how many positions something repeats: bit 0 of a position after 2, bit 1 after 4. The period of a wave is its wavelength.</source>
        <translation>Após quantas posições algo se repete: o bit 0 de uma posição após 2, o bit 1 após 4. O período de uma onda é o seu comprimento de onda.</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>Float</translation>
    </message>
    <message>
        <source>float, floats</source>
        <translation>float, floats</translation>
    </message>
    <message>
        <source>A number as computers store fractions, mostly in 32 bits: about seven decimal digits and a power of two.</source>
        <translation>Um número como os computadores guardam frações, em geral com 32 bits: cerca de sete dígitos decimais e uma potência de dois.</translation>
    </message>
    <message>
        <source>complexity, complexities, O(·)</source>
        <translation>complexidade, complexidades, O(·)</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>kernel, kernels</source>
        <translation>kernel, kernels</translation>
    </message>
    <message>
        <source>The weights of a convolution: for each place around a token, a matrix by which the token there is multiplied. The same kernel serves every position.</source>
        <translation>Os pesos de uma convolução: para cada lugar em torno de um token, uma matriz que multiplica o token que está ali. O mesmo kernel serve a todas as posições.</translation>
    </message>
    <message>
        <source>The number whose powers divide the position in the formula; 10000 in the original. The larger it is, the longer the slow waves.</source>
        <translation>O número por cujas potências a fórmula divide a posição; 10000 no original. Quanto maior, mais longas as ondas lentas.</translation>
    </message>
    <message>
        <source>Pointing head</source>
        <translation>Cabeça que aponta</translation>
    </message>
    <message>
        <source>pointing head, pointing heads</source>
        <translation>cabeça que aponta, cabeças que apontam</translation>
    </message>
    <message>
        <source>A head whose weights are themselves the answer of the model: what it looks at is what it says.</source>
        <translation>Uma cabeça cujos pesos são a própria resposta do modelo: o que ela olha é o que ela diz.</translation>
    </message>
    <message>
        <source>Forcing a line</source>
        <translation>Forçar uma linha</translation>
    </message>
    <message>
        <source>forced, forcing</source>
        <translation>forçada, forçadas, forçado, forçar</translation>
    </message>
    <message>
        <source>Setting the weights of one query by hand and computing all that comes behind them anew. If the answer follows, the line matters to it.</source>
        <translation>Fixar à mão os pesos de uma consulta e recalcular tudo o que vem depois. Se a resposta acompanha, a linha importa para ela.</translation>
    </message>
    <message>
        <source>Relative positions</source>
        <translation>Posições relativas</translation>
    </message>
    <message>
        <source>relative table, relative positions</source>
        <translation>tabela relativa, posições relativas</translation>
    </message>
    <message>
        <source>Positions told by the offset of two tokens instead of by the place of each: a number or a vector for each offset, learned in training, takes part in the score.</source>
        <translation>Posições dadas pelo deslocamento entre dois tokens, e não pelo lugar de cada um: um número ou vetor por deslocamento, aprendido no treinamento, entra na pontuação.</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>Conexão residual</translation>
    </message>
    <message>
        <source>residual, residuals</source>
        <translation>conexão residual, conexões residuais, residual</translation>
    </message>
    <message>
        <source>A layer’s input, which is added to what the layer finds. So a layer changes its tokens a little instead of replacing them.</source>
        <translation>A entrada de uma camada, somada ao que a camada acha. Assim a camada muda um pouco os tokens em vez de substituí-los.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>MLP, MLPs</source>
        <translation>MLP, MLPs</translation>
    </message>
    <message>
        <source>Jacobian</source>
        <translation>Jacobiana</translation>
    </message>
    <message>
        <source>Vanishing gradient</source>
        <translation>Desaparecimento do gradiente</translation>
    </message>
    <message>
        <source>vanishing gradient, vanishing gradients, exploding gradient, exploding gradients</source>
        <translation>desaparecimento do gradiente, explosão do gradiente</translation>
    </message>
    <message>
        <source>A gradient is multiplied once more in each step that it passes back. Where the factors are below 1 it vanishes, where they are above 1 it explodes.</source>
        <translation>Um gradiente é multiplicado mais uma vez a cada passo que volta. Onde os fatores são menores que 1, ele desaparece; onde são maiores, explode.</translation>
    </message>
    <message>
        <source>A table with a vector of its own for each position: random numbers at first, which training then changes. Rows of positions that training never met stay random; positions after the last row have none.</source>
        <translation>Uma tabela com um vetor próprio para cada posição: no início, números aleatórios, que o treinamento depois muda. As linhas de posições que o treinamento nunca viu continuam aleatórias; as posições depois da última linha não têm nenhum.</translation>
    </message>
    <message>
        <source>Jacobian, Jacobians, spectral norm</source>
        <translation>jacobiana, jacobianas, norma espectral</translation>
    </message>
    <message>
        <source>The matrix of all derivatives of one vector’s numbers by another one’s. Its spectral norm says how much the one changes at most when the other changes by 1, as if the slope stayed the same.</source>
        <translation>A matriz de todas as derivadas dos números de um vetor em relação aos de outro. Sua norma espectral diz quanto aquele muda no máximo quando este muda 1, como se a inclinação ficasse a mesma.</translation>
    </message>
    <message>
        <source>A multilayer perceptron: two matrices, between which negative numbers become 0 (ReLU). Each token goes through it by itself.</source>
        <translation>Um perceptron multicamadas: duas matrizes, entre as quais os números negativos viram 0 (ReLU). Cada token passa por ele separadamente.</translation>
    </message>
    <message>
        <source>The two halves of a model: the encoder reads the input, the decoder makes the output from it. A translator’s decoder writes word by word.</source>
        <translation>As duas metades de um modelo: o codificador lê a entrada, e o decodificador faz dela a saída. O decodificador de um tradutor escreve palavra por palavra.</translation>
    </message>
    <message>
        <source>A layer whose outputs are weighted sums of a few neighbouring tokens. The weights are learned and then do not depend on the tokens; they are the same at every position.</source>
        <translation>Uma camada cujas saídas são somas ponderadas de alguns tokens vizinhos. Os pesos são aprendidos e depois não dependem dos tokens; são os mesmos em todas as posições.</translation>
    </message>
    <message>
        <source>word’s value</source>
        <translation>valor da sua palavra</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>logit, logits</source>
        <translation>logit, logits</translation>
    </message>
    <message>
        <source>The number that a model computes for each token that could come next. The softmax makes a probability of it.</source>
        <translation>O número que um modelo calcula para cada token que poderia vir a seguir. O softmax faz dele uma probabilidade.</translation>
    </message>
    <message>
        <source>Byte of a character</source>
        <translation>Byte de um caractere</translation>
    </message>
    <message>
        <source>byte of a character, bytes</source>
        <translation>byte de um caractere, bytes</translation>
    </message>
    <message>
        <source>Special token</source>
        <translation>Token especial</translation>
    </message>
    <message>
        <source>special token, special tokens</source>
        <translation>token especial, tokens especiais</translation>
    </message>
    <message>
        <source>A token that is no text but a sign for the model: GPT-2’s &lt;|endoftext|&gt; stands between the texts of its training.</source>
        <translation>Um token que não é texto, mas um sinal para o modelo: o &lt;|endoftext|&gt; do GPT-2 fica entre os textos do treinamento.</translation>
    </message>
    <message>
        <source>A computer stores a character as one to four bytes. A vocabulary with all 256 bytes has tokens for any text: a character that is no token becomes several, shown in hexadecimal digits as in ⟨E5⟩.</source>
        <translation>O computador guarda um caractere em um a quatro bytes. Um vocabulário com todos os 256 bytes tem tokens para qualquer texto: um caractere que não é um token vira vários, mostrados em dígitos hexadecimais, como ⟨E5⟩.</translation>
    </message>
</context>
<context>
    <name>GoalCheckWords</name>
    <message>
        <source>%1 does not use --%2.</source>
        <translation>%1 não usa --%2.</translation>
    </message>
    <message>
        <source>%1 has no table “%2”.</source>
        <translation>%1 não tem a tabela “%2”.</translation>
    </message>
    <message>
        <source>The goal is reached already when the step begins.</source>
        <translation>O objetivo já está alcançado quando o passo começa.</translation>
    </message>
    <message>
        <source>The goal has no solution; expected a line such as “try: --%1 VALUE”.</source>
        <translation>O objetivo não tem solução; espera-se uma linha como “try: --%1 VALUE”.</translation>
    </message>
    <message>
        <source>The table “%1” has no such number: row %2, column %3.</source>
        <translation>A tabela “%1” não tem esse número: linha %2, coluna %3.</translation>
    </message>
    <message>
        <source>The goal is not reached after what “try:” says.</source>
        <translation>O objetivo não é alcançado depois do que “try:” diz.</translation>
    </message>
    <message>
        <source>“%1” is not among the controls, so nobody can do this.</source>
        <translation>“%1” não está entre os controles, então ninguém pode fazer isso.</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Then try it in Attention Lab: change %1, and watch.</source>
        <translation>Depois experimente no Attention Lab: mude %1 e observe.</translation>
    </message>
    <message>
        <source>Mark the cell in the figure.</source>
        <translation>Marque a célula na figura.</translation>
    </message>
    <message>
        <source>Mark the word in the figure.</source>
        <translation>Marque a palavra na figura.</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>Palavras: %1</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>Resposta:</translation>
    </message>
    <message>
        <source>Hint:</source>
        <translation>Dica:</translation>
    </message>
    <message>
        <source>To do:</source>
        <translation>A fazer:</translation>
    </message>
    <message>
        <source>Then:</source>
        <translation>Depois:</translation>
    </message>
    <message>
        <source>Once it is done:</source>
        <translation>Depois de feito:</translation>
    </message>
    <message>
        <source>So:</source>
        <translation>Portanto:</translation>
    </message>
    <message>
        <source>Why this number?</source>
        <translation>Por que este número?</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>Notas:</translation>
    </message>
    <message>
        <source>Something in this step cannot be read.</source>
        <translation>Algo neste passo não pode ser lido.</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>cerca de %1 min</translation>
    </message>
    <message>
        <source>with answers</source>
        <translation>com respostas</translation>
    </message>
    <message>
        <source>%1: parts are covered until the question is answered.</source>
        <translation>%1: partes ficam cobertas até a pergunta ser respondida.</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>sliced</source>
        <translation>fatiada</translation>
    </message>
    <message>
        <source>narrow</source>
        <translation>estreita</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>larga</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>todas as cabeças</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeça %1</translation>
    </message>
    <message>
        <source>mean entropy %1 of at most %2</source>
        <translation>entropia média %1 de no máx. %2</translation>
    </message>
    <message>
        <source>mean entropy %1</source>
        <translation>entropia média %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropia</translation>
    </message>
    <message>
        <source>each picture on its own scale: their colours cannot be compared</source>
        <translation>cada imagem em sua própria escala: suas cores não podem ser comparadas</translation>
    </message>
    <message>
        <source>each on its own scale</source>
        <translation>cada uma em sua escala</translation>
    </message>
    <message>
        <source>masked: exactly 0</source>
        <translation>mascaradas: exatamente 0</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>mascaradas</translation>
    </message>
    <message>
        <source>columns %1 to %2</source>
        <translation>colunas %1 a %2</translation>
    </message>
    <message>
        <source>every head gets all %1 columns</source>
        <translation>cada cabeça recebe todas as %1 colunas</translation>
    </message>
    <message>
        <source>all %1 columns</source>
        <translation>todas as %1 colunas</translation>
    </message>
    <message>
        <source>its columns</source>
        <translation>suas colunas</translation>
    </message>
    <message>
        <source>all heads add up in %1 columns</source>
        <translation>todas as cabeças se somam em %1 colunas</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 colunas</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largura</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parâmetros</translation>
    </message>
    <message>
        <source>multiply–adds</source>
        <translation>MACs</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Cabeças</translation>
    </message>
    <message>
        <source>Heads side by side</source>
        <translation>Cabeças lado a lado</translation>
    </message>
    <message>
        <source>The attention weights of each head as lines from queries at the left to keys at the right, the wider and the less transparent the larger the weight.</source>
        <translation>Os pesos de atenção de cada cabeça como linhas das consultas, à esquerda, às chaves, à direita: quanto maior o peso, mais larga e menos transparente é a linha.</translation>
    </message>
    <message>
        <source>Each head has a scale of its own.</source>
        <translation>Cada cabeça tem sua própria escala.</translation>
    </message>
    <message>
        <source>All heads share one scale.</source>
        <translation>Todas as cabeças usam a mesma escala.</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) of loaded weights, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>%n cabeça de pesos carregados, %1 consultas por %2 chaves.</numerusform>
            <numerusform>%n cabeças de pesos carregados, %1 consultas por %2 chaves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s), %1, of width %2 in %3 dimensions; %4 queries, %5 keys.</source>
        <translation>
            <numerusform>%n cabeça do tipo “%1”, de largura %2, em %3 dimensões; %4 consultas, %5 chaves.</numerusform>
            <numerusform>%n cabeças do tipo “%1”, de largura %2, em %3 dimensões; %4 consultas, %5 chaves.</numerusform>
        </translation>
    </message>
    <message>
        <source>One head</source>
        <translation>Uma cabeça</translation>
    </message>
    <message>
        <source>One head takes all 64 columns: one pattern of weights for everything.</source>
        <translation>Uma cabeça usa todas as 64 colunas: um só padrão de pesos para tudo.</translation>
    </message>
    <message>
        <source>Eight heads</source>
        <translation>Oito cabeças</translation>
    </message>
    <message>
        <source>Sliced input</source>
        <translation>Entrada fatiada</translation>
    </message>
    <message>
        <source>Wide heads</source>
        <translation>Cabeças largas</translation>
    </message>
    <message>
        <source>Who looks at whom: five heads in five colours. Point at a word to see its lines alone.</source>
        <translation>Quem olha para quem: cinco cabeças em cinco cores. Aponte para uma palavra para ver só as linhas dela.</translation>
    </message>
    <message>
        <source>Causal heads</source>
        <translation>Cabeças causais</translation>
    </message>
    <message>
        <source>Sixty-four heads</source>
        <translation>64 cabeças</translation>
    </message>
    <message>
        <source>As many heads as columns: each of width 1.</source>
        <translation>Tantas cabeças quantas colunas: cada uma de largura 1.</translation>
    </message>
    <message>
        <source>The weights were loaded as they are: nothing is computed here.</source>
        <translation>Os pesos foram carregados como estão: nada é calculado aqui.</translation>
    </message>
    <message>
        <source>There is only one head.</source>
        <translation>Há uma só cabeça.</translation>
    </message>
    <message>
        <source>There is only one sequence.</source>
        <translation>Há uma só sequência.</translation>
    </message>
    <message>
        <source>loaded weight</source>
        <translation>peso carregado</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>consulta %1: %2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>chave %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) do not divide %1 columns</source>
        <translation>
            <numerusform>%1 colunas não se dividem por %n cabeça</numerusform>
            <numerusform>%1 colunas não se dividem igualmente por %n cabeças</numerusform>
        </translation>
    </message>
    <message>
        <source>learned numbers, with the output matrix, without biases</source>
        <translation>números aprendidos, com a matriz de saída, sem vieses</translation>
    </message>
    <message>
        <source>multiplications, each with an addition, for one sequence</source>
        <translation>multiplicações, cada uma com uma adição, para uma sequência</translation>
    </message>
    <message>
        <source>Every row sums to 1.</source>
        <translation>Todas as linhas somam 1.</translation>
    </message>
    <message>
        <source>Sequence %1 of a batch of %2.</source>
        <translation>Sequência %1 de um lote (batch) de %2.</translation>
    </message>
    <message>
        <source>The matrices are drawn at random: that heads differ is real, what they look at means nothing.</source>
        <translation>As matrizes são sorteadas: as diferenças entre as cabeças são reais, mas aquilo para que olham não significa nada.</translation>
    </message>
    <message>
        <source>%1 gives %2 the same weight in every head: %3.</source>
        <translation>%1 dá a %2 o mesmo peso em todas as cabeças: %3.</translation>
    </message>
    <message>
        <source>&lt;a href="isolate-head=off"&gt;Show all heads again&lt;/a&gt;, or double-click.</source>
        <translation>&lt;a href="isolate-head=off"&gt;Mostre de novo todas as cabeças&lt;/a&gt; ou clique duas vezes.</translation>
    </message>
    <message>
        <source>Click a head to choose it, &lt;a href="isolate-head=on"&gt;double-click&lt;/a&gt; to have it alone.</source>
        <translation>Clique em uma cabeça para escolhê-la; &lt;a href="isolate-head=on"&gt;clique duas vezes&lt;/a&gt; para vê-la sozinha.</translation>
    </message>
    <message>
        <source>&lt;a href="heads-view=matrices"&gt;Go back to matrices&lt;/a&gt;.</source>
        <translation>&lt;a href="heads-view=matrices"&gt;Volte às matrizes&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="weights-scale=shared"&gt;Give all heads one scale&lt;/a&gt;, so that their colours can be compared.</source>
        <translation>&lt;a href="weights-scale=shared"&gt;Use uma só escala para todas as cabeças&lt;/a&gt;, para que suas cores possam ser comparadas.</translation>
    </message>
    <message>
        <source>Columns and heads</source>
        <translation>Colunas e cabeças</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>head %1 gets %2 only</source>
        <translation>a cabeça %1 só recebe %2</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>cabeça %1: %2</translation>
    </message>
    <message>
        <source>The attention weights of each head as a heatmap, green from 0; rows are queries, columns keys.</source>
        <translation>Os pesos de atenção de cada cabeça como mapa de calor, em verde a partir de 0; as linhas são consultas, e as colunas, chaves.</translation>
    </message>
    <message>
        <source>These are no attention weights: in head %1, query %2 gives key %3 the weight %4, and none is below 0.</source>
        <translation>Estes não são pesos de atenção: na cabeça %1, a consulta %2 dá à chave %3 o peso %4, e nenhum peso de atenção é menor que 0.</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) do not fit the loaded weights: they have %1 queries and %2 keys. Write as many words, or none.</source>
        <translation>
            <numerusform>%n palavra não combina com os pesos carregados: eles têm %1 consultas e %2 chaves. Escreva esse mesmo número de palavras ou nenhuma.</numerusform>
            <numerusform>%n palavras não combinam com os pesos carregados: eles têm %1 consultas e %2 chaves. Escreva esse mesmo número de palavras ou nenhuma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) do not sum to 1, the first in head %1, query %2: its sum is %3. For entropies each row is divided by its sum.</source>
        <translation>
            <numerusform>%n linha não soma 1, na cabeça %1, consulta %2: sua soma é %3. Para as entropias, cada linha é dividida por sua soma.</numerusform>
            <numerusform>%n linhas não somam 1, a primeira delas na cabeça %1, consulta %2: sua soma é %3. Para as entropias, cada linha é dividida por sua soma.</numerusform>
        </translation>
    </message>
    <message>
        <source>the chosen head’s own picture</source>
        <translation>a imagem própria da cabeça escolhida</translation>
    </message>
    <message>
        <source>the costs of the three designs</source>
        <translation>os custos dos três tipos</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>The strongest link</source>
        <translation>A ligação mais forte</translation>
    </message>
    <message>
        <source>The strongest link in each head</source>
        <translation>A ligação mais forte em cada cabeça</translation>
    </message>
    <message>
        <source>from the selected word</source>
        <translation>a partir da palavra selecionada</translation>
    </message>
    <message>
        <source>of the whole sentence</source>
        <translation>da frase inteira</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n cabeça</numerusform>
            <numerusform>%n cabeças</numerusform>
        </translation>
    </message>
    <message>
        <source>Four heads, one word</source>
        <translation>Quatro cabeças, uma palavra</translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation>entropia %1</translation>
    </message>
    <message>
        <source>Wide heads cost more</source>
        <translation>Cabeças largas custam mais</translation>
    </message>
    <message>
        <source>learned numbers</source>
        <translation>números aprendidos</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendidos</translation>
    </message>
    <message>
        <source>multiplications</source>
        <translation>multiplicações</translation>
    </message>
    <message>
        <source>multiplied</source>
        <translation>produtos</translation>
    </message>
    <message numerus="yes">
        <source>the %n heaviest line(s) of each word</source>
        <translation>
            <numerusform>a linha mais forte de cada palavra</numerusform>
            <numerusform>as %n linhas mais fortes de cada palavra</numerusform>
        </translation>
    </message>
    <message>
        <source>How evenly it spreads its weights, its mean entropy, is %1 of at most ln %2 = %3.</source>
        <translation>O quão uniformes são seus pesos, sua entropia média, é %1 de no máximo ln %2 = %3.</translation>
    </message>
    <message>
        <source>The mean entropy says how evenly a head spreads its weights: from %1 (head %2) to %3 (head %4). More than ln %5 = %6 is impossible.</source>
        <translation>A entropia média diz quão uniformes são os pesos de uma cabeça: de %1 (cabeça %2) a %3 (cabeça %4). O máximo possível é ln %5 = %6.</translation>
    </message>
    <message numerus="yes">
        <source>The weights of %n head(s) from a file, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>Os pesos de %n cabeça de um arquivo, %1 consultas por %2 chaves.</numerusform>
            <numerusform>Os pesos de %n cabeças de um arquivo, %1 consultas por %2 chaves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n word(s) all are hidden: their weights are all 1/%1.</source>
        <translation>
            <numerusform>Para %n palavra, todas as palavras estão ocultas: os pesos dela são todos 1/%1.</numerusform>
            <numerusform>Para %n palavras, todas as palavras estão ocultas: os pesos delas são todos 1/%1.</numerusform>
        </translation>
    </message>
    <message>
        <source>One head of %1 columns: one pattern of weights for the whole sentence.</source>
        <translation>Uma cabeça de %1 colunas: um só padrão de pesos para a frase inteira.</translation>
    </message>
    <message>
        <source>The mask hides the same words in every head.</source>
        <translation>A máscara oculta as mesmas palavras em todas as cabeças.</translation>
    </message>
    <message>
        <source>Dropout sets weights to 0 at random, so the rows no longer sum to 1; entropies are those before it.</source>
        <translation>O dropout zera pesos ao acaso, e as linhas já não somam 1; as entropias são as de antes dele.</translation>
    </message>
    <message>
        <source>A &lt;a href="preset:eight-heads"&gt;narrow&lt;/a&gt; head makes a part of the columns from the whole input, a &lt;a href="preset:sliced"&gt;sliced&lt;/a&gt; one sees only a part of the input, a &lt;a href="preset:wide"&gt;wide&lt;/a&gt; one makes as many columns as the input has.</source>
        <translation>Uma cabeça &lt;a href="preset:eight-heads"&gt;estreita&lt;/a&gt; faz uma parte das colunas a partir da entrada inteira, uma &lt;a href="preset:sliced"&gt;fatiada&lt;/a&gt; só vê uma parte da entrada, uma &lt;a href="preset:wide"&gt;larga&lt;/a&gt; faz tantas colunas quantas tem a entrada.</translation>
    </message>
    <message>
        <source>Each picture has its own scale, as in Dive into Deep Learning: the same green means another weight in another head.</source>
        <translation>Cada figura tem sua própria escala, como em Dive into Deep Learning: o mesmo verde significa outro peso em outra cabeça.</translation>
    </message>
    <message>
        <source>&lt;a href="weights-scale=each"&gt;Give each head its own scale&lt;/a&gt;: then faint heads look strong.</source>
        <translation>&lt;a href="weights-scale=each"&gt;Dê a cada cabeça sua própria escala&lt;/a&gt;: assim, cabeças fracas parecerão fortes.</translation>
    </message>
    <message>
        <source>See the same weights as &lt;a href="heads-view=lines"&gt;lines between words&lt;/a&gt;.</source>
        <translation>Veja os mesmos pesos como &lt;a href="heads-view=lines"&gt;linhas entre palavras&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Compare &lt;a href="preset:one-head"&gt;one head&lt;/a&gt; with &lt;a href="preset:eight-heads"&gt;eight&lt;/a&gt;.</source>
        <translation>Compare &lt;a href="preset:one-head"&gt;uma cabeça&lt;/a&gt; com &lt;a href="preset:eight-heads"&gt;oito&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The same 64 columns give eight patterns, with as many learned numbers as one head.</source>
        <translation>As mesmas 64 colunas dão oito padrões, com tantos números aprendidos quantos uma só cabeça tem.</translation>
    </message>
    <message>
        <source>Each head sees only its eighth of the columns: 5 632 learned numbers instead of 16 384.</source>
        <translation>Cada cabeça só vê um oitavo das colunas: 5 632 números aprendidos em vez de 16 384.</translation>
    </message>
    <message>
        <source>Each head has the full width: eight times the learned numbers, 131 072.</source>
        <translation>Cada cabeça tem a largura inteira: oito vezes a quantidade de números aprendidos, 131 072.</translation>
    </message>
    <message>
        <source>As in Dive into Deep Learning</source>
        <translation>Como em Dive into Deep Learning</translation>
    </message>
    <message>
        <source>100 columns in five heads. Of four words three count, and each picture has a scale of its own.</source>
        <translation>100 colunas em cinco cabeças. Das quatro palavras, só contam três, e cada figura tem sua própria escala.</translation>
    </message>
    <message>
        <source>Lines between words</source>
        <translation>Linhas entre palavras</translation>
    </message>
    <message>
        <source>No head looks ahead: the first word has only itself, in every head.</source>
        <translation>Nenhuma cabeça olha adiante: a primeira palavra só tem a si mesma, em todas as cabeças.</translation>
    </message>
    <message>
        <source>head %1’s columns of the output matrix</source>
        <translation>colunas da cabeça %1 na matriz de saída</translation>
    </message>
    <message>
        <source>columns of head %1</source>
        <translation>colunas da cabeça %1</translation>
    </message>
    <message>
        <source>The weight that %1 gives %2 runs from %3 (head %4) to %5 (head %6).</source>
        <translation>O peso que %1 dá a %2 vai de %3 (cabeça %4) a %5 (cabeça %6).</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) of %1 columns each give %n pattern(s) of weights.</source>
        <translation>
            <numerusform>%n cabeça de %1 colunas dá %n padrão de pesos.</numerusform>
            <numerusform>%n cabeças de %1 colunas cada dão %n padrões de pesos.</numerusform>
        </translation>
    </message>
    <message>
        <source>An arrow points from the word that asks to the word that it takes from.</source>
        <translation>Uma seta vai da palavra que pergunta à palavra de que ela recebe.</translation>
    </message>
    <message>
        <source>the columns of the heads</source>
        <translation>as colunas das cabeças</translation>
    </message>
    <message>
        <source>The bar beside a row is its entropy, which says how evenly its weights are spread; beside a head’s name stands the mean.</source>
        <translation>A barra ao lado de uma linha é sua entropia, que diz o quão uniformes são seus pesos; ao lado do nome de uma cabeça está a média.</translation>
    </message>
    <message>
        <source>One head gives each word one mixture of all words. Several heads give it several, and the output matrix &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;o&lt;/sub&gt; joins them.</source>
        <translation>Uma cabeça dá a cada palavra uma mistura de todas as palavras. Várias cabeças lhe dão várias, e a matriz de saída &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;o&lt;/sub&gt; as junta.</translation>
    </message>
    <message>
        <source>Narrow heads together have as many learned numbers as one wide head: %1. %2 wide heads have %2 times as many, and are said to do better.</source>
        <translation>As cabeças estreitas juntas têm tantos números aprendidos quanto uma só cabeça larga: %1. %2 cabeças largas têm %2 vezes esse número e, diz-se, desempenho melhor.</translation>
    </message>
    <message numerus="yes">
        <source>Wide heads are said to do better, but need more computation and memory: %1 learned numbers for %n head(s), %2 for one.</source>
        <translation>
            <numerusform>Diz-se que cabeças largas têm desempenho melhor, mas exigem mais cálculo e memória: %1 números aprendidos para %n cabeça, %2 para uma.</numerusform>
            <numerusform>Diz-se que cabeças largas têm desempenho melhor, mas exigem mais cálculo e memória: %1 números aprendidos para %n cabeças, %2 para uma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sliced heads, which other texts call narrow, are fast and need little memory: %1 learned numbers. None sees the whole input, so they are said to do worse.</source>
        <translation>Cabeças fatiadas, que outros textos chamam de estreitas, são rápidas e pedem pouca memória: %1 números aprendidos. Nenhuma vê a entrada inteira; por isso, diz-se que têm desempenho pior.</translation>
    </message>
    <message>
        <source>how much %2 takes of the value of %1</source>
        <translation>quanto %2 recebe do valor de %1</translation>
    </message>
    <message numerus="yes">
        <source>The weights of %n head(s) of a trained model, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>Os pesos de %n cabeça de um modelo treinado, %1 consultas por %2 chaves.</numerusform>
            <numerusform>Os pesos de %n cabeças de um modelo treinado, %1 consultas por %2 chaves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Trained: who is it?</source>
        <translation>Treinada: quem é?</translation>
    </message>
    <message>
        <source>The model answers rightly that “it” is the animal; yet head 1 looks at “street” with 0.89. Weights need not show why.</source>
        <translation>O modelo responde corretamente que “it” é o animal; mas a cabeça 1 olha para “street” com 0,89. Os pesos nem sempre mostram por quê.</translation>
    </message>
    <message>
        <source>Each head makes %1 of the %2 columns</source>
        <translation>Cada cabeça produz %1 das %2 colunas</translation>
    </message>
    <message>
        <source>Each head makes %1 columns</source>
        <translation>Cada cabeça produz %1 colunas</translation>
    </message>
    <message>
        <source>%1, the output matrix mixes them</source>
        <translation>%1; a matriz de saída as mistura</translation>
    </message>
    <message>
        <source>One head costs the same</source>
        <translation>Uma só cabeça custa o mesmo</translation>
    </message>
    <message>
        <source>sliced, narrow or wide</source>
        <translation>fatiada, estreita ou larga</translation>
    </message>
    <message>
        <source>numbers to keep</source>
        <translation>números a guardar</translation>
    </message>
    <message>
        <source>to keep</source>
        <translation>a guardar</translation>
    </message>
    <message>
        <source>mean entropy, how evenly the rows are spread: 0 = all weight on one word, %2 = all %1 alike</source>
        <translation>entropia média, o quão uniformes são as linhas: 0 = todo o peso em uma palavra, %2 = as %1 iguais</translation>
    </message>
    <message>
        <source>mean entropy: 0 = all weight on one word, %2 = all %1 alike</source>
        <translation>entropia média: 0 = todo o peso em uma palavra, %2 = as %1 iguais</translation>
    </message>
    <message>
        <source>entropy: 0 = all on one word, %2 = all %1 alike</source>
        <translation>entropia: 0 = tudo em uma, %2 = as %1 iguais</translation>
    </message>
    <message>
        <source>entropy, how evenly the row is spread: 0 = all weight on one word, %2 = all %1 alike</source>
        <translation>entropia, o quão uniforme é a linha: 0 = todo o peso em uma palavra, %2 = as %1 iguais</translation>
    </message>
    <message>
        <source>entropy of the row: 0 = all weight on one word, %2 = all %1 alike</source>
        <translation>entropia da linha: 0 = todo o peso em uma palavra, %2 = as %1 iguais</translation>
    </message>
    <message>
        <source>%2 looks most at a different place in each of the %1 heads.</source>
        <translation>%2 olha mais para um lugar diferente em cada uma das %1 cabeças.</translation>
    </message>
    <message numerus="yes">
        <source>In %1 heads %2 looks most at words in %n different place(s).</source>
        <translation>
            <numerusform>Nas %1 cabeças, %2 olha mais para uma só palavra, sempre a mesma.</numerusform>
            <numerusform>Nas %1 cabeças, %2 olha mais para palavras em %n lugares diferentes.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;i&gt;A&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; are the weights of head &lt;i&gt;h&lt;/i&gt;, &lt;i&gt;V&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; its values and &lt;i&gt;O&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; its output. Multiply each head’s output by its columns of the output matrix &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;o&lt;/sub&gt;, then add all: that is &lt;i&gt;Y&lt;/i&gt;, the output of the layer.</source>
        <translation>&lt;i&gt;A&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; são os pesos da cabeça &lt;i&gt;h&lt;/i&gt;, &lt;i&gt;V&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; seus valores e &lt;i&gt;O&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; sua saída. Multiplique a saída de cada cabeça por suas colunas da matriz de saída &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;o&lt;/sub&gt; e some tudo: isso é &lt;i&gt;Y&lt;/i&gt;, a saída da camada.</translation>
    </message>
    <message>
        <source>The table also counts numbers to keep in memory: the learned ones, and &lt;i&gt;Q&lt;/i&gt;, &lt;i&gt;K&lt;/i&gt;, &lt;i&gt;V&lt;/i&gt;, weights and outputs of one sentence.</source>
        <translation>A tabela também conta os números a guardar na memória: os aprendidos e &lt;i&gt;Q&lt;/i&gt;, &lt;i&gt;K&lt;/i&gt;, &lt;i&gt;V&lt;/i&gt;, pesos e saídas de uma frase.</translation>
    </message>
    <message>
        <source>Several attentions, called heads, run side by side on one sentence. Each head has matrices of its own.</source>
        <translation>Várias atenções, chamadas cabeças, trabalham lado a lado na mesma frase. Cada cabeça tem suas próprias matrizes.</translation>
    </message>
    <message>
        <source>“saw” looks most at a different place in each of four heads.</source>
        <translation>“saw” olha mais para um lugar diferente em cada uma das quatro cabeças.</translation>
    </message>
    <message>
        <source>entropy of the query’s weights, in nats: how evenly they are spread</source>
        <translation>entropia dos pesos da consulta, em nats: o quão uniformes eles são</translation>
    </message>
    <message>
        <source>sliced: sees %1 of %2 columns</source>
        <translation>fatiada: vê %1 de %2 colunas</translation>
    </message>
    <message>
        <source>wide: %1 columns each</source>
        <translation>larga: %1 colunas cada</translation>
    </message>
    <message>
        <source>narrow: %1 of %2 columns each</source>
        <translation>estreita: %1 de %2 colunas</translation>
    </message>
    <message numerus="yes">
        <source>The list has %n token(s), but the loaded weights have %1 queries and %2 keys. Open a list of as many, or remove it.</source>
        <translation>
            <numerusform>A lista tem %n token, mas os pesos carregados têm %1 consultas e %2 chaves. Abra uma lista com o mesmo número, ou remova-a.</numerusform>
            <numerusform>A lista tem %n tokens, mas os pesos carregados têm %1 consultas e %2 chaves. Abra uma lista com o mesmo número, ou remova-a.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is only one layer.</source>
        <translation>Há só uma camada.</translation>
    </message>
    <message>
        <source>Layer %1 of %2, counted from 0.</source>
        <translation>Camada %1 de %2, contada a partir de 0.</translation>
    </message>
    <message>
        <source>all weights, small</source>
        <translation>todos os pesos, em pequeno</translation>
    </message>
</context>
<context>
    <name>Induction</name>
    <message>
        <source>what each letter names</source>
        <translation>o que cada letra responde</translation>
    </message>
    <message>
        <source>the choice of heads</source>
        <translation>a escolha das cabeças</translation>
    </message>
    <message>
        <source>the weights of the letter</source>
        <translation>os pesos da letra</translation>
    </message>
    <message>
        <source>the accuracy</source>
        <translation>a acurácia</translation>
    </message>
    <message>
        <source>what is right without a head</source>
        <translation>o que acerta sem uma cabeça</translation>
    </message>
    <message>
        <source>how the heads fit together</source>
        <translation>como as cabeças se encaixam</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>camada %1</translation>
    </message>
    <message>
        <source>A letter comes again: where “%1” at place %2 looks, and what it names: %3</source>
        <translation>Uma letra volta: para onde “%1” na posição %2 olha e o que responde: %3</translation>
    </message>
    <message>
        <source>“%1” at place %2 names %3</source>
        <translation>“%1” na posição %2 responde %3</translation>
    </message>
    <message>
        <source>thick: layer 1, from “%1”; from where it looks: layer 0</source>
        <translation>grossa: camada 1, a partir de “%1”; de onde ela olha: camada 0</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>letra</translation>
    </message>
    <message>
        <source>named</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>Your example</source>
        <translation>Seu exemplo</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
    <message>
        <source>from the second round on, each place must name the next letter</source>
        <translation>a partir da segunda volta, cada posição deve responder a próxima letra</translation>
    </message>
    <message>
        <source>training steps</source>
        <translation>passos de treinamento</translation>
    </message>
    <message>
        <source>Accuracy on the second half of repeated sequences</source>
        <translation>Acurácia na segunda metade de sequências repetidas</translation>
    </message>
    <message>
        <source>Accuracy, second half</source>
        <translation>Acurácia, segunda metade</translation>
    </message>
    <message>
        <source>how many next letters are named rightly</source>
        <translation>quantas próximas letras são respondidas certo</translation>
    </message>
    <message>
        <source>two layers</source>
        <translation>duas camadas</translation>
    </message>
    <message>
        <source>two layers, no positions</source>
        <translation>duas camadas, sem posições</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>uma camada</translation>
    </message>
    <message>
        <source>the scale of the weights</source>
        <translation>a escala dos pesos</translation>
    </message>
    <message>
        <source>row: query; weight on the place before: %1</source>
        <translation>linha: consulta; peso na posição anterior: %1</translation>
    </message>
    <message>
        <source>weight on what followed last time: %1</source>
        <translation>peso no que veio depois da última vez: %1</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>keys of layer 1</source>
        <translation>chaves da camada 1</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>consultas</translation>
    </message>
    <message>
        <source>values</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>untrained %1</source>
        <translation>não treinado %1</translation>
    </message>
    <message>
        <source>What reads what the head of layer 0 wrote</source>
        <translation>O que lê o que a cabeça da camada 0 escreveu</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>Composição</translation>
    </message>
    <message>
        <source>composition score of Elhage et al. 2021</source>
        <translation>pontuação de composição de Elhage et al. 2021</translation>
    </message>
    <message>
        <source>Right key over the others: score %1, of it %2 through what layer 0 wrote</source>
        <translation>Chave certa acima das outras: pontuação %1, dela %2 pelo que a camada 0 escreveu</translation>
    </message>
    <message>
        <source>Score +%1, %2 of it from layer 0</source>
        <translation>Pontuação +%1, dela %2 da camada 0</translation>
    </message>
    <message>
        <source>Accuracy on the second half with heads switched off</source>
        <translation>Acurácia na segunda metade com cabeças desligadas</translation>
    </message>
    <message>
        <source>Heads switched off</source>
        <translation>Cabeças desligadas</translation>
    </message>
    <message>
        <source>switched off:</source>
        <translation>desligadas:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>both</source>
        <translation>ambas</translation>
    </message>
    <message>
        <source>all heads on</source>
        <translation>todas as cabeças ligadas</translation>
    </message>
    <message>
        <source>without: %1</source>
        <translation>sem: %1</translation>
    </message>
    <message>
        <source>without both</source>
        <translation>sem ambas</translation>
    </message>
    <message>
        <source>layer %1, head 0</source>
        <translation>camada %1, cabeça 0</translation>
    </message>
    <message>
        <source>layer 0: previous-token head</source>
        <translation>camada 0: cabeça do token anterior</translation>
    </message>
    <message>
        <source>layer 1: induction head</source>
        <translation>camada 1: cabeça de indução</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Indução</translation>
    </message>
    <message>
        <source>Induction: copying what came next</source>
        <translation>Indução: copiar o que veio depois</translation>
    </message>
    <message>
        <source>A B … A: two layers learn that B comes next. One layer cannot.</source>
        <translation>A B … A: duas camadas aprendem que vem B. Uma só não consegue.</translation>
    </message>
    <message>
        <source>Two layers learn it</source>
        <translation>Duas camadas aprendem</translation>
    </message>
    <message>
        <source>The second A looks at the B behind the first A, and names it: 0.97 of the repeats are right.</source>
        <translation>O segundo A olha para o B depois do primeiro A e o responde: 0,97 das repetições estão certas.</translation>
    </message>
    <message>
        <source>One layer cannot</source>
        <translation>Uma camada não consegue</translation>
    </message>
    <message>
        <source>Its head sees letters, but not what stood before them: 0.16 are right, little more than a guess among the letters of the half.</source>
        <translation>Sua cabeça vê letras, mas não o que estava antes delas: 0,16 certas, pouco mais que um palpite entre as letras da metade.</translation>
    </message>
    <message>
        <source>Two layers without positions</source>
        <translation>Duas camadas sem posições</translation>
    </message>
    <message>
        <source>Nothing tells which letter stood right before: 0.18 are right. The mask alone tells a little of the order.</source>
        <translation>Nada diz qual letra estava logo antes: 0,18 certas. Só a máscara diz um pouco da ordem.</translation>
    </message>
    <message>
        <source>Just before it clicks</source>
        <translation>Logo antes do salto</translation>
    </message>
    <message>
        <source>At step 120 of 400 two layers are hardly better than one; 50 steps later they are right in most places.</source>
        <translation>No passo 120 de 400, duas camadas mal superam uma; 50 passos depois acertam na maioria das posições.</translation>
    </message>
    <message>
        <source>The head that looks one back</source>
        <translation>A cabeça que olha um para trás</translation>
    </message>
    <message>
        <source>In layer 0 each letter looks at the one before it, and writes into its place who that was.</source>
        <translation>Na camada 0, cada letra olha para a anterior e escreve em sua posição qual era.</translation>
    </message>
    <message>
        <source>Without the induction head</source>
        <translation>Sem a cabeça de indução</translation>
    </message>
    <message>
        <source>Without the previous-token head</source>
        <translation>Sem a cabeça do token anterior</translation>
    </message>
    <message>
        <source>The head of layer 0 switched off: layer 1 does not find the place any more, and 0.08 are right.</source>
        <translation>A cabeça da camada 0 desligada: a camada 1 não acha mais a posição, e 0,08 estão certas.</translation>
    </message>
    <message>
        <source>In the second half, %1 of the next letters are named rightly; in the first, which is random, %2.</source>
        <translation>Na segunda metade, %1 das próximas letras são respondidas certo; na primeira, que é aleatória, %2.</translation>
    </message>
    <message>
        <source>With all heads on it is %1.</source>
        <translation>Com todas as cabeças ligadas são %1.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:start"&gt;Back to two layers with both heads&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:start"&gt;Volte às duas camadas com ambas as cabeças&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="play:training-step"&gt;Let the training run&lt;/a&gt;.</source>
        <translation>&lt;a href="play:training-step"&gt;Deixe o treinamento correr&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="training-step=none"&gt;Go to the last step&lt;/a&gt;.</source>
        <translation>&lt;a href="training-step=none"&gt;Vá ao último passo&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>To know what follows, a head must find the place &lt;i&gt;behind&lt;/i&gt; the same letter. There its own letter, B, says nothing of A. In one layer all that a key knows is its letter and its place. In two layers the first head writes into each place which letter stood before it; the second looks for the place where that is the letter it has itself, and copies the letter that stands there: an &lt;i&gt;induction head&lt;/i&gt; (Elhage et al. 2021).</source>
        <translation>Para saber o que segue, uma cabeça precisa achar a posição &lt;i&gt;depois&lt;/i&gt; da mesma letra. Ali a própria letra, B, nada diz de A. Com uma camada, uma chave só sabe sua letra e sua posição. Com duas, a primeira cabeça escreve em cada posição qual letra estava antes; a segunda procura a posição em que essa é a sua própria letra e copia a letra que está lá: uma &lt;i&gt;cabeça de indução&lt;/i&gt; (Elhage et al. 2021).</translation>
    </message>
    <message>
        <source>Accuracy rises all at once, between steps 120 and 170: half of the mechanism is worth nothing without the other half. In large language models the same jump is a bump in the curve of the loss (Olsson et al. 2022).</source>
        <translation>A acurácia sobe de repente, entre os passos 120 e 170: metade do mecanismo nada vale sem a outra. Em grandes modelos de linguagem, o mesmo salto é uma saliência na curva da perda (Olsson et al. 2022).</translation>
    </message>
    <message>
        <source>Task: a sequence of 48 letters, one of 26 each, repeats with a period of 12 to 24 drawn at random, so that no fixed distance helps. Measured on %1 fresh sequences of two equal halves. Models: attention alone, one head in each layer, width 16, rotary positions or none. Where a letter stands twice in a half, what comes next is not certain.</source>
        <translation>Tarefa: uma sequência de 48 letras, cada uma de 26, repete-se com um período de 12 a 24 sorteado, de modo que nenhuma distância fixa ajuda. Medido em %1 sequências novas de duas metades iguais. Modelos: só atenção, uma cabeça por camada, largura 16, posições rotativas ou nenhuma. Onde uma letra aparece duas vezes na metade, o que vem depois não é certo.</translation>
    </message>
    <message>
        <source>Without positions two layers are right in %1: the causal mask tells some of the order (Kazemnejad et al. 2023), but not which letter stood right before.</source>
        <translation>Sem posições, duas camadas acertam %1: a máscara causal diz algo da ordem (Kazemnejad et al. 2023), mas não qual letra estava logo antes.</translation>
    </message>
    <message>
        <source>Composition: how strongly the keys, queries and values of layer 1 read what layer 0 wrote, ‖&lt;i&gt;M W&lt;/i&gt;&lt;sub&gt;OV&lt;/sub&gt;‖/(‖&lt;i&gt;M&lt;/i&gt;‖ ‖&lt;i&gt;W&lt;/i&gt;&lt;sub&gt;OV&lt;/sub&gt;‖). Keys: %1, untrained %2. Layer norm’s gains are part of the matrices; rotary positions turn &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;QK&lt;/sub&gt;, and the score is a mean over the distances 11 to 23.</source>
        <translation>Composição: com que força as chaves, consultas e valores da camada 1 leem o que a camada 0 escreveu, ‖&lt;i&gt;M W&lt;/i&gt;&lt;sub&gt;OV&lt;/sub&gt;‖/(‖&lt;i&gt;M&lt;/i&gt;‖ ‖&lt;i&gt;W&lt;/i&gt;&lt;sub&gt;OV&lt;/sub&gt;‖). Chaves: %1, não treinado %2. Os ganhos da normalização de camada fazem parte das matrizes; posições rotativas giram &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;QK&lt;/sub&gt;, e a pontuação é a média sobre as distâncias 11 a 23.</translation>
    </message>
    <message>
        <source>A transformer of attention alone (layers: %1, one head each; positions: %2) at step %3 of %4.</source>
        <translation>Um transformer só de atenção (camadas: %1, uma cabeça cada; posições: %2) no passo %3 de %4.</translation>
    </message>
    <message>
        <source>Example: %1.</source>
        <translation>Exemplo: %1.</translation>
    </message>
    <message>
        <source>At this step two layers with positions are right in %1 of the second half, one layer in %2.</source>
        <translation>Neste passo, duas camadas com posições acertam %1 da segunda metade; uma camada, %2.</translation>
    </message>
    <message>
        <source>Switched off: %1.</source>
        <translation>Desligada: %1.</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>consulta %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>chave %1</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key. Its score is a sum: below, how much of it comes through what layer 0 wrote there</source>
        <translation>o peso que esta consulta dá a esta chave. Sua pontuação é uma soma: abaixo, quanto dela vem pelo que a camada 0 escreveu ali</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key</source>
        <translation>o peso que esta consulta dá a esta chave</translation>
    </message>
    <message>
        <source>named with probability %1; nothing tells yet what comes next</source>
        <translation>respondido com probabilidade %1; nada diz ainda o que vem depois</translation>
    </message>
    <message>
        <source>right, named with probability %1</source>
        <translation>certo, respondido com probabilidade %1</translation>
    </message>
    <message>
        <source>wrong, named with probability %1; %2 comes next</source>
        <translation>errado, respondido com probabilidade %1; depois vem %2</translation>
    </message>
    <message>
        <source>There is only one layer.</source>
        <translation>Há só uma camada.</translation>
    </message>
    <message>
        <source>The model has no head %2 in layer %1: each layer has head 0 alone.</source>
        <translation>O modelo não tem cabeça %2 na camada %1: cada camada só tem a cabeça 0.</translation>
    </message>
    <message>
        <source>“%1” is not among the letters A to Z.</source>
        <translation>“%1” não está entre as letras A a Z.</translation>
    </message>
    <message>
        <source>An example has at most %1 letters here.</source>
        <translation>Aqui um exemplo tem no máximo %1 letras.</translation>
    </message>
    <message>
        <source>The head of layer 1 switched off: of 0.97, 0.03 are left.</source>
        <translation>A cabeça da camada 1 desligada: de 0,97 restam 0,03.</translation>
    </message>
    <message>
        <source>Induction heads were found in large language models, too. They are a simple form of learning from the text itself: what followed once is expected again. A head is called so for what it does here, measured; switching it off shows that the answers depend on it.</source>
        <translation>Cabeças de indução também foram encontradas em grandes modelos de linguagem. São uma forma simples de aprender com o próprio texto: o que seguiu uma vez é esperado de novo. Uma cabeça é chamada assim pelo que faz aqui, medido; desligá-la mostra que as respostas dependem dela.</translation>
    </message>
    <message>
        <source>Switch off the &lt;a href="preset:induction-head-off"&gt;induction head&lt;/a&gt; or the &lt;a href="preset:previous-token-head-off"&gt;previous-token head&lt;/a&gt;.</source>
        <translation>Desligue a &lt;a href="preset:induction-head-off"&gt;cabeça de indução&lt;/a&gt; ou a &lt;a href="preset:previous-token-head-off"&gt;cabeça do token anterior&lt;/a&gt;.</translation>
    </message>
</context>
<context>
    <name>InputFile</name>
    <message>
        <source>there is no such file</source>
        <translation>esse arquivo não existe</translation>
    </message>
    <message>
        <source>reading it is not permitted</source>
        <translation>não há permissão para a leitura</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>não pode ser lido (%1)</translation>
    </message>
    <message>
        <source>there is more in it than the %1 that are accepted</source>
        <translation>o conteúdo passa do máximo aceito, de %1</translation>
    </message>
    <message>
        <source>nobody writes to the pipe</source>
        <translation>ninguém escreve no pipe</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Point at the figure</source>
        <translation>Apontar para a figura</translation>
    </message>
    <message>
        <source>look at a cell or a point while the pointer is there</source>
        <translation>ver uma célula ou um ponto enquanto o ponteiro estiver ali</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clicar</translation>
    </message>
    <message>
        <source>select it</source>
        <translation>selecionar</translation>
    </message>
    <message>
        <source>Arrow keys, Page, Home, End</source>
        <translation>Setas, Page, Home, End</translation>
    </message>
    <message>
        <source>walk over the figure</source>
        <translation>percorrer a figura</translation>
    </message>
    <message>
        <source>Enter on the figure</source>
        <translation>Enter na figura</translation>
    </message>
    <message>
        <source>keep the cell for comparison, again: let go of it</source>
        <translation>fixar a célula para comparação; outra vez: desafixá-la</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>select nothing; stop what plays</source>
        <translation>limpar a seleção; parar a reprodução</translation>
    </message>
    <message>
        <source>Wheel, drag, double click</source>
        <translation>Roda, arrastar, duplo clique</translation>
    </message>
    <message>
        <source>zoom, move, show all</source>
        <translation>zoom, mover, mostrar tudo</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next control; with Shift back</source>
        <translation>para o próximo controle; com Shift, voltar</translation>
    </message>
    <message>
        <source>Arrow keys, Page on a slider</source>
        <translation>Setas, Page em um controle deslizante</translation>
    </message>
    <message>
        <source>one step, a larger one</source>
        <translation>um passo, um passo maior</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espaço</translation>
    </message>
    <message>
        <source>stop what plays</source>
        <translation>parar a reprodução</translation>
    </message>
    <message>
        <source>Training: Left, Right, Space</source>
        <translation>Treinamento: esquerda, direita, espaço</translation>
    </message>
    <message>
        <source>on its line: one kept step, pause and go on</source>
        <translation>na linha dele: um passo guardado, pausar e continuar</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>Page keys</source>
        <translation>Page Up, Page Down</translation>
    </message>
    <message>
        <source>next and previous step</source>
        <translation>próximo passo e passo anterior</translation>
    </message>
    <message>
        <source>1, 2, 3 …</source>
        <translation>1, 2, 3…</translation>
    </message>
    <message>
        <source>answer the question</source>
        <translation>responder à pergunta</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>Apresentação</translation>
    </message>
    <message>
        <source>end the presentation</source>
        <translation>encerrar a apresentação</translation>
    </message>
    <message>
        <source>next and previous step, preset or page; so does a clicker</source>
        <translation>próximo e anterior: passo, predefinição ou página; o passador de slides também</translation>
    </message>
    <message>
        <source>Space, B</source>
        <translation>espaço, B</translation>
    </message>
    <message>
        <source>play or stop; a black screen until the next key</source>
        <translation>reproduzir ou parar; tela preta até a próxima tecla</translation>
    </message>
    <message>
        <source>S, L, T, N</source>
        <translation>S, L, T, N</translation>
    </message>
    <message>
        <source>sentence, language, theme, presenter's view</source>
        <translation>frase, idioma, tema, visão do apresentador</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>begin and end a vote: number of an answer, count, Enter; Ctrl + Z: take back</source>
        <translation>iniciar e encerrar uma votação: número da resposta, contagem, Enter; Ctrl + Z: desfazer</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>the link to what is shown as a QR code, until the next key</source>
        <translation>o link para o que é mostrado como código QR, até a próxima tecla</translation>
    </message>
</context>
<context>
    <name>LanguageModelExhibit</name>
    <message>
        <source>There is no token: write at least a letter.</source>
        <translation>Não há tokens: escreva ao menos uma letra.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and this model reads %2 at most.</source>
        <translation>O texto tem %1 tokens, e este modelo lê no máximo %2.</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and this model reads %2 at most: %3 can be generated.</source>
        <translation>O texto tem %1 tokens, e este modelo lê no máximo %2: %3 podem ser gerados.</translation>
    </message>
    <message>
        <source>Nothing is drawn: no token is generated.</source>
        <translation>Nada é sorteado: nenhum token é gerado.</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>probabilidade</translation>
    </message>
    <message>
        <source>the scale of probabilities</source>
        <translation>a escala das probabilidades</translation>
    </message>
    <message>
        <source>the tokens</source>
        <translation>os tokens</translation>
    </message>
    <message>
        <source>what each layer adds</source>
        <translation>o que cada camada soma</translation>
    </message>
    <message>
        <source>the guesses of all layers</source>
        <translation>os palpites de todas as camadas</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>The text as tokens</source>
        <translation>O texto em tokens</translation>
    </message>
    <message>
        <source>%1, each over its number in the vocabulary; a click looks after it</source>
        <translation>%1, cada um sobre seu número no vocabulário; um clique mostra o que vem depois</translation>
    </message>
    <message>
        <source>at τ = 1: %1</source>
        <translation>com τ = 1: %1</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>outros %1</translation>
    </message>
    <message>
        <source>What comes after %1?</source>
        <translation>O que vem depois de %1?</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>Depois de %1</translation>
    </message>
    <message>
        <source>probability; “+” appends the token to the text</source>
        <translation>probabilidade; “+” acrescenta o token ao texto</translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation>probabilidade de %1</translation>
    </message>
    <message>
        <source>What each layer would name next</source>
        <translation>O que cada camada diria a seguir</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>Camada por camada</translation>
    </message>
    <message>
        <source>darker: more probable</source>
        <translation>mais escuro: mais provável</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>a favor de %1</translation>
    </message>
    <message>
        <source>What speaks for %1 rather than %2</source>
        <translation>O que fala por %1 e não por %2</translation>
    </message>
    <message>
        <source>%1 or %2?</source>
        <translation>%1 ou %2?</translation>
    </message>
    <message>
        <source>what each part adds to the difference of their logits</source>
        <translation>o que cada parte soma à diferença dos seus logits</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>embedding</translation>
    </message>
    <message>
        <source>layer %1, attention</source>
        <translation>camada %1, atenção</translation>
    </message>
    <message>
        <source>layer %1, MLP</source>
        <translation>camada %1, MLP</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>Próximo token</translation>
    </message>
    <message>
        <source>A language model: what comes next?</source>
        <translation>Um modelo de linguagem: o que vem a seguir?</translation>
    </message>
    <message>
        <source>A language model turns the text into a probability for every token that could come next; everything it writes is made of such guesses.</source>
        <translation>Um modelo de linguagem transforma o texto em uma probabilidade para cada token que poderia vir a seguir; tudo o que ele escreve é feito desses palpites.</translation>
    </message>
    <message>
        <source>A word comes back</source>
        <translation>Uma palavra volta</translation>
    </message>
    <message>
        <source>Sara looks for what Sam hid: “ball” is nearly sure to come next.</source>
        <translation>Sara procura o que Sam escondeu: é quase certo que “ball” venha a seguir.</translation>
    </message>
    <message>
        <source>Temperature matters</source>
        <translation>A temperatura importa</translation>
    </message>
    <message>
        <source>The guess forms</source>
        <translation>O palpite se forma</translation>
    </message>
    <message>
        <source>From layer to layer “ball” gets more probable.</source>
        <translation>De camada em camada “ball” fica mais provável.</translation>
    </message>
    <message>
        <source>A name is copied</source>
        <translation>Um nome é copiado</translation>
    </message>
    <message>
        <source>Nobody has this name but in this story: the model copies it, piece by piece.</source>
        <translation>Este nome só existe nesta história: o modelo o copia, pedaço por pedaço.</translation>
    </message>
    <message>
        <source>The model, %1, has %2 layers of %3 heads, %4 numbers for each token, a vocabulary of %5 tokens and %6 parameters; it reads %7 tokens at most.</source>
        <translation>O modelo, %1, tem %2 camadas de %3 cabeças, %4 números para cada token, um vocabulário de %5 tokens e %6 parâmetros; lê no máximo %7 tokens.</translation>
    </message>
    <message>
        <source>It comes with the program and was trained on nothing but small English stories that a program made up. It knows their few words and their manner, and nothing of the world: it cannot answer, translate, or continue any other text well.</source>
        <translation>Ele acompanha o programa e foi treinado apenas com pequenas histórias em inglês que um programa inventou. Conhece as poucas palavras e o jeito delas, e nada do mundo: não sabe responder, traduzir nem continuar bem qualquer outro texto.</translation>
    </message>
    <message>
        <source>&lt;i&gt;z&lt;/i&gt; is the &lt;a href="term:logit"&gt;logit&lt;/a&gt; of a token: the last layer’s output, normalised, times the token’s row of the output matrix. τ is the temperature, &lt;i&gt;N&lt;/i&gt; the sum of the numerators of all tokens that can come next: all of the vocabulary, or the top-k likeliest.</source>
        <translation>&lt;i&gt;z&lt;/i&gt; é o &lt;a href="term:logit"&gt;logit&lt;/a&gt; de um token: a saída da última camada, normalizada, vezes a linha do token na matriz de saída. τ é a temperatura, &lt;i&gt;N&lt;/i&gt; a soma dos numeradores de todos os tokens que podem vir a seguir: todo o vocabulário, ou os k mais prováveis.</translation>
    </message>
    <message>
        <source>A &lt;a href="term:token"&gt;token&lt;/a&gt; is a word, a part of one or a sign; “%1” is a blank, which belongs to the token behind it. The numbers below the tokens are their ids in the vocabulary.</source>
        <translation>Um &lt;a href="term:token"&gt;token&lt;/a&gt; é uma palavra, uma parte de uma ou um sinal; “%1” é um espaço, que pertence ao token que o segue. Os números sob os tokens são seus ids no vocabulário.</translation>
    </message>
    <message>
        <source>Each generated token is drawn from the probabilities behind the one before it, with random numbers that seed and place decide: with fewer generated tokens, the first ones stay. At a temperature near 0 the likeliest token is drawn every time.</source>
        <translation>Cada token gerado é sorteado das probabilidades depois do anterior, com números aleatórios que a semente e o lugar decidem: com menos tokens gerados, os primeiros ficam. Com uma temperatura perto de 0, sai sempre o token mais provável.</translation>
    </message>
    <message>
        <source>Layer by layer: what would the model say if it ended there? The last norm and the output matrix are applied to what each layer leaves (the logit lens), at temperature 1. The layers were not trained to be read so: early ones may name odd tokens.</source>
        <translation>Camada por camada: o que o modelo diria se terminasse ali? A última normalização e a matriz de saída são aplicadas ao que cada camada deixa (a lente de logits), com temperatura 1. As camadas não foram treinadas para serem lidas assim: as primeiras podem dizer tokens estranhos.</translation>
    </message>
    <message>
        <source>What each layer adds: the last layer’s output is a sum of what the embedding, each attention and each MLP added to it, and so is a difference of two logits. The bars are the terms of that sum, divided by the same deviation that the last norm divides by.</source>
        <translation>O que cada camada soma: a saída da última camada é uma soma do que o embedding, cada atenção e cada MLP lhe somaram, e assim também a diferença de dois logits. As barras são os termos dessa soma, divididos pelo mesmo desvio padrão pelo qual a última normalização divide.</translation>
    </message>
    <message>
        <source>The pass is computed in single precision, as the model is used; the last norm and the logits of the likeliest tokens in double.</source>
        <translation>A passagem é calculada em precisão simples, como o modelo é usado; a última normalização e os logits dos tokens mais prováveis, em dupla.</translation>
    </message>
    <message>
        <source>After %1, %2 of %3 tokens is the most probable, with %4.</source>
        <translation>Depois de %1, %2 é o mais provável de %3 tokens, com %4.</translation>
    </message>
    <message>
        <source>The text takes %1 tokens for %2 words: the model hardly knows such text, so its guesses mean little.</source>
        <translation>O texto gasta %1 tokens em %2 palavras: o modelo mal conhece textos assim, e seus palpites dizem pouco.</translation>
    </message>
    <message>
        <source>The guess is worth %1 bits of entropy: as unsure as between %2 equally probable tokens.</source>
        <translation>O palpite tem %1 bits de entropia: tão incerto como entre %2 tokens igualmente prováveis.</translation>
    </message>
    <message>
        <source>Tokens in scripts from right to left are written so in themselves; their order goes from left to right.</source>
        <translation>Tokens em escritas da direita para a esquerda são escritos assim por dentro; a ordem deles vai da esquerda para a direita.</translation>
    </message>
    <message>
        <source>&lt;a href="play:new-tokens"&gt;Let the model write&lt;/a&gt;, or choose a token yourself: “+” beside its bar.</source>
        <translation>&lt;a href="play:new-tokens"&gt;Deixe o modelo escrever&lt;/a&gt; ou escolha você um token: “+” ao lado da barra.</translation>
    </message>
    <message>
        <source>&lt;a href="new-tokens=0"&gt;Take the generated tokens away&lt;/a&gt;, or draw others with another seed.</source>
        <translation>&lt;a href="new-tokens=0"&gt;Retire os tokens gerados&lt;/a&gt; ou sorteie outros com outra semente.</translation>
    </message>
    <message>
        <source>Programs that chat are language models: larger ones, trained on more text and then on answers that people liked. They write in this way, token by token.</source>
        <translation>Programas de conversa são modelos de linguagem: maiores, treinados com mais texto e depois com respostas de que as pessoas gostaram. Escrevem assim, token por token.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The language model %1 reads “%2”.</source>
        <translation>O modelo de linguagem %1 lê “%2”.</translation>
    </message>
    <message>
        <source>What comes after token %1, %2, at temperature %3, with probabilities: %4.</source>
        <translation>O que vem depois do token %1, %2, com temperatura %3 e probabilidades: %4.</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>after token %1: %2</source>
        <translation>depois do token %1: %2</translation>
    </message>
    <message>
        <source>%1, id %2</source>
        <translation>%1, id %2</translation>
    </message>
    <message>
        <source>what this part adds to the logit of %1, less what it adds to that of %2; 𝑦: what it added, less its mean, times the scale of the last norm, over the deviation; 𝑒: the difference of both tokens’ rows of the output matrix</source>
        <translation>o que esta parte soma ao logit de %1, menos o que soma ao de %2; 𝑦: o que ela somou, menos sua média, vezes a escala da última normalização, sobre o desvio padrão; 𝑒: a diferença das linhas dos dois tokens na matriz de saída</translation>
    </message>
    <message>
        <source>𝑧: logit of a token, 𝑁: sum of all numerators</source>
        <translation>𝑧: logit de um token, 𝑁: soma de todos os numeradores</translation>
    </message>
    <message>
        <source>the probability of %1, which this layer would name next; %2</source>
        <translation>a probabilidade de %1, que esta camada diria a seguir; %2</translation>
    </message>
    <message>
        <source>the probability that this layer gives %1, the choice of the last layer; %2</source>
        <translation>a probabilidade que esta camada dá a %1, a escolha da última camada; %2</translation>
    </message>
    <message>
        <source>the probability that %1 comes next; %2</source>
        <translation>a probabilidade de que %1 venha a seguir; %2</translation>
    </message>
    <message>
        <source>At τ = 1 “children” is nearly sure; at τ = 2 it keeps less than half.</source>
        <translation>Com τ = 1, “children” é quase certo; com τ = 2, fica com menos da metade.</translation>
    </message>
    <message>
        <source>the output matrix after each layer, at τ = 1; the darker, the more probable</source>
        <translation>a matriz de saída após cada camada, com τ = 1; quanto mais escuro, mais provável</translation>
    </message>
    <message>
        <source>at τ = 1; darker: more probable</source>
        <translation>com τ = 1; mais escuro: mais provável</translation>
    </message>
    <message>
        <source>after the embedding</source>
        <translation>após o embedding</translation>
    </message>
    <message>
        <source>after layer %1</source>
        <translation>após a camada %1</translation>
    </message>
    <message>
        <source>After %1, %2 of %3 tokens is the most probable, with %4 at τ = %5.</source>
        <translation>Depois de %1, o mais provável de %3 tokens é %2, com %4 para τ = %5.</translation>
    </message>
    <message>
        <source>The dashed bars, and what each layer would name, are at τ = 1 and without top-k.</source>
        <translation>As barras tracejadas, e o que cada camada diria, são com τ = 1 e sem top-k.</translation>
    </message>
    <message>
        <source>What each layer would name, at temperature 1: %1.</source>
        <translation>O que cada camada diria, com temperatura 1: %1.</translation>
    </message>
</context>
<context>
    <name>LanguageModels</name>
    <message>
        <source>%1 is a byte, in hexadecimal digits: a piece of a character that is no token by itself.</source>
        <translation>%1 é um byte, em dígitos hexadecimais: um pedaço de um caractere que não é um token por si só.</translation>
    </message>
    <message>
        <source>%1 is a special token: it stands between the texts of the training.</source>
        <translation>%1 é um token especial: fica entre os textos do treinamento.</translation>
    </message>
</context>
<context>
    <name>LearnedPositions</name>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>the names of the columns</source>
        <translation>os nomes das colunas</translation>
    </message>
    <message>
        <source>the accuracy at lengths</source>
        <translation>a acurácia por comprimento</translation>
    </message>
    <message>
        <source>the scales of the colours</source>
        <translation>as escalas de cores</translation>
    </message>
    <message>
        <source>positions before training</source>
        <translation>as posições antes do treinamento</translation>
    </message>
    <message>
        <source>Numbers for offsets, rows for positions</source>
        <translation>Um número por deslocamento; uma linha por posição</translation>
    </message>
    <message>
        <source>A row for each position</source>
        <translation>Uma linha por posição</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Posições</translation>
    </message>
    <message>
        <source>Their scores; below, 𝑃𝑃ᵀ</source>
        <translation>Suas pontuações; abaixo, 𝑃𝑃ᵀ</translation>
    </message>
    <message>
        <source>How alike: 𝑃𝑃ᵀ</source>
        <translation>Semelhança: 𝑃𝑃ᵀ</translation>
    </message>
    <message>
        <source>Where head %1 looks</source>
        <translation>Onde olha a cabeça %1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeça %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Acurácia</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>Antes do treinamento</translation>
    </message>
    <message>
        <source>After %1 steps</source>
        <translation>Após %1 passos</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>Senoidal</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>maior %1</translation>
    </message>
    <message>
        <source>no right place</source>
        <translation>sem posição certa</translation>
    </message>
    <message>
        <source>right place gets %1</source>
        <translation>posição certa: %1</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>certa: %1</translation>
    </message>
    <message>
        <source>Offset j − i</source>
        <translation>Deslocamento j − i</translation>
    </message>
    <message>
        <source>%1: numbers of head %2</source>
        <translation>%1: números da cabeça %2</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>Posições aprendidas</translation>
    </message>
    <message>
        <source>A number for each offset is all that a head needs to learn how far back to look.</source>
        <translation>Um número por deslocamento basta para uma cabeça aprender quanto olhar para trás.</translation>
    </message>
    <message>
        <source>A learned table looks nothing like sines. At its training length it works as well as they do.</source>
        <translation>Uma tabela aprendida não se parece com senos. No comprimento treinado, funciona tão bem quanto eles.</translation>
    </message>
    <message>
        <source>A table after training</source>
        <translation>Uma tabela após o treinamento</translation>
    </message>
    <message>
        <source>A row for each position, trained to look three back: it is right as often as sines are.</source>
        <translation>Uma linha por posição, treinada para olhar três para trás: acerta tanto quanto os senos.</translation>
    </message>
    <message>
        <source>The same table as it was drawn: the layer looks everywhere alike and guesses.</source>
        <translation>A mesma tabela como foi sorteada: a camada olha para tudo por igual e chuta.</translation>
    </message>
    <message>
        <source>Half-way</source>
        <translation>No meio do caminho</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>The task is to read backwards: the weights of the learned table become the other diagonal.</source>
        <translation>A tarefa é ler de trás para frente: os pesos da tabela aprendida viram a outra diagonal.</translation>
    </message>
    <message>
        <source>A number for each offset</source>
        <translation>Um número por deslocamento</translation>
    </message>
    <message>
        <source>Twice as long</source>
        <translation>O dobro do comprimento</translation>
    </message>
    <message>
        <source>Trained at length 8, both are right only about half the time at length 16.</source>
        <translation>Treinadas no comprimento 8, ambas acertam só cerca da metade no comprimento 16.</translation>
    </message>
    <message>
        <source>A task without order</source>
        <translation>Uma tarefa sem ordem</translation>
    </message>
    <message>
        <source>The most frequent letter needs no positions: the head looks everywhere alike, whatever the table.</source>
        <translation>A letra mais frequente não precisa de posições: a cabeça olha para tudo por igual, seja qual for a tabela.</translation>
    </message>
    <message>
        <source>At step %1 the &lt;a href="term:loss"&gt;loss&lt;/a&gt; was no number any more: the training stopped. The last good step is shown.</source>
        <translation>No passo %1 a &lt;a href="term:loss"&gt;perda&lt;/a&gt; deixou de ser um número: o treinamento parou. Mostra-se o último passo bom.</translation>
    </message>
    <message>
        <source>&lt;a href="training-step=0"&gt;Go back to the start&lt;/a&gt; and click Train.</source>
        <translation>&lt;a href="training-step=0"&gt;Volte ao início&lt;/a&gt; e clique em Treinar.</translation>
    </message>
    <message>
        <source>Click Train, or &lt;a href="play:training-step"&gt;let the steps run&lt;/a&gt;.</source>
        <translation>Clique em Treinar, ou &lt;a href="play:training-step"&gt;deixe os passos correr&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:start"&gt;Learn a row for each position&lt;/a&gt; instead.</source>
        <translation>Aprenda antes &lt;a href="preset:start"&gt;uma linha por posição&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:relative"&gt;Learn a number for each offset&lt;/a&gt; instead.</source>
        <translation>Aprenda antes &lt;a href="preset:relative"&gt;um número por deslocamento&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A relative table has a number 𝑏 for each offset and head, which is added to the scores; all begin at 0. Shaw et al. (2018) learn a vector for each offset; a number is the simplest form.</source>
        <translation>Uma tabela relativa tem um número 𝑏 por deslocamento e cabeça, somado às pontuações; todos começam em 0. Shaw et al. (2018) aprendem um vetor por deslocamento; um número é a forma mais simples.</translation>
    </message>
    <message>
        <source>It lasts longer than a table of rows, because an offset is the same wherever it is. Offsets that training never met keep their 0, and spoil it in the end.</source>
        <translation>Ela dura mais que uma tabela de linhas, porque um deslocamento é o mesmo em qualquer lugar. Os que o treinamento nunca viu ficam em 0 e, no fim, atrapalham.</translation>
    </message>
    <message>
        <source>No offset tells how far the end is: &lt;a href="task=reverse"&gt;reverse&lt;/a&gt; cannot be learned in this way.</source>
        <translation>Nenhum deslocamento diz a que distância está o fim: &lt;a href="task=reverse"&gt;inverter&lt;/a&gt; não se aprende assim.</translation>
    </message>
    <message>
        <source>%1 at length %2</source>
        <translation>%1 no comprimento %2</translation>
    </message>
    <message>
        <source>Positions in a layer in training (task: %1; positions: %2; heads: %3; width: %4), one set below the other, each as a table, as the products of its rows, as the weights that positions alone give, and as accuracy at lengths.</source>
        <translation>Posições em uma camada em treinamento (tarefa: %1; posições: %2; cabeças: %3; largura: %4), um conjunto abaixo do outro, cada um como tabela, como produtos de suas linhas, como os pesos que só as posições dão e como acurácia por comprimento.</translation>
    </message>
    <message>
        <source>before training</source>
        <translation>antes do treinamento</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>senoidal</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>deslocamento %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>consulta %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>chave %1</translation>
    </message>
    <message>
        <source>from the formula; training leaves it as it is</source>
        <translation>vem da fórmula; o treinamento não muda</translation>
    </message>
    <message>
        <source>what training has made of this number</source>
        <translation>o que o treinamento fez deste número</translation>
    </message>
    <message>
        <source>what this number begins as</source>
        <translation>o valor inicial deste número</translation>
    </message>
    <message>
        <source>drawn at random before training</source>
        <translation>sorteado antes do treinamento</translation>
    </message>
    <message>
        <source>what the offset of these two positions adds to the score</source>
        <translation>o que o deslocamento destas duas posições soma à pontuação</translation>
    </message>
    <message>
        <source>how alike the rows of these two positions are</source>
        <translation>quão parecidas são as linhas destas duas posições</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key from positions alone</source>
        <translation>o peso que esta consulta dá a esta chave só pelas posições</translation>
    </message>
    <message>
        <source>Only the task “look back” has it.</source>
        <translation>Só a tarefa “olhar para trás” o usa.</translation>
    </message>
    <message>
        <source>This training would take more memory than this machine can spare: make 𝑑, 𝑛 or the batch smaller.</source>
        <translation>Este treinamento precisaria de mais memória do que esta máquina tem: diminua 𝑑, 𝑛 ou o lote.</translation>
    </message>
    <message>
        <source>Accuracy; trained at %1</source>
        <translation>Acurácia; treino em %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>At step 240 seven answers of ten are right: the head has begun to look three back.</source>
        <translation>No passo 240, sete de dez respostas estão certas: a cabeça começou a olhar três posições para trás.</translation>
    </message>
    <message>
        <source>A relative table: each head learns one number for each offset, here a high one at −3, three back.</source>
        <translation>Uma tabela relativa: cada cabeça aprende um número por deslocamento, aqui um alto em −3, três posições para trás.</translation>
    </message>
    <message>
        <source>At length %1, which no training met, %2 are right, with sines %3.</source>
        <translation>No comprimento %1, que nenhum treinamento viu, %2 estão certas; com senos, %3.</translation>
    </message>
    <message>
        <source>%1: diagonals of one colour in the products %2; head %3 gives the right place %4 of its weight; accuracy %5.</source>
        <translation>%1: diagonais de uma cor nos produtos %2; a cabeça %3 dá à posição certa %4 do seu peso; acurácia %5.</translation>
    </message>
    <message>
        <source>part of the largest number in its picture</source>
        <translation>fração do maior número de sua figura</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>%1 of the answers are right, with sines %2.</source>
        <translation>%1 das respostas estão certas; com senos, %2.</translation>
    </message>
    <message>
        <source>Only with sines has each diagonal of 𝑃𝑃ᵀ one colour.</source>
        <translation>Só com senos cada diagonal de 𝑃𝑃ᵀ tem uma só cor.</translation>
    </message>
    <message>
        <source>𝑝 are the rows of the table 𝑃, one for each position. 𝑆 says how alike two rows are; 𝑠 is the score that the layer makes of them with its matrices for queries and keys.</source>
        <translation>𝑝 são as linhas da tabela 𝑃, uma por posição. 𝑆 diz quão parecidas são duas linhas; 𝑠 é a pontuação que a camada calcula a partir delas com suas matrizes de consultas e chaves.</translation>
    </message>
    <message>
        <source>The layer can use the offset even if 𝑃𝑃ᵀ does not show it: its matrices lie between the table and the scores. Another &lt;a href="play:seed"&gt;seed&lt;/a&gt; gives another table, which works as well.</source>
        <translation>A camada pode usar o deslocamento mesmo que 𝑃𝑃ᵀ não o mostre: suas matrizes ficam entre a tabela e as pontuações. Outra &lt;a href="play:seed"&gt;semente&lt;/a&gt; dá outra tabela, que funciona igualmente bem.</translation>
    </message>
    <message>
        <source>The table has %1 rows. Sequences of length %2 train the first %2; the others stay random, and after the last row there is none. Sines go on, but the layer never learned what to do with them.</source>
        <translation>A tabela tem %1 linhas. Sequências de comprimento %2 treinam as primeiras %2; as outras continuam aleatórias, e depois da última linha não há nenhuma. Os senos continuam, mas a camada nunca aprendeu o que fazer com eles.</translation>
    </message>
    <message>
        <source>On the page “Training” each token’s row is rescaled before attention (layer norm); here it is not, so the numbers differ. Without it a score is a sum of products of words and positions. The pictures of weights use the products of positions with positions alone.</source>
        <translation>Na página “Treinamento”, a linha de cada token é reescalada antes da atenção (normalização de camada); aqui não, por isso os números diferem. Sem ela, uma pontuação é uma soma de produtos de palavras e posições. As figuras dos pesos usam só os produtos de posição com posição.</translation>
    </message>
    <message>
        <source>BERT and GPT-2, two well-known language models, learn their positions in this way, which is why they have a longest input. Vaswani et al. (2017) tried both and found nearly the same quality; they chose sines in the hope that these would carry on to longer sequences.</source>
        <translation>BERT e GPT-2, dois modelos de linguagem conhecidos, aprendem suas posições assim, e por isso têm um comprimento máximo de entrada. Vaswani et al. (2017) testaram as duas formas e obtiveram quase a mesma qualidade; escolheram senos na esperança de que servissem também para sequências mais longas.</translation>
    </message>
    <message>
        <source>A smaller learning rate helps.</source>
        <translation>Uma taxa de aprendizado menor ajuda.</translation>
    </message>
    <message>
        <source>Distance explains 1 of 𝑃𝑃ᵀ, all of it, if each diagonal has a single colour, and little if the colours are random. To find it, replace each number by the mean of its diagonal: it is the part of the variance that is left. (The main diagonal is left out.)</source>
        <translation>A distância explica 1 de 𝑃𝑃ᵀ, tudo, se cada diagonal tem uma só cor, e pouco se as cores são aleatórias. Para achá-la, troque cada número pela média da sua diagonal: é a parte da variância que resta. (A diagonal principal fica de fora.)</translation>
    </message>
    <message>
        <source>of the answers are right at length %1</source>
        <translation>das respostas certas no comprimento %1</translation>
    </message>
    <message>
        <source>of the answers are right</source>
        <translation>das respostas estão certas</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>respostas certas</translation>
    </message>
    <message>
        <source>of the weight is at the right place</source>
        <translation>do peso está no lugar certo</translation>
    </message>
    <message>
        <source>at the right place</source>
        <translation>no lugar certo</translation>
    </message>
    <message>
        <source>how alike two positions are, as a part of the largest</source>
        <translation>quão parecidas são duas posições, em relação à maior</translation>
    </message>
    <message>
        <source>Learned, step %1</source>
        <translation>Aprendida, passo %1</translation>
    </message>
    <message>
        <source>distance explains %1 of it</source>
        <translation>a distância explica %1 dela</translation>
    </message>
    <message>
        <source>distance explains %1</source>
        <translation>a distância explica %1</translation>
    </message>
    <message>
        <source>by distance: %1</source>
        <translation>pela distância: %1</translation>
    </message>
</context>
<context>
    <name>LessonCheckWords</name>
    <message>
        <source>Nothing is shown; expected “show:” or “scene:” in the first step.</source>
        <translation>Nada é mostrado; esperado “show:” ou “scene:” no primeiro passo.</translation>
    </message>
    <message>
        <source>The text has %1 words; accepted: at most %2.</source>
        <translation>O texto tem %1 palavras; aceito: no máximo %2.</translation>
    </message>
    <message>
        <source>%1 has no control “%2”.</source>
        <translation>%1 não tem o controle “%2”.</translation>
    </message>
    <message>
        <source>%1 has no “%2” to focus on.</source>
        <translation>%1 não tem “%2” para destacar.</translation>
    </message>
    <message>
        <source>%1 has no such cell to answer with.</source>
        <translation>%1 não tem essa célula para servir de resposta.</translation>
    </message>
    <message>
        <source>The answer is token %1, and there are %2.</source>
        <translation>A resposta é o token %1, e há %2 tokens.</translation>
    </message>
    <message>
        <source>The answer is to name each of the %1 tokens once.</source>
        <translation>A resposta deve citar cada um dos %1 tokens uma vez.</translation>
    </message>
    <message>
        <source>%1 has no table “%2”.</source>
        <translation>%1 não tem a tabela “%2”.</translation>
    </message>
    <message>
        <source>The table “%1” has no number in row %2, column %3.</source>
        <translation>A tabela “%1” não tem número na linha %2, coluna %3.</translation>
    </message>
    <message>
        <source>The answer says %1, and the table “%2” has %3.</source>
        <translation>A resposta diz %1, e a tabela “%2” tem %3.</translation>
    </message>
    <message>
        <source>%1 does not use --%2.</source>
        <translation>%1 não usa --%2.</translation>
    </message>
    <message>
        <source>The condition holds already when the step begins.</source>
        <translation>A condição já vale quando o passo começa.</translation>
    </message>
    <message>
        <source>“%1” is not among the controls, so nobody can do this.</source>
        <translation>“%1” não está entre os controles, então ninguém consegue fazer isso.</translation>
    </message>
    <message>
        <source>The condition does not hold after what “try:” says.</source>
        <translation>A condição não vale depois do que “try:” diz.</translation>
    </message>
    <message>
        <source>The original shows another scene.</source>
        <translation>O original mostra outra cena.</translation>
    </message>
    <message>
        <source>The original offers other controls.</source>
        <translation>O original oferece outros controles.</translation>
    </message>
    <message>
        <source>The original has another condition.</source>
        <translation>O original tem outra condição.</translation>
    </message>
    <message>
        <source>The original asks a question here, or none.</source>
        <translation>O original faz aqui uma pergunta, ou nenhuma.</translation>
    </message>
    <message>
        <source>The original has another answer.</source>
        <translation>O original tem outra resposta.</translation>
    </message>
    <message>
        <source>It has %1 steps, and the original has %2.</source>
        <translation>Ela tem %1 passos, e o original tem %2.</translation>
    </message>
    <message>
        <source>%1 has no tokens to answer with.</source>
        <translation>%1 não tem tokens para servir de resposta.</translation>
    </message>
    <message>
        <source>The lessons need each other in a circle: %1.</source>
        <translation>As lições dependem umas das outras em círculo: %1.</translation>
    </message>
    <message>
        <source>What is covered appears with an answer; expected “ask:”.</source>
        <translation>O que está coberto só aparece com uma resposta; era esperado “ask:”.</translation>
    </message>
    <message>
        <source>The picture has no panels to cover.</source>
        <translation>A figura não tem painéis para cobrir.</translation>
    </message>
    <message numerus="yes">
        <source>The picture has %n panel(s): %1.</source>
        <translation>
            <numerusform>A figura tem %n painel: %1.</numerusform>
            <numerusform>A figura tem %n painéis: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no such cells to cover.</source>
        <translation>%1 não tem essas células para cobrir.</translation>
    </message>
    <message>
        <source>The original covers something else.</source>
        <translation>O original cobre outra coisa.</translation>
    </message>
    <message>
        <source>The original hides something else.</source>
        <translation>O original oculta outra coisa.</translation>
    </message>
    <message>
        <source>It needs the lesson “%1”, which is neither in its folder nor in the course.</source>
        <translation>Ela precisa da lição “%1”, que não está na pasta dela nem no curso.</translation>
    </message>
    <message>
        <source>The condition leaves open which value is to be set; add a line that sets one, such as “try: --%1 VALUE”.</source>
        <translation>A condição não diz que valor definir; acrescente uma linha que o defina, como “try: --%1 VALOR”.</translation>
    </message>
    <message>
        <source>The step shows %1 controls; accepted: at most %2, as many as the bar of a presentation has room for.</source>
        <translation>O passo mostra %1 controles; aceito: no máximo %2, o que cabe na barra de uma apresentação.</translation>
    </message>
    <message>
        <source>There is no lesson “%1” in the course to link to.</source>
        <translation>Não há no curso a lição “%1” para a qual apontar.</translation>
    </message>
    <message>
        <source>The lesson “%1” has no step %2 to link to; accepted: 1 to %3.</source>
        <translation>A lição “%1” não tem o passo %2 para o qual apontar; aceitos: 1 a %3.</translation>
    </message>
    <message>
        <source>A link cannot be read; accepted: one such as %1.</source>
        <translation>Um link não pode ser lido; aceito: um como %1.</translation>
    </message>
    <message>
        <source>A step with drawn values is shown by itself; expected “show:”.</source>
        <translation>Um passo com valores sorteados é mostrado sozinho; esperado “show:”.</translation>
    </message>
    <message>
        <source>A step with drawn values asks a question; expected “ask:”.</source>
        <translation>Um passo com valores sorteados faz uma pergunta; esperado “ask:”.</translation>
    </message>
    <message>
        <source>A wrong answer has no hint with a link to a step; expected one such as %1.</source>
        <translation>Uma resposta errada não tem dica com link para um passo; esperado um como %1.</translation>
    </message>
    <message>
        <source>The original has another goal.</source>
        <translation>O original tem outro objetivo.</translation>
    </message>
    <message>
        <source>The original draws another number of values.</source>
        <translation>O original sorteia outro número de valores.</translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <translation>Com %1: %2</translation>
    </message>
</context>
<context>
    <name>LessonDocumentWords</name>
    <message>
        <source>%1 was not saved: %2.</source>
        <translation>%1 não foi salvo: %2.</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>é um pipe ou um dispositivo</translation>
    </message>
    <message>
        <source>another file %1 is there</source>
        <translation>outro arquivo %1 já está lá</translation>
    </message>
    <message>
        <source>it is longer than a lesson may be, %1 bytes</source>
        <translation>é mais longo do que uma lição pode ser, %1 bytes</translation>
    </message>
    <message>
        <source>what was written is not there</source>
        <translation>o que foi gravado não está lá</translation>
    </message>
</context>
<context>
    <name>LessonFileWords</name>
    <message>
        <source>there is no such lesson</source>
        <translation>essa lição não existe</translation>
    </message>
    <message>
        <source>it is no UTF-8 text</source>
        <translation>não é texto UTF-8</translation>
    </message>
</context>
<context>
    <name>LessonLanguage</name>
    <message>
        <source>it exists only as %1</source>
        <translation>só existe como %1</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>“%1” stands where an option such as --d is expected.</source>
        <translation>“%1” está onde se espera uma opção como --d.</translation>
    </message>
    <message>
        <source>--%1 has no value.</source>
        <translation>--%1 não tem valor.</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”.</source>
        <translation>%1 não tem a predefinição “%2”.</translation>
    </message>
    <message>
        <source>%1 does not use --%2.</source>
        <translation>%1 não usa --%2.</translation>
    </message>
    <message>
        <source>The step has nothing to show.</source>
        <translation>O passo não tem o que mostrar.</translation>
    </message>
    <message>
        <source>There is no exhibit “%1”.</source>
        <translation>Não existe o tema “%1”.</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>%1: %2; accepted: %3</source>
        <translation>%1: %2; aceito: %3</translation>
    </message>
    <message>
        <source>“%1” is no lesson of the course</source>
        <translation>“%1” não é uma lição do curso</translation>
    </message>
    <message>
        <source>there is no step %1</source>
        <translation>não há passo %1</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 a %1</translation>
    </message>
    <message>
        <source>there is no exhibit “%1”</source>
        <translation>não existe o tema “%1”</translation>
    </message>
    <message>
        <source>“%1” is no language of this program</source>
        <translation>“%1” não é um idioma deste programa</translation>
    </message>
</context>
<context>
    <name>MeasuredCost</name>
    <message>
        <source>not measured</source>
        <translation>não medido</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Tokens, n</source>
        <translation>Tokens, n</translation>
    </message>
    <message>
        <source>Width, d</source>
        <translation>Largura, d</translation>
    </message>
    <message>
        <source>Kernel size, k</source>
        <translation>Tam. do kernel, k</translation>
    </message>
    <message>
        <source>with projections</source>
        <translation>com projeções</translation>
    </message>
    <message>
        <source>without projections</source>
        <translation>sem projeções</translation>
    </message>
    <message>
        <source>a machine without a name</source>
        <translation>uma máquina sem nome</translation>
    </message>
    <message>
        <source>too few points to conclude</source>
        <translation>poucos pontos para concluir</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>poucos pontos</translation>
    </message>
    <message>
        <source>too noisy to conclude</source>
        <translation>ruído demais para concluir</translation>
    </message>
    <message>
        <source>too noisy</source>
        <translation>ruído demais</translation>
    </message>
    <message>
        <source>Too noisy to conclude about %1: measure again on a quieter machine, or more often.</source>
        <translation>Há ruído demais para concluir algo sobre %1: meça de novo em uma máquina menos ocupada ou com mais repetições.</translation>
    </message>
    <message>
        <source>Too noisy to conclude about %1.</source>
        <translation>Há ruído demais para concluir algo sobre %1.</translation>
    </message>
    <message>
        <source>Multiply–adds</source>
        <translation>MACs</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n repetição</numerusform>
            <numerusform>%n repetições</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %1</source>
        <translation>Medido em %1</translation>
    </message>
    <message>
        <source>Exact counts of multiply-adds at %1</source>
        <translation>Contagens exatas de multiplicações-adições para %1</translation>
    </message>
    <message>
        <source>Predicted from the counts; nothing was measured.</source>
        <translation>Previsto a partir das contagens; nada foi medido.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>Nada foi medido.</translation>
    </message>
    <message>
        <source>These times are of this setting. Measuring again uses %1, against %2.</source>
        <translation>Estes tempos são desta configuração. Uma nova medição usa %1, em função de %2.</translation>
    </message>
    <message>
        <source>Measuring again takes %1, against %2.</source>
        <translation>Uma nova medição usa %1, em função de %2.</translation>
    </message>
    <message>
        <source>The sliders say something else: measure again.</source>
        <translation>Os controles deslizantes indicam outros valores: meça de novo.</translation>
    </message>
    <message>
        <source>constant × count</source>
        <translation>constante × contagem</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1, de %2 a %3</translation>
    </message>
    <message>
        <source>Exponent of %1</source>
        <translation>Expoente de %1</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>Expoente</translation>
    </message>
    <message>
        <source>Exponent of %1, 95 % interval</source>
        <translation>Expoente de %1, intervalo de 95 %</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medições</translation>
    </message>
    <message>
        <source>The formulas, timed</source>
        <translation>Fórmulas cronometradas</translation>
    </message>
    <message>
        <source>Exact multiply-adds of a forward pass of convolution, recurrence and self-attention against %1 on logarithmic axes, at %2. Nothing has been measured yet.</source>
        <translation>Multiplicações-adições exatas de uma passagem direta da convolução, da recorrência e da autoatenção em função de %1, em eixos logarítmicos, para %2. Nada foi medido ainda.</translation>
    </message>
    <message>
        <source>A short sweep</source>
        <translation>Varredura curta</translation>
    </message>
    <message>
        <source>Short passes only, done in a few seconds.</source>
        <translation>Só passagens curtas, prontas em poucos segundos.</translation>
    </message>
    <message>
        <source>Against the width</source>
        <translation>Em função da largura</translation>
    </message>
    <message>
        <source>Convolution and recurrence grow with the square of d, self-attention in step with it.</source>
        <translation>A convolução e a recorrência crescem com o quadrado de d; a autoatenção, na mesma proporção que d.</translation>
    </message>
    <message>
        <source>Kernel sizes</source>
        <translation>Tam. do kernel</translation>
    </message>
    <message>
        <source>Only the convolution’s cost depends on k.</source>
        <translation>Só o custo da convolução depende de k.</translation>
    </message>
    <message>
        <source>With projections</source>
        <translation>Com projeções</translation>
    </message>
    <message>
        <source>W_q, W_k, W_v and W_o add 4·n·d²: recurrence stays cheaper at every length.</source>
        <translation>W_q, W_k, W_v e W_o acrescentam 4·n·d²: a recorrência continua mais barata em todos os comprimentos.</translation>
    </message>
    <message>
        <source>One exponent, explained</source>
        <translation>Um expoente explicado</translation>
    </message>
    <message>
        <source>How self-attention grows with the length, and how sure that is.</source>
        <translation>Como a autoatenção cresce com o comprimento, e quão certo isso é.</translation>
    </message>
    <message>
        <source>It varies along the axis.</source>
        <translation>Isso varia ao longo do eixo.</translation>
    </message>
    <message>
        <source>The sweep would end at %1, below its beginning, %2.</source>
        <translation>A varredura terminaria em %1, abaixo de seu início, %2.</translation>
    </message>
    <message>
        <source>One pass of %1 at %2 = %3 would already take longer than %4 s. Begin the sweep earlier.</source>
        <translation>Uma passagem com %1 em %2 = %3 já levaria mais de %4 s. Comece a varredura em um valor menor.</translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n length(s) from %1 to %2</source>
        <translation>
            <numerusform>3 camadas em %n comprimento, de %1 a %2</numerusform>
            <numerusform>3 camadas em %n comprimentos, de %1 a %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n width(s) from %1 to %2</source>
        <translation>
            <numerusform>3 camadas em %n largura, de %1 a %2</numerusform>
            <numerusform>3 camadas em %n larguras, de %1 a %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n kernel size(s) from %1 to %2</source>
        <translation>
            <numerusform>3 camadas em %n tamanho do kernel, de %1 a %2</numerusform>
            <numerusform>3 camadas em %n tamanhos do kernel, de %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>amostra %1</translation>
    </message>
    <message numerus="yes">
        <source>The sweep has %n point(s), counted from 0.</source>
        <translation>
            <numerusform>A varredura tem %n ponto, contado a partir de 0.</numerusform>
            <numerusform>A varredura tem %n pontos, contados a partir de 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>time of a forward pass, not measured yet</source>
        <translation>tempo de uma passagem direta, ainda não medido</translation>
    </message>
    <message>
        <source>multiply-adds of a forward pass, counted exactly</source>
        <translation>multiplicações-adições de uma passagem direta, contadas com exatidão</translation>
    </message>
    <message numerus="yes">
        <source>median of %n repeat(s) of a forward pass, in seconds</source>
        <translation>
            <numerusform>mediana de %n repetição de uma passagem direta, em segundos</numerusform>
            <numerusform>mediana de %n repetições de uma passagem direta, em segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>predicted time in seconds: the layer’s constant times its multiply-adds</source>
        <translation>tempo previsto em segundos: a constante da camada vezes suas multiplicações-adições</translation>
    </message>
    <message>
        <source>exponent of %1: the slope of a straight line fitted to the logarithms</source>
        <translation>expoente de %1: a inclinação de uma reta ajustada aos logaritmos</translation>
    </message>
    <message>
        <source>seconds for each multiply-add: the median of time over count, over all points</source>
        <translation>segundos por multiplicação-adição: a mediana do tempo sobre a contagem, em todos os pontos</translation>
    </message>
    <message>
        <source>%1: too few points to conclude on the exponent.</source>
        <translation>%1: poucos pontos para concluir algo sobre o expoente.</translation>
    </message>
    <message>
        <source>The exponent of %1 is too noisy to conclude: between %2 and %3.</source>
        <translation>O expoente para %1 tem ruído demais para concluir: entre %2 e %3.</translation>
    </message>
    <message>
        <source>From %1 = %2 on, the exponent of %3 is %4, between %5 and %6; in theory %7.</source>
        <translation>A partir de %1 = %2, o expoente para %3 é %4, entre %5 e %6; na teoria, %7.</translation>
    </message>
    <message>
        <source>The exponent of %1 is %2, between %3 and %4; in theory %5.</source>
        <translation>O expoente para %1 é %2, entre %3 e %4; na teoria, %5.</translation>
    </message>
    <message>
        <source>%1 was measured up to %2 = %3 only.</source>
        <translation>%1: medições só até %2 = %3.</translation>
    </message>
    <message>
        <source>A multiply–add of %1 takes %2, one of %3 %4.</source>
        <translation>Uma multiplicação-adição leva %2 com %1 e %4 com %3.</translation>
    </message>
    <message>
        <source>&lt;a href="projections=off"&gt;Leave the projections out&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=off"&gt;Deixe de fora as projeções&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Samples of this machine are shown.</source>
        <translation>São mostradas as amostras desta máquina.</translation>
    </message>
    <message>
        <source>These are counts: exact multiply–adds of one forward pass. “Measure” times the same layers on this machine.</source>
        <translation>São contagens: as multiplicações-adições exatas de uma passagem direta. “Medir” cronometra as mesmas camadas nesta máquina.</translation>
    </message>
    <message>
        <source>&lt;a href="repeats=33"&gt;Repeat more often&lt;/a&gt; and measure again.</source>
        <translation>&lt;a href="repeats=33"&gt;Repita mais vezes&lt;/a&gt; e meça de novo.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>cerca de %n segundo</numerusform>
            <numerusform>cerca de %n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 only up to %2 = %3: beyond that one pass would take longer than %4 s.</source>
        <translation>%1 só até %2 = %3: a partir daí, uma passagem levaria mais de %4 s.</translation>
    </message>
    <message>
        <source>%1: its time grows more slowly (exponent %2 to %3) than its count (%4).</source>
        <translation>%1: o tempo cresce mais devagar (expoente de %2 a %3) que a contagem (%4).</translation>
    </message>
    <message>
        <source>%1: its time grows faster (exponent %2 to %3) than its count (%4).</source>
        <translation>%1: o tempo cresce mais depressa (expoente de %2 a %3) que a contagem (%4).</translation>
    </message>
    <message>
        <source>median, bar: middle half</source>
        <translation>mediana; barra: metade central</translation>
    </message>
    <message>
        <source>A multiply–add</source>
        <translation>Uma mult.-adição</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Ruído</translation>
    </message>
    <message>
        <source>Exact counts have a factor 2 for self-attention: it crosses convolution at n = kd/2, not at the n = kd of the terms in O(·).</source>
        <translation>As contagens exatas da autoatenção têm um fator 2: ela cruza a convolução em n = kd/2, e não no n = kd dos termos em O(·).</translation>
    </message>
    <message>
        <source>the machine’s noise: the range of the middle half of the repeats, divided by their median</source>
        <translation>o ruído da máquina: a faixa da metade central das repetições, dividida pela mediana</translation>
    </message>
    <message>
        <source>Times of forward passes of convolution, recurrence and self-attention against %1 on logarithmic axes, at %2, measured on %3: medians with the middle half of the repeats over the exact counts times one constant for each layer.</source>
        <translation>Tempos das passagens diretas da convolução, da recorrência e da autoatenção em função de %1, em eixos logarítmicos, para %2, medidos em %3: medianas com a metade central das repetições, sobre as contagens exatas vezes uma constante para cada camada.</translation>
    </message>
    <message>
        <source>&lt;a href="quick=on"&gt;Choose fewer points and repeats&lt;/a&gt;, then measure.</source>
        <translation>&lt;a href="quick=on"&gt;Escolha menos pontos e repetições&lt;/a&gt; e depois meça.</translation>
    </message>
    <message>
        <source>&lt;a href="against=n"&gt;Vary the length&lt;/a&gt;.</source>
        <translation>&lt;a href="against=n"&gt;Varie o comprimento&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="against=d"&gt;Vary the width&lt;/a&gt; instead of the length.</source>
        <translation>&lt;a href="against=d"&gt;Varie a largura&lt;/a&gt; em vez do comprimento.</translation>
    </message>
    <message>
        <source>Only one processor core is used: attention could compute all outputs at once, but not here.</source>
        <translation>Só um núcleo do processador é usado: a atenção poderia calcular todas as saídas ao mesmo tempo, mas não aqui.</translation>
    </message>
    <message>
        <source>dot: median; bar: middle half of the repeats</source>
        <translation>ponto: mediana; barra: metade central</translation>
    </message>
    <message>
        <source>fitted line: constant × count</source>
        <translation>linha ajustada à contagem</translation>
    </message>
    <message>
        <source>measured crossing</source>
        <translation>cruzamento medido</translation>
    </message>
    <message>
        <source>fitted crossing</source>
        <translation>cruzamento ajustado</translation>
    </message>
    <message>
        <source>counted crossing</source>
        <translation>cruzamento contado</translation>
    </message>
    <message>
        <source>Measured ÷ fitted</source>
        <translation>Medido ÷ ajustado</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Contado</translation>
    </message>
    <message>
        <source>The repeats of %1 differ too much to conclude: their middle half spans %2 of the median.</source>
        <translation>As repetições de %1 diferem demais para concluir: sua metade central abrange %2 da mediana.</translation>
    </message>
    <message>
        <source>Counted, %1 and %2 cross at %3 = %4; measured, they do not in this range.</source>
        <translation>Contado: %1 e %2 se cruzam em %3 = %4; medido: não se cruzam nesta faixa.</translation>
    </message>
    <message>
        <source>&lt;a href="projections=on"&gt;Include the projections&lt;/a&gt;: counted, recurrence then stays cheaper than self-attention at every length.</source>
        <translation>&lt;a href="projections=on"&gt;Inclua as projeções&lt;/a&gt;: na contagem, a recorrência fica então mais barata que a autoatenção em qualquer comprimento.</translation>
    </message>
    <message>
        <source>Counting predicts how fast the time grows. It can miss where one layer overtakes another.</source>
        <translation>A contagem prevê a rapidez com que o tempo cresce. Ela pode errar o ponto em que uma camada ultrapassa outra.</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>a crossing</comment>
        <translation>com %1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a crossing</comment>
        <translation>%1 com %2</translation>
    </message>
    <message numerus="yes">
        <source>Grey: a run stored from another machine (%n repeat(s)). “Measure” starts your own.</source>
        <translation>
            <numerusform>Cinza: medição feita em outra máquina (%n repetição). “Medir” inicia a sua.</numerusform>
            <numerusform>Cinza: medição feita em outra máquina (%n repetições). “Medir” inicia a sua.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the table: dot = measured exponent, stroke = counted one</source>
        <translation>na tabela: ponto = expoente medido, traço = contado</translation>
    </message>
    <message>
        <source>Measured time ÷ fitted line; in each group, from left: %1</source>
        <translation>Tempo medido ÷ linha ajustada; em cada grupo, da esquerda: %1</translation>
    </message>
    <message>
        <source>Measured ÷ fitted; from left: %1</source>
        <translation>Medido ÷ ajustado; da esquerda: %1</translation>
    </message>
    <message>
        <source>Measured, %3 is faster than %4 up to about %1 = %2; counted, up to %5.</source>
        <translation>Medido: %3 é mais rápida que %4 até cerca de %1 = %2; contado: até %5.</translation>
    </message>
    <message>
        <source>Measured, %3 is faster than %4 up to about %1 = %2 and slower beyond it; counted, they do not cross.</source>
        <translation>Medido: %3 é mais rápida que %4 até cerca de %1 = %2 e mais lenta depois; contado: não se cruzam.</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt; is the time of a convolution (conv), a recurrence (rec) and self-attention (att), &lt;i&gt;c&lt;/i&gt; the constant of the layer, the time of one multiply–add. &lt;i&gt;n&lt;/i&gt; is the number of tokens, &lt;i&gt;d&lt;/i&gt; their width, &lt;i&gt;k&lt;/i&gt; the kernel size.</source>
        <translation>&lt;i&gt;t&lt;/i&gt; é o tempo de uma convolução (conv), de uma recorrência (rec) e da autoatenção (att); &lt;i&gt;c&lt;/i&gt; é a constante da camada, o tempo de uma MAC. &lt;i&gt;n&lt;/i&gt; é o número de tokens, &lt;i&gt;d&lt;/i&gt; a largura deles, &lt;i&gt;k&lt;/i&gt; o tamanho do kernel.</translation>
    </message>
    <message>
        <source>A measured crossing is read off between two measured points.</source>
        <translation>Um cruzamento medido é lido entre dois pontos medidos.</translation>
    </message>
    <message>
        <source>In the table a dot marks the measured exponent and a stroke the counted one. The bar through the dot, mostly hidden by it, is the 95 % interval: of 20 such intervals about 19 contain the true exponent.</source>
        <translation>Na tabela, um ponto marca o expoente medido e um traço o contado. A barra através do ponto, quase sempre escondida por ele, é o intervalo de 95 %: de 20 intervalos assim, cerca de 19 contêm o expoente verdadeiro.</translation>
    </message>
    <message>
        <source>“Noise” says how far the repeats spread: at a typical point of %1, the middle half of them differ from each other by at most %2 of the median.</source>
        <translation>“Ruído” diz quanto as repetições se espalham: em um ponto típico de %1, as da metade central diferem entre si no máximo em %2 da mediana.</translation>
    </message>
    <message>
        <source>fitted from %1 = %2 on, because other costs disturb below</source>
        <translation>ajustada a partir de %1 = %2, pois abaixo disso outros custos atrapalham</translation>
    </message>
    <message>
        <source>%1; x is ln %2 and y is ln t, each measured from its mean; S_xx is the sum of all x², S_xy that of all x·y</source>
        <comment>what the exponent is; n</comment>
        <translation>%1; x é ln %2 e y é ln t, cada um medido a partir de sua média; S_xx é a soma de todos os x², S_xy a de todos os x·y</translation>
    </message>
    <message>
        <source>O(·) tells how a cost grows, not how large it is. Counting leaves out waiting, the exponentials of a softmax and the start of each computation. So which layer is faster at your length must be measured. The times here are of forward passes (outputs computed once) on one processor core, with numbers of 64 bits; another machine has other constants.</source>
        <translation>O(·) diz como um custo cresce, não qual é o seu valor. A contagem deixa de fora a espera, as exponenciais de uma softmax e o início de cada cálculo. Por isso, é preciso medir qual camada é mais rápida para o seu comprimento de sequência. Os tempos aqui são de passagens diretas (saídas calculadas uma vez) em um só núcleo do processador, com números de 64 bits; outra máquina tem outras constantes.</translation>
    </message>
    <message>
        <source>The fitted lines cross at %1.</source>
        <translation>As linhas ajustadas se cruzam em %1.</translation>
    </message>
    <message>
        <source>End the sweep earlier.</source>
        <translation>Termine a varredura em um valor menor.</translation>
    </message>
    <message>
        <source>The stored example is against n, with d = 32, k = 3 and no projections.</source>
        <translation>O exemplo salvo é em função de n, com d = 32, k = 3 e sem projeções.</translation>
    </message>
    <message>
        <source>Rings: measured. Lines: the counts, only their heights fitted.</source>
        <translation>Anéis: medidos. Linhas: as contagens, só com a altura ajustada.</translation>
    </message>
    <message>
        <source>Rings: measured. Lines: counted.</source>
        <translation>Anéis: medidos. Linhas: contadas.</translation>
    </message>
    <message>
        <source>Lines: exact counts.</source>
        <translation>Linhas: contagens exatas.</translation>
    </message>
    <message>
        <source>A stored run of another machine. “Measure” starts your own.</source>
        <translation>Uma medição guardada de outra máquina. “Medir” inicia a sua.</translation>
    </message>
    <message>
        <source>A stored run of another machine.</source>
        <translation>Uma medição guardada de outra máquina.</translation>
    </message>
    <message>
        <source>Grey: a stored example.</source>
        <translation>Em cinza: exemplo salvo.</translation>
    </message>
    <message>
        <source>counted %1</source>
        <translation>contado %1</translation>
    </message>
    <message>
        <source>measured %1, counted %2</source>
        <translation>medido %1, contado %2</translation>
    </message>
    <message>
        <source>%1, counted %2</source>
        <comment>measured</comment>
        <translation>%1, contado %2</translation>
    </message>
    <message>
        <source>Twice the tokens: self-attention takes four times as long, the other two layers twice.</source>
        <translation>O dobro de tokens: a autoatenção leva quatro vezes mais tempo; as outras duas camadas, o dobro.</translation>
    </message>
    <message>
        <source>Twice the width: self-attention takes twice as long, the other two layers four times.</source>
        <translation>O dobro da largura: a autoatenção leva o dobro do tempo; as outras duas camadas, quatro vezes mais.</translation>
    </message>
    <message>
        <source>Twice the kernel size: the convolution takes twice as long, the other two layers no longer.</source>
        <translation>O dobro do kernel: a convolução leva o dobro do tempo; as outras duas camadas, o mesmo.</translation>
    </message>
    <message>
        <source>A stored run of another machine, until something is measured here.</source>
        <translation>Uma medição guardada de outra máquina, até que algo seja medido aqui.</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>after</source>
        <translation>depois</translation>
    </message>
    <message>
        <source>with positions added</source>
        <translation>com posições somadas</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>sem posições</translation>
    </message>
    <message>
        <source>with P</source>
        <translation>com P</translation>
    </message>
    <message>
        <source>without P</source>
        <translation>sem P</translation>
    </message>
    <message>
        <source>Word order</source>
        <translation>Ordem das palavras</translation>
    </message>
    <message>
        <source>Positions are added.</source>
        <translation>Posições são somadas.</translation>
    </message>
    <message>
        <source>No positions are added.</source>
        <translation>Nenhuma posição é somada.</translation>
    </message>
    <message>
        <source>A causal mask hides later tokens.</source>
        <translation>Uma máscara causal oculta os tokens seguintes.</translation>
    </message>
    <message>
        <source>Reading order: %1. Shuffled: %2.</source>
        <translation>Ordem de leitura: %1. Embaralhada: %2.</translation>
    </message>
    <message>
        <source>The largest difference is %1 without positions and %2 with them.</source>
        <translation>A maior diferença é %1 sem posições e %2 com elas.</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>Sem posições</translation>
    </message>
    <message>
        <source>Dog bites man</source>
        <translation>Cão morde homem</translation>
    </message>
    <message>
        <source>Two words change places. Without positions neither would notice.</source>
        <translation>Duas palavras trocam de lugar. Sem posições, nenhuma das duas perceberia.</translation>
    </message>
    <message>
        <source>Chinese, by character</source>
        <translation>Chinês, por caractere</translation>
    </message>
    <message>
        <source>狗咬人, a dog bites a person, and the other way round.</source>
        <translation>狗咬人, um cão morde uma pessoa, e o contrário.</translation>
    </message>
    <message>
        <source>The order does not fit the sentence: it names each of the places 0 to %1 once, as in “2, 0, 1” for three tokens. Without one the sentence is shuffled.</source>
        <translation>A ordem não combina com a frase: ela deve citar uma vez cada um dos lugares de 0 a %1, como em “2, 0, 1” para três tokens. Sem uma ordem, a frase é embaralhada.</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>place %1: %2</source>
        <translation>lugar %1: %2</translation>
    </message>
    <message>
        <source>The sentence stands in reading order, so nothing changes.</source>
        <translation>A frase está na ordem de leitura; por isso, nada muda.</translation>
    </message>
    <message>
        <source>&lt;a href="add-position=on"&gt;Add positions&lt;/a&gt;.</source>
        <translation>&lt;a href="add-position=on"&gt;Some posições&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="add-position=off"&gt;Take the positions away&lt;/a&gt;: the mask still tells places apart.</source>
        <translation>&lt;a href="add-position=off"&gt;Tire as posições&lt;/a&gt;: a máscara ainda distingue os lugares.</translation>
    </message>
    <message>
        <source>With a mask &lt;i&gt;f&lt;/i&gt;(Π&lt;i&gt;X&lt;/i&gt;) ≠ Π&lt;i&gt;f&lt;/i&gt;(&lt;i&gt;X&lt;/i&gt;).</source>
        <translation>Com máscara, &lt;i&gt;f&lt;/i&gt;(Π&lt;i&gt;X&lt;/i&gt;) ≠ Π&lt;i&gt;f&lt;/i&gt;(&lt;i&gt;X&lt;/i&gt;).</translation>
    </message>
    <message>
        <source>difference D</source>
        <translation>diferença D</translation>
    </message>
    <message>
        <source>Y, in reading order</source>
        <translation>Y, na ordem de leitura</translation>
    </message>
    <message>
        <source>Y before</source>
        <translation>Y antes</translation>
    </message>
    <message>
        <source>Z, when shuffled</source>
        <translation>Z, embaralhada</translation>
    </message>
    <message>
        <source>Z after</source>
        <translation>Z depois</translation>
    </message>
    <message>
        <source>D, what changes</source>
        <translation>D, o que muda</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>maior diferença</translation>
    </message>
    <message>
        <source>The outputs of “%1”, before and after the shuffle</source>
        <translation>As saídas de “%1”, antes e depois de embaralhar</translation>
    </message>
    <message>
        <source>“%1”, before and after</source>
        <translation>“%1”, antes e depois</translation>
    </message>
    <message>
        <source>The dog and the man change places</source>
        <translation>O cão e o homem trocam de lugar</translation>
    </message>
    <message>
        <source>The same words in another order: with positions their outputs change, without them they do not.</source>
        <translation>As mesmas palavras em outra ordem: com posições, suas saídas mudam; sem elas, não.</translation>
    </message>
    <message>
        <source>Outputs Y of a self-attention layer in reading order, its outputs Z for the same tokens in another order, with a line from each token to its new place, and their difference D, token by token, as three heatmaps, blue for negative and red for positive numbers; D has a scale of its own. Below the output of one token before and after the shuffle, without positions and with them.</source>
        <translation>Saídas Y de uma camada de autoatenção na ordem de leitura, suas saídas Z para os mesmos tokens em outra ordem, com uma linha de cada token até seu novo lugar, e a diferença D entre elas, token a token, em três mapas de calor, azul para números negativos e vermelho para positivos; D tem escala própria. Abaixo, a saída de um token antes e depois de embaralhar, sem posições e com elas.</translation>
    </message>
    <message>
        <source>the largest differences</source>
        <translation>as maiores diferenças</translation>
    </message>
    <message>
        <source>fixed weights beside attention’s</source>
        <translation>pesos fixos ao lado dos da atenção</translation>
    </message>
    <message>
        <source>largest difference, 0 up to rounding</source>
        <translation>maior diferença, 0, salvo arredondamento</translation>
    </message>
    <message>
        <source>0 up to rounding</source>
        <translation>0, salvo arredondamento</translation>
    </message>
    <message>
        <source>The weights at place %1: “%2” before, “%3” after</source>
        <translation>Os pesos no lugar %1: “%2” antes, “%3” depois</translation>
    </message>
    <message>
        <source>The weights at place %1</source>
        <translation>Os pesos no lugar %1</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixos</translation>
    </message>
    <message>
        <source>attention’s</source>
        <translation>da atenção</translation>
    </message>
    <message>
        <source>Fixed weights and attention’s</source>
        <translation>Pesos fixos e os da atenção</translation>
    </message>
    <message>
        <source>One layer, two sentences: weights learned for places stay the same, attention’s change with the words.</source>
        <translation>Uma camada, duas frases: os pesos aprendidos para os lugares não mudam; os da atenção mudam com as palavras.</translation>
    </message>
    <message>
        <source>The difference is 0 up to rounding: the outputs move along with their words.</source>
        <translation>A diferença é 0, salvo arredondamento: as saídas se movem com suas palavras.</translation>
    </message>
    <message>
        <source>Where the score is the dot product of the words’ own vectors, the weights are shuffled along as well.</source>
        <translation>Onde a pontuação é o produto escalar dos próprios vetores das palavras, os pesos também são embaralhados com elas.</translation>
    </message>
    <message>
        <source>fixed, learned once: the same for both</source>
        <translation>fixos, aprendidos uma vez: iguais nas duas</translation>
    </message>
    <message>
        <source>attention’s: computed from the words</source>
        <translation>da atenção: calculados das palavras</translation>
    </message>
    <message>
        <source>change</source>
        <translation>mudança</translation>
    </message>
    <message>
        <source>At place %1 fixed weights are the same in both sentences.</source>
        <translation>No lugar %1, os pesos fixos são os mesmos nas duas frases.</translation>
    </message>
    <message>
        <source>Attention’s change with the words.</source>
        <translation>Os da atenção mudam com as palavras.</translation>
    </message>
    <message>
        <source>the rows of one word, with and without positions</source>
        <translation>as linhas de uma palavra, com e sem posições</translation>
    </message>
    <message>
        <source>the mask knows the order</source>
        <translation>a máscara conhece a ordem</translation>
    </message>
    <message>
        <source>what shuffling changes in this word’s output</source>
        <translation>o que o embaralhamento muda na saída desta palavra</translation>
    </message>
    <message>
        <source>output of the word at this place, when shuffled</source>
        <translation>saída da palavra neste lugar, embaralhada</translation>
    </message>
    <message>
        <source>output of this word, in reading order</source>
        <translation>saída desta palavra, na ordem de leitura</translation>
    </message>
    <message>
        <source>&lt;a href="mask=none"&gt;Take the mask away&lt;/a&gt;.</source>
        <translation>&lt;a href="mask=none"&gt;Tire a máscara&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>A causal mask shows a word only itself and those before it, which are others after the shuffle. So outputs change even without positions.</source>
        <translation>Uma máscara causal só mostra a uma palavra ela mesma e as anteriores, que são outras depois do embaralhamento. Por isso as saídas mudam mesmo sem posições.</translation>
    </message>
    <message>
        <source>&lt;a href="mask=causal"&gt;A causal mask&lt;/a&gt;, which hides later words, tells places apart, too.</source>
        <translation>&lt;a href="mask=causal"&gt;Uma máscara causal&lt;/a&gt;, que oculta palavras posteriores, também distingue os lugares.</translation>
    </message>
    <message>
        <source>Later words hidden, no positions</source>
        <translation>Palavras posteriores ocultas, sem posições</translation>
    </message>
    <message>
        <source>Each word sees only itself and those before it. Who these are depends on the order, so outputs change.</source>
        <translation>Cada palavra só vê a si mesma e as anteriores. Quais são elas depende da ordem; por isso, as saídas mudam.</translation>
    </message>
    <message>
        <source>Far words hidden, no positions</source>
        <translation>Palavras distantes ocultas, sem posições</translation>
    </message>
    <message>
        <source>Each word sees only itself and its neighbours. These change, so outputs change.</source>
        <translation>Cada palavra só vê a si mesma e as vizinhas. Estas mudam, e por isso as saídas mudam.</translation>
    </message>
    <message>
        <source>No learned matrices, no positions</source>
        <translation>Sem matrizes aprendidas, sem posições</translation>
    </message>
    <message>
        <source>One often reads that shuffling leaves the output of self-attention unchanged. But the table of outputs does change: its rows move along with their words, which is called permutation equivariance. What stays the same is each word’s own output: without positions, “dog” gets the same one in “dog bites man” and in “man bites dog”.</source>
        <translation>É comum ler que embaralhar não muda a saída da autoatenção. Mas a tabela de saídas muda: suas linhas se movem junto com as palavras, o que se chama equivariância a permutações. O que se mantém é a saída de cada palavra: sem posições, “cão” recebe a mesma em “cão morde homem” e em “homem morde cão”.</translation>
    </message>
    <message>
        <source>the mask that hides later words</source>
        <translation>a máscara que oculta palavras posteriores</translation>
    </message>
    <message>
        <source>the mask that hides far words</source>
        <translation>a máscara que oculta palavras distantes</translation>
    </message>
    <message>
        <source>Drag a word at the right to another place, or &lt;a href="play:seed"&gt;shuffle again and again&lt;/a&gt;.</source>
        <translation>Arraste uma palavra à direita para outro lugar, ou &lt;a href="play:seed"&gt;embaralhe repetidamente&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;i&gt;D&lt;/i&gt; has its own colour scale, the same with and without positions.</source>
        <translation>&lt;i&gt;D&lt;/i&gt; tem sua própria escala de cores, a mesma com e sem posições.</translation>
    </message>
    <message>
        <source>The words change places, and each keeps its output: the difference &lt;i&gt;D&lt;/i&gt; is 0 up to rounding.</source>
        <translation>As palavras trocam de lugar, e cada uma mantém sua saída: a diferença &lt;i&gt;D&lt;/i&gt; é 0, salvo arredondamento.</translation>
    </message>
    <message>
        <source>&lt;a href="add-position=off"&gt;Take positions away&lt;/a&gt;: &lt;i&gt;D&lt;/i&gt; becomes 0 up to rounding.</source>
        <translation>&lt;a href="add-position=off"&gt;Retire as posições&lt;/a&gt;: &lt;i&gt;D&lt;/i&gt; vira 0, a menos de arredondamento.</translation>
    </message>
    <message>
        <source>Trained: who is it?</source>
        <translation>Treinada: quem é?</translation>
    </message>
    <message>
        <source>A trained head without positions: “animal” and “street” change places, and “it” still finds “animal”.</source>
        <translation>Uma cabeça treinada sem posições: “animal” e “street” trocam de lugar, e “it” ainda encontra “animal”.</translation>
    </message>
    <message>
        <source>P₀: the row of numbers added at place 0</source>
        <translation>P₀: linha de números somada no lugar 0</translation>
    </message>
    <message>
        <source>P₀: numbers added at place 0</source>
        <translation>P₀: somada no lugar 0</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>saídas</translation>
    </message>
    <message>
        <source>with P (above)</source>
        <translation>com P (acima)</translation>
    </message>
    <message>
        <source>without P (above)</source>
        <translation>sem P (acima)</translation>
    </message>
    <message>
        <source>with positions (the picture above)</source>
        <translation>com posições (a figura acima)</translation>
    </message>
    <message>
        <source>without positions (the picture above)</source>
        <translation>sem posições (a figura acima)</translation>
    </message>
    <message>
        <source>the numbers &lt;i&gt;P&lt;/i&gt; and the mask</source>
        <translation>os números &lt;i&gt;P&lt;/i&gt; e a máscara</translation>
    </message>
    <message>
        <source>the numbers &lt;i&gt;P&lt;/i&gt;</source>
        <translation>os números &lt;i&gt;P&lt;/i&gt;</translation>
    </message>
    <message>
        <source>&lt;i&gt;D&lt;/i&gt; is the output after the shuffle, put back in order, minus the output before. &lt;i&gt;X&lt;/i&gt; holds the words’ rows of numbers, and &lt;i&gt;f&lt;/i&gt; is the attention layer. Π, a permutation matrix, puts rows into the new order, and Πᵀ puts them back. A word’s place is &lt;i&gt;i&lt;/i&gt; in reading order and &lt;i&gt;p&lt;/i&gt; after the shuffle.</source>
        <translation>&lt;i&gt;D&lt;/i&gt; é a saída depois de embaralhar, posta de volta em ordem, menos a saída de antes. &lt;i&gt;X&lt;/i&gt; contém as linhas de números das palavras, e &lt;i&gt;f&lt;/i&gt; é a camada de atenção. Π, uma matriz de permutação, põe as linhas na nova ordem, e Πᵀ as põe de volta. O lugar de uma palavra é &lt;i&gt;i&lt;/i&gt; na ordem de leitura e &lt;i&gt;p&lt;/i&gt; depois de embaralhar.</translation>
    </message>
    <message>
        <source>&lt;i&gt;P&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; is the row of numbers that is added at place &lt;i&gt;i&lt;/i&gt;.</source>
        <translation>&lt;i&gt;P&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; é a linha de números somada no lugar &lt;i&gt;i&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Words move and &lt;i&gt;P&lt;/i&gt; stays: what goes in at place %1 is another word plus the same &lt;i&gt;P&lt;/i&gt;&lt;sub&gt;%1&lt;/sub&gt;.</source>
        <translation>As palavras se movem e &lt;i&gt;P&lt;/i&gt; fica: o que entra no lugar %1 é outra palavra mais a mesma &lt;i&gt;P&lt;/i&gt;&lt;sub&gt;%1&lt;/sub&gt;.</translation>
    </message>
    <message>
        <source>Without &lt;i&gt;P&lt;/i&gt;, shuffling the input only shuffles the output, &lt;i&gt;f&lt;/i&gt;(Π&lt;i&gt;X&lt;/i&gt;) = Π&lt;i&gt;f&lt;/i&gt;(&lt;i&gt;X&lt;/i&gt;), so &lt;i&gt;D&lt;/i&gt; would be 0.</source>
        <translation>Sem &lt;i&gt;P&lt;/i&gt;, embaralhar a entrada só embaralha a saída, &lt;i&gt;f&lt;/i&gt;(Π&lt;i&gt;X&lt;/i&gt;) = Π&lt;i&gt;f&lt;/i&gt;(&lt;i&gt;X&lt;/i&gt;); por isso, &lt;i&gt;D&lt;/i&gt; seria 0.</translation>
    </message>
    <message>
        <source>The words’ rows are random numbers. They are about as large as those of &lt;i&gt;P&lt;/i&gt;, because &lt;i&gt;P&lt;/i&gt; would hide smaller ones.</source>
        <translation>As linhas das palavras são números aleatórios. São mais ou menos do tamanho dos de &lt;i&gt;P&lt;/i&gt;, porque &lt;i&gt;P&lt;/i&gt; esconderia números menores.</translation>
    </message>
    <message>
        <source>A layer with &lt;a href="preset:fixed-weights"&gt;fixed weights&lt;/a&gt; would notice the shuffle: its weights belong to places, not to words. Attention computes its weights from the words.</source>
        <translation>Uma camada de &lt;a href="preset:fixed-weights"&gt;pesos fixos&lt;/a&gt; notaria o embaralhamento: seus pesos pertencem aos lugares, não às palavras. A atenção calcula seus pesos a partir das palavras.</translation>
    </message>
    <message>
        <source>Attention alone gives a word the same output wherever it stands; added positions change that.</source>
        <translation>A atenção sozinha dá a uma palavra a mesma saída onde quer que ela esteja; posições somadas mudam isso.</translation>
    </message>
    <message numerus="yes">
        <source>Outputs change by up to %1 (&lt;i&gt;D&lt;/i&gt;): %2 make the order count.</source>
        <translation>
            <numerusform>As saídas mudam em até %1 (&lt;i&gt;D&lt;/i&gt;): %2 faz a ordem contar.</numerusform>
            <numerusform>As saídas mudam em até %1 (&lt;i&gt;D&lt;/i&gt;): %2 fazem a ordem contar.</numerusform>
        </translation>
    </message>
    <message>
        <source>the scales of the colours</source>
        <translation>as escalas de cores</translation>
    </message>
    <message>
        <source>A mask tells places apart: with it a word’s output changes with the order even without positions.</source>
        <translation>Uma máscara distingue os lugares: com ela, a saída de uma palavra muda com a ordem mesmo sem posições.</translation>
    </message>
    <message>
        <source>A sentence and the same words in another order below it, with a line from each word to its new place. Below, one word’s output before and after the shuffle and its change, without positions at the left and with them at the right.</source>
        <translation>Uma frase e, abaixo, as mesmas palavras em outra ordem, com uma linha de cada palavra até seu novo lugar. Mais abaixo, a saída de uma palavra antes e depois do embaralhamento e o que muda nela, sem posições à esquerda e com elas à direita.</translation>
    </message>
    <message>
        <source>With positions “%1” keeps its output</source>
        <translation>Com posições, “%1” mantém sua saída</translation>
    </message>
    <message>
        <source>With positions “%1” gets another output</source>
        <translation>Com posições, “%1” recebe outra saída</translation>
    </message>
    <message>
        <source>Without positions “%1” keeps its output</source>
        <translation>Sem posições, “%1” mantém sua saída</translation>
    </message>
    <message>
        <source>Without positions “%1” gets another output</source>
        <translation>Sem posições, “%1” recebe outra saída</translation>
    </message>
    <message>
        <source>largest change of a number, up to rounding</source>
        <translation>maior mudança de um número, salvo arredondamento</translation>
    </message>
    <message>
        <source>largest change of a number</source>
        <translation>maior mudança de um número</translation>
    </message>
    <message>
        <source>largest change</source>
        <translation>maior mudança</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>a cota de disco se esgotou</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>a pasta não existe</translation>
    </message>
    <message>
        <source>writing there is not permitted</source>
        <translation>não há permissão para gravar ali</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>o sistema de arquivos é somente leitura</translation>
    </message>
    <message>
        <source>the file would be larger than allowed</source>
        <translation>o arquivo seria maior que o permitido</translation>
    </message>
    <message>
        <source>nobody reads the pipe</source>
        <translation>ninguém lê o pipe</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>está fechado</translation>
    </message>
    <message>
        <source>it cannot be written (%1)</source>
        <translation>não pode ser gravado (%1)</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>não está aberto para gravação</translation>
    </message>
</context>
<context>
    <name>PackedLesson</name>
    <message>
        <source>“%1”, which it needs, cannot be packed: %2</source>
        <translation>“%1”, de que ela precisa, não pode ser empacotado: %2</translation>
    </message>
    <message>
        <source>the scene “%1” reads %2, which is outside of the lesson's folder; accepted: arrays in the folder</source>
        <translation>a cena “%1” lê %2, que está fora da pasta da lição; aceitos: arrays dentro da pasta</translation>
    </message>
    <message>
        <source>there is no lesson in it; accepted: a file whose name ends in .%1</source>
        <translation>não há nenhuma lição nele; aceito: um arquivo cujo nome termine em .%1</translation>
    </message>
    <message>
        <source>there are several lessons in it, “%1” and “%2”; accepted: one, with its translations</source>
        <translation>há várias lições nele, “%1” e “%2”; aceita: uma, com as suas traduções</translation>
    </message>
    <message>
        <source>what was packed differs from the lesson's files</source>
        <translation>o que foi empacotado difere dos arquivos da lição</translation>
    </message>
    <message>
        <source>it cannot be unpacked into the folder %1: %2</source>
        <translation>não pode ser descompactado na pasta %1: %2</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Predefinição</translation>
    </message>
    <message>
        <source>“%1” cannot be used now.</source>
        <translation>“%1” não pode ser usado agora.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Termo</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafio</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: numbers above %3 and up to %4 are accepted.</source>
        <translation>%1 não pode ser “%2”: são aceitos números acima de %3 e até %4.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: numbers from %3 to %4 are accepted.</source>
        <translation>%1 não pode ser “%2”: são aceitos números de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: divisors of %3 up to %4 are accepted.</source>
        <translation>%1 não pode ser “%2”: são aceitos divisores de %3 até %4.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: multiples of %3 from %4 to %5 are accepted.</source>
        <translation>%1 não pode ser “%2”: são aceitos múltiplos de %3, de %4 a %5.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: whole numbers from %3 to %4 are accepted.</source>
        <translation>%1 não pode ser “%2”: são aceitos números inteiros de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: accepted are %3.</source>
        <translation>%1 não pode ser “%2”: são aceitos %3.</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parâmetro</translation>
    </message>
    <message>
        <source>Parameter, %1</source>
        <translation>Parâmetro, %1</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>no two panels have cells with the same colours, so no colour bar can be shared</source>
        <translation>nenhum par de painéis tem células com as mesmas cores; assim, nenhuma barra de cores pode ser compartilhada</translation>
    </message>
    <message>
        <source>%1 has colours from %2 to %3, which cannot be those of the others, from %4 to %5</source>
        <translation>as cores de %1 vão de %2 a %3 e não podem ser as dos outros, de %4 a %5</translation>
    </message>
    <message>
        <source>a page %1 mm wide</source>
        <translation>uma página de %1 mm de largura</translation>
    </message>
    <message>
        <source>a page of %1 x %2 mm</source>
        <translation>uma página de %1 × %2 mm</translation>
    </message>
    <message>
        <source>%1, fewer columns, or type of %2 pt</source>
        <translation>%1, menos colunas ou letra de %2 pt</translation>
    </message>
    <message>
        <source>%1, or type of %2 pt</source>
        <translation>%1 ou letra de %2 pt</translation>
    </message>
    <message>
        <source>%1 needs %2 x %3 mm with type of %4 pt, and has %5 x %6 mm; accepted: %7</source>
        <translation>%1 precisa de %2 × %3 mm com letra de %4 pt e tem %5 × %6 mm; aceito: %7</translation>
    </message>
    <message>
        <source>%1: no room at %2 x %3 mm for: %4</source>
        <translation>%1: em %2 × %3 mm não há lugar para: %4</translation>
    </message>
</context>
<context>
    <name>PaperBlocks</name>
    <message>
        <source>See the figure above.</source>
        <translation>Veja a figura acima.</translation>
    </message>
</context>
<context>
    <name>PaperDocument</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>ParameterText</name>
    <message>
        <source>positions</source>
        <translation>posições</translation>
    </message>
    <message>
        <source>How many positions (rows) the table has.</source>
        <translation>Quantas posições (linhas) a tabela tem.</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colunas</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>first position</source>
        <translation>primeira posição</translation>
    </message>
    <message>
        <source>The position in the first row. Every position has its values, wherever the table begins.</source>
        <translation>A posição da primeira linha. Toda posição tem seus valores, não importa onde a tabela comece.</translation>
    </message>
    <message>
        <source>first column</source>
        <translation>primeira coluna</translation>
    </message>
    <message>
        <source>The first of the columns drawn as curves.</source>
        <translation>A primeira das colunas desenhadas como curvas.</translation>
    </message>
    <message>
        <source>last column</source>
        <translation>última coluna</translation>
    </message>
    <message>
        <source>The last of the columns drawn as curves.</source>
        <translation>A última das colunas desenhadas como curvas.</translation>
    </message>
    <message>
        <source>selected row</source>
        <translation>linha escolhida</translation>
    </message>
    <message>
        <source>The row looked at, counted from 0. Pointing at the figure chooses it, too.</source>
        <translation>A linha em exame, contada a partir de 0. Apontar para a figura também a escolhe.</translation>
    </message>
    <message>
        <source>selected column</source>
        <translation>coluna escolhida</translation>
    </message>
    <message>
        <source>The column looked at, counted from 0. Pointing at the figure chooses it, too.</source>
        <translation>A coluna em exame, contada a partir de 0. Apontar para a figura também a escolhe.</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>cores</translation>
    </message>
    <message>
        <source>Which colours stand for which values.</source>
        <translation>Quais cores representam quais valores.</translation>
    </message>
    <message>
        <source>look</source>
        <translation>aparência</translation>
    </message>
    <message>
        <source>How the figure is drawn: as this program does, or as in Dive into Deep Learning.</source>
        <translation>Como a figura é desenhada: à maneira deste programa ou como em Dive into Deep Learning.</translation>
    </message>
    <message>
        <source>from position</source>
        <translation>posição de partida</translation>
    </message>
    <message>
        <source>The position that is looked at.</source>
        <translation>A posição em exame.</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>deslocamento</translation>
    </message>
    <message>
        <source>How many positions further, or back where it is negative.</source>
        <translation>Quantas posições adiante, ou para trás, se for negativo.</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>The pair of columns, a sine and its cosine, that is looked at.</source>
        <translation>O par de colunas em exame: um seno e seu cosseno.</translation>
    </message>
    <message>
        <source>The first of two shifts that make the whole one. Empty: half of it.</source>
        <translation>O primeiro de dois deslocamentos que formam o total. Vazio: metade dele.</translation>
    </message>
    <message>
        <source>clock axes</source>
        <translation>eixos do relógio</translation>
    </message>
    <message>
        <source>What a clock shows to the right and upwards. With the sine to the right a shift forwards turns clockwise.</source>
        <translation>O que um relógio mostra à direita e para cima. Com o seno à direita, um deslocamento para a frente gira no sentido horário.</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>medida</translation>
    </message>
    <message>
        <source>How two positions are compared: dot product, its share of the largest that is possible, or distance.</source>
        <translation>Como duas posições são comparadas: produto escalar, sua fração do maior valor possível ou distância.</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>codificação</translation>
    </message>
    <message>
        <source>The encoding that is shown large.</source>
        <translation>A codificação mostrada em tamanho grande.</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>cabeças</translation>
    </message>
    <message>
        <source>head</source>
        <translation>cabeça</translation>
    </message>
    <message>
        <source>The head that is looked at, counted from 0. Empty: the first.</source>
        <translation>A cabeça em exame, contada a partir de 0. Vazio: a primeira.</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>frase</translation>
    </message>
    <message>
        <source>Words and signs become tokens. Empty: tokens t0, t1 and so on, as many as there are positions.</source>
        <translation>Palavras e sinais viram tokens. Vazio: tokens t0, t1 e assim por diante, tantos quantas forem as posições.</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>escalonamento</translation>
    </message>
    <message>
        <source>Whether embeddings are multiplied by the square root of their width.</source>
        <translation>Se os embeddings são multiplicados pela raiz quadrada de sua largura.</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>dropout</translation>
    </message>
    <message>
        <source>With this probability a number is set to 0 in training; the others are divided by 1 − p.</source>
        <translation>Com esta probabilidade, um número é zerado no treinamento; os outros são divididos por 1 − p.</translation>
    </message>
    <message>
        <source>How many rows the image has.</source>
        <translation>Quantas linhas a imagem tem.</translation>
    </message>
    <message>
        <source>How many columns the image has.</source>
        <translation>Quantas colunas a imagem tem.</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semente</translation>
    </message>
    <message>
        <source>Where random numbers begin: the same seed gives the same numbers everywhere.</source>
        <translation>Onde os números aleatórios começam: a mesma semente dá os mesmos números em qualquer lugar.</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>matriz</translation>
    </message>
    <message>
        <source>The matrix of the selected cell. Pointing at the figure chooses it, too.</source>
        <translation>A matriz da célula selecionada. Apontar para a figura também a escolhe.</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>embeddings</translation>
    </message>
    <message>
        <source>A row for each token, from a file of NumPy, CSV or safetensors. It decides how many tokens and columns there are.</source>
        <translation>Uma linha para cada token, de um arquivo NumPy, CSV ou safetensors. O arquivo determina quantos tokens e quantas colunas há.</translation>
    </message>
    <message>
        <source>learned table</source>
        <translation>tabela aprendida</translation>
    </message>
    <message>
        <source>What a model has learned instead of the formula, a row for each position, from a file of NumPy, CSV or safetensors: wpe.weight of GPT-2, for one.</source>
        <translation>O que um modelo aprendeu em lugar da fórmula, uma linha para cada posição, de um arquivo NumPy, CSV ou safetensors: por exemplo, wpe.weight do GPT-2.</translation>
    </message>
    <message>
        <source>There is no word in it.</source>
        <translation>Não há nenhuma palavra nela.</translation>
    </message>
    <message>
        <source>This is too long: up to %1 tokens are accepted.</source>
        <translation>Isto é longo demais: são aceitos até %1 tokens.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>image rows</source>
        <translation>linhas da imagem</translation>
    </message>
    <message>
        <source>image columns</source>
        <translation>col. da imagem</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memória</translation>
    </message>
    <message>
        <source>A second sentence that keys and values come from: cross-attention. Empty: the sentence itself.</source>
        <translation>Uma segunda frase, de que vêm chaves e valores: atenção cruzada. Vazio: a própria frase.</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>sequências</translation>
    </message>
    <message>
        <source>How many sequences the batch has, one below the other.</source>
        <translation>Quantas sequências o lote (batch) tem, uma abaixo da outra.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sequência</translation>
    </message>
    <message>
        <source>The sequence of the batch that is looked at, counted from 0. Empty: the first.</source>
        <translation>A sequência do lote em exame, contada a partir de 0. Vazio: a primeira.</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>números</translation>
    </message>
    <message>
        <source>How embeddings and weights are drawn: normal, as small whole numbers for pencil and paper, or embeddings of ones.</source>
        <translation>Como embeddings e pesos são sorteados: de uma distribuição normal, como inteiros pequenos para lápis e papel ou com embeddings de uns.</translation>
    </message>
    <message>
        <source>projections</source>
        <translation>projeções</translation>
    </message>
    <message>
        <source>Whether queries, keys and values come from learned matrices. Without them they are the embeddings themselves.</source>
        <translation>Se consultas, chaves e valores vêm de matrizes aprendidas. Sem elas, são os próprios embeddings.</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>raio</translation>
    </message>
    <message>
        <source>Keys further away than this are hidden. Empty: none are.</source>
        <translation>Chaves mais distantes que isto são ocultadas. Vazio: nenhuma.</translation>
    </message>
    <message>
        <source>valid length</source>
        <translation>compr. válido</translation>
    </message>
    <message>
        <source>valid per query</source>
        <translation>válido por consulta</translation>
    </message>
    <message>
        <source>How many keys each query may see, as in 1, 2, 3; a semicolon begins the next sequence. Empty: all.</source>
        <translation>Quantas chaves cada consulta pode ver, como em 1, 2, 3; um ponto e vírgula inicia a próxima sequência. Vazio: todas.</translation>
    </message>
    <message>
        <source>hidden by hand</source>
        <translation>ocultas à mão</translation>
    </message>
    <message>
        <source>Query and key of each cell that was hidden by a click, as in 3,1; 2,0.</source>
        <translation>Consulta e chave de cada célula ocultada com um clique, como em 3,1; 2,0.</translation>
    </message>
    <message>
        <source>typed numbers</source>
        <translation>nºs digitados</translation>
    </message>
    <message>
        <source>Numbers that were typed into a matrix: its name, row, column and value, as in X 2 3 1.5.</source>
        <translation>Números digitados em uma matriz: nome dela, linha, coluna e valor, como em X 2 3 1.5.</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>Divides the scaled scores. Above 1 weights become more equal, below 1 less.</source>
        <translation>Divide as pontuações escalonadas. Acima de 1, os pesos ficam mais iguais; abaixo de 1, menos.</translation>
    </message>
    <message>
        <source>With this probability a weight is set to 0 in training; the others are divided by 1 − p.</source>
        <translation>Com esta probabilidade, um peso é zerado no treinamento; os outros são divididos por 1 − p.</translation>
    </message>
    <message>
        <source>order</source>
        <translation>ordem</translation>
    </message>
    <message>
        <source>Which token stands at each place, counted from 0, as in 2, 0, 1. Empty: a shuffle.</source>
        <translation>Qual token fica em cada lugar, contado a partir de 0, como em 2, 0, 1. Vazio: uma ordem aleatória.</translation>
    </message>
    <message>
        <source>width of keys</source>
        <translation>largura da chave</translation>
    </message>
    <message>
        <source>How many numbers a query and a key have.</source>
        <translation>Quantos números têm uma consulta e uma chave.</translation>
    </message>
    <message>
        <source>Over how many random queries the curves are averaged.</source>
        <translation>Sobre quantas consultas aleatórias se calcula a média das curvas.</translation>
    </message>
    <message>
        <source>sharpness</source>
        <translation>nitidez</translation>
    </message>
    <message>
        <source>How fast the score falls with the distance from the head’s own shift.</source>
        <translation>Com que rapidez a pontuação cai com a distância ao deslocamento próprio da cabeça.</translation>
    </message>
    <message>
        <source>content</source>
        <translation>conteúdo</translation>
    </message>
    <message>
        <source>0: only positions decide, 1: only words do.</source>
        <translation>0: só as posições decidem; 1: só as palavras.</translation>
    </message>
    <message>
        <source>kernel size</source>
        <translation>tam. do kernel</translation>
    </message>
    <message>
        <source>How many places the kernel covers, and how many heads stand for it.</source>
        <translation>Quantos lugares o kernel cobre e quantas cabeças o representam.</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>The weights of the kernel.</source>
        <translation>Os pesos do kernel.</translation>
    </message>
    <message>
        <source>What stands before the first token and after the last one.</source>
        <translation>O que fica antes do primeiro token e depois do último.</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>output</source>
        <translation>saída</translation>
    </message>
    <message>
        <source>The output as numbers, or as a sum of arrows in a plane of two of its dimensions.</source>
        <translation>A saída como números ou como uma soma de setas em um plano de duas de suas dimensões.</translation>
    </message>
    <message>
        <source>The dimension that the arrows show to the right.</source>
        <translation>A dimensão que as setas mostram à direita.</translation>
    </message>
    <message>
        <source>The dimension that the arrows show upwards.</source>
        <translation>A dimensão que as setas mostram para cima.</translation>
    </message>
    <message>
        <source>view</source>
        <translation>exibição</translation>
    </message>
    <message>
        <source>only this head</source>
        <translation>só esta cabeça</translation>
    </message>
    <message>
        <source>Whether the selected head is shown alone.</source>
        <translation>Se a cabeça selecionada é mostrada sozinha.</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>One scale of colours for all heads, or each head its own, as in Dive into Deep Learning.</source>
        <translation>Uma escala de cores para todas as cabeças, ou cada cabeça com a sua, como em Dive into Deep Learning.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>More masks</source>
        <translation>Mais máscaras</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Camada</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Exibição</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>What keys and values come from, a row for each token, from a file of NumPy, CSV or safetensors: cross-attention.</source>
        <translation>De onde vêm chaves e valores, uma linha para cada token, de um arquivo NumPy, CSV ou safetensors: atenção cruzada.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>The matrices of a layer, from a .safetensors file, or from a folder with W_q.npy and the others: any of them stands for all.</source>
        <translation>As matrizes de uma camada, de um arquivo .safetensors ou de uma pasta com W_q.npy e os outros: qualquer um deles vale por todos.</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>atenção</translation>
    </message>
    <message>
        <source>Whole numbers from 0 on with commas between them are accepted, as in 3, 2.</source>
        <translation>São aceitos números inteiros a partir de 0, separados por vírgulas, como em 3, 2.</translation>
    </message>
    <message>
        <source>Whole numbers from 0 on with commas between them are accepted, and a semicolon between sequences.</source>
        <translation>São aceitos números inteiros a partir de 0, separados por vírgulas, e um ponto e vírgula entre sequências.</translation>
    </message>
    <message>
        <source>Pairs of query and key are accepted, as in 3,1; 2,0.</source>
        <translation>São aceitos pares de consulta e chave, como em 3,1; 2,0.</translation>
    </message>
    <message>
        <source>Matrix, row, column and value are accepted, as in X 2 3 1.5; W_q 0 1 -2.</source>
        <translation>São aceitos matriz, linha, coluna e valor, como em X 2 3 1.5; W_q 0 1 -2.</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>chaves</translation>
    </message>
    <message>
        <source>How many keys there are: the memory decides, or else the sentence.</source>
        <translation>Quantas chaves há: a memória decide ou, senão, a frase.</translation>
    </message>
    <message>
        <source>add P</source>
        <translation>somar P</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>bordas</translation>
    </message>
    <message>
        <source>width</source>
        <translation>largura</translation>
    </message>
    <message>
        <source>How many numbers stand for one token: the width of the layer.</source>
        <translation>Quantos números representam um token: a largura da camada.</translation>
    </message>
    <message>
        <source>How many places the kernel covers.</source>
        <translation>Quantos lugares o kernel cobre.</translation>
    </message>
    <message>
        <source>How far restricted self-attention looks to either side. Empty: 4.</source>
        <translation>Até que distância a autoatenção restrita olha para cada lado. Vazio: 4.</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>camada</translation>
    </message>
    <message>
        <source>The kind of layer that is looked at; it takes the place of its relative.</source>
        <translation>O tipo de camada em exame; ele toma o lugar da camada da mesma família.</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>camadas</translation>
    </message>
    <message>
        <source>How many layers of the network are drawn.</source>
        <translation>Quantas camadas da rede são desenhadas.</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>The token where the path begins, counted from 0. Clicking at a token chooses it, too.</source>
        <translation>O token em que o caminho começa, contado a partir de 0. Clicar em um token também o escolhe.</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
    </message>
    <message>
        <source>The token where the path ends; without a value, the last one.</source>
        <translation>O token em que o caminho termina; sem valor, o último.</translation>
    </message>
    <message>
        <source>Whether the projections of attention to queries, keys, values and output are counted.</source>
        <translation>Se são contadas as projeções da atenção para consultas, chaves, valores e saída.</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contagem</translation>
    </message>
    <message>
        <source>Multiply–adds, or floating-point operations: two for each.</source>
        <translation>Multiplicações-adições (MACs) ou operações de ponto flutuante (FLOPs): duas para cada MAC.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passagem</translation>
    </message>
    <message>
        <source>A forward pass, or a training step: forward and backward cost three times as much.</source>
        <translation>Uma passagem direta ou um passo de treinamento: a direta e a reversa juntas custam o triplo.</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>custo</translation>
    </message>
    <message>
        <source>The term inside O(·), which leaves out constants, or what is counted exactly.</source>
        <translation>O termo dentro de O(·), que omite constantes, ou a contagem exata.</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>grandeza</translation>
    </message>
    <message>
        <source>What is drawn: the cost of a layer, its sequential operations, or its longest path.</source>
        <translation>O que é desenhado: o custo de uma camada, suas operações sequenciais ou seu caminho mais longo.</translation>
    </message>
    <message>
        <source>What varies along the axis.</source>
        <translation>O que varia ao longo do eixo.</translation>
    </message>
    <message>
        <source>The layers that are compared, by their English names with commas between them; empty: all of them.</source>
        <translation>As camadas comparadas, com seus nomes em inglês separados por vírgulas; vazio: todas.</translation>
    </message>
    <message>
        <source>Where the sweep begins; without a value, where it suits.</source>
        <translation>Onde a varredura começa; sem valor, onde for mais adequado.</translation>
    </message>
    <message>
        <source>Where the sweep ends; without a value, where it suits.</source>
        <translation>Onde a varredura termina; sem valor, onde for mais adequado.</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>repetições</translation>
    </message>
    <message>
        <source>How often each point is measured. More repeats, less noise.</source>
        <translation>Quantas vezes cada ponto é medido. Mais repetições, menos ruído.</translation>
    </message>
    <message>
        <source>Curves, or the plane of 𝑛 and 𝑑 in the colours of the layer that is lowest there.</source>
        <translation>Curvas, ou o plano de 𝑛 e 𝑑 nas cores da camada que tem o menor valor em cada ponto.</translation>
    </message>
    <message>
        <source>networks</source>
        <translation>redes</translation>
    </message>
    <message>
        <source>One network of each family side by side, or one alone.</source>
        <translation>Uma rede de cada família, lado a lado, ou uma só.</translation>
    </message>
    <message>
        <source>receptive field</source>
        <translation>campo receptivo</translation>
    </message>
    <message>
        <source>Marks everything that the output above the second token depends on.</source>
        <translation>Marca tudo de que depende a saída acima do segundo token.</translation>
    </message>
    <message>
        <source>steps lit</source>
        <translation>passos</translation>
    </message>
    <message>
        <source>How many steps of the path are lit; without a value, all of them.</source>
        <translation>Quantos passos do caminho ficam acesos; sem valor, todos.</translation>
    </message>
    <message>
        <source>Some of convolution, dilated, recurrent, attention and restricted are accepted, with commas between them.</source>
        <translation>São aceitos um ou mais destes nomes, separados por vírgulas: convolution, dilated, recurrent, attention e restricted.</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2 with commas between them are accepted, as in −1, 1.</source>
        <translation>São aceitos números inteiros de %1 a %2 separados por vírgulas, como em −1, 1.</translation>
    </message>
    <message>
        <source>① words</source>
        <translation>① palavras</translation>
    </message>
    <message>
        <source>② queries, keys, values</source>
        <translation>② consultas, chaves, valores</translation>
    </message>
    <message>
        <source>③ scores</source>
        <translation>③ pontuações</translation>
    </message>
    <message>
        <source>③ scaled scores</source>
        <translation>③ pontuações escalonadas</translation>
    </message>
    <message>
        <source>③ masked scores</source>
        <translation>③ pontuações mascaradas</translation>
    </message>
    <message>
        <source>④ weights</source>
        <translation>④ pesos</translation>
    </message>
    <message>
        <source>⑤ weighted values</source>
        <translation>⑤ valores ponderados</translation>
    </message>
    <message>
        <source>⑥ output</source>
        <translation>⑥ saída</translation>
    </message>
    <message>
        <source>How many attentions run side by side, each with matrices of its own.</source>
        <translation>Quantas atenções trabalham lado a lado, cada uma com suas próprias matrizes.</translation>
    </message>
    <message>
        <source>A narrow head makes a part of the columns from the whole input, as in Dive into Deep Learning; a sliced one sees a part of the input; a wide one has the full width.</source>
        <translation>Uma cabeça estreita faz uma parte das colunas a partir da entrada inteira, como em Dive into Deep Learning; uma fatiada vê uma parte da entrada; uma larga tem a largura inteira.</translation>
    </message>
    <message>
        <source>Whether P, a row of numbers for each position, is added to the embeddings.</source>
        <translation>Se P, uma linha de números para cada posição, é somada aos embeddings.</translation>
    </message>
    <message>
        <source>Which keys are hidden from a query: later ones, or none. Radius, lengths and cells hidden by hand hide more.</source>
        <translation>Quais chaves ficam ocultas para uma consulta: as posteriores, ou nenhuma. Raio, comprimentos e células ocultadas à mão ocultam mais.</translation>
    </message>
    <message>
        <source>How many keys at the start count: one number for each sequence, as in 3, 2. Empty: all.</source>
        <translation>Quantas chaves no começo contam: um número para cada sequência, como em 3, 2. Vazio: todas.</translation>
    </message>
    <message>
        <source>words as</source>
        <translation>palavras em</translation>
    </message>
    <message>
        <source>Whether words are rows, as in most libraries, or columns, as some lectures draw them.</source>
        <translation>Se as palavras são linhas, como na maioria das bibliotecas, ou colunas, como algumas aulas as desenham.</translation>
    </message>
    <message>
        <source>Weights as matrices, or as lines between words.</source>
        <translation>Pesos como matrizes, ou como linhas entre palavras.</translation>
    </message>
    <message>
        <source>How many tokens, words or pieces of words, the sequence has.</source>
        <translation>Quantos tokens, palavras ou pedaços de palavras, tem a sequência.</translation>
    </message>
    <message>
        <source>How many numbers each position has.</source>
        <translation>Quantos números cada posição tem.</translation>
    </message>
    <message>
        <source>The number in the formula whose powers make the waves of the columns longer and longer: 10000 in the original. The larger it is, the slower the waves on the right.</source>
        <translation>O número da fórmula cujas potências tornam as ondas das colunas cada vez mais longas: 10000 no original. Quanto maior, mais lentas as ondas à direita.</translation>
    </message>
    <message>
        <source>Multiplies the scores, already divided by √d, before the softmax. At 1 the weight spreads, at 100 one key gets nearly all.</source>
        <translation>Multiplica as pontuações, já divididas por √d, antes da softmax. Com 1, o peso se espalha; com 100, uma chave recebe quase tudo.</translation>
    </message>
    <message>
        <source>task</source>
        <translation>tarefa</translation>
    </message>
    <message>
        <source>What the layer learns to name at each place.</source>
        <translation>O que a camada aprende a responder em cada posição.</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>letras</translation>
    </message>
    <message>
        <source>How many different letters there are.</source>
        <translation>Quantas letras diferentes há.</translation>
    </message>
    <message>
        <source>steps in all</source>
        <translation>total de passos</translation>
    </message>
    <message>
        <source>How many steps the training takes. Each changes all weights a little.</source>
        <translation>Quantos passos tem o treinamento. Cada um muda um pouco todos os pesos.</translation>
    </message>
    <message>
        <source>step shown</source>
        <translation>passo mostrado</translation>
    </message>
    <message>
        <source>The moment of the training that is shown. Empty: the last.</source>
        <translation>O momento do treinamento que é mostrado. Vazio: o último.</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lote</translation>
    </message>
    <message>
        <source>How many new sequences each step learns from.</source>
        <translation>De quantas sequências novas cada passo aprende.</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>taxa de aprendizado</translation>
    </message>
    <message>
        <source>How far a step moves the weights. Too far, and the loss rises.</source>
        <translation>Quanto um passo move os pesos. Longe demais, e a perda sobe.</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>residual</translation>
    </message>
    <message>
        <source>Whether each part of a layer is added to what it got, instead of taking its place.</source>
        <translation>Se cada parte de uma camada é somada à sua entrada, em vez de tomar o lugar dela.</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Whether a layer has two more matrices, with a ReLU between them, behind its attention.</source>
        <translation>Se a camada tem mais duas matrizes, com uma ReLU entre elas, depois da atenção.</translation>
    </message>
    <message>
        <source>Whether each token’s row is rescaled to mean 0 and variance 1 before each part of a layer.</source>
        <translation>Se a linha de cada token é reescalada para média 0 e variância 1 antes de cada parte de uma camada.</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>comparar</translation>
    </message>
    <message>
        <source>A second training that is drawn dashed: the same one, but without positions.</source>
        <translation>Um segundo treinamento, tracejado: o mesmo, mas sem posições.</translation>
    </message>
    <message>
        <source>example</source>
        <translation>exemplo</translation>
    </message>
    <message>
        <source>Letters that the layer is shown, as in A B C A. Empty: a sequence it was not trained on.</source>
        <translation>Letras mostradas à camada, como em A B C A. Vazio: uma sequência em que ela não foi treinada.</translation>
    </message>
    <message>
        <source>layer shown</source>
        <translation>camada mostrada</translation>
    </message>
    <message>
        <source>The layer whose heads are shown, counted from 0.</source>
        <translation>A camada cujas cabeças são mostradas, contada a partir de 0.</translation>
    </message>
    <message>
        <source>How the layer is told where a token stands.</source>
        <translation>Como a camada fica sabendo onde está um token.</translation>
    </message>
    <message>
        <source>How many layers are trained, one on the other.</source>
        <translation>Quantas camadas são treinadas, uma sobre a outra.</translation>
    </message>
    <message>
        <source>look back by</source>
        <translation>olhar para trás</translation>
    </message>
    <message>
        <source>How many places before it the token stands that a place must name.</source>
        <translation>Quantas posições antes está o token que uma posição deve responder.</translation>
    </message>
    <message>
        <source>Whether a token sees those behind it.</source>
        <translation>Se um token vê os que vêm depois dele.</translation>
    </message>
    <message>
        <source>Whether the picture fills in the rows of all words, or only those of the selected word.</source>
        <translation>Se a figura preenche as linhas de todas as palavras ou só as da palavra selecionada.</translation>
    </message>
    <message>
        <source>The ringed cell, counted row by row from 0: with 12 columns, 54 is row 4, column 6. Dragging its ring chooses it, too.</source>
        <translation>A célula do anel, contada linha a linha a partir de 0: com 12 colunas, 54 é a linha 4, coluna 6. Arrastar seu anel também a escolhe.</translation>
    </message>
    <message>
        <source>words shown</source>
        <translation>palavras</translation>
    </message>
    <message>
        <source>cell number</source>
        <translation>nº da célula</translation>
    </message>
    <message>
        <source>On: rows and columns run from 0 to one full turn, 2π, whatever the size of the image. Off: they are counted from 0.</source>
        <translation>Ligado: linhas e colunas vão de 0 a uma volta completa, 2π, seja qual for o tamanho da imagem. Desligado: são contadas a partir de 0.</translation>
    </message>
    <message>
        <source>looks at</source>
        <translation>olha para</translation>
    </message>
    <message>
        <source>What the head looks at: where its weight goes.</source>
        <translation>Para o que a cabeça olha: aonde vai seu peso.</translation>
    </message>
    <message>
        <source>Several shifts at once, as in −1, 1. Empty: only δ, above.</source>
        <translation>Vários deslocamentos ao mesmo tempo, como −1, 1. Vazio: só o δ acima.</translation>
    </message>
    <message>
        <source>scale to 2π</source>
        <translation>escala 2π</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>Pointing: the weights are the answer. Free: the model names a word, and its weights need not show why.</source>
        <translation>Que aponta: os pesos são a resposta. Livre: o modelo diz uma palavra, e os pesos não precisam mostrar por quê.</translation>
    </message>
    <message>
        <source>The word, counted from 0, that gets all the weight of the line by force. Empty: as trained.</source>
        <translation>A palavra, contada a partir de 0, que recebe à força todo o peso da linha. Vazio: como treinado.</translation>
    </message>
    <message>
        <source>Whether positions are added once, to the input of the first layer, or to that of each layer.</source>
        <translation>Se as posições são somadas uma vez, à entrada da primeira camada, ou à de cada camada.</translation>
    </message>
    <message>
        <source>spectral radius</source>
        <translation>raio espectral</translation>
    </message>
    <message>
        <source>In each step a recurrence turns its state and multiplies its length by this number.</source>
        <translation>A cada passo, a recorrência gira o estado e multiplica seu comprimento por este número.</translation>
    </message>
    <message>
        <source>function</source>
        <translation>função</translation>
    </message>
    <message>
        <source>What a recurrence and a convolution do to each number of their output: nothing, or tanh, which keeps it between −1 and 1.</source>
        <translation>O que a recorrência e a convolução fazem com cada número da saída: nada, ou tanh, que o mantém entre −1 e 1.</translation>
    </message>
    <message>
        <source>The adjective of the sentence below, as in “heavy”. Empty: one that fits another noun.</source>
        <translation>O adjetivo da frase de baixo, como em “heavy”. Vazio: um que combina com outro substantivo.</translation>
    </message>
    <message>
        <source>adjective of the lower sentence</source>
        <translation>adjetivo da frase de baixo</translation>
    </message>
    <message>
        <source>training length</source>
        <translation>compr. de treino</translation>
    </message>
    <message>
        <source>How many positions a model saw in training. What lies beyond is new to it. Nothing is trained here.</source>
        <translation>Quantas posições um modelo viu no treinamento. O que está além é novo para ele. Aqui nada é treinado.</translation>
    </message>
    <message>
        <source>random queries</source>
        <translation>consultas aleatórias</translation>
    </message>
    <message>
        <source>farthest key</source>
        <translation>distância máxima</translation>
    </message>
    <message>
        <source>layer norm</source>
        <translation>normalização</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programa</translation>
    </message>
    <message>
        <source>Whether the program that makes the picture stands beside it, in PyTorch.</source>
        <translation>Se o programa que produz a figura fica ao lado dela, em PyTorch.</translation>
    </message>
    <message>
        <source>%1 in it is no character: take it out.</source>
        <translation>O %1 que há nele não é um caractere: retire-o.</translation>
    </message>
    <message>
        <source>first part of δ</source>
        <translation>1ª parte de δ</translation>
    </message>
    <message>
        <source>a head is</source>
        <translation>a cabeça é</translation>
    </message>
    <message>
        <source>list of shifts</source>
        <translation>lista de deslocamentos</translation>
    </message>
    <message>
        <source>stages shown</source>
        <translation>etapas à vista</translation>
    </message>
    <message>
        <source>How many of the 8 stages of the computation are shown. The circled numbers are the steps in the figure; ③ has three stages.</source>
        <translation>Quantas das 8 etapas do cálculo são mostradas. Os números em círculos são os passos da figura; ③ tem três etapas.</translation>
    </message>
    <message>
        <source>dimension across</source>
        <translation>dimensão horizontal</translation>
    </message>
    <message>
        <source>dimension upwards</source>
        <translation>dimensão vertical</translation>
    </message>
    <message>
        <source>add positions</source>
        <translation>P é somado</translation>
    </message>
    <message>
        <source>all weight to</source>
        <translation>todo o peso para</translation>
    </message>
    <message>
        <source>path until</source>
        <translation>caminho até</translation>
    </message>
    <message>
        <source>When a path ends: when some output sees both tokens, or when the output of the second token sees the first.</source>
        <translation>Quando um caminho termina: quando alguma saída vê os dois tokens, ou quando a saída do segundo token vê o primeiro.</translation>
    </message>
    <message>
        <source>horizontal axis</source>
        <translation>no eixo</translation>
    </message>
    <message>
        <source>layers compared</source>
        <translation>camadas comparadas</translation>
    </message>
    <message>
        <source>axis begins at</source>
        <translation>eixo começa em</translation>
    </message>
    <message>
        <source>axis ends at</source>
        <translation>eixo termina em</translation>
    </message>
    <message>
        <source>stored example</source>
        <translation>exemplo salvo</translation>
    </message>
    <message>
        <source>Shows times of another machine until something is measured here.</source>
        <translation>Mostra os tempos de outra máquina até que algo seja medido aqui.</translation>
    </message>
    <message>
        <source>fewer points</source>
        <translation>menos pontos</translation>
    </message>
    <message>
        <source>A shorter measurement: fewer points, each measured fewer times.</source>
        <translation>Uma medição mais curta: menos pontos, cada um medido menos vezes.</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>mostrado</translation>
    </message>
    <message>
        <source>All parts of the figure, or those of one of its tabs.</source>
        <translation>Todas as partes da figura, ou as de uma de suas abas.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>generated tokens</source>
        <translation>tokens gerados</translation>
    </message>
    <message>
        <source>How many tokens the model appends to the text, one after the other, each drawn from its probabilities.</source>
        <translation>Quantos tokens o modelo acrescenta ao texto, um após o outro, cada um sorteado segundo as probabilidades.</translation>
    </message>
    <message>
        <source>top-k</source>
        <translation>top-k</translation>
    </message>
    <message>
        <source>Only the k most probable tokens can come next. Empty: every token can.</source>
        <translation>Só os k tokens mais prováveis podem vir a seguir. Vazio: qualquer token.</translation>
    </message>
    <message>
        <source>heads sorted by</source>
        <translation>ordem das cabeças</translation>
    </message>
    <message>
        <source>Layer by layer, or by what they do: the highest score first.</source>
        <translation>Camada por camada, ou pelo que fazem: a maior pontuação primeiro.</translation>
    </message>
    <message>
        <source>heads switched off</source>
        <translation>cabeças desligadas</translation>
    </message>
    <message>
        <source>Heads whose output is set to zero, as layer and head from 0: 1,3; 2,0. Clicking switches a head off and on, too.</source>
        <translation>Cabeças cuja saída vira zero, como camada e cabeça a partir de 0: 1,3; 2,0. Um clique também desliga e liga uma cabeça.</translation>
    </message>
    <message>
        <source>A GPT-2 from a folder with config.json, model.safetensors and the tokenizer. Without one, the small model that comes with the program.</source>
        <translation>Um GPT-2 de uma pasta com config.json, model.safetensors e o tokenizador. Sem ela, o pequeno modelo que vem com o programa.</translation>
    </message>
    <message>
        <source>Pairs of layer and head are accepted, as in 1,3; 2,0.</source>
        <translation>São aceitos pares de camada e cabeça, como em 1,3; 2,0.</translation>
    </message>
    <message>
        <source>Attention matrices of your own, heads by queries by keys or layers by heads by queries by keys, from a file of NumPy or safetensors.</source>
        <translation>Matrizes de atenção próprias, cabeças por consultas por chaves ou camadas por cabeças por consultas por chaves, de um arquivo NumPy ou safetensors.</translation>
    </message>
    <message>
        <source>token list</source>
        <translation>lista de tokens</translation>
    </message>
    <message>
        <source>Tokens that are shown as they are, never split again: a text file with one on each line, or a JSON list. They take the place of the sentence.</source>
        <translation>Tokens mostrados como são, nunca divididos de novo: um arquivo de texto com um em cada linha, ou uma lista JSON. Eles tomam o lugar da frase.</translation>
    </message>
</context>
<context>
    <name>PathProblem</name>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>uma parte do caminho não é uma pasta</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>o nome é longo demais</translation>
    </message>
    <message>
        <source>symbolic links lead in a circle</source>
        <translation>os links simbólicos formam um círculo</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>o disco relatou um erro</translation>
    </message>
</context>
<context>
    <name>Paths</name>
    <message>
        <source>the path lengths of all pairs</source>
        <translation>os caminhos de todos os pares</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>sem caminho</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n camada</numerusform>
            <numerusform>%n camadas</numerusform>
        </translation>
    </message>
    <message>
        <source>no path, however many steps</source>
        <translation>sem caminho, por mais passos que haja</translation>
    </message>
    <message>
        <source>no path, however many layers</source>
        <translation>sem caminho, por mais camadas que haja</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>tokens %1 and %2 of %3</source>
        <translation>tokens %1 e %2 de %3</translation>
    </message>
    <message>
        <source>tokens %1 of %2</source>
        <translation>tokens %1 de %2</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>output</source>
        <translation>saída</translation>
    </message>
    <message>
        <source>to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>%1 à vista</translation>
    </message>
    <message>
        <source>to %1?</source>
        <translation>até %1?</translation>
    </message>
    <message>
        <source>from %1?</source>
        <translation>de %1?</translation>
    </message>
    <message>
        <source>until some output sees both tokens</source>
        <translation>até alguma saída ver os dois tokens</translation>
    </message>
    <message>
        <source>until output %1 depends on input %2</source>
        <translation>até a saída %1 depender da entrada %2</translation>
    </message>
    <message>
        <source>Path for %1 and %2</source>
        <translation>Caminho para %1 e %2</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Caminhos</translation>
    </message>
    <message>
        <source>Paths between tokens</source>
        <translation>Caminhos entre tokens</translation>
    </message>
    <message>
        <source>Layers as networks: %1; tokens at the bottom, outputs at the top.</source>
        <translation>Camadas como redes: %1; tokens embaixo, saídas em cima.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens, kernel size %2, %n layer(s) drawn.</source>
        <translation>
            <numerusform>%1 tokens, tamanho do kernel %2, %n camada desenhada.</numerusform>
            <numerusform>%1 tokens, tamanho do kernel %2, %n camadas desenhadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>Como no livro</translation>
    </message>
    <message>
        <source>Five tokens and k = 3: two layers, four steps, one layer from the first token to the last.</source>
        <translation>Cinco tokens e k = 3: duas camadas, quatro passos, uma camada do primeiro ao último token.</translation>
    </message>
    <message>
        <source>Until the last output depends on the first input: the convolution needs four layers, twice as many.</source>
        <translation>Até a última saída depender da primeira entrada: a convolução precisa de quatro camadas, o dobro.</translation>
    </message>
    <message>
        <source>Dilated convolution</source>
        <translation>Convolução dilatada</translation>
    </message>
    <message>
        <source>Each layer leaves out more tokens between its inputs: three layers reach over 27 tokens.</source>
        <translation>Cada camada pula mais tokens entre suas entradas: três camadas alcançam 27 tokens.</translation>
    </message>
    <message>
        <source>States run from both ends and meet in the middle: half as many steps.</source>
        <translation>Os estados partem das duas pontas e se encontram no meio: metade dos passos.</translation>
    </message>
    <message>
        <source>Restricted attention</source>
        <translation>Atenção restrita</translation>
    </message>
    <message>
        <source>Attention within a radius needs several layers again, like a convolution.</source>
        <translation>A atenção dentro de um raio volta a precisar de várias camadas, como uma convolução.</translation>
    </message>
    <message>
        <source>A deep cone</source>
        <translation>Um cone profundo</translation>
    </message>
    <message>
        <source>Eight layers of a convolution: what one output depends on opens downwards, layer by layer.</source>
        <translation>Oito camadas de uma convolução: aquilo de que uma saída depende se abre para baixo, camada por camada.</translation>
    </message>
    <message>
        <source>Back in time</source>
        <translation>Para trás no tempo</translation>
    </message>
    <message>
        <source>From the last token to the first: a recurrence has no path, attention still needs one layer.</source>
        <translation>Do último token ao primeiro: uma recorrência não tem caminho; a atenção continua precisando de uma só camada.</translation>
    </message>
    <message>
        <source>No convolution is shown.</source>
        <translation>Nenhuma convolução é mostrada.</translation>
    </message>
    <message>
        <source>No restricted attention is shown.</source>
        <translation>Nenhuma atenção restrita é mostrada.</translation>
    </message>
    <message>
        <source>One layer is all that this network needs.</source>
        <translation>Uma camada é tudo de que esta rede precisa.</translation>
    </message>
    <message>
        <source>There are no steps to light.</source>
        <translation>Não há passos para acender.</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>entrada %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>saída %1</translation>
    </message>
    <message>
        <source>layers until some output sees both tokens</source>
        <translation>camadas até alguma saída ver os dois tokens</translation>
    </message>
    <message>
        <source>layers until the output depends on the input</source>
        <translation>camadas até a saída depender da entrada</translation>
    </message>
    <message>
        <source>There is one token: it is 0 away from itself in every network.</source>
        <translation>Há um único token: em qualquer rede, a distância dele até si mesmo é 0.</translation>
    </message>
    <message>
        <source>Coloured: the receptive field above token %1.</source>
        <translation>Colorido: o campo receptivo acima do token %1.</translation>
    </message>
    <message>
        <source>With k = 1 an output sees its own token alone, and no depth joins two.</source>
        <translation>Com k = 1, uma saída vê apenas seu próprio token, e nenhuma profundidade liga dois deles.</translation>
    </message>
    <message>
        <source>The kernel is wider than the sequence: k = %1 for %2 tokens.</source>
        <translation>O kernel é mais largo que a sequência: k = %1 para %2 tokens.</translation>
    </message>
    <message numerus="yes">
        <source>k = %1 is even: an output sees %n token(s) before its own and %2 after it.</source>
        <translation>
            <numerusform>k = %1 é par: uma saída vê %n token antes do seu e %2 depois.</numerusform>
            <numerusform>k = %1 é par: uma saída vê %n tokens antes do seu e %2 depois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>k = %1: an output sees its own token and %n on either side.</source>
        <translation>
            <numerusform>k = %1: uma saída vê seu próprio token e mais %n de cada lado.</numerusform>
            <numerusform>k = %1: uma saída vê seu próprio token e mais %n de cada lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>With radius 0 a token attends to itself alone, and no depth joins two.</source>
        <translation>Com raio 0, um token só dá atenção a si mesmo, e nenhuma profundidade liga dois deles.</translation>
    </message>
    <message>
        <source>The radius %1 covers the whole sequence: it is attention over everything.</source>
        <translation>O raio %1 cobre a sequência inteira: é atenção sobre tudo.</translation>
    </message>
    <message numerus="yes">
        <source>Restricted attention sees %n token(s) on either side.</source>
        <translation>
            <numerusform>A atenção restrita vê %n token de cada lado.</numerusform>
            <numerusform>A atenção restrita vê %n tokens de cada lado.</numerusform>
        </translation>
    </message>
    <message>
        <source>a &lt;a href="preset:dilated"&gt;dilated convolution&lt;/a&gt;</source>
        <translation>uma &lt;a href="preset:dilated"&gt;convolução dilatada&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href="preset:restricted"&gt;restricted attention&lt;/a&gt;</source>
        <translation>a &lt;a href="preset:restricted"&gt;atenção restrita&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href="preset:back-in-time"&gt;Back in time&lt;/a&gt; a recurrence has no path at all.</source>
        <translation>&lt;a href="preset:back-in-time"&gt;Para trás no tempo&lt;/a&gt;, uma recorrência não tem caminho nenhum.</translation>
    </message>
    <message>
        <source>The shorter the path between two tokens, the more easily a network learns what they have to do with each other (Hochreiter et al. 2001; Vaswani et al. 2017). Self-attention pays for the shortest one with operations that grow with the square of the length.</source>
        <translation>Quanto mais curto o caminho entre dois tokens, mais facilmente uma rede aprende o que um tem a ver com o outro (Hochreiter et al. 2001; Vaswani et al. 2017). A autoatenção paga pelo caminho mais curto com operações que crescem com o quadrado do comprimento.</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>exato</translation>
    </message>
    <message>
        <source>how the paths grow</source>
        <translation>como os caminhos crescem</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>Four layers, eight steps, one layer from the first token to the last.</source>
        <translation>Quatro camadas, oito passos, uma camada do primeiro ao último token.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between a network's path and the next</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>A recurrence takes 𝑗 − 𝑖 steps forward and has no path (∞) back.</source>
        <translation>Na ida, uma recorrência precisa de 𝑗 − 𝑖 passos; na volta, não tem caminho (∞).</translation>
    </message>
    <message>
        <source>Click two tokens, or drag their labels.</source>
        <translation>Clique em dois tokens ou arraste seus rótulos.</translation>
    </message>
    <message>
        <source>step %1: %2 outputs</source>
        <comment>4 of 9</comment>
        <translation>passo %1: %2 saídas</translation>
    </message>
    <message>
        <source>the other reading of path</source>
        <translation>a outra leitura de caminho</translation>
    </message>
    <message>
        <source>what an output is computed from</source>
        <translation>a partir do que uma saída é calculada</translation>
    </message>
    <message>
        <source>Two ticks of a clock</source>
        <translation>Dois tiques do relógio</translation>
    </message>
    <message>
        <source>After two steps self-attention has all nine outputs, the recurrence three: each state waits for the one before.</source>
        <translation>Depois de dois passos, a autoatenção tem as nove saídas; a recorrência, três: cada estado espera pelo anterior.</translation>
    </message>
    <message>
        <source>Below, bars for each input: how strongly the last output of a recurrence and of self-attention depends on it, as a part of the largest.</source>
        <translation>Embaixo, uma barra por entrada: quanto a última saída de uma recorrência e da autoatenção depende dela, como fração da maior.</translation>
    </message>
    <message>
        <source>norm of the derivative of the last output by this input, as a part of the largest</source>
        <translation>norma da derivada da última saída em relação a esta entrada, como fração da maior</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>outputs that are ready</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a network and how many outputs it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Outputs ready after step %1: %2.</source>
        <translation>Saídas prontas depois do passo %1: %2.</translation>
    </message>
    <message>
        <source>Back to the &lt;a href="preset:start"&gt;path lengths&lt;/a&gt;.</source>
        <translation>De volta aos &lt;a href="preset:start"&gt;caminhos&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Derivative of the last output by each input, largest = 1</source>
        <translation>Derivada da última saída em relação a cada entrada, maior = 1</translation>
    </message>
    <message>
        <source>Derivative by each input, largest = 1</source>
        <translation>Derivada por entrada, maior = 1</translation>
    </message>
    <message>
        <source>Derivatives, largest = 1</source>
        <translation>Derivadas, maior = 1</translation>
    </message>
    <message>
        <source>Path lengths 𝐷: %1</source>
        <translation>Caminhos 𝐷: %1</translation>
    </message>
    <message>
        <source>The other meaning of path</source>
        <translation>O outro sentido de caminho</translation>
    </message>
    <message>
        <source>The last output depends on input 0 this much, with 100 % for the strongest input: %1 in a recurrence, %2 in self-attention.</source>
        <translation>A última saída depende da entrada 0 nesta medida (100 % para a entrada mais forte): %1 na recorrência, %2 na autoatenção.</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
    <message>
        <source>from token</source>
        <translation>do token</translation>
    </message>
    <message>
        <source>to token</source>
        <translation>ao token</translation>
    </message>
    <message>
        <source>without constants</source>
        <translation>sem constantes</translation>
    </message>
    <message>
        <source>output %1 sees %2 after</source>
        <translation>saída %1 vê %2 após</translation>
    </message>
    <message>
        <source>some output sees both after</source>
        <translation>alguma saída vê ambos após</translation>
    </message>
    <message>
        <source>First inputs count little</source>
        <translation>As primeiras entradas contam pouco</translation>
    </message>
    <message>
        <source>“Without constants” says how the path grows with the number of tokens. “Exactly” counts the path drawn.</source>
        <translation>“Sem constantes” diz como o caminho cresce com o número de tokens. “Exatamente” conta o caminho desenhado.</translation>
    </message>
    <message>
        <source>Choose more tokens: &lt;a href="n=5"&gt;5&lt;/a&gt; or &lt;a href="n=60"&gt;60&lt;/a&gt;.</source>
        <translation>Escolha mais tokens: &lt;a href="n=5"&gt;5&lt;/a&gt; ou &lt;a href="n=60"&gt;60&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:fading"&gt;See how little the first inputs count&lt;/a&gt; in a recurrence.</source>
        <translation>&lt;a href="preset:fading"&gt;Veja quão pouco contam as primeiras entradas&lt;/a&gt; em uma recorrência.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:dependency"&gt;Count instead until the last output depends on the first input&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:dependency"&gt;Conte, em vez disso, até que a última saída dependa da primeira entrada&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:book"&gt;Count as in the book&lt;/a&gt;: until some output depends on both.</source>
        <translation>&lt;a href="preset:book"&gt;Conte como no livro&lt;/a&gt;: até que alguma saída dependa dos dois.</translation>
    </message>
    <message>
        <source>Choose a wider kernel: %1.</source>
        <translation>Escolha um kernel mais largo: %1.</translation>
    </message>
    <message>
        <source>Look at related layers: %1.</source>
        <translation>Veja camadas aparentadas: %1.</translation>
    </message>
    <message>
        <source>How strongly the last output depends on each input; the page “Fading” shows it for every output and every distance.</source>
        <translation>Quanto a última saída depende de cada entrada; a página “Desvanecimento” mostra isso para cada saída e cada distância.</translation>
    </message>
    <message>
        <source>The bars show the derivative of the last output by each input. Each step back in time multiplies it by the weights once more, so it shrinks (Bengio et al. 1994). They are means over 16 random layers of width 8, for 64 tokens at most. The page “Fading” shows every output.</source>
        <translation>As barras mostram a derivada da última saída em relação a cada entrada. Cada passo para trás no tempo a multiplica mais uma vez pelos pesos, e ela encolhe (Bengio et al. 1994). São médias de 16 camadas aleatórias de largura 8, com no máximo 64 tokens. A página “Desvanecimento” mostra cada saída.</translation>
    </message>
    <message>
        <source>Attention joins any two tokens in one step; in a convolution or a recurrence the path grows with their distance.</source>
        <translation>A atenção liga quaisquer dois tokens em um passo; em uma convolução ou recorrência, o caminho cresce com a distância entre eles.</translation>
    </message>
    <message>
        <source>Recurrence in both directions</source>
        <translation>Recorrência nos dois sentidos</translation>
    </message>
    <message>
        <source>steps until some output sees both tokens</source>
        <translation>passos até alguma saída ver os dois tokens</translation>
    </message>
    <message>
        <source>steps until the output depends on the input</source>
        <translation>passos até a saída depender da entrada</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of convolution</source>
        <translation>
            <numerusform>%n convolução</numerusform>
            <numerusform>%n convoluções</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of dilated convolution</source>
        <translation>
            <numerusform>%n convolução dilatada</numerusform>
            <numerusform>%n convoluções dilatadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of recurrence</source>
        <translation>
            <numerusform>%n passo de recorrência</numerusform>
            <numerusform>%n passos de recorrência</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of recurrence in both directions</source>
        <translation>
            <numerusform>%n passo de recorrência nos dois sentidos</numerusform>
            <numerusform>%n passos de recorrência nos dois sentidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of self-attention</source>
        <translation>
            <numerusform>%n camada de autoatenção</numerusform>
            <numerusform>%n camadas de autoatenção</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of restricted self-attention</source>
        <translation>
            <numerusform>%n camada de autoatenção restrita</numerusform>
            <numerusform>%n camadas de autoatenção restrita</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 drawn)</source>
        <translation>%1 (%2 no desenho)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list and its last</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>One output sees both %1 and %2 after %3.</source>
        <translation>Uma saída vê %1 e %2 após %3.</translation>
    </message>
    <message>
        <source>Output %2 depends on input %1 after %3.</source>
        <translation>A saída %2 depende da entrada %1 após %3.</translation>
    </message>
    <message>
        <source>There is no path through %1.</source>
        <translation>Com %1, não há caminho.</translation>
    </message>
    <message>
        <source>In the formulas above the pictures &lt;i&gt;x&lt;/i&gt; is an input of a layer, &lt;i&gt;y&lt;/i&gt; an output, one row above, and &lt;i&gt;h&lt;/i&gt; a state; &lt;i&gt;f&lt;/i&gt; is what the layer computes from what stands in the brackets.</source>
        <translation>Nas fórmulas acima das figuras, &lt;i&gt;x&lt;/i&gt; é uma entrada de uma camada, &lt;i&gt;y&lt;/i&gt; uma saída, uma linha acima, e &lt;i&gt;h&lt;/i&gt; um estado; &lt;i&gt;f&lt;/i&gt; é o que a camada calcula a partir do que está entre parênteses.</translation>
    </message>
    <message>
        <source>The first &lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; in attention’s formula makes the query.</source>
        <translation>O primeiro &lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; na fórmula da atenção forma a consulta.</translation>
    </message>
    <message>
        <source>Inputs are &lt;i&gt;g&lt;/i&gt; places apart: neighbours in layer 1, %1 times as far apart in each further one.</source>
        <translation>As entradas ficam a &lt;i&gt;g&lt;/i&gt; lugares umas das outras: vizinhas na camada 1; em cada camada seguinte, a distância é %1 vezes a anterior.</translation>
    </message>
    <message>
        <source>&lt;a href="play:path-step"&gt;Play it&lt;/a&gt;: each circle fills when it is computed.</source>
        <translation>&lt;a href="play:path-step"&gt;Reproduza&lt;/a&gt;: cada círculo se preenche quando é calculado.</translation>
    </message>
    <message>
        <source>a &lt;a href="preset:bidirectional"&gt;recurrence in both directions&lt;/a&gt;</source>
        <translation>uma &lt;a href="preset:bidirectional"&gt;recorrência nos dois sentidos&lt;/a&gt;</translation>
    </message>
    <message>
        <source>In the formula, that of %1, &lt;i&gt;D&lt;/i&gt; is the path length between tokens &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;j&lt;/i&gt;: after how many layers or steps one output sees both. ⌈ ⌉ rounds up. The numbers in the circles count these layers or steps.</source>
        <translation>Na fórmula (%1), &lt;i&gt;D&lt;/i&gt; é o comprimento do caminho entre os tokens &lt;i&gt;i&lt;/i&gt; e &lt;i&gt;j&lt;/i&gt;: após quantas camadas ou passos uma saída vê os dois. ⌈ ⌉ arredonda para cima. Os números nos círculos contam essas camadas ou passos.</translation>
    </message>
    <message>
        <source>In the formula, that of %1, &lt;i&gt;D&lt;/i&gt; is the path length from input &lt;i&gt;i&lt;/i&gt; to output &lt;i&gt;j&lt;/i&gt;: after how many layers or steps the output depends on the input. ⌈ ⌉ rounds up. The numbers in the circles count these layers or steps.</source>
        <translation>Na fórmula (%1), &lt;i&gt;D&lt;/i&gt; é o comprimento do caminho da entrada &lt;i&gt;i&lt;/i&gt; à saída &lt;i&gt;j&lt;/i&gt;: após quantas camadas ou passos a saída depende da entrada. ⌈ ⌉ arredonda para cima. Os números nos círculos contam essas camadas ou passos.</translation>
    </message>
    <message>
        <source>how long the paths are</source>
        <translation>o comprimento dos caminhos</translation>
    </message>
    <message>
        <source>In a dilated convolution some outputs depend on an input at no depth, so that their path length is not defined: set “path until” to “an output sees both”, or choose another layer.</source>
        <translation>Em uma convolução dilatada, há saídas que não dependem de certas entradas em profundidade alguma, de modo que o comprimento do caminho não é definido: ponha “caminho até” em “saída ver ambos” ou escolha outra camada.</translation>
    </message>
    <message>
        <source>Below, the path lengths between all pairs of tokens for %1, from that of the row to that of the column, red from 0; what is hatched has no path.</source>
        <translation>Abaixo: os comprimentos dos caminhos entre todos os pares de tokens para %1, do token da linha ao da coluna, em vermelho a partir de 0; o que está hachurado não tem caminho.</translation>
    </message>
</context>
<context>
    <name>PositionHeads</name>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>line width: weight</source>
        <translation>largura da linha: peso</translation>
    </message>
    <message>
        <source>the similarity of positions, moved by δ</source>
        <translation>a similaridade das posições, deslocada em δ</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>How query %1 is made</source>
        <translation>Como se forma a consulta %1</translation>
    </message>
    <message>
        <source>its hand points where that of key 0 points, on every clock</source>
        <translation>em cada relógio, seu ponteiro aponta para onde aponta o da chave 0</translation>
    </message>
    <message>
        <source>the sum of its hands, one for each shift</source>
        <translation>a soma de seus ponteiros, um para cada deslocamento</translation>
    </message>
    <message>
        <source>Position heads</source>
        <translation>Cabeças de posição</translation>
    </message>
    <message>
        <source>A head that looks δ places away</source>
        <translation>Uma cabeça que olha a δ lugares de distância</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 token em %2 dimensões: %3.</numerusform>
            <numerusform>%1 tokens em %2 dimensões: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sharpness %1.</source>
        <translation>Nitidez %1.</translation>
    </message>
    <message>
        <source>Three places ahead</source>
        <translation>Três lugares à frente</translation>
    </message>
    <message>
        <source>The token before</source>
        <translation>O token anterior</translation>
    </message>
    <message>
        <source>Two shifts in one head</source>
        <translation>Dois deslocamentos</translation>
    </message>
    <message>
        <source>Two shifts that are too close</source>
        <translation>Dois deslocamentos muito próximos</translation>
    </message>
    <message>
        <source>The same word</source>
        <translation>A mesma palavra</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>O primeiro token</translation>
    </message>
    <message>
        <source>A window</source>
        <translation>Uma janela</translation>
    </message>
    <message>
        <source>Only keys up to two places away can be seen, and among them words decide a little.</source>
        <translation>Só são visíveis as chaves a até dois lugares de distância e, entre elas, as palavras decidem um pouco.</translation>
    </message>
    <message>
        <source>Place and word together</source>
        <translation>Lugar e palavra juntos</translation>
    </message>
    <message>
        <source>The listed shifts stand in its place.</source>
        <translation>Os deslocamentos da lista valem no lugar deste.</translation>
    </message>
    <message>
        <source>Only the head that looks δ places away has one.</source>
        <translation>Só tem deslocamento a cabeça que procura um lugar a δ de distância.</translation>
    </message>
    <message>
        <source>This head looks at words alone.</source>
        <translation>Esta cabeça só olha para palavras.</translation>
    </message>
    <message>
        <source>This head asks for no place.</source>
        <translation>Esta cabeça não procura nenhum lugar.</translation>
    </message>
    <message>
        <source>Only the head with a window around has one.</source>
        <translation>Só tem raio a cabeça com uma janela em volta.</translation>
    </message>
    <message>
        <source>Words play no part while the content is 0.</source>
        <translation>As palavras não contam enquanto o conteúdo é 0.</translation>
    </message>
    <message>
        <source>All scores in the window are 0.</source>
        <translation>Todas as pontuações na janela são 0.</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>consulta %1: %2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>chave %1: %2</translation>
    </message>
    <message>
        <source>a weight of a query whose key does not exist: it goes to others</source>
        <translation>um peso de uma consulta cuja chave não existe: ele vai para outras</translation>
    </message>
    <message>
        <source>the weight of another key</source>
        <translation>o peso de outra chave</translation>
    </message>
    <message>
        <source>The head looks for the same word.</source>
        <translation>A cabeça procura a mesma palavra.</translation>
    </message>
    <message>
        <source>The head looks for the first token.</source>
        <translation>A cabeça procura o primeiro token.</translation>
    </message>
    <message>
        <source>The head sees a window of %1 places to either side.</source>
        <translation>A cabeça vê uma janela de %1 lugares para cada lado.</translation>
    </message>
    <message>
        <source>The head looks for the places at shift %1.</source>
        <translation>A cabeça procura os lugares no deslocamento %1.</translation>
    </message>
    <message>
        <source>A part of %1 of the score compares words.</source>
        <translation>Uma parte de %1 da pontuação compara palavras.</translation>
    </message>
    <message>
        <source>Inside, words decide.</source>
        <translation>Na janela, as palavras decidem.</translation>
    </message>
    <message>
        <source>Inside, all scores are 0, and the weights are equal: a moving average.</source>
        <translation>Dentro da janela, todas as pontuações são 0, e os pesos são iguais: uma média móvel.</translation>
    </message>
    <message>
        <source>Query and key are the word itself, so a word matches itself best, wherever it stands; two of the same share the weight. A head like this knows nothing of places.</source>
        <translation>Consulta e chave são a própria palavra; por isso, é consigo mesma que uma palavra mais combina, onde quer que esteja; duas iguais dividem o peso. Uma cabeça assim nada sabe de lugares.</translation>
    </message>
    <message>
        <source>Words have a part of %1 in the score, places have %2.</source>
        <translation>Na pontuação, as palavras têm uma parte de %1, e os lugares, de %2.</translation>
    </message>
    <message>
        <source>&lt;a href="content-mix=0.5"&gt;Let words decide&lt;/a&gt; inside the window.</source>
        <translation>&lt;a href="content-mix=0.5"&gt;Deixe as palavras decidirem&lt;/a&gt; dentro da janela.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:too-close"&gt;Bring the two shifts close together&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:too-close"&gt;Aproxime os dois deslocamentos&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Back to &lt;a href="position-head=rotation"&gt;a place δ away&lt;/a&gt;.</source>
        <translation>Volte a &lt;a href="position-head=rotation"&gt;um lugar a δ de distância&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>%1 of %2 clocks</source>
        <translation>%1 de %2 relógios</translation>
    </message>
    <message>
        <source>A head that looks for the same word</source>
        <translation>Uma cabeça que procura a mesma palavra</translation>
    </message>
    <message>
        <source>A head that looks at the first token</source>
        <translation>Uma cabeça que olha para o primeiro token</translation>
    </message>
    <message>
        <source>A head that sees a window</source>
        <translation>Uma cabeça que vê uma janela</translation>
    </message>
    <message>
        <source>Right: lines from each token to the tokens that it attends to, as wide as the weight; below them the weights of one query and, where there is room, its scores.</source>
        <translation>À direita: linhas de cada token aos tokens a que ele dá atenção, tão largas quanto o peso; abaixo delas, os pesos de uma consulta e, onde há espaço, suas pontuações.</translation>
    </message>
    <message>
        <source>Where there is room, clocks show how that query is made of its position.</source>
        <translation>Onde há espaço, relógios mostram como essa consulta se forma a partir de sua posição.</translation>
    </message>
    <message>
        <source>Such a head finds what was said before, however far back. It cannot tell one of two equal words from the other: that needs a position.</source>
        <translation>Uma cabeça assim encontra o que já foi dito, por mais atrás que esteja. Ela não consegue distinguir duas palavras iguais uma da outra: para isso é preciso uma posição.</translation>
    </message>
    <message>
        <source>Heads that look at the token before, at the next one or at the first one are found in trained models (Clark et al. 2019, Voita et al. 2019).</source>
        <translation>Em modelos treinados encontram-se cabeças que olham para o token anterior, para o seguinte ou para o primeiro (Clark et al. 2019, Voita et al. 2019).</translation>
    </message>
    <message>
        <source>Each query asks twice: its position, turned by δ = %1, for the key %1 places away, and its word for the same word.</source>
        <translation>Cada consulta pergunta duas vezes: sua posição, girada em δ = %1, procura a chave a %1 lugares de distância, e sua palavra procura a mesma palavra.</translation>
    </message>
    <message>
        <source>For %1 of them it is the largest of the row.</source>
        <translation>Para %1 delas, ele é o maior da linha.</translation>
    </message>
    <message>
        <source>Masked keys have a weight of exactly 0: each query sees only the others, up to %1 keys.</source>
        <translation>Chaves mascaradas têm peso exatamente 0: cada consulta só vê as outras, até %1 chaves.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>how the query is made</source>
        <translation>como a consulta é feita</translation>
    </message>
    <message>
        <source>the scores of the query</source>
        <translation>as pontuações da consulta</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>the key that is looked for</source>
        <translation>a chave procurada</translation>
    </message>
    <message>
        <source>looked for</source>
        <translation>procurada</translation>
    </message>
    <message>
        <source>that key lies beyond the sentence</source>
        <translation>essa chave fica fora da frase</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>sem essa chave</translation>
    </message>
    <message>
        <source>Its weights</source>
        <translation>Seus pesos</translation>
    </message>
    <message>
        <source>moved by δ</source>
        <translation>deslocada em δ</translation>
    </message>
    <message>
        <source>%1 of %2 queries are hatched: the key that they look for lies outside the sentence.</source>
        <translation>%1 de %2 consultas estão hachuradas: a chave que procuram fica fora da frase.</translation>
    </message>
    <message>
        <source>the weights of the query</source>
        <translation>os pesos da consulta</translation>
    </message>
    <message>
        <source>Where query and key are the word itself, equal words attend to each other, wherever they stand.</source>
        <translation>Quando consulta e chave são a própria palavra, palavras iguais dão atenção umas às outras, onde quer que estejam.</translation>
    </message>
    <message>
        <source>If every query is the first position, every token attends to the first token.</source>
        <translation>Se toda consulta é a primeira posição, todo token dá atenção ao primeiro.</translation>
    </message>
    <message>
        <source>A mask leaves each query only the keys nearby; all others get a weight of 0.</source>
        <translation>Uma máscara deixa a cada consulta só as chaves próximas; todas as outras recebem peso 0.</translation>
    </message>
    <message>
        <source>Three words ahead</source>
        <translation>Três palavras adiante</translation>
    </message>
    <message>
        <source>“what” looks three places ahead: “and” gets nearly all of its weight.</source>
        <translation>“what” olha três lugares adiante: “and” recebe quase todo o seu peso.</translation>
    </message>
    <message>
        <source>δ = −1: heads like this are found in many trained models. The first token has no token before it.</source>
        <translation>δ = −1: cabeças assim são encontradas em muitos modelos treinados. O primeiro token não tem nenhum antes dele.</translation>
    </message>
    <message>
        <source>Nine tenths of the score look two places ahead, one tenth looks for the same word: “cat” gives weight to that place, to itself and to the other “cat”.</source>
        <translation>Nove décimos da pontuação olham dois lugares adiante, e um décimo procura a mesma palavra: “cat” dá peso a esse lugar, a si mesma e à outra “cat”.</translation>
    </message>
    <message>
        <source>With a window of ρ places to either side, n tokens need about n · (2ρ + 1) weights, not n². What is further away is reached through several layers (Longformer, Beltagy et al. 2020).</source>
        <translation>Com uma janela de ρ lugares para cada lado, n tokens precisam de cerca de n · (2ρ + 1) pesos, e não de n². O que está mais longe é alcançado por meio de várias camadas (Longformer, Beltagy et al. 2020).</translation>
    </message>
    <message>
        <source>20 tokens, scores 100 times as large as usual: the key three places ahead gets a weight of 0.99999.</source>
        <translation>20 tokens, pontuações 100 vezes maiores que o usual: a chave três lugares adiante recebe peso 0,99999.</translation>
    </message>
    <message>
        <source>Scores as usual</source>
        <translation>Pontuações usuais</translation>
    </message>
    <message>
        <source>The same head at sharpness 1: its scores are divided by √d alone, and that key gets 0.09, hardly more than its neighbours.</source>
        <translation>A mesma cabeça com nitidez 1: as pontuações são divididas só por √d, e essa chave recebe 0,09, pouco mais que suas vizinhas.</translation>
    </message>
    <message>
        <source>The query is the sum of two, turned by −3 and by 3: each of both keys gets half of the weight.</source>
        <translation>A consulta é a soma de duas, giradas em −3 e em 3: cada uma das duas chaves recebe metade do peso.</translation>
    </message>
    <message>
        <source>−1 and 1: both curves of scores are round at the top, so their sum peaks between them, at the token itself.</source>
        <translation>−1 e 1: as duas curvas de pontuações são arredondadas no topo; por isso, o pico da soma fica entre elas, no próprio token.</translation>
    </message>
    <message>
        <source>Queries and keys are the words themselves: a word that stands twice shares its weight between both.</source>
        <translation>Consultas e chaves são as próprias palavras: uma palavra que aparece duas vezes divide seu peso entre as duas.</translation>
    </message>
    <message>
        <source>Every query is p₀, the encoding of position 0: all attend to it, wherever they stand.</source>
        <translation>Toda consulta é p₀, a codificação da posição 0: todas dão atenção a ela, onde quer que estejam.</translation>
    </message>
    <message>
        <source>Every query is &lt;i&gt;p&lt;/i&gt;₀, the encoding of position 0: all rows are the same, and all attend to the first token.</source>
        <translation>Toda consulta é &lt;i&gt;p&lt;/i&gt;₀, a codificação da posição 0: todas as linhas são iguais e todas dão atenção ao primeiro token.</translation>
    </message>
    <message>
        <source>Trained heads often put their weight there when nothing matches.</source>
        <translation>Cabeças treinadas costumam pôr ali seu peso quando nada combina.</translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation>deslocamento %1</translation>
    </message>
    <message>
        <source>Where the weight goes</source>
        <translation>Para onde vai o peso</translation>
    </message>
    <message>
        <source>grey: other keys; ring: itself</source>
        <translation>cinza: outras; anel: si mesma</translation>
    </message>
    <message>
        <source>A shift turns every encoding by the same matrix, and a head can learn that matrix: so attention can make use of positional encoding.</source>
        <translation>Um deslocamento gira toda codificação pela mesma matriz, e uma cabeça pode aprender essa matriz: assim a atenção pode usar a codificação posicional.</translation>
    </message>
    <message>
        <source>Each query is a sum: its position’s encoding, turned by %1. So its scores are sums, too. Shifts far apart share the weight. Close ones make one peak between them.</source>
        <translation>Cada consulta é uma soma: a codificação de sua posição, girada em %1. Por isso as pontuações também são somas. Deslocamentos distantes dividem o peso. Os próximos formam um só pico entre eles.</translation>
    </message>
    <message>
        <source>The %3 queries whose key exists give it %1 of their weight on average, at &lt;i&gt;β&lt;/i&gt; = %2.</source>
        <translation>As %3 consultas cuja chave existe dão a ela em média %1 do peso, com &lt;i&gt;β&lt;/i&gt; = %2.</translation>
    </message>
    <message>
        <source>The %3 queries whose keys exist give them together %1 of their weight on average, at &lt;i&gt;β&lt;/i&gt; = %2.</source>
        <translation>As %3 consultas cujas chaves existem dão a elas, juntas, em média %1 do peso, com &lt;i&gt;β&lt;/i&gt; = %2.</translation>
    </message>
    <message>
        <source>&lt;a href="content-mix=0"&gt;Set the content to 0&lt;/a&gt;: only places count.</source>
        <translation>&lt;a href="content-mix=0"&gt;Ajuste o conteúdo para 0&lt;/a&gt;: só os lugares contam.</translation>
    </message>
    <message>
        <source>Look at other heads: one for &lt;a href="preset:same-word"&gt;the same word&lt;/a&gt;, one for &lt;a href="preset:first-token"&gt;the first token&lt;/a&gt;, one for &lt;a href="preset:window"&gt;a window&lt;/a&gt;.</source>
        <translation>Veja outras cabeças: uma para &lt;a href="preset:same-word"&gt;a mesma palavra&lt;/a&gt;, uma para &lt;a href="preset:first-token"&gt;o primeiro token&lt;/a&gt;, uma para &lt;a href="preset:window"&gt;uma janela&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="sharpness=100"&gt;Set β to 100&lt;/a&gt;: each row shrinks to one cell.</source>
        <translation>&lt;a href="sharpness=100"&gt;Ajuste β para 100&lt;/a&gt;: cada linha se reduz a uma célula.</translation>
    </message>
    <message>
        <source>Key %1 would fit query &lt;i&gt;i&lt;/i&gt; best.</source>
        <translation>A chave %1 seria a que melhor combina com a consulta &lt;i&gt;i&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Each query is its position’s encoding, turned by δ = %1. Words do not count here.</source>
        <translation>Cada consulta é a codificação de sua posição, girada em δ = %1. As palavras não contam aqui.</translation>
    </message>
    <message>
        <source>Weighted dot products of query %1</source>
        <translation>Produtos ponderados da consulta %1</translation>
    </message>
    <message>
        <source>Dot products of query %1</source>
        <translation>Produtos escalares da consulta %1</translation>
    </message>
    <message>
        <source>turn ○ position %1 by δ = %2 and it lies on ● key %3; small rings: the other keys</source>
        <translation>gire ○ posição %1 em δ = %2 e ela cai em ● chave %3; anéis pequenos: as outras chaves</translation>
    </message>
    <message>
        <source>turn ○ position %1 by δ = %2 and it lies on %3, where no key is; small rings: the keys</source>
        <translation>gire ○ posição %1 em δ = %2 e ela cai em %3, onde não há chave; anéis pequenos: as chaves</translation>
    </message>
    <message>
        <source>○ turned by δ = %1 lies on ● key %2</source>
        <translation>○ girada em δ = %1 cai em ● chave %2</translation>
    </message>
    <message>
        <source>turned by δ = %1: no key there</source>
        <translation>girada em δ = %1: ali não há chave</translation>
    </message>
    <message>
        <source>Move a position by δ and use it as a query: it matches best the key δ places further on.</source>
        <translation>Desloque uma posição por δ e use-a como consulta: ela combina melhor com a chave δ lugares adiante.</translation>
    </message>
    <message>
        <source>Key %1 fits query &lt;i&gt;i&lt;/i&gt; best: its mean weight is %2. The scores stay as they are (&lt;i&gt;β&lt;/i&gt; = 1).</source>
        <translation>A chave %1 é a que melhor combina com a consulta &lt;i&gt;i&lt;/i&gt;: seu peso médio é %2. As pontuações ficam como são (&lt;i&gt;β&lt;/i&gt; = 1).</translation>
    </message>
    <message>
        <source>With sharpness &lt;i&gt;β&lt;/i&gt; = %3, query &lt;i&gt;i&lt;/i&gt; gives key %1 a mean weight of %2; with &lt;i&gt;β&lt;/i&gt; = 1, %4.</source>
        <translation>Com nitidez &lt;i&gt;β&lt;/i&gt; = %3, a consulta &lt;i&gt;i&lt;/i&gt; dá à chave %1 peso médio %2; com &lt;i&gt;β&lt;/i&gt; = 1, %4.</translation>
    </message>
    <message>
        <source>Where the sentence has no such key, the weight goes to the nearest keys: the last such query, %3, gives %1 to key %2, %4.</source>
        <translation>Onde a frase não tem essa chave, o peso vai para as chaves mais próximas: a última dessas consultas, %3, dá %1 à chave %2, %4.</translation>
    </message>
    <message>
        <source>Where the sentence has no such key, the weight goes to other keys: the last such query, %3, gives %1 to key %2, %4.</source>
        <translation>Onde a frase não tem essa chave, o peso vai para outras chaves: a última dessas consultas, %3, dá %1 à chave %2, %4.</translation>
    </message>
    <message>
        <source>&lt;i&gt;p&lt;/i&gt; is the encoding of a position. &lt;i&gt;M&lt;/i&gt;(&lt;i&gt;δ&lt;/i&gt;) is the turn by δ steps, as on the page Relative shift. &lt;i&gt;q&lt;/i&gt; is the query. Its dot product with a key, divided by √d, is the score; &lt;i&gt;β&lt;/i&gt; times the score is &lt;i&gt;z&lt;/i&gt;. &lt;i&gt;A&lt;/i&gt; is the weight, and &lt;i&gt;N&lt;/i&gt; the sum of the numerators of a row, so that its weights add up to 1.</source>
        <translation>&lt;i&gt;p&lt;/i&gt; é a codificação de uma posição. &lt;i&gt;M&lt;/i&gt;(&lt;i&gt;δ&lt;/i&gt;) é o giro de δ passos, como na página Deslocamento relativo. &lt;i&gt;q&lt;/i&gt; é a consulta. Seu produto escalar com uma chave, dividido por √d, é a pontuação; &lt;i&gt;β&lt;/i&gt; vezes a pontuação é &lt;i&gt;z&lt;/i&gt;. &lt;i&gt;A&lt;/i&gt; é o peso, e &lt;i&gt;N&lt;/i&gt; a soma dos numeradores de uma linha, para que seus pesos somem 1.</translation>
    </message>
    <message>
        <source>The sharpness &lt;i&gt;β&lt;/i&gt; multiplies the scores, already divided by √d, before the softmax: it is 1 ÷ temperature. A trained head reaches the same with larger numbers in its matrices; &lt;i&gt;β&lt;/i&gt; stands for that.</source>
        <translation>A nitidez &lt;i&gt;β&lt;/i&gt; multiplica as pontuações, já divididas por √d, antes da softmax: ela é 1 ÷ temperatura. Uma cabeça treinada consegue o mesmo com números maiores em suas matrizes; &lt;i&gt;β&lt;/i&gt; faz as vezes deles.</translation>
    </message>
    <message>
        <source>&lt;a href="play:content-mix"&gt;Let the words count, too&lt;/a&gt;: their part of the scores grows from 0.</source>
        <translation>&lt;a href="play:content-mix"&gt;Deixe as palavras contarem também&lt;/a&gt;: a parte delas nas pontuações cresce a partir de 0.</translation>
    </message>
    <message>
        <source>&lt;a href="play:offset"&gt;Let δ run&lt;/a&gt;: the diagonal moves. Or drag the peak of the curve. &lt;a href="preset:two-shifts"&gt;Let one head look at two places&lt;/a&gt;.</source>
        <translation>&lt;a href="play:offset"&gt;Deixe δ variar&lt;/a&gt;: a diagonal se move. Ou arraste o pico da curva. &lt;a href="preset:two-shifts"&gt;Deixe uma só cabeça olhar para dois lugares&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="sharpness=1"&gt;Set β to 1&lt;/a&gt;: the scores stay as they are, and the weight spreads.</source>
        <translation>&lt;a href="sharpness=1"&gt;Ajuste β para 1&lt;/a&gt;: as pontuações ficam como são, e o peso se espalha.</translation>
    </message>
    <message>
        <source>the weight of a key that the head looks for</source>
        <translation>o peso de uma chave que a cabeça procura</translation>
    </message>
    <message>
        <source>grey: to other keys; ring: to itself</source>
        <translation>cinza: a outras chaves; anel: a si mesma</translation>
    </message>
    <message>
        <source>similarity, moved by δ</source>
        <translation>similaridade, deslocada em δ</translation>
    </message>
    <message>
        <source>The mean is taken over the %1 queries whose key exists.</source>
        <translation>A média é tomada sobre as %1 consultas cuja chave existe.</translation>
    </message>
    <message>
        <source>z is the dot product times β/√d; subtracting m, the largest z, from every z leaves the weights as they are; exp x is e to the power x</source>
        <translation>z é o produto escalar vezes β/√d; subtrair m, o maior z, de todos os z não muda os pesos; exp x é e elevado a x</translation>
    </message>
    <message>
        <source>Left: the attention weights of every query (rows) over every key (columns), green from 0 to 1; outlined in cyan what the head is made to find.</source>
        <translation>À esquerda: os pesos de atenção de cada consulta (linhas) sobre cada chave (colunas), em verde de 0 a 1; contornado em ciano, o que a cabeça foi feita para encontrar.</translation>
    </message>
</context>
<context>
    <name>PresentationPager</name>
    <message>
        <source>%1 of %2</source>
        <comment>which page</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>stage %1 of %2</source>
        <translation>etapa %1 de %2</translation>
    </message>
    <message>
        <source>%1, picture %2 of %3</source>
        <comment>which page, which of its pictures</comment>
        <translation>%1, figura %2 de %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>which page, which preset</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message>
        <source>Exercises</source>
        <translation>Exercícios</translation>
    </message>
    <message>
        <source>no. %1</source>
        <comment>of a quiz</comment>
        <translation>n.º %1</translation>
    </message>
</context>
<context>
    <name>ReadyCaption</name>
    <message>
        <source>A part of it is shown.</source>
        <translation>Só uma parte é mostrada.</translation>
    </message>
    <message>
        <source>Made with Attention Lab %1.</source>
        <translation>Figura feita com o Attention Lab %1.</translation>
    </message>
</context>
<context>
    <name>RelativeShift</name>
    <message>
        <source>pair %1</source>
        <translation>par %1</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>the turn between them</source>
        <translation>o giro entre elas</translation>
    </message>
    <message>
        <source>pairs %1 to %2</source>
        <translation>pares %1 a %2</translation>
    </message>
    <message>
        <source>pairs %1 to %2 of %3</source>
        <translation>pares %1 a %2 de %3</translation>
    </message>
    <message>
        <source>in numbers</source>
        <translation>em números</translation>
    </message>
    <message>
        <source>Relative shift</source>
        <translation>Deslocamento relativo</translation>
    </message>
    <message>
        <source>A shift is a turn</source>
        <translation>Um deslocamento é um giro</translation>
    </message>
    <message>
        <source>Sinusoidal positional encoding with %1 dimensions, base %2, as %3 clocks, one for each pair of columns. On each, a hand for position %4, a hand for position %5, and the turn between them, from %6 (pair 0) to %7 (pair %8).</source>
        <translation>Codificação posicional senoidal com %1 dimensões, base %2, como %3 relógios, um para cada par de colunas. Em cada um, um ponteiro para a posição %4, um ponteiro para a posição %5 e o giro entre eles, de %6 (par 0) a %7 (par %8).</translation>
    </message>
    <message>
        <source>Ten from one and nine</source>
        <translation>Dez a partir de um e nove</translation>
    </message>
    <message>
        <source>Ten from two and eight</source>
        <translation>Dez a partir de dois e oito</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>Para trás</translation>
    </message>
    <message>
        <source>A negative shift turns the other way, here to position −3, before the first one.</source>
        <translation>Um deslocamento negativo gira no outro sentido, aqui até a posição −3, antes da primeira.</translation>
    </message>
    <message>
        <source>Too far and back</source>
        <translation>Longe demais e de volta</translation>
    </message>
    <message>
        <source>12 forwards and 9 back is 3 forwards: turns add up, whatever their signs.</source>
        <translation>12 para a frente e 9 para trás são 3 para a frente: os giros se somam, sejam quais forem seus sinais.</translation>
    </message>
    <message>
        <source>Beyond the table</source>
        <translation>Além da tabela</translation>
    </message>
    <message>
        <source>Many turns</source>
        <translation>Muitas voltas</translation>
    </message>
    <message>
        <source>A shift by 500 turns the first clock 79 times, the last one by 5 degrees.</source>
        <translation>Com um deslocamento de 500, o primeiro relógio dá 79 voltas; o último gira 5 graus.</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Um passo</translation>
    </message>
    <message>
        <source>Sine to the right</source>
        <translation>Seno à direita</translation>
    </message>
    <message>
        <source>With the sine to the right the same turns run clockwise.</source>
        <translation>Com o seno à direita, os mesmos giros seguem no sentido horário.</translation>
    </message>
    <message>
        <source>256 clocks</source>
        <translation>256 relógios</translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation>deslocamento %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>outside the blocks: pairs do not mix</source>
        <translation>fora dos blocos: os pares não se misturam</translation>
    </message>
    <message>
        <source>cosine of the turn of pair %1</source>
        <translation>cosseno do giro do par %1</translation>
    </message>
    <message>
        <source>sine of the turn of pair %1</source>
        <translation>seno do giro do par %1</translation>
    </message>
    <message>
        <source>minus the sine of the turn of pair %1</source>
        <translation>menos o seno do giro do par %1</translation>
    </message>
    <message>
        <source>sine of pair %1 at position %2, column %3</source>
        <translation>seno do par %1 na posição %2, coluna %3</translation>
    </message>
    <message>
        <source>cosine of pair %1 at position %2, column %3</source>
        <translation>cosseno do par %1 na posição %2, coluna %3</translation>
    </message>
    <message>
        <source>Position %1 is in no table, but the formula has it.</source>
        <translation>A posição %1 não está em tabela alguma, mas a fórmula a fornece.</translation>
    </message>
    <message>
        <source>&lt;a href="clock-axes=cos-sin"&gt;Exchange the axes&lt;/a&gt; and the clocks turn the other way.</source>
        <translation>&lt;a href="clock-axes=cos-sin"&gt;Troque os eixos&lt;/a&gt;, e os relógios giram no outro sentido.</translation>
    </message>
    <message>
        <source>&lt;a href="clock-axes=sin-cos"&gt;Exchange the axes&lt;/a&gt; and the clocks turn clockwise.</source>
        <translation>&lt;a href="clock-axes=sin-cos"&gt;Troque os eixos&lt;/a&gt;, e os relógios giram no sentido horário.</translation>
    </message>
    <message>
        <source>the largest difference</source>
        <translation>a maior diferença</translation>
    </message>
    <message>
        <source>the addition formulas</source>
        <translation>as fórmulas de adição</translation>
    </message>
    <message>
        <source>the same turn from %1 to %2</source>
        <translation>o mesmo giro de %1 a %2</translation>
    </message>
    <message>
        <source>sin right, cos up</source>
        <translation>sen à direita, cos para cima</translation>
    </message>
    <message>
        <source>cos right, sin up</source>
        <translation>cos à direita, sen para cima</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>From 7 to 12 and from 0 to 5: every clock makes the same turn twice.</source>
        <translation>De 7 a 12 e de 0 a 5: cada relógio faz duas vezes o mesmo giro.</translation>
    </message>
    <message>
        <source>Dashed, the same turns from position %1.</source>
        <translation>Tracejados, os mesmos giros a partir da posição %1.</translation>
    </message>
    <message>
        <source>the turn as a product</source>
        <translation>o giro como produto</translation>
    </message>
    <message>
        <source>the whole matrix</source>
        <translation>a matriz inteira</translation>
    </message>
    <message>
        <source>the way in one shift and in two</source>
        <translation>o caminho em um e em dois deslocamentos</translation>
    </message>
    <message>
        <source>The same position 10, reached another way.</source>
        <translation>A mesma posição 10, por outro caminho.</translation>
    </message>
    <message>
        <source>its turn as a matrix; ω is the angle of one step, and the shift has %1 steps</source>
        <translation>o seu giro como matriz; ω é o ângulo de um passo, e o deslocamento tem %1 passos</translation>
    </message>
    <message>
        <source>its turn as a matrix; ω: the angle of one step</source>
        <translation>o seu giro como matriz; ω: o ângulo de um passo</translation>
    </message>
    <message>
        <source>its turn as a matrix</source>
        <translation>o seu giro como matriz</translation>
    </message>
    <message>
        <source>in one shift</source>
        <translation>em um só deslocamento</translation>
    </message>
    <message>
        <source>Without a shift both hands show position %1 and nothing turns.</source>
        <translation>Sem deslocamento, os dois ponteiros mostram a posição %1 e nada gira.</translation>
    </message>
    <message>
        <source>From %1 to %2 &lt;a href="term:pair"&gt;pair&lt;/a&gt; %3 turns by %4, and by as much from any other start.</source>
        <translation>De %1 a %2, o &lt;a href="term:pair"&gt;par&lt;/a&gt; %3 gira %4, e o mesmo a partir de qualquer outra posição.</translation>
    </message>
    <message>
        <source>&lt;a href="term:pair"&gt;Pair&lt;/a&gt; %1 turns by %2 from %3 to %4, and by as much from %5 to %6 (dashed).</source>
        <translation>O &lt;a href="term:pair"&gt;par&lt;/a&gt; %1 gira %2 de %3 a %4, e o mesmo de %5 a %6 (tracejado).</translation>
    </message>
    <message>
        <source>Later pairs are slower: pair 0 turns by %1, pair %2 by %3.</source>
        <translation>Os pares seguintes são mais lentos: o par 0 gira %1; o par %2, %3.</translation>
    </message>
    <message>
        <source>Position 10 is position 1, turned as far as a shift by 9 does.</source>
        <translation>A posição 10 é a posição 1 com o giro de um deslocamento de 9.</translation>
    </message>
    <message>
        <source>From 990 to 1010: a table made for 1000 positions ends before, the turn does not.</source>
        <translation>De 990 a 1010: uma tabela feita para 1000 posições termina antes; o giro, não.</translation>
    </message>
    <message>
        <source>A shift by 1: the first clock turns by 57°, which is 1 radian, each later one by less.</source>
        <translation>Um deslocamento de 1: o primeiro relógio gira 57°, que é 1 radiano; cada um dos seguintes, menos.</translation>
    </message>
    <message>
        <source>As wide as the first Transformer: 512 columns, 256 pairs.</source>
        <translation>Tão larga quanto a do primeiro Transformer: 512 colunas, 256 pares.</translation>
    </message>
    <message>
        <source>how far the turned pair is from the pair of the target position: only rounding</source>
        <translation>quanto o par girado dista do par da posição de destino: só arredondamento</translation>
    </message>
    <message>
        <source>the turn of pair %1 in radians; that is %2</source>
        <translation>o giro do par %1 em radianos; isto é, %2</translation>
    </message>
    <message>
        <source>both ways lead to the same row, up to rounding</source>
        <translation>os dois caminhos levam à mesma linha, salvo arredondamento</translation>
    </message>
    <message>
        <source>both lead to the same row</source>
        <translation>ambos levam à mesma linha</translation>
    </message>
    <message>
        <source>One fixed matrix leads from every position to the one %1 back: it turns each pair. A model that learns this matrix can look %1 places back from any position, as the page “Position heads” shows.</source>
        <translation>Uma matriz fixa leva de cada posição à que está %1 lugares atrás: ela gira cada par. Um modelo que aprende essa matriz pode olhar %1 lugares para trás a partir de qualquer posição, como mostra a página “Cabeças de posição”.</translation>
    </message>
    <message>
        <source>One fixed matrix leads from every position to the one %1 further: it turns each pair. A model that learns this matrix can look %1 places ahead from any position, as the page “Position heads” shows.</source>
        <translation>Uma matriz fixa leva de cada posição à que está %1 lugares à frente: ela gira cada par. Um modelo que aprende essa matriz pode olhar %1 lugares à frente a partir de qualquer posição, como mostra a página “Cabeças de posição”.</translation>
    </message>
    <message>
        <source>row %1, turned, is row %2</source>
        <translation>a linha %1, girada, é a linha %2</translation>
    </message>
    <message>
        <source>All pairs in one matrix</source>
        <translation>Os pares em uma matriz</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>Todos os pares</translation>
    </message>
    <message>
        <source>Turn all pairs of row %1 by their angles and you get row %2 (up to rounding).</source>
        <translation>Gire todos os pares da linha %1 por seus ângulos e terá a linha %2 (salvo arredondamento).</translation>
    </message>
    <message>
        <source>&lt;a href="play:position"&gt;Let “from position” run&lt;/a&gt;: the angle stays. Or drag the tip of a hand.</source>
        <translation>&lt;a href="play:position"&gt;Faça “posição de partida” avançar&lt;/a&gt;: o ângulo não muda. Ou arraste a ponta de um ponteiro.</translation>
    </message>
    <message>
        <source>&lt;i&gt;p&lt;/i&gt;(&lt;i&gt;i&lt;/i&gt;) is the row of position &lt;i&gt;i&lt;/i&gt; in the table &lt;i&gt;P&lt;/i&gt;, written as a column. &lt;i&gt;M&lt;/i&gt;(&lt;i&gt;δ&lt;/i&gt;), the matrix of the shift &lt;i&gt;δ&lt;/i&gt;, turns all pairs at once: row %2 is &lt;i&gt;M&lt;/i&gt; times row %1. Block &lt;i&gt;j&lt;/i&gt; on its diagonal turns pair &lt;i&gt;j&lt;/i&gt; by the shift times &lt;i&gt;ω&lt;/i&gt;, the angle of one step; in the panel that is &lt;i&gt;θ&lt;/i&gt;. (Some books write cosine first. Then the minus sign moves to the upper right.)</source>
        <translation>&lt;i&gt;p&lt;/i&gt;(&lt;i&gt;i&lt;/i&gt;) é a linha da posição &lt;i&gt;i&lt;/i&gt; na tabela &lt;i&gt;P&lt;/i&gt;, escrita como coluna. &lt;i&gt;M&lt;/i&gt;(&lt;i&gt;δ&lt;/i&gt;), a matriz do deslocamento &lt;i&gt;δ&lt;/i&gt;, gira todos os pares de uma vez: a linha %2 é &lt;i&gt;M&lt;/i&gt; vezes a linha %1. O bloco &lt;i&gt;j&lt;/i&gt; de sua diagonal gira o par &lt;i&gt;j&lt;/i&gt; pelo deslocamento vezes &lt;i&gt;ω&lt;/i&gt;, o ângulo de um passo; no painel, isso é &lt;i&gt;θ&lt;/i&gt;. (Alguns livros escrevem o cosseno primeiro. O sinal de menos passa então para cima, à direita.)</translation>
    </message>
    <message>
        <source>Two shifts, by &lt;i&gt;a&lt;/i&gt; and then by &lt;i&gt;b&lt;/i&gt;, are one shift by &lt;i&gt;a&lt;/i&gt; + &lt;i&gt;b&lt;/i&gt;. Go to position 10 &lt;a href="preset:ten-from-one-and-nine"&gt;from 1&lt;/a&gt; or &lt;a href="preset:ten-from-two-and-eight"&gt;from 2&lt;/a&gt;: both ways need different shifts and matrices, but end at row 10.</source>
        <translation>Dois deslocamentos, de &lt;i&gt;a&lt;/i&gt; e depois de &lt;i&gt;b&lt;/i&gt;, são um só de &lt;i&gt;a&lt;/i&gt; + &lt;i&gt;b&lt;/i&gt;. Vá à posição 10 &lt;a href="preset:ten-from-one-and-nine"&gt;a partir de 1&lt;/a&gt; ou &lt;a href="preset:ten-from-two-and-eight"&gt;a partir de 2&lt;/a&gt;: os deslocamentos e as matrizes são diferentes, mas os dois caminhos terminam na linha 10.</translation>
    </message>
    <message>
        <source>The same shift turns a clock by the same angle, wherever it starts.</source>
        <translation>O mesmo deslocamento gira um relógio pelo mesmo ângulo, onde quer que comece.</translation>
    </message>
    <message>
        <source>At each position a pair of columns is a point on a circle, like the tip of a clock’s hand.</source>
        <translation>Em cada posição, um par de colunas é um ponto em um círculo, como a ponta de um ponteiro de relógio.</translation>
    </message>
    <message>
        <source>%1: nothing turns.</source>
        <translation>%1: nada gira.</translation>
    </message>
    <message>
        <source>%1 from both starts.</source>
        <translation>%1 a partir dos dois inícios.</translation>
    </message>
    <message>
        <source>Each pair turns %1 times less than the one before it.</source>
        <translation>Cada par gira %1 vezes menos que o anterior.</translation>
    </message>
    <message>
        <source>the turn on its clock</source>
        <translation>o giro no relógio</translation>
    </message>
</context>
<context>
    <name>RightAnswer</name>
    <message>
        <source>row %1, column %2</source>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
</context>
<context>
    <name>Scaling</name>
    <message>
        <source>without the scaling</source>
        <translation>sem escalonamento</translation>
    </message>
    <message>
        <source>with the scaling</source>
        <translation>com escalonamento</translation>
    </message>
    <message>
        <source>with</source>
        <translation>com</translation>
    </message>
    <message>
        <source>without</source>
        <translation>sem</translation>
    </message>
    <message>
        <source>q·k/√%1</source>
        <translation>q·k/√%1</translation>
    </message>
    <message>
        <source>scores q·k</source>
        <translation>pontuações q·k</translation>
    </message>
    <message>
        <source>variance %1</source>
        <translation>variância %1</translation>
    </message>
    <message>
        <source>%1 without, %2 with</source>
        <translation>%1 sem, %2 com</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>maior peso</translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation>pesos iguais</translation>
    </message>
    <message>
        <source>Largest weight %1 without and %2 with the scaling; entropy %3 and %4.</source>
        <translation>Maior peso: %1 sem e %2 com escalonamento; entropia: %3 e %4.</translation>
    </message>
    <message>
        <source>Narrow keys</source>
        <translation>Chaves estreitas</translation>
    </message>
    <message>
        <source>Wide keys</source>
        <translation>Chaves largas</translation>
    </message>
    <message>
        <source>A temperature instead</source>
        <translation>Temperatura em vez de √dₖ</translation>
    </message>
    <message>
        <source>Four keys</source>
        <translation>Quatro chaves</translation>
    </message>
    <message>
        <source>One point, explained</source>
        <translation>Um ponto explicado</translation>
    </message>
    <message>
        <source>dₖ = %1</source>
        <translation>dₖ = %1</translation>
    </message>
    <message>
        <source>share of all weights that lie in this bin</source>
        <translation>fração de todos os pesos que caem nesta classe</translation>
    </message>
    <message>
        <source>share of all scaled scores that lie in this bin</source>
        <translation>fração de todas as pontuações escalonadas que caem nesta classe</translation>
    </message>
    <message>
        <source>share of all scores that lie in this bin</source>
        <translation>fração de todas as pontuações que caem nesta classe</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>abaixo de %1</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>a partir de %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>&lt;a href="temperature=1"&gt;Set the temperature back to 1&lt;/a&gt;.</source>
        <translation>&lt;a href="temperature=1"&gt;Volte a temperatura para 1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Fração</translation>
    </message>
    <message>
        <source>how scores and weights are spread</source>
        <translation>como se distribuem pontuações e pesos</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Key, of one query</source>
        <translation>Chave, de uma consulta</translation>
    </message>
    <message>
        <source>softmax of q·k/√%1, with the scaling</source>
        <translation>softmax de q·k/√%1, com escalonamento</translation>
    </message>
    <message>
        <source>softmax of q·k, without the scaling</source>
        <translation>softmax de q·k, sem escalonamento</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>all weights</source>
        <translation>todos os pesos</translation>
    </message>
    <message>
        <source>One query, 16 keys</source>
        <translation>Uma consulta, 16 chaves</translation>
    </message>
    <message>
        <source>The softmax weights of one random query as bars, at the left without and at the right with the division of the scores by the square root of the width of keys. Below them how the scores and weights of all queries are spread, with a normal density over the scores, and the mean largest weight, gradient norm and entropy against the width, from 1 to 4096 on a logarithmic axis, dashed without and solid with the scaling.</source>
        <translation>Os pesos da softmax de uma consulta aleatória em barras, à esquerda sem e à direita com a divisão das pontuações pela raiz quadrada da largura das chaves. Abaixo, como se distribuem as pontuações e os pesos de todas as consultas, com uma densidade normal sobre as pontuações, e o maior peso, a norma do gradiente e a entropia, em média, em função da largura, de 1 a 4096 em um eixo logarítmico, com linha tracejada sem escalonamento e contínua com ele.</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>chave %1</translation>
    </message>
    <message>
        <source>&lt;a href="play:key-width"&gt;Let dₖ grow&lt;/a&gt;, or drag its mark along the curves.</source>
        <translation>&lt;a href="play:key-width"&gt;Deixe dₖ crescer&lt;/a&gt; ou arraste sua marca pelas curvas.</translation>
    </message>
    <message>
        <source>Width dₖ</source>
        <translation>Largura dₖ</translation>
    </message>
    <message>
        <source>the curves against the width</source>
        <translation>as curvas em função da largura</translation>
    </message>
    <message>
        <source>At dₖ = 512 one key gets nearly all the weight without the scaling; with it every key gets a part.</source>
        <translation>Com dₖ = 512, sem o escalonamento uma chave recebe quase todo o peso; com ele, toda chave recebe uma parte.</translation>
    </message>
    <message>
        <source>Even at dₖ = 4 the largest weight is 2.6 times as high without the scaling.</source>
        <translation>Mesmo com dₖ = 4, o maior peso é 2,6 vezes maior sem o escalonamento.</translation>
    </message>
    <message>
        <source>At dₖ = 1024 without the scaling, 0.95 of the weight goes to one key on average, a different one for each query.</source>
        <translation>Com dₖ = 1024 e sem o escalonamento, em média 0,95 do peso vai para uma só chave, diferente para cada consulta.</translation>
    </message>
    <message>
        <source>With four keys the largest still gets 0.91 of the weight on average; equal weights would be 1/4.</source>
        <translation>Com quatro chaves, a maior ainda recebe em média 0,91 do peso; pesos iguais seriam 1/4.</translation>
    </message>
    <message>
        <source>how much weights change with scores</source>
        <translation>o quanto os pesos mudam com as pontuações</translation>
    </message>
    <message>
        <source>how evenly weights are spread</source>
        <translation>o quão uniformes são os pesos</translation>
    </message>
    <message>
        <source>At dₖ = 64 dividing by a temperature of τ = 8 = √64 does what the scaling does at any width.</source>
        <translation>Com dₖ = 64, dividir por uma temperatura de τ = 8 = √64 faz o que o escalonamento faz em qualquer largura.</translation>
    </message>
    <message>
        <source>A temperature of %1 divides both.</source>
        <translation>Uma temperatura de %1 divide ambas.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidade</translation>
    </message>
    <message>
        <source>Scaling by √dₖ</source>
        <translation>Escalonar por √dₖ</translation>
    </message>
    <message>
        <source>Where one weight is nearly 1, a change of the scores hardly changes it: the gradient, which training follows, is near 0, and little is learned. So the first Transformer (Vaswani et al. 2017) divides the scores by √dₖ.</source>
        <translation>Onde um peso é quase 1, mudar as pontuações quase não o muda: o gradiente, que o treinamento segue, fica perto de 0, e pouco se aprende. Por isso o primeiro Transformer (Vaswani et al. 2017) divide as pontuações por √dₖ.</translation>
    </message>
    <message>
        <source>largest weight: %1</source>
        <translation>maior peso: %1</translation>
    </message>
    <message>
        <source>Scaled score</source>
        <translation>Pontuação escalonada</translation>
    </message>
    <message>
        <source>weights of all queries</source>
        <translation>pesos de todas as consultas</translation>
    </message>
    <message>
        <source>%1, scaled %2</source>
        <translation>%1, escalonado %2</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradiente</translation>
    </message>
    <message>
        <source>entropy (how even)</source>
        <translation>entropia (uniformidade)</translation>
    </message>
    <message>
        <source>bell curve</source>
        <translation>curva em sino</translation>
    </message>
    <message>
        <source>How evenly weights are spread at dₖ = 64 without the scaling, over 1000 random queries.</source>
        <translation>O quão uniformes são os pesos com dₖ = 64 sem o escalonamento, em 1000 consultas aleatórias.</translation>
    </message>
    <message>
        <source>Entropy says how evenly the weights are spread: %1 without and %2 with the scaling. With equal weights it would be ln %3 = %4, the most that is possible.</source>
        <translation>A entropia diz o quão uniformes são os pesos: %1 sem e %2 com o escalonamento. Com pesos iguais seria ln %3 = %4, o máximo possível.</translation>
    </message>
    <message>
        <source>Each weight has a derivative by each score. “Gradient” is the size of the table of all of them, its Frobenius norm: how strongly the weights react to the scores. At small &lt;i&gt;d&lt;/i&gt;ₖ they may even react more without the scaling.</source>
        <translation>Cada peso tem uma derivada em relação a cada pontuação. “Gradiente” é o tamanho da tabela de todas elas, sua norma de Frobenius: o quão fortemente os pesos reagem às pontuações. Com &lt;i&gt;d&lt;/i&gt;ₖ pequeno, eles podem até reagir mais sem o escalonamento.</translation>
    </message>
    <message>
        <source>Dividing by a fixed number, a temperature, is right for one width only: by 8 = √64 for &lt;a href="preset:temperature"&gt;dₖ = 64&lt;/a&gt;.</source>
        <translation>Dividir por um número fixo, uma temperatura, só serve para uma largura: por 8 = √64, para &lt;a href="preset:temperature"&gt;dₖ = 64&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Width %1, %2 keys, %3 random queries, temperature %4.</source>
        <translation>Largura %1, %2 chaves, %3 consultas aleatórias, temperatura %4.</translation>
    </message>
    <message>
        <source>weight that this query gives this key</source>
        <translation>peso que esta consulta dá a esta chave</translation>
    </message>
    <message>
        <source>largest weight of a query, mean over all queries</source>
        <translation>maior peso de uma consulta, média de todas as consultas</translation>
    </message>
    <message>
        <source>how strongly the weights react to the scores: the length of all derivatives, the Frobenius norm of the softmax’s Jacobian, mean over all queries</source>
        <translation>o quão fortemente os pesos reagem às pontuações: o comprimento de todas as derivadas, a norma de Frobenius da jacobiana da softmax, média de todas as consultas</translation>
    </message>
    <message>
        <source>entropy of the weights, how evenly they are spread, mean over all queries</source>
        <translation>entropia dos pesos, o quão uniformes são, média de todas as consultas</translation>
    </message>
    <message>
        <source>The numbers of &lt;i&gt;q&lt;/i&gt; and &lt;i&gt;k&lt;/i&gt; are random, with mean 0 and variance 1. A product of two has variance 1, too. A score is a sum of &lt;i&gt;d&lt;/i&gt;ₖ = %1 such products, and variances of independent terms add: its variance is %1, and a usual score is ±√%1 = ±%2. The random queries here gave a variance of %3.</source>
        <translation>Os números de &lt;i&gt;q&lt;/i&gt; e &lt;i&gt;k&lt;/i&gt; são aleatórios, de média 0 e variância 1. Um produto de dois também tem variância 1. Uma pontuação é a soma de &lt;i&gt;d&lt;/i&gt;ₖ = %1 desses produtos, e as variâncias de termos independentes se somam: sua variância é %1, e uma pontuação comum é ±√%1 = ±%2. As consultas aleatórias daqui deram uma variância de %3.</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt; is a query and &lt;i&gt;k&lt;/i&gt; a key, &lt;i&gt;d&lt;/i&gt;ₖ numbers each; their dot product &lt;i&gt;q&lt;/i&gt;·&lt;i&gt;k&lt;/i&gt; is a score, and Var its variance.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; é uma consulta e &lt;i&gt;k&lt;/i&gt; uma chave, com &lt;i&gt;d&lt;/i&gt;ₖ números cada; seu produto escalar &lt;i&gt;q&lt;/i&gt;·&lt;i&gt;k&lt;/i&gt; é uma pontuação, e Var, sua variância.</translation>
    </message>
    <message>
        <source>bell curve of variance %1 or 1</source>
        <translation>curva em sino de variância %1 ou 1</translation>
    </message>
    <message numerus="yes">
        <source>Over %3 queries, the largest weight averages %1 without and %2 with the scaling.</source>
        <translation>
            <numerusform>Em %3 consulta, o maior peso é %1 sem e %2 com o escalonamento.</numerusform>
            <numerusform>Em %3 consultas, o maior peso é em média %1 sem e %2 com o escalonamento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each random query has keys of its own. Share: which part of all weights lies in this bar. Density: which part of all scores lies in it, divided by the bar’s width. &lt;a href="draws=10000"&gt;More queries&lt;/a&gt; make the bars smooth.</source>
        <translation>Cada consulta aleatória tem suas próprias chaves. Fração: que parte de todos os pesos cai nesta barra. Densidade: que parte de todas as pontuações cai nela, dividida pela largura da barra. &lt;a href="draws=10000"&gt;Mais consultas&lt;/a&gt; deixam as barras mais suaves.</translation>
    </message>
    <message>
        <source>When keys are wide, one key takes nearly all the weight. Divided by √dₖ, the scores leave every key a part.</source>
        <translation>Com chaves largas, uma só toma quase todo o peso. Divididas por √dₖ, as pontuações deixam uma parte a cada chave.</translation>
    </message>
    <message>
        <source>The scores of one random query with its keys, and below them its softmax weights as bars: at the left without, at the right with the division of the scores by the square root of the width of keys.</source>
        <translation>As pontuações de uma consulta aleatória com suas chaves e, abaixo, seus pesos do softmax em barras: à esquerda sem dividir, à direita dividindo as pontuações pela raiz quadrada da largura das chaves.</translation>
    </message>
    <message>
        <source>&lt;a href="play:key-width"&gt;Let dₖ grow&lt;/a&gt; from 1, where both are equal.</source>
        <translation>&lt;a href="play:key-width"&gt;Deixe dₖ crescer&lt;/a&gt; a partir de 1, onde os dois são iguais.</translation>
    </message>
    <message>
        <source>largest weight of a query: %1 on average</source>
        <translation>maior peso de uma consulta: %1 em média</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>temperatura %1</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>%1 times the next key</source>
        <translation>%1 vezes a chave seguinte</translation>
    </message>
    <message>
        <source>%1 × the next</source>
        <translation>%1 × a seguinte</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) a key</source>
        <translation>
            <numerusform>%n número por chave</numerusform>
            <numerusform>%n números por chave</numerusform>
        </translation>
    </message>
    <message>
        <source>The same %1 scores</source>
        <translation>As mesmas %1 pontuações</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 pontuações</translation>
    </message>
    <message>
        <source>Not divided</source>
        <translation>Sem dividir</translation>
    </message>
    <message>
        <source>weights: softmax of the scores</source>
        <translation>pesos: softmax das pontuações</translation>
    </message>
    <message>
        <source>Divided by √%1</source>
        <translation>Divididas por √%1</translation>
    </message>
    <message>
        <source>weights: softmax of the scores ÷ %1</source>
        <translation>pesos: softmax das pontuações ÷ %1</translation>
    </message>
    <message>
        <source>equal shares, 1/%1</source>
        <translation>partes iguais, 1/%1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>chave</translation>
    </message>
</context>
<context>
    <name>SceneFile</name>
    <message>
        <source>the scene in this picture is damaged: %1</source>
        <translation>a cena nesta imagem está danificada: %1</translation>
    </message>
    <message>
        <source>the file ends in the middle of it</source>
        <translation>o arquivo termina no meio dela</translation>
    </message>
    <message>
        <source>its checksum is wrong, or it is too long</source>
        <translation>sua soma de verificação está errada, ou ela é longa demais</translation>
    </message>
    <message>
        <source>it is no valid XML</source>
        <translation>não é um XML válido</translation>
    </message>
    <message>
        <source>it has changed since the scene was saved</source>
        <translation>foi alterado depois que a cena foi salva</translation>
    </message>
    <message>
        <source>The array "%1" is missing: %2: %3. The rest is open.</source>
        <translation>O array “%1” está faltando: %2: %3. O restante está aberto.</translation>
    </message>
    <message>
        <source>it is an array and no scene; the menu File, Array opens it</source>
        <translation>é um array, não uma cena; o menu Arquivo, Array o abre</translation>
    </message>
    <message>
        <source>The language model is missing: %1: %2. The one that comes with the program is shown.</source>
        <translation>Falta o modelo de linguagem: %1: %2. É mostrado o que vem com o programa.</translation>
    </message>
    <message>
        <source>there is no scene in this picture; pictures exported by Attention Lab as PNG, SVG or PDF carry one</source>
        <translation>não há cena nesta imagem; as imagens exportadas pelo Attention Lab em PNG, SVG ou PDF contêm uma</translation>
    </message>
    <message>
        <source>there is no scene in this PDF: handouts carry none, nor do figures of older versions</source>
        <translation>não há cena neste PDF: folhas de exercícios não contêm cena, nem as figuras de versões anteriores</translation>
    </message>
    <message>
        <source>there is no scene in this PDF; figures exported by Attention Lab carry one</source>
        <translation>não há cena neste PDF; as figuras exportadas pelo Attention Lab contêm uma</translation>
    </message>
    <message>
        <source>its length is missing</source>
        <translation>falta o comprimento da cena</translation>
    </message>
    <message>
        <source>it is a figure with several panels, each with a scene of its own; "attention-lab panels" draws it again</source>
        <translation>é uma figura com vários painéis, cada um com sua própria cena; "attention-lab panels" a desenha de novo</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”; accepted: %3</source>
        <translation>%1 não pode ser “%2”; aceito: %3</translation>
    </message>
    <message>
        <source>The two parameters are the same one.</source>
        <translation>Os dois parâmetros são o mesmo.</translation>
    </message>
    <message>
        <source>%1 has no values; accepted: one at least</source>
        <translation>%1 não tem valores; aceito: ao menos um</translation>
    </message>
    <message>
        <source>These are %1 figures; accepted: up to %2. Save as list, and the command batch makes more.</source>
        <translation>São %1 figuras; aceito: até %2. Salve como lista, e o comando batch faz mais.</translation>
    </message>
    <message>
        <source>“%1” is no name of a file; accepted: one without / and \</source>
        <translation>“%1” não é nome de arquivo; aceito: um nome sem / e \</translation>
    </message>
    <message>
        <source>“%1” has {…} that is no parameter of this page; accepted: {%2} and the like</source>
        <translation>“%1” tem {…} que não é parâmetro desta página; aceito: {%2} e semelhantes</translation>
    </message>
    <message>
        <source>Two figures would have the same file, %1; accepted: a name with {%2} in it</source>
        <translation>Duas figuras teriam o mesmo arquivo, %1; aceito: um nome com {%2}</translation>
    </message>
</context>
<context>
    <name>Similarity</name>
    <message>
        <source>distance</source>
        <translation>distância</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>similaridade</translation>
    </message>
    <message>
        <source>Position i</source>
        <translation>Posição i</translation>
    </message>
    <message>
        <source>Position j</source>
        <translation>Posição j</translation>
    </message>
    <message>
        <source>Offset δ = j − i</source>
        <translation>Deslocamento δ = j − i</translation>
    </message>
    <message>
        <source>Mean of each diagonal</source>
        <translation>Média de cada diagonal</translation>
    </message>
    <message>
        <source>Distance by offset</source>
        <translation>Distância por deslocamento</translation>
    </message>
    <message>
        <source>Similarity by offset</source>
        <translation>Similaridade por deslocamento</translation>
    </message>
    <message>
        <source>and the row of the selected position</source>
        <translation>e a linha da posição selecionada</translation>
    </message>
    <message>
        <source>the same from every position</source>
        <translation>a mesma em toda posição</translation>
    </message>
    <message>
        <source>δ = %1</source>
        <translation>δ = %1</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similaridade</translation>
    </message>
    <message>
        <source>Left: the distance of every position i (rows) from every position j (columns), from 0 (light) to the largest (dark).</source>
        <translation>À esquerda: a distância de cada posição i (linhas) a cada posição j (colunas), de 0 (claro) à maior (escuro).</translation>
    </message>
    <message>
        <source>Left: the similarity of every position i (rows) with every position j (columns), from negative (blue) over 0 (neutral) to positive (red).</source>
        <translation>À esquerda: a similaridade de cada posição i (linhas) com cada posição j (colunas), do negativo (azul), passando por 0 (neutro), ao positivo (vermelho).</translation>
    </message>
    <message>
        <source>Right: the same by the offset δ = j − i.</source>
        <translation>À direita: o mesmo, em função do deslocamento δ = j − i.</translation>
    </message>
    <message>
        <source>A loaded table of %1 positions in %2 dimensions.</source>
        <translation>Uma tabela carregada de %1 posições em %2 dimensões.</translation>
    </message>
    <message>
        <source>One position against all</source>
        <translation>Uma posição e todas as outras</translation>
    </message>
    <message>
        <source>Position 20 against all others: its row of the matrix is the curve.</source>
        <translation>A posição 20 comparada com todas as outras: sua linha da matriz é a curva.</translation>
    </message>
    <message>
        <source>Why 10000? A small base</source>
        <translation>Por que 10000? Base pequena</translation>
    </message>
    <message>
        <source>Why 10000? A huge base</source>
        <translation>Por que 10000? Base enorme</translation>
    </message>
    <message>
        <source>As a distance</source>
        <translation>Como distância</translation>
    </message>
    <message>
        <source>As wide as in practice</source>
        <translation>Como na prática</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>deslocamento %1</translation>
    </message>
    <message>
        <source>&lt;a href="base=10000"&gt;Set the base back to 10000&lt;/a&gt;.</source>
        <translation>&lt;a href="base=10000"&gt;Volte a base para 10000&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="similarity-measure=dot"&gt;Back to dot products&lt;/a&gt;.</source>
        <translation>&lt;a href="similarity-measure=dot"&gt;Volte aos produtos escalares&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Training found how alike its positions are; no formula did.</source>
        <translation>Foi o treinamento, não uma fórmula, que definiu o quanto suas posições se parecem.</translation>
    </message>
    <message>
        <source>The open table has no base.</source>
        <translation>A tabela aberta não tem base.</translation>
    </message>
    <message>
        <source>The first %1 of %2 positions of a learned table. Its diagonals are not even, yet near positions often have become alike.</source>
        <translation>As primeiras %1 de %2 posições de uma tabela aprendida. As diagonais não são uniformes, mas posições próximas muitas vezes ficaram parecidas.</translation>
    </message>
    <message>
        <source>&lt;a href="preset:small-base"&gt;Make the base small&lt;/a&gt;: a position far away looks near.</source>
        <translation>&lt;a href="preset:small-base"&gt;Diminua a base&lt;/a&gt;: uma posição distante parece próxima.</translation>
    </message>
    <message>
        <source>The curve is the mean of each diagonal. The row of the selected position departs from it.</source>
        <translation>A curva é a média de cada diagonal. A linha da posição selecionada se afasta dela.</translation>
    </message>
    <message>
        <source>One offset</source>
        <translation>Um deslocamento</translation>
    </message>
    <message>
        <source>Left: the similarity of every position i (rows) with every position j (columns), from 0 (light) to the largest (dark).</source>
        <translation>À esquerda: a similaridade de cada posição i (linhas) com cada posição j (colunas), de 0 (claro) ao maior valor (escuro).</translation>
    </message>
    <message>
        <source>the names of the curves</source>
        <translation>os nomes das curvas</translation>
    </message>
    <message>
        <source>Shaw et al. 2018</source>
        <translation>Shaw et al. 2018</translation>
    </message>
    <message>
        <source>from position %1</source>
        <translation>a partir da posição %1</translation>
    </message>
    <message>
        <source>mean of all</source>
        <translation>média de todas</translation>
    </message>
    <message>
        <source>from other positions</source>
        <translation>a partir de outras posições</translation>
    </message>
    <message>
        <source>from others</source>
        <translation>de outras</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>a vector for each offset</source>
        <translation>um vetor para cada deslocamento</translation>
    </message>
    <message>
        <source>Positions 12 and 20 of 40: any two positions that are 8 apart have the same similarity.</source>
        <translation>Posições 12 e 20 de 40: quaisquer duas posições a 8 de distância têm a mesma similaridade.</translation>
    </message>
    <message>
        <source>With base 10, a position far away is more alike than most near ones: similarity no longer tells how far.</source>
        <translation>Com base 10, uma posição distante é mais parecida que a maioria das próximas: a similaridade já não diz a distância.</translation>
    </message>
    <message>
        <source>With base 1000000 most columns hardly change, and all positions look alike.</source>
        <translation>Com base 1000000, a maioria das colunas quase não muda, e todas as posições parecem iguais.</translation>
    </message>
    <message>
        <source>One pair only</source>
        <translation>Um só par</translation>
    </message>
    <message>
        <source>Two columns: the similarity is a single cosine, which repeats after 6.28 positions.</source>
        <translation>Duas colunas: a similaridade é um único cosseno, que se repete após 6,28 posições.</translation>
    </message>
    <message>
        <source>The distance between the rows of two positions instead of their dot product.</source>
        <translation>A distância entre as linhas de duas posições em vez do produto escalar.</translation>
    </message>
    <message>
        <source>512 positions and 512 columns: similarity falls fast at first, then slowly.</source>
        <translation>512 posições e 512 colunas: a similaridade cai depressa no início, depois devagar.</translation>
    </message>
    <message>
        <source>distance at offset %1</source>
        <translation>distância no deslocamento %1</translation>
    </message>
    <message>
        <source>similarity at offset %1</source>
        <translation>similaridade no deslocamento %1</translation>
    </message>
    <message>
        <source>&lt;a href="similarity-measure=euclidean"&gt;Show distances&lt;/a&gt; instead of dot products.</source>
        <translation>&lt;a href="similarity-measure=euclidean"&gt;Mostre distâncias&lt;/a&gt; em vez de produtos escalares.</translation>
    </message>
    <message>
        <source>more alike again</source>
        <translation>de novo mais parecidas</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let “selected row” run&lt;/a&gt;: every position has a curve of its own.</source>
        <translation>&lt;a href="play:row"&gt;Faça “linha escolhida” avançar&lt;/a&gt;: cada posição tem sua própria curva.</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let “selected row” run&lt;/a&gt;: the orange part slides along the curve.</source>
        <translation>&lt;a href="play:row"&gt;Faça “linha escolhida” avançar&lt;/a&gt;: o trecho laranja desliza pela curva.</translation>
    </message>
    <message>
        <source>&lt;i&gt;D&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; is the distance between the rows of positions &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;j&lt;/i&gt; in &lt;i&gt;P&lt;/i&gt;.</source>
        <translation>&lt;i&gt;D&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; é a distância entre as linhas das posições &lt;i&gt;i&lt;/i&gt; e &lt;i&gt;j&lt;/i&gt; em &lt;i&gt;P&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;i&gt;C&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; is the similarity of positions &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;j&lt;/i&gt;: the dot product of their rows in &lt;i&gt;P&lt;/i&gt;, divided by the lengths &lt;i&gt;N&lt;/i&gt; of both.</source>
        <translation>&lt;i&gt;C&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; é a similaridade das posições &lt;i&gt;i&lt;/i&gt; e &lt;i&gt;j&lt;/i&gt;: o produto escalar de suas linhas em &lt;i&gt;P&lt;/i&gt;, dividido pelos comprimentos &lt;i&gt;N&lt;/i&gt; de ambas.</translation>
    </message>
    <message>
        <source>&lt;i&gt;S&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; is the similarity of positions &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;j&lt;/i&gt;: the dot product of their rows in &lt;i&gt;P&lt;/i&gt;.</source>
        <translation>&lt;i&gt;S&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; é a similaridade das posições &lt;i&gt;i&lt;/i&gt; e &lt;i&gt;j&lt;/i&gt;: o produto escalar de suas linhas em &lt;i&gt;P&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; is the offset of two positions; without its sign it says how far apart they are. &lt;i&gt;ω&lt;/i&gt; is the angle by which a pair of columns turns in one step.</source>
        <translation>&lt;i&gt;δ&lt;/i&gt; é o deslocamento entre duas posições; sem o sinal, diz a que distância elas estão. &lt;i&gt;ω&lt;/i&gt; é o ângulo que um par de colunas gira em um passo.</translation>
    </message>
    <message>
        <source>The dot product of two positions’ rows says how alike they are. It depends only on their distance.</source>
        <translation>O produto escalar das linhas de duas posições diz o quanto elas se parecem. Ele só depende da distância entre elas.</translation>
    </message>
    <message>
        <source>Self-attention compares tokens by dot products of their queries and keys. Learned matrices make queries and keys from embedding plus position, so a model may use this similarity or ignore it. If it does use it, a token finds its neighbours in the same way at every position.</source>
        <translation>A autoatenção compara tokens por produtos escalares de consultas e chaves. Matrizes aprendidas as produzem a partir de embedding mais posição; assim, um modelo pode usar essa similaridade ou ignorá-la. Se a usa, um token encontra os vizinhos do mesmo modo em todas as posições.</translation>
    </message>
    <message>
        <source>Another way: one learned vector for each offset</source>
        <translation>Outro modo: um vetor aprendido para cada deslocamento</translation>
    </message>
    <message>
        <source>One learned vector for each offset</source>
        <translation>Um vetor aprendido por deslocamento</translation>
    </message>
    <message>
        <source>Shaw et al. 2018: all offsets above %1 share one, all below −%1 another</source>
        <translation>Shaw et al. 2018: acima de %1, um para todos; abaixo de −%1, outro</translation>
    </message>
    <message>
        <source>the lowest side valleys: δ = %1</source>
        <translation>os vales laterais mais baixos: δ = %1</translation>
    </message>
    <message>
        <source>the highest side peaks: δ = %1</source>
        <translation>os picos laterais mais altos: δ = %1</translation>
    </message>
    <message>
        <source>Each diagonal has one colour: &lt;i&gt;D&lt;/i&gt;, the distance, depends on &lt;i&gt;δ&lt;/i&gt; alone.</source>
        <translation>Cada diagonal tem uma só cor: &lt;i&gt;D&lt;/i&gt;, a distância, só depende de &lt;i&gt;δ&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Each diagonal has one colour: &lt;i&gt;%1&lt;/i&gt;, the similarity, depends on &lt;i&gt;δ&lt;/i&gt; alone.</source>
        <translation>Cada diagonal tem uma só cor: &lt;i&gt;%1&lt;/i&gt;, a similaridade, só depende de &lt;i&gt;δ&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Each of the %1 &lt;a href="term:pair"&gt;pairs&lt;/a&gt; adds at most 1: &lt;i&gt;S&lt;/i&gt; is %2 at &lt;i&gt;δ&lt;/i&gt; = 0 and %3 at &lt;i&gt;δ&lt;/i&gt; = 1.</source>
        <translation>Cada um dos %1 &lt;a href="term:pair"&gt;pares&lt;/a&gt; soma no máximo 1: &lt;i&gt;S&lt;/i&gt; é %2 em &lt;i&gt;δ&lt;/i&gt; = 0 e %3 em &lt;i&gt;δ&lt;/i&gt; = 1.</translation>
    </message>
    <message>
        <source>Positions further apart are not always less alike. At the rings the distance falls again: at &lt;i&gt;δ&lt;/i&gt; = %1 it is %2.</source>
        <translation>Posições mais distantes nem sempre são menos parecidas. Nos anéis a distância volta a cair: em &lt;i&gt;δ&lt;/i&gt; = %1 ela é %2.</translation>
    </message>
    <message>
        <source>Positions further apart are not always less alike. At the rings the similarity rises again: at &lt;i&gt;δ&lt;/i&gt; = %1 it is %2.</source>
        <translation>Posições mais distantes nem sempre são menos parecidas. Nos anéis a similaridade volta a subir: em &lt;i&gt;δ&lt;/i&gt; = %1 ela é %2.</translation>
    </message>
    <message>
        <source>The longest wave, %1 positions, does not repeat within these %2, so each position is most like itself.</source>
        <translation>A onda mais longa, de %1 posições, não se repete dentro destas %2; por isso, cada posição se parece mais consigo mesma.</translation>
    </message>
    <message>
        <source>The only wavelength, %1, is shorter than the %2 positions.</source>
        <translation>O único comprimento de onda, %1, é menor que as %2 posições.</translation>
    </message>
    <message>
        <source>The longest wavelength, %1, is shorter than the %2 positions. A larger base makes it longer.</source>
        <translation>O maior comprimento de onda, %1, é menor que as %2 posições. Uma base maior o alonga.</translation>
    </message>
    <message>
        <source>Another way to tell how far apart words are (Shaw et al. 2018): learn one vector for each offset and add it to the keys. All offsets above %1 share one vector here, all below −%1 another. The coloured box is that of the two selected positions.</source>
        <translation>Outro modo de indicar a que distância estão as palavras (Shaw et al. 2018): aprender um vetor para cada deslocamento e somá-lo às chaves. Aqui, todos acima de %1 compartilham um vetor, e todos abaixo de −%1, outro. A caixa colorida é a das duas posições selecionadas.</translation>
    </message>
    <message>
        <source>Similarity of learned positions</source>
        <translation>A similaridade de posições aprendidas</translation>
    </message>
    <message>
        <source>Similarity depends only on the distance</source>
        <translation>A similaridade só depende da distância</translation>
    </message>
</context>
<context>
    <name>SinusoidalWords</name>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>sine of pair %1</source>
        <translation>seno do par %1</translation>
    </message>
    <message>
        <source>cosine of pair %1</source>
        <translation>cosseno do par %1</translation>
    </message>
    <message>
        <source>%1 positions (%2 to %3)</source>
        <translation>%1 posições (%2 a %3)</translation>
    </message>
    <message>
        <source>1 dimension</source>
        <translation>1 dimensão</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 dimensões</translation>
    </message>
    <message>
        <source>Sinusoidal positional encoding P of %1 in %2, base %3.</source>
        <translation>Codificação posicional senoidal P: %1, %2, base %3.</translation>
    </message>
    <message>
        <source>Compared with the same values.</source>
        <translation>Em comparação com os mesmos valores.</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Em comparação com %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 position(s)</source>
        <translation>
            <numerusform>%1 posição</numerusform>
            <numerusform>%1 posições</numerusform>
        </translation>
    </message>
    <message>
        <source>columns %1 and %2</source>
        <translation>colunas %1 e %2</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>base %1</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>primeira posição %1</translation>
    </message>
    <message>
        <source>No position is in both figures, so there is nothing to compare.</source>
        <translation>Nenhuma posição está nas duas figuras; por isso, não há o que comparar.</translation>
    </message>
    <message>
        <source>Nothing differs yet: change a value and see what it does.</source>
        <translation>Nada difere ainda: mude um valor e veja o efeito.</translation>
    </message>
    <message>
        <source>Where both figures have an entry it is the same: it depends on its position, not on where the table starts or ends.</source>
        <translation>Onde as duas figuras têm um elemento, ele é o mesmo: depende de sua posição, não de onde a tabela começa ou termina.</translation>
    </message>
    <message>
        <source>Self-attention alone cannot tell the order of the tokens.</source>
        <translation>Sozinha, a autoatenção não consegue distinguir a ordem dos tokens.</translation>
    </message>
    <message>
        <source>&lt;a href="compare:off"&gt;End the comparison&lt;/a&gt;.</source>
        <translation>&lt;a href="compare:off"&gt;Encerre a comparação&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2.</source>
        <translation>Parte ampliada: posições %1 a %2.</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2, columns %3 to %4.</source>
        <translation>Parte ampliada: posições %1 a %2, colunas %3 a %4.</translation>
    </message>
    <message>
        <source>Nothing differs: the first pair turns by 1 radian (57°) a position at every base and width.</source>
        <translation>Nada difere: o primeiro par gira 1 radiano (57°) por posição com qualquer base e largura.</translation>
    </message>
    <message>
        <source>&lt;a href="compare:on"&gt;Keep this figure&lt;/a&gt;, then change a value: you see the difference.</source>
        <translation>&lt;a href="compare:on"&gt;Mantenha esta figura&lt;/a&gt; e mude um valor: você vê a diferença.</translation>
    </message>
    <message>
        <source>&lt;a href="compare:on"&gt;Keep this figure&lt;/a&gt; as a grey copy, then change a value.</source>
        <translation>&lt;a href="compare:on"&gt;Mantenha esta figura&lt;/a&gt; como cópia cinza e mude um valor.</translation>
    </message>
    <message>
        <source>The encoding &lt;i&gt;P&lt;/i&gt; has a row for each position &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;d&lt;/i&gt; columns: 2&lt;i&gt;j&lt;/i&gt; and 2&lt;i&gt;j&lt;/i&gt; + 1 are pair &lt;i&gt;j&lt;/i&gt;. The fraction is an angle in radians, and %1 is called the base. For a cell of &lt;i&gt;P&lt;/i&gt;, &lt;i&gt;ω&lt;/i&gt; in the panel is the speed of the pair, its frequency: the angle of one step.</source>
        <translation>A codificação &lt;i&gt;P&lt;/i&gt; tem uma linha para cada posição &lt;i&gt;i&lt;/i&gt; e &lt;i&gt;d&lt;/i&gt; colunas: 2&lt;i&gt;j&lt;/i&gt; e 2&lt;i&gt;j&lt;/i&gt; + 1 são o par &lt;i&gt;j&lt;/i&gt;. A fração é um ângulo em radianos, e %1 chama-se base. Para uma célula de &lt;i&gt;P&lt;/i&gt;, &lt;i&gt;ω&lt;/i&gt; no painel é a rapidez do par, sua frequência: o ângulo de um passo.</translation>
    </message>
</context>
<context>
    <name>SoftmaxTemperature</name>
    <message>
        <source>the scores</source>
        <translation>as pontuações</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatura</translation>
    </message>
    <message>
        <source>Temperature of the softmax</source>
        <translation>Temperatura da softmax</translation>
    </message>
    <message>
        <source>A low temperature gives nearly all the weight to the largest score; a high one makes all weights alike.</source>
        <translation>Uma temperatura baixa dá quase todo o peso à maior pontuação; uma alta torna todos os pesos iguais.</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>Fria</translation>
    </message>
    <message>
        <source>Hot</source>
        <translation>Quente</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>peso %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>pontuação %1</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>sorteada ao acaso</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pontuações</translation>
    </message>
    <message>
        <source>equal weights: 1/n = %1</source>
        <translation>pesos iguais: 1/n = %1</translation>
    </message>
    <message>
        <source>Weights at τ = %1</source>
        <translation>Pesos com τ = %1</translation>
    </message>
    <message>
        <source>At τ = 0.1 the largest score gets nearly all the weight.</source>
        <translation>Com τ = 0,1 a maior pontuação recebe quase todo o peso.</translation>
    </message>
    <message>
        <source>At τ = 10 all weights are nearly alike.</source>
        <translation>Com τ = 10 todos os pesos são quase iguais.</translation>
    </message>
    <message>
        <source>Above a row of %1 random scores as bars, below it their softmax weights at a tenth of temperature %2, at it and at ten times it; dashed lines show equal weights. The entropy of the weights is %3.</source>
        <translation>Acima, uma linha de %1 pontuações aleatórias em barras; abaixo, seus pesos softmax com um décimo da temperatura %2, com ela e com dez vezes ela; linhas tracejadas mostram pesos iguais. A entropia dos pesos é %3.</translation>
    </message>
    <message>
        <source>One row of scores</source>
        <translation>Uma linha de pontuações</translation>
    </message>
    <message>
        <source>Eight scores, and their weights at three temperatures.</source>
        <translation>Oito pontuações, e seus pesos em três temperaturas.</translation>
    </message>
    <message>
        <source>Attention divides its scores by √dₖ, which is such a temperature. Without this division the softmax gives nearly all the weight to one key when keys are wide, and then training learns little.</source>
        <translation>A atenção divide suas pontuações por √dₖ, que é uma temperatura assim. Sem essa divisão, quando as chaves são largas, a softmax dá quase todo o peso a uma só, e o treinamento aprende pouco.</translation>
    </message>
    <message>
        <source>The largest of %2 scores gets a weight of %5 at τ = %4, %3 at τ = %1 and %7 at τ = %6.</source>
        <translation>A maior das %2 pontuações recebe um peso de %5 com τ = %4, %3 com τ = %1 e %7 com τ = %6.</translation>
    </message>
    <message>
        <source>&lt;a href="play:temperature"&gt;Let the temperature rise&lt;/a&gt;, or &lt;a href="preset:cold"&gt;set it to 0.1&lt;/a&gt;.</source>
        <translation>&lt;a href="play:temperature"&gt;Deixe a temperatura subir&lt;/a&gt; ou &lt;a href="preset:cold"&gt;ponha-a em 0,1&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Scores 0 to %1</source>
        <translation>Pontuações 0 a %1</translation>
    </message>
    <message>
        <source>Weights at temperature τ = %1</source>
        <translation>Pesos na temperatura τ = %1</translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation>entropia %1</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; are the scores, &lt;i&gt;w&lt;/i&gt; the weights, and τ is the temperature.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; são as pontuações, &lt;i&gt;w&lt;/i&gt; os pesos, e τ é a temperatura.</translation>
    </message>
    <message>
        <source>Entropy, beside each heading, says how evenly the weights are spread. For %1 equal weights it would be ln %1 = %2, the most that is possible.</source>
        <translation>A entropia, ao lado de cada título, diz o quão uniformes são os pesos. Com %1 pesos iguais seria ln %1 = %2, o máximo possível.</translation>
    </message>
    <message>
        <source>the weight of this score</source>
        <translation>o peso desta pontuação</translation>
    </message>
    <message>
        <source>Scores 0 to %1 (numbered below the last chart)</source>
        <translation>Pontuações 0 a %1 (números sob o último gráfico)</translation>
    </message>
</context>
<context>
    <name>StyleFile</name>
    <message>
        <source>"labels" must be an object of texts</source>
        <translation>"labels" deve ser um objeto de textos</translation>
    </message>
    <message>
        <source>the label "%1" must be one line of text</source>
        <translation>o rótulo "%1" deve ser uma linha de texto</translation>
    </message>
    <message>
        <source>it is not JSON from byte %1 on</source>
        <translation>a partir do byte %1 não é JSON</translation>
    </message>
    <message>
        <source>it is not an object with the keys of a style</source>
        <translation>não é um objeto com as chaves de um estilo</translation>
    </message>
    <message>
        <source>"%1" is no key of a style; accepted: %2</source>
        <translation>"%1" não é uma chave de estilo; são aceitas: %2</translation>
    </message>
    <message>
        <source>the value of "%1" cannot be used; accepted: %2</source>
        <translation>o valor de "%1" não pode ser usado; aceita-se: %2</translation>
    </message>
    <message>
        <source>there is no such style or file; accepted: %1, or a JSON file</source>
        <translation>não há tal estilo nem arquivo; são aceitos: %1, ou um arquivo JSON</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>TokenPlusPosition</name>
    <message>
        <source>Column (dimension)</source>
        <translation>Coluna (dimensão)</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>posições</translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation>após dropout</translation>
    </message>
    <message>
        <source>one scale for all three</source>
        <translation>uma escala para as três</translation>
    </message>
    <message>
        <source>dropped: exactly 0</source>
        <translation>descartados: exatamente 0</translation>
    </message>
    <message>
        <source>Token plus position</source>
        <translation>Token mais posição</translation>
    </message>
    <message>
        <source>Embeddings X, sinusoidal positional encoding P and their sum X + P as three heatmaps with one colour scale, blue for negative and red for positive numbers; rows are tokens, columns dimensions.</source>
        <translation>Embeddings X, codificação posicional senoidal P e sua soma X + P em três mapas de calor com uma só escala de cores, azul para números negativos e vermelho para positivos; as linhas são tokens, e as colunas, dimensões.</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 token em %2 dimensões: %3.</numerusform>
            <numerusform>%1 tokens em %2 dimensões: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>X is multiplied by the square root of the width.</source>
        <translation>X é multiplicada pela raiz quadrada da largura.</translation>
    </message>
    <message>
        <source>Dropout with p = %1: hatched numbers are 0, the others divided by 1 − p.</source>
        <translation>Dropout com p = %1: os números hachurados são 0, e os outros são divididos por 1 − p.</translation>
    </message>
    <message>
        <source>One cell, explained</source>
        <translation>Uma célula explicada</translation>
    </message>
    <message>
        <source>The second “the”, column 6: the embedding's number, the position's number, their sum.</source>
        <translation>O segundo “the”, coluna 6: o número do embedding, o número da posição e sua soma.</translation>
    </message>
    <message>
        <source>Times √d, as in the Transformer</source>
        <translation>Vezes √d, como no Transformer</translation>
    </message>
    <message>
        <source>As in training</source>
        <translation>Como no treinamento</translation>
    </message>
    <message>
        <source>One word only</source>
        <translation>Uma só palavra</translation>
    </message>
    <message>
        <source>Eight times “buffalo”: in X all rows are the same, in X + P no two are.</source>
        <translation>Oito vezes “buffalo”: em X, todas as linhas são iguais; em X + P, não há duas iguais.</translation>
    </message>
    <message>
        <source>Chinese, by character</source>
        <translation>Chinês, por caractere</translation>
    </message>
    <message>
        <source>Each character is a token: 猫 stands twice and has one row.</source>
        <translation>Cada caractere é um token: 猫 aparece duas vezes e tem uma só linha.</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>Da direita para a esquerda</translation>
    </message>
    <message>
        <source>An Arabic sentence: its first word is position 0, wherever it is written.</source>
        <translation>Uma frase em árabe: sua primeira palavra é a posição 0, onde quer que esteja escrita.</translation>
    </message>
    <message>
        <source>embedding of %1</source>
        <translation>embedding de %1</translation>
    </message>
    <message>
        <source>loaded embedding</source>
        <translation>embedding carregado</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>descartado</translation>
    </message>
    <message>
        <source>embedding plus position</source>
        <translation>embedding mais posição</translation>
    </message>
    <message>
        <source>The first of %1 loaded sequences.</source>
        <translation>A primeira de %1 sequências carregadas.</translation>
    </message>
    <message>
        <source>Rows %1 and %2 are the same in &lt;i&gt;X&lt;/i&gt;, but in &lt;i&gt;X&lt;/i&gt; + &lt;i&gt;P&lt;/i&gt; they differ by up to %3.</source>
        <translation>As linhas %1 e %2 são iguais em &lt;i&gt;X&lt;/i&gt;, mas, em &lt;i&gt;X&lt;/i&gt; + &lt;i&gt;P&lt;/i&gt;, diferem em até %3.</translation>
    </message>
    <message>
        <source>No token is repeated: every row differs already in &lt;i&gt;X&lt;/i&gt;.</source>
        <translation>Nenhum token se repete: já em &lt;i&gt;X&lt;/i&gt; todas as linhas são diferentes.</translation>
    </message>
    <message>
        <source>&lt;a href="embedding-dropout=0"&gt;End the dropout&lt;/a&gt;.</source>
        <translation>&lt;a href="embedding-dropout=0"&gt;Encerre o dropout&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The embeddings come from a file.</source>
        <translation>Os embeddings vêm de um arquivo.</translation>
    </message>
    <message>
        <source>%1 twice: the same row</source>
        <translation>%1 duas vezes: a mesma linha</translation>
    </message>
    <message>
        <source>the same row</source>
        <translation>a mesma linha</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>a mesma</translation>
    </message>
    <message>
        <source>their positions</source>
        <translation>suas posições</translation>
    </message>
    <message>
        <source>different rows</source>
        <translation>linhas diferentes</translation>
    </message>
    <message>
        <source>different</source>
        <translation>diferentes</translation>
    </message>
    <message>
        <source>Try &lt;a href="preset:chinese"&gt;Chinese&lt;/a&gt;, &lt;a href="preset:right-to-left"&gt;Arabic&lt;/a&gt; or &lt;a href="preset:one-word"&gt;one word only&lt;/a&gt;.</source>
        <translation>Experimente &lt;a href="preset:chinese"&gt;chinês&lt;/a&gt;, &lt;a href="preset:right-to-left"&gt;árabe&lt;/a&gt; ou &lt;a href="preset:one-word"&gt;uma só palavra&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>“the” stands twice: in X the same row, in X + P two different ones.</source>
        <translation>“the” aparece duas vezes: em X, a mesma linha; em X + P, duas diferentes.</translation>
    </message>
    <message>
        <source>the numbers of the selected cell</source>
        <translation>os números da célula selecionada</translation>
    </message>
    <message>
        <source>the scale of the colours</source>
        <translation>a escala de cores</translation>
    </message>
    <message>
        <source>times √d = %1</source>
        <translation>vezes √d = %1</translation>
    </message>
    <message>
        <source>d = 512 without scaling: the numbers of a word are 16 times smaller than those of its position.</source>
        <translation>d = 512 sem escalonamento: os números da palavra são 16 vezes menores que os de sua posição.</translation>
    </message>
    <message>
        <source>their sum</source>
        <translation>a soma delas</translation>
    </message>
    <message>
        <source>Dropout makes a number 0 with probability %1 (hatched where cells are large enough) and divides the others by %2; &lt;i&gt;m&lt;/i&gt; in the formula is 0 or 1.</source>
        <translation>O dropout zera um número com probabilidade %1 (hachurado onde as células são grandes o bastante) e divide os outros por %2; &lt;i&gt;m&lt;/i&gt; na fórmula é 0 ou 1.</translation>
    </message>
    <message>
        <source>Multiplied by √32, the numbers of the words are about as large as those of the positions.</source>
        <translation>Multiplicados por √32, os números das palavras são quase tão grandes quanto os das posições.</translation>
    </message>
    <message>
        <source>Words too small</source>
        <translation>Palavras pequenas demais</translation>
    </message>
    <message>
        <source>Dropout with p = 0.1: about one number in ten becomes 0, the others grow by a ninth.</source>
        <translation>Dropout com p = 0,1: cerca de um em cada dez números vira 0, e os outros crescem um nono.</translation>
    </message>
    <message>
        <source>&lt;a href="embedding-dropout=0.5"&gt;Make half of the numbers 0&lt;/a&gt; (dropout): the others double, so that the mean stays the same.</source>
        <translation>&lt;a href="embedding-dropout=0.5"&gt;Zere metade dos números&lt;/a&gt; (dropout): os outros dobram, e a média se mantém.</translation>
    </message>
    <message>
        <source>A row of &lt;i&gt;X&lt;/i&gt; says which token it is, but not where it stands: the same token at two positions would be treated alike.</source>
        <translation>Uma linha de &lt;i&gt;X&lt;/i&gt; diz qual é o token, mas não onde ele está: o mesmo token em duas posições seria tratado da mesma forma.</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>embeddings</translation>
    </message>
    <message>
        <source>%1 at positions %2 and %3: the same row in &lt;i&gt;X&lt;/i&gt;, but in &lt;i&gt;X&lt;/i&gt; + &lt;i&gt;P&lt;/i&gt; numbers that differ by up to %4.</source>
        <translation>%1 nas posições %2 e %3: a mesma linha em &lt;i&gt;X&lt;/i&gt;, mas em &lt;i&gt;X&lt;/i&gt; + &lt;i&gt;P&lt;/i&gt; números que diferem em até %4.</translation>
    </message>
    <message>
        <source>&lt;a href="scale-embedding=on"&gt;Multiply by √d&lt;/a&gt;, as the Transformer does: the colours of the embeddings get stronger.</source>
        <translation>&lt;a href="scale-embedding=on"&gt;Multiplique por √d&lt;/a&gt;, como faz o Transformer: as cores dos embeddings ficam mais fortes.</translation>
    </message>
    <message>
        <source>different: most in column %1, by %2</source>
        <translation>diferentes: até %2, na coluna %1</translation>
    </message>
    <message>
        <source>&lt;i&gt;i&lt;/i&gt; is the position, &lt;i&gt;c&lt;/i&gt; the column, and &lt;i&gt;Y&lt;/i&gt; the sum. &lt;i&gt;E&lt;/i&gt; is the table of embeddings, a row for each token &lt;i&gt;w&lt;/i&gt;, and &lt;i&gt;d&lt;/i&gt; its number of columns.</source>
        <translation>&lt;i&gt;i&lt;/i&gt; é a posição, &lt;i&gt;c&lt;/i&gt; a coluna e &lt;i&gt;Y&lt;/i&gt; a soma. &lt;i&gt;E&lt;/i&gt; é a tabela dos embeddings, uma linha para cada token &lt;i&gt;w&lt;/i&gt;, e &lt;i&gt;d&lt;/i&gt; seu número de colunas.</translation>
    </message>
    <message>
        <source>The embeddings are random here.</source>
        <translation>Aqui os embeddings são aleatórios.</translation>
    </message>
    <message>
        <source>The numbers of &lt;i&gt;P&lt;/i&gt; have a typical size (root mean square) of %3, those of the embeddings %2. Like the Transformer (Vaswani et al. 2017, section 3.4), this page multiplies the embeddings by √d = %1. Their size is then 1, and &lt;i&gt;P&lt;/i&gt; does not drown them.</source>
        <translation>Os números de &lt;i&gt;P&lt;/i&gt; têm tamanho típico (raiz da média dos quadrados) %3; os dos embeddings, %2. Como o Transformer (Vaswani et al. 2017, seção 3.4), esta página multiplica os embeddings por √d = %1. Eles passam a ter tamanho 1, e &lt;i&gt;P&lt;/i&gt; não os encobre.</translation>
    </message>
    <message>
        <source>The numbers of &lt;i&gt;P&lt;/i&gt; have a typical size (root mean square) of %3, those of the embeddings 1/%1 = %2.</source>
        <translation>Os números de &lt;i&gt;P&lt;/i&gt; têm tamanho típico (raiz da média dos quadrados) %3; os dos embeddings, 1/%1 = %2.</translation>
    </message>
    <message>
        <source>&lt;a href="scale-embedding=off"&gt;Leave out the factor √d&lt;/a&gt;: the embeddings fade beside the positions.</source>
        <translation>&lt;a href="scale-embedding=off"&gt;Tire o fator √d&lt;/a&gt;: os embeddings quase somem ao lado das posições.</translation>
    </message>
    <message>
        <source>A token has the same embedding wherever it stands. Adding the row of its position makes two equal tokens differ.</source>
        <translation>Um token tem o mesmo embedding onde quer que esteja. Somar a linha de sua posição torna diferentes dois tokens iguais.</translation>
    </message>
    <message>
        <source>&lt;i&gt;X&lt;/i&gt; has the row of &lt;i&gt;E&lt;/i&gt; for each token of the sentence, times √&lt;i&gt;d&lt;/i&gt;.</source>
        <translation>&lt;i&gt;X&lt;/i&gt; tem a linha de &lt;i&gt;E&lt;/i&gt; de cada token da frase, vezes √&lt;i&gt;d&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>&lt;i&gt;X&lt;/i&gt; has the row of &lt;i&gt;E&lt;/i&gt; for each token of the sentence.</source>
        <translation>&lt;i&gt;X&lt;/i&gt; tem a linha de &lt;i&gt;E&lt;/i&gt; de cada token da frase.</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>lugar %1</translation>
    </message>
</context>
<context>
    <name>TokenWords</name>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>position %1: %2</source>
        <translation>posição %1: %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>Words read from right to left; rows and columns keep their order, the first word first.</source>
        <translation>As palavras se leem da direita para a esquerda; linhas e colunas mantêm a ordem, a primeira palavra vem primeiro.</translation>
    </message>
</context>
<context>
    <name>TrainedSentence</name>
    <message>
        <source>as trained %1</source>
        <translation>como treinado %1</translation>
    </message>
    <message>
        <source>What “it” is taken for</source>
        <translation>O que o modelo entende por “it”</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>probability; dashed: as trained</source>
        <translation>probabilidade; tracejado: como treinado</translation>
    </message>
    <message>
        <source>probability, from 0 to 1</source>
        <translation>probabilidade, de 0 a 1</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>the name of the lines</source>
        <translation>o nome das linhas</translation>
    </message>
    <message>
        <source>the scale of the weights</source>
        <translation>a escala dos pesos</translation>
    </message>
    <message>
        <source>the sentence with another adjective</source>
        <translation>a frase com outro adjetivo</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>it was</translation>
    </message>
    <message>
        <source>%1: for the model “it” means %2</source>
        <translation>%1: para o modelo, “it” é %2</translation>
    </message>
    <message>
        <source>%1: “it” is %2</source>
        <translation>%1: “it” é %2</translation>
    </message>
    <message>
        <source>For the model “it” means %1</source>
        <translation>Para o modelo, “it” é %1</translation>
    </message>
    <message>
        <source>What if the line went to %1? Then for the model “it” means %2</source>
        <translation>E se a linha fosse para %1? Então, para o modelo, “it” é %2</translation>
    </message>
    <message>
        <source>What if? “it” is %1</source>
        <translation>E se? “it” é %1</translation>
    </message>
    <message>
        <source>Weights of %1 in every layer</source>
        <translation>Pesos de %1 em cada camada</translation>
    </message>
    <message>
        <source>Weights of %1</source>
        <translation>Pesos de %1</translation>
    </message>
    <message>
        <source>each row sums to 1; weights under 0.03 have no number</source>
        <translation>cada linha soma 1; pesos abaixo de 0,03 sem número</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>cada linha soma 1</translation>
    </message>
    <message>
        <source>%1: lines from %2, as wide as their weights</source>
        <translation>%1: linhas de %2, tão largas quanto seus pesos</translation>
    </message>
    <message>
        <source>%1, lines from %2</source>
        <translation>%1, linhas de %2</translation>
    </message>
    <message>
        <source>as trained</source>
        <translation>como treinado</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>camada %1</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>camada %1, cabeça %2</translation>
    </message>
    <message>
        <source>This model is right as well, but the line that decides goes to the adjective as a rule.</source>
        <translation>Este modelo também acerta, mas a linha que decide vai, em regra, para o adjetivo.</translation>
    </message>
    <message>
        <source>This model is right as well, but none of its lines is the reason.</source>
        <translation>Este modelo também acerta, mas nenhuma de suas linhas é a razão.</translation>
    </message>
    <message>
        <source>Trained sentence</source>
        <translation>Frase treinada</translation>
    </message>
    <message>
        <source>It was too tired</source>
        <translation>It was too tired</translation>
    </message>
    <message>
        <source>The pointing head looks from “it” at “animal” with weight 1.00.</source>
        <translation>A cabeça que aponta olha de “it” para “animal” com peso 1,00.</translation>
    </message>
    <message>
        <source>It was too wide</source>
        <translation>It was too wide</translation>
    </message>
    <message>
        <source>One word is exchanged, and the line jumps to “street”.</source>
        <translation>Troca-se uma palavra, e a linha salta para “street”.</translation>
    </message>
    <message>
        <source>It was too heavy</source>
        <translation>It was too heavy</translation>
    </message>
    <message>
        <source>The third noun: the line jumps to “bag”.</source>
        <translation>O terceiro substantivo: a linha salta para “bag”.</translation>
    </message>
    <message>
        <source>A free model: the adjective decides</source>
        <translation>Um modelo livre: o adjetivo decide</translation>
    </message>
    <message>
        <source>It names “street”, too. Its line that decides goes to “wide” with weight 1.00, not to “street”.</source>
        <translation>Ele também diz “street”. A linha que decide vai para “wide” com peso 1,00, não para “street”.</translation>
    </message>
    <message>
        <source>What if? The answer follows</source>
        <translation>E se? A resposta acompanha</translation>
    </message>
    <message>
        <source>That line forced to “animal”: “animal” becomes the answer. The line is the reason.</source>
        <translation>Essa linha forçada para “animal”: “animal” passa a ser a resposta. A linha é a razão.</translation>
    </message>
    <message>
        <source>A free model: no line is the reason</source>
        <translation>Um modelo livre: nenhuma linha é a razão</translation>
    </message>
    <message>
        <source>This line goes to “animal” with weight 0.77, as if it were the reason. It is not: move it.</source>
        <translation>Esta linha vai para “animal” com peso 0,77, como se fosse a razão. Não é: mova-a.</translation>
    </message>
    <message>
        <source>What if? The answer stays</source>
        <translation>E se? A resposta fica</translation>
    </message>
    <message>
        <source>That line forced to “bag”: the answer is still “animal”.</source>
        <translation>Essa linha forçada para “bag”: a resposta continua “animal”.</translation>
    </message>
    <message>
        <source>By force %1 gives all its weight to %2.</source>
        <translation>À força, %1 dá todo o seu peso a %2.</translation>
    </message>
    <message>
        <source>“it” still means %1.</source>
        <translation>“it” ainda é %1.</translation>
    </message>
    <message>
        <source>Now “it” means %1.</source>
        <translation>Agora “it” é %1.</translation>
    </message>
    <message>
        <source>%1 gives %2 of its weight to %3.</source>
        <translation>%1 dá %2 do seu peso a %3.</translation>
    </message>
    <message>
        <source>&lt;a href="what-if=none"&gt;Let the line go&lt;/a&gt; (Esc), or drag it on.</source>
        <translation>&lt;a href="what-if=none"&gt;Solte a linha&lt;/a&gt; (Esc) ou arraste-a mais.</translation>
    </message>
    <message>
        <source>&lt;a href="%1"&gt;Say %2&lt;/a&gt;.</source>
        <translation>&lt;a href="%1"&gt;Diga %2&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Drag the line’s end to another word.</source>
        <translation>Arraste a ponta da linha para outra palavra.</translation>
    </message>
    <message>
        <source>Drag the line’s end &lt;a href="what-if=%1"&gt;to %2&lt;/a&gt;.</source>
        <translation>Arraste a ponta da linha &lt;a href="what-if=%1"&gt;para %2&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Compare: &lt;a href="preset:start"&gt;a pointing head&lt;/a&gt;, &lt;a href="preset:free-1"&gt;a free model whose line to the adjective decides&lt;/a&gt;, &lt;a href="preset:free-2"&gt;one without such a line&lt;/a&gt;.</source>
        <translation>Compare: &lt;a href="preset:start"&gt;uma cabeça que aponta&lt;/a&gt;, &lt;a href="preset:free-1"&gt;um modelo livre cuja linha para o adjetivo decide&lt;/a&gt;, &lt;a href="preset:free-2"&gt;um sem tal linha&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Weights of %1 in %2, by force: %3.</source>
        <translation>Pesos de %1 em %2, à força: %3.</translation>
    </message>
    <message>
        <source>Weights of %1 in %2: %3.</source>
        <translation>Pesos de %1 em %2: %3.</translation>
    </message>
    <message>
        <source>What “it” is taken for, with probabilities: %1.</source>
        <translation>O que o modelo entende por “it”, com probabilidades: %1.</translation>
    </message>
    <message>
        <source>As trained it is %1.</source>
        <translation>Como treinado, é %1.</translation>
    </message>
    <message>
        <source>Below, the same sentence with %1: it is %2, %3.</source>
        <translation>Abaixo, a mesma frase com %1: é %2, %3.</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>consulta %1</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>a resposta</translation>
    </message>
    <message>
        <source>answer of rank %1</source>
        <translation>resposta de posto %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>chave %1</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key by force</source>
        <translation>o peso que esta consulta dá a esta chave à força</translation>
    </message>
    <message>
        <source>Why this answer?</source>
        <translation>Por que esta resposta?</translation>
    </message>
    <message>
        <source>the probability of %1, which “it” means for the model</source>
        <translation>a probabilidade de %1, que para o modelo é “it”</translation>
    </message>
    <message>
        <source>the probability that “it” is %1</source>
        <translation>a probabilidade de que “it” seja %1</translation>
    </message>
    <message>
        <source>This model has one head a layer.</source>
        <translation>Este modelo tem uma cabeça por camada.</translation>
    </message>
    <message>
        <source>There is no adjective in the sentence that could be exchanged.</source>
        <translation>Não há na frase um adjetivo que se possa trocar.</translation>
    </message>
    <message>
        <source>There is no “it” in the sentence: the model says only what “it” is.</source>
        <translation>Não há “it” na frase: o modelo diz apenas o que é “it”.</translation>
    </message>
    <message>
        <source>The model reads %1 words at most.</source>
        <translation>O modelo lê no máximo %1 palavras.</translation>
    </message>
    <message>
        <source>%1 is no adjective that the model knows. It knows %2.</source>
        <translation>%1 não é um adjetivo que o modelo conheça. Ele conhece %2.</translation>
    </message>
    <message>
        <source>A trained model (%1) reads “%2”.</source>
        <translation>Um modelo treinado (%1) lê “%2”.</translation>
    </message>
    <message>
        <source>same layer, same scale</source>
        <translation>mesma camada, mesma escala</translation>
    </message>
    <message>
        <source>The adjective decides at which noun “it” points; this model is built to answer with that noun.</source>
        <translation>O adjetivo decide para que substantivo “it” aponta; este modelo foi feito para responder com esse substantivo.</translation>
    </message>
    <message>
        <source>A trained model: what is “it”?</source>
        <translation>Um modelo treinado: o que é “it”?</translation>
    </message>
    <message>
        <source>The answer follows this line in %1 of the tests.</source>
        <translation>A resposta acompanha esta linha em %1 dos testes.</translation>
    </message>
    <message>
        <source>This model answers with that word; a &lt;a href="preset:free-1"&gt;free model&lt;/a&gt; computes its answer from the outputs.</source>
        <translation>Este modelo responde com essa palavra; um &lt;a href="preset:free-1"&gt;modelo livre&lt;/a&gt; calcula a resposta a partir das saídas.</translation>
    </message>
    <message>
        <source>answer follows</source>
        <translation>a resposta acompanha</translation>
    </message>
    <message>
        <source>weight on %1</source>
        <translation>peso em %1</translation>
    </message>
    <message>
        <source>on the right noun</source>
        <translation>no substantivo certo</translation>
    </message>
    <message>
        <source>on the adjective</source>
        <translation>no adjetivo</translation>
    </message>
    <message>
        <source>line</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>This model ends in a &lt;a href="term:pointing-head"&gt;pointing head&lt;/a&gt;: the weights of “it” in layer %1 are the answer. So its line is the reason, because the model is built that way; in a free model that has to be tested.</source>
        <translation>Este modelo termina em uma &lt;a href="term:pointing-head"&gt;cabeça que aponta&lt;/a&gt;: os pesos de “it” na camada %1 são a resposta. Por isso a linha dela é a razão: o modelo foi construído assim; em um modelo livre, isso precisa ser testado.</translation>
    </message>
    <message>
        <source>This model was free to answer in any way: it names a word. It is right in all of %1 sentences it was not trained on, but nothing asked its weights to show why.</source>
        <translation>Este modelo era livre para responder de qualquer modo: ele diz uma palavra. Acerta em todas as %1 frases com que não foi treinado, mas nada pediu que seus pesos mostrassem por quê.</translation>
    </message>
    <message>
        <source>It learned in %1 steps. Each step used %2 random sentences of %3 words, made by a small grammar that knows %4 words.</source>
        <translation>Ele aprendeu em %1 passos. Cada passo usou %2 frases sorteadas de %3 palavras, feitas por uma pequena gramática que conhece %4 palavras.</translation>
    </message>
    <message>
        <source>&lt;i&gt;A&lt;/i&gt; is the weight, &lt;i&gt;S&lt;/i&gt; the score of a query and a key, &lt;i&gt;S&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt; the largest score of the query, &lt;i&gt;N&lt;/i&gt; the sum of all numerators. Their indices are the numbers below the words; layers are counted from 0, too.</source>
        <translation>&lt;i&gt;A&lt;/i&gt; é o peso, &lt;i&gt;S&lt;/i&gt; a pontuação de uma consulta com uma chave, &lt;i&gt;S&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt; a maior pontuação da consulta, &lt;i&gt;N&lt;/i&gt; a soma de todos os numeradores. Os índices são os números abaixo das palavras; as camadas também são contadas a partir de 0.</translation>
    </message>
    <message>
        <source>The test: in %1 other sentences we set a line by hand (&lt;a href="term:forcing"&gt;force&lt;/a&gt; it) to each of the two nouns that are not meant. If the answer changes to that noun in at least 0.90 of the cases, the line is the reason; in at most 0.10, it is not.</source>
        <translation>O teste: em outras %1 frases, uma linha é &lt;a href="term:forcing"&gt;forçada&lt;/a&gt; (fixada à mão) para cada um dos dois substantivos que não são o certo. Se a resposta muda para esse substantivo em pelo menos 0,90 dos casos, a linha é a razão; em no máximo 0,10, não é.</translation>
    </message>
    <message>
        <source>Some 400 models without a pointing head were trained for this page. In none of them does a line to the right noun decide the answer in 0.90 of the sentences.</source>
        <translation>Cerca de 400 modelos sem cabeça que aponta foram treinados para esta página. Em nenhum deles uma linha para o substantivo certo decide a resposta em 0,90 das frases.</translation>
    </message>
    <message>
        <source>A &lt;a href="term:weight"&gt;weight&lt;/a&gt; says how much of a value is mixed in, not why the model answers: a right answer does not mean that the lines show the reason (Jain and Wallace 2019; Wiegreffe and Pinter 2019). To know the reason, change something and see whether the answer changes.</source>
        <translation>Um &lt;a href="term:weight"&gt;peso&lt;/a&gt; diz quanto de um valor entra na mistura, não por que o modelo responde assim: uma resposta certa não quer dizer que as linhas mostrem a razão (Jain e Wallace 2019; Wiegreffe e Pinter 2019). Para saber a razão, mude alguma coisa e veja se a resposta muda.</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key; 𝑆: score of a query with a key, 𝑁: sum of all numerators</source>
        <translation>o peso que esta consulta dá a esta chave; 𝑆: pontuação de uma consulta com uma chave, 𝑁: soma de todos os numeradores</translation>
    </message>
    <message>
        <source>%1: the weight of its line. 𝑆: score of “it” with a word, 𝑁: sum of all numerators</source>
        <translation>%1: o peso da linha dela. 𝑆: pontuação de “it” com uma palavra, 𝑁: soma de todos os numeradores</translation>
    </message>
    <message>
        <source>%1. 𝑧: score of a word 𝑐, 𝑁: sum of the numerators of all words that the model knows</source>
        <translation>%1. 𝑧: pontuação de uma palavra 𝑐, 𝑁: soma dos numeradores de todas as palavras que o modelo conhece</translation>
    </message>
    <message>
        <source>“Answer follows”: in which part of these %2 cases the answer changed to the noun that was forced. “Weight on …”: what “it” gives that word in the sentence above. The last two columns: in which part of the %1 sentences “it” gives the right noun, or the adjective, its largest weight.</source>
        <translation>“A resposta acompanha”: em que parte destes %2 casos a resposta mudou para o substantivo forçado. “Peso em …”: quanto “it” dá a essa palavra na frase acima. As duas últimas colunas: em que parte das %1 frases “it” dá seu maior peso ao substantivo certo, ou ao adjetivo.</translation>
    </message>
    <message>
        <source>nouns: %1</source>
        <translation>substantivos: %1</translation>
    </message>
    <message>
        <source>adjectives: %1</source>
        <translation>adjetivos: %1</translation>
    </message>
    <message>
        <source>others: %1</source>
        <translation>outras: %1</translation>
    </message>
    <message>
        <source>The model does not know %1. It was trained on these words:</source>
        <translation>O modelo não conhece %1. Ele foi treinado com estas palavras:</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>the loss</source>
        <translation>a perda</translation>
    </message>
    <message>
        <source>Accuracy at lengths</source>
        <translation>Acurácia por comprimento</translation>
    </message>
    <message>
        <source>At lengths</source>
        <translation>Por comprimento</translation>
    </message>
    <message>
        <source>the accuracy at other lengths</source>
        <translation>a acurácia em outros comprimentos</translation>
    </message>
    <message>
        <source>the names of the curves</source>
        <translation>os nomes das curvas</translation>
    </message>
    <message>
        <source>where the place looks</source>
        <translation>para onde a posição olha</translation>
    </message>
    <message>
        <source>each head’s weights</source>
        <translation>os pesos de cada cabeça</translation>
    </message>
    <message>
        <source>%1; without positions %2</source>
        <translation>%1; sem posições %2</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perda</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Acurácia</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 passos</translation>
    </message>
    <message>
        <source>this training, without positions</source>
        <translation>este treinamento, sem posições</translation>
    </message>
    <message>
        <source>this training, positions: %1</source>
        <translation>este treinamento, posições: %1</translation>
    </message>
    <message>
        <source>the same training without positions</source>
        <translation>o mesmo treino sem posições</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>sem posições</translation>
    </message>
    <message>
        <source>position</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
    <message>
        <source>named</source>
        <translation>respondido</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>𝛿 = %1 back</source>
        <translation>𝛿 = %1 atrás</translation>
    </message>
    <message>
        <source>should look here</source>
        <translation>deveria olhar aqui</translation>
    </message>
    <message>
        <source>Your example</source>
        <translation>Seu exemplo</translation>
    </message>
    <message>
        <source>One fresh example</source>
        <translation>Um exemplo novo</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Exemplo</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>cabeça %1</translation>
    </message>
    <message>
        <source>Where position %1 looks</source>
        <translation>Para onde olha a posição %1</translation>
    </message>
    <message>
        <source>%1 in layer %2</source>
        <translation>%1, na camada %2</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Cabeças</translation>
    </message>
    <message>
        <source>each row sums to 1; weights under 0.05 have no number</source>
        <translation>cada linha soma 1; pesos abaixo de 0,05 sem número</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>cada linha soma 1</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>cabeça %1: %2</translation>
    </message>
    <message>
        <source>Each head’s weights</source>
        <translation>Os pesos de cada cabeça</translation>
    </message>
    <message>
        <source>number: mean weight on the right place</source>
        <translation>número: peso médio no lugar certo</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>peso</translation>
    </message>
    <message>
        <source>Without positions the layer cannot tell its places apart. With them it can learn to sort.</source>
        <translation>Sem posições, a camada não distingue seus lugares. Com elas, pode aprender a ordenar.</translation>
    </message>
    <message>
        <source>Counting needs no positions: this task is learned with them or without.</source>
        <translation>Contar não precisa de posições: esta tarefa se aprende com elas ou sem elas.</translation>
    </message>
    <message>
        <source>Without positions the layer sees doubles, but not which came first; the right ones tell it.</source>
        <translation>Sem posições a camada vê repetições, mas não qual veio primeiro; as certas dizem isso.</translation>
    </message>
    <message>
        <source>The mask alone tells some of the order; the right positions tell the rest.</source>
        <translation>A máscara sozinha diz parte da ordem; as posições certas dizem o resto.</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treinamento</translation>
    </message>
    <message>
        <source>Training: %1</source>
        <translation>Treinamento: %1</translation>
    </message>
    <message>
        <source>Look back by three</source>
        <translation>Olhar três para trás</translation>
    </message>
    <message>
        <source>Half-way</source>
        <translation>No meio do caminho</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>Sem posições</translation>
    </message>
    <message>
        <source>Rotary: longer sequences, too</source>
        <translation>Rotatória: também em sequências mais longas</translation>
    </message>
    <message>
        <source>ALiBi to both sides</source>
        <translation>ALiBi para os dois lados</translation>
    </message>
    <message>
        <source>A learned table</source>
        <translation>Uma tabela aprendida</translation>
    </message>
    <message>
        <source>A row for each position, learned like everything else: it takes longer, and ends at 1.00.</source>
        <translation>Uma linha por posição, aprendida como todo o resto: demora mais e termina em 1,00.</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverter</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Ordenar</translation>
    </message>
    <message>
        <source>The most frequent letter</source>
        <translation>A letra mais frequente</translation>
    </message>
    <message>
        <source>Order does not matter, so that no positions are needed: 1.00 after 600 steps without any.</source>
        <translation>A ordem não importa, então não são precisas posições: 1,00 após 600 passos sem nenhuma.</translation>
    </message>
    <message>
        <source>Has it stood before?</source>
        <translation>Já apareceu antes?</translation>
    </message>
    <message>
        <source>Yes or no at each place: with rotary positions 1.00 are right, without positions 0.70.</source>
        <translation>Sim ou não em cada posição: com posições rotatórias 1,00 certas, sem posições 0,70.</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>Indução</translation>
    </message>
    <message>
        <source>each place must name the token as far from the other end</source>
        <translation>cada posição deve responder o token à mesma distância do outro fim</translation>
    </message>
    <message>
        <source>the places must name the letters in alphabetical order</source>
        <translation>as posições devem responder as letras em ordem alfabética</translation>
    </message>
    <message>
        <source>each place must name the most frequent letter</source>
        <translation>cada posição deve responder a letra mais frequente</translation>
    </message>
    <message>
        <source>each place must say whether its letter has stood before</source>
        <translation>cada posição deve dizer se sua letra já apareceu antes</translation>
    </message>
    <message>
        <source>from the second round on, each place must name the next letter</source>
        <translation>a partir da segunda volta, cada posição deve responder a próxima letra</translation>
    </message>
    <message>
        <source>“it” must name the noun that it means</source>
        <translation>“it” deve responder o substantivo que significa</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>At step %1 the &lt;a href="term:loss"&gt;loss&lt;/a&gt; was no number any more: the training stopped. The last good step is shown.</source>
        <translation>No passo %1 a &lt;a href="term:loss"&gt;perda&lt;/a&gt; deixou de ser um número: o treinamento parou. Mostra-se o último passo bom.</translation>
    </message>
    <message>
        <source>&lt;a href="training-step=0"&gt;Go back to the start&lt;/a&gt; and click Train.</source>
        <translation>&lt;a href="training-step=0"&gt;Volte ao início&lt;/a&gt; e clique em Treinar.</translation>
    </message>
    <message>
        <source>Click Train, or &lt;a href="play:training-step"&gt;let the steps run&lt;/a&gt;.</source>
        <translation>Clique em Treinar, ou &lt;a href="play:training-step"&gt;deixe os passos correr&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="encoding=none"&gt;Take the positions away&lt;/a&gt;.</source>
        <translation>&lt;a href="encoding=none"&gt;Tire as posições&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href="encoding=sinusoidal"&gt;Give it positions&lt;/a&gt;.</source>
        <translation>&lt;a href="encoding=sinusoidal"&gt;Dê posições a ela&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>The place to look at depends on where the sequence ends: no positions here work at a length that was never trained.</source>
        <translation>A posição a olhar depende de onde a sequência termina: nenhuma das posições daqui funciona em um comprimento nunca treinado.</translation>
    </message>
    <message>
        <source>Which letter comes at a place depends on that place and on how often each letter stands there.</source>
        <translation>A letra de cada posição depende dessa posição e de quantas vezes cada letra aparece.</translation>
    </message>
    <message>
        <source>How often a letter stands there does not depend on the order, so that attention can count without positions.</source>
        <translation>Quantas vezes uma letra aparece não depende da ordem, e por isso a atenção conta sem posições.</translation>
    </message>
    <message>
        <source>Without positions a layer can see that a letter stands there twice, but not which of the two comes first.</source>
        <translation>Sem posições uma camada vê que uma letra aparece duas vezes, mas não qual das duas vem primeiro.</translation>
    </message>
    <message>
        <source>One layer looks one back, the next one at what followed last time. The mask alone tells some order, so that even no positions learn something (Kazemnejad et al. 2023).</source>
        <translation>Uma camada olha um para trás, a seguinte o que veio depois da última vez. A máscara sozinha diz parte da ordem, e por isso até sem posições se aprende algo (Kazemnejad et al. 2023).</translation>
    </message>
    <message>
        <source>%1 at length %2</source>
        <translation>%1 no comprimento %2</translation>
    </message>
    <message>
        <source>A transformer (layers: %1, heads: %2, width: %3) in training; task: %4; positions: %5.</source>
        <translation>Um transformer (camadas: %1, cabeças: %2, largura: %3) em treinamento; tarefa: %4; posições: %5.</translation>
    </message>
    <message>
        <source>Above, loss and accuracy against steps, up to step %1 of %2: loss %3, accuracy %4.</source>
        <translation>Acima, perda e acurácia ao longo dos passos, até o passo %1 de %2: perda %3, acurácia %4.</translation>
    </message>
    <message>
        <source>Dashed, the same training without positions: accuracy %1.</source>
        <translation>Tracejado, o mesmo treinamento sem posições: acurácia %1.</translation>
    </message>
    <message>
        <source>Accuracy %1.</source>
        <translation>Acurácia %1.</translation>
    </message>
    <message>
        <source>Below, an example: tokens %1; named %2; %3 of %4 right.</source>
        <translation>Abaixo, um exemplo: tokens %1; respondido %2; %3 de %4 certos.</translation>
    </message>
    <message>
        <source>Below that, the weights of each head.</source>
        <translation>Abaixo disso, os pesos de cada cabeça.</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>camada %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>consulta %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>chave %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>posição %1</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>perda</translation>
    </message>
    <message>
        <source>%1 got probability %2, %3 only %4.</source>
        <translation>%1 teve probabilidade %2; %3, só %4.</translation>
    </message>
    <message>
        <source>The heads look at %1 with %2 in the mean, at %3 with %4.</source>
        <translation>Em média as cabeças olham %1 com %2 e %3 com %4.</translation>
    </message>
    <message>
        <source>With %1 hidden it names %2, %3.</source>
        <translation>Com a %1 oculta responde %2, %3.</translation>
    </message>
    <message>
        <source>With all heads only at %1 it names %2, %3.</source>
        <translation>Com todas as cabeças só na %1 responde %2, %3.</translation>
    </message>
    <message>
        <source>this place has nothing to name and does not count</source>
        <translation>esta posição não tem nada a responder e não conta</translation>
    </message>
    <message>
        <source>wanted at %1</source>
        <translation>esperado em %1</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, não %2</translation>
    </message>
    <message>
        <source>Why was this wrong?</source>
        <translation>Por que isto estava errado?</translation>
    </message>
    <message>
        <source>Only the task “look back” has it.</source>
        <translation>Só a tarefa “olhar para trás” o usa.</translation>
    </message>
    <message>
        <source>Induction always hides later tokens: they would give the answer away.</source>
        <translation>A indução sempre oculta os tokens seguintes: eles entregariam a resposta.</translation>
    </message>
    <message>
        <source>ALiBi always hides later tokens.</source>
        <translation>O ALiBi sempre oculta os tokens seguintes.</translation>
    </message>
    <message>
        <source>This training is without positions already.</source>
        <translation>Este treinamento já é sem posições.</translation>
    </message>
    <message>
        <source>Only sinusoidal and rotary positions have it.</source>
        <translation>Só as posições senoidais e rotatórias a usam.</translation>
    </message>
    <message>
        <source>There is only one layer.</source>
        <translation>Há só uma camada.</translation>
    </message>
    <message>
        <source>Rotary turns pairs of columns: a head must have an even number of them, and %1 columns for %2 heads are %3 each.</source>
        <translation>A rotatória gira pares de colunas: cada cabeça precisa de um número par, e %1 colunas para %2 cabeças dão %3 a cada uma.</translation>
    </message>
    <message>
        <source>Induction needs sequences of at least 4 tokens.</source>
        <translation>A indução precisa de sequências de pelo menos 4 tokens.</translation>
    </message>
    <message>
        <source>This training would take more memory than this machine can spare: make 𝑑, 𝑛, the layers or the batch smaller.</source>
        <translation>Este treinamento precisaria de mais memória do que esta máquina tem: diminua 𝑑, 𝑛, as camadas ou o lote.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 is not among the letters %2 to %3.</source>
        <translation>%1 não está entre as letras %2 a %3.</translation>
    </message>
    <message>
        <source>An example has at most %1 letters, four times 𝑛.</source>
        <translation>Um exemplo tem no máximo %1 letras, quatro vezes 𝑛.</translation>
    </message>
    <message>
        <source>Name the token three places before: with sinusoidal positions 0.99 are right after 200 steps, without 0.24.</source>
        <translation>Responder o token três posições antes: com posições senoidais 0,99 certas após 200 passos, sem elas 0,24.</translation>
    </message>
    <message>
        <source>The same training at step 100: the heads look near the right place, and some letters are wrong.</source>
        <translation>O mesmo treinamento no passo 100: as cabeças olham perto da posição certa, e algumas letras estão erradas.</translation>
    </message>
    <message>
        <source>A penalty that is alike before and after cannot tell three before from three after: 0.25.</source>
        <translation>Uma penalidade igual antes e depois não distingue três antes de três depois: 0,25.</translation>
    </message>
    <message>
        <source>Name the letters in order: 0.97 with sinusoidal positions, 0.23 without.</source>
        <translation>Responder as letras em ordem: 0,97 com posições senoidais, 0,23 sem.</translation>
    </message>
    <message>
        <source>Two layers find what followed last time: 0.94 with rotary positions; the mask alone gives 0.65.</source>
        <translation>Duas camadas acham o que veio depois da última vez: 0,94 com posições rotatórias; só a máscara dá 0,65.</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>gradiente</translation>
    </message>
    <message>
        <source>Why this gradient?</source>
        <translation>Por que este gradiente?</translation>
    </message>
    <message>
        <source>left of the gap: places below %1; right: new ones</source>
        <translation>à esquerda da lacuna: posições abaixo de %1; à direita: novas</translation>
    </message>
    <message>
        <source>right of the gap: new places</source>
        <translation>à direita da lacuna: posições novas</translation>
    </message>
    <message>
        <source>gap: new places</source>
        <translation>lacuna: posições novas</translation>
    </message>
    <message>
        <source>what the gaps in the bars are</source>
        <translation>o que são as lacunas nas barras</translation>
    </message>
    <message>
        <source>at length %1: %2</source>
        <translation>comprimento %1: %2</translation>
    </message>
    <message>
        <source>%1, trained</source>
        <translation>%1, treinado</translation>
    </message>
    <message>
        <source>%1, never seen</source>
        <translation>%1, nunca visto</translation>
    </message>
    <message>
        <source>each row sums to 1; weights under 0.05 have no number; the layer adds up its heads</source>
        <translation>cada linha soma 1; pesos abaixo de 0,05 sem número; a camada soma as cabeças</translation>
    </message>
    <message>
        <source>row: query, column: key; number: mean weight on the right place</source>
        <translation>linha: consulta, coluna: chave; número: peso médio na posição certa</translation>
    </message>
    <message>
        <source>row: query, column: key</source>
        <translation>linha: consulta, coluna: chave</translation>
    </message>
    <message>
        <source>Nothing tells where a token stands: 0.24 are right, about as many as naming the most frequent letter gives.</source>
        <translation>Nada diz onde está um token: 0,24 certas, mais ou menos o que se consegue respondendo a letra mais frequente.</translation>
    </message>
    <message>
        <source>Rotary positions learn the distance: 0.998 at length 16, and 0.999 at 32, which was never trained.</source>
        <translation>As posições rotatórias aprendem a distância: 0,998 no comprimento 16 e 0,999 no 32, que nunca foi treinado.</translation>
    </message>
    <message>
        <source>Name the sequence backwards: 0.999 with sinusoidal positions, 0.22 without, and little at other lengths.</source>
        <translation>Devolver a sequência de trás para frente: 0,999 com posições senoidais, 0,22 sem, e pouco em outros comprimentos.</translation>
    </message>
    <message>
        <source>each place must name the token %1 before it; the first %1 name nothing</source>
        <translation>cada posição deve responder o token %1 antes dela; as primeiras %1 não respondem nada</translation>
    </message>
    <message>
        <source>After %1 &lt;a href="term:gradient-step"&gt;steps&lt;/a&gt; %2 of the %3 places of this example are right.</source>
        <translation>Após %1 &lt;a href="term:gradient-step"&gt;passos&lt;/a&gt;, %2 das %3 posições deste exemplo estão certas.</translation>
    </message>
    <message>
        <source>Accuracy on %1 fresh sequences: %2, without positions %3.</source>
        <translation>Acurácia em %1 sequências novas: %2; sem posições, %3.</translation>
    </message>
    <message>
        <source>Accuracy on %1 fresh sequences: %2.</source>
        <translation>Acurácia em %1 sequências novas: %2.</translation>
    </message>
    <message>
        <source>To look back, the layer needs to know how far apart two tokens are. &lt;a href="preset:rotary"&gt;Rotary positions&lt;/a&gt; enter the scores only by that distance, and the layer works at longer lengths, too. With the sinusoidal encoding it learns the places that it has seen.</source>
        <translation>Para olhar para trás, a camada precisa saber a distância entre dois tokens. As &lt;a href="preset:rotary"&gt;posições rotatórias&lt;/a&gt; entram nas pontuações só por essa distância, e a camada funciona também em comprimentos maiores. Com a codificação senoidal, ela aprende as posições que viu.</translation>
    </message>
    <message>
        <source>At length %1, %3 of the answers at places below %2 are right, and %4 of those at places from %2 on, which training never saw (the part of the bar right of its gap).</source>
        <translation>No comprimento %1, %3 das respostas nas posições abaixo de %2 estão certas, e %4 das que estão nas posições de %2 em diante, que o treinamento nunca viu (a parte da barra à direita da lacuna).</translation>
    </message>
    <message>
        <source>Without positions the layer knows the letters, but not their order. Always naming the most frequent letter is right at %1 of the places; guessing one of the %2 letters, at 1/%2.</source>
        <translation>Sem posições, a camada conhece as letras, mas não a ordem. Responder sempre a letra mais frequente acerta em %1 das posições; chutar uma das %2 letras, em 1/%2.</translation>
    </message>
    <message>
        <source>%1 without head %2</source>
        <translation>%1 sem a cabeça %2</translation>
    </message>
    <message>
        <source>The layer adds up what its heads bring, so a single head may look at a wrong place. Of these %1 places %2 are right with all heads, %3.</source>
        <translation>A camada soma o que as cabeças trazem, e por isso uma delas pode olhar para uma posição errada. Destas %1 posições, %2 estão certas com todas as cabeças, %3.</translation>
    </message>
    <message>
        <source>&lt;i&gt;L&lt;/i&gt; is the loss, &lt;i&gt;p&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; the probability that place &lt;i&gt;i&lt;/i&gt; gives to what it must name, &lt;i&gt;m&lt;/i&gt; the number of places that must name something (here %1). A last matrix turns each output into a number for each answer; the softmax of these numbers gives the probabilities.</source>
        <translation>&lt;i&gt;L&lt;/i&gt; é a perda, &lt;i&gt;p&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; a probabilidade que a posição &lt;i&gt;i&lt;/i&gt; dá ao que deve responder, &lt;i&gt;m&lt;/i&gt; o número de posições que devem responder algo (aqui %1). Uma última matriz transforma cada saída em um número para cada resposta; a softmax desses números dá as probabilidades.</translation>
    </message>
    <message>
        <source>Each step draws %1 new sequences and changes all learned numbers a little, so that the &lt;a href="term:loss"&gt;loss&lt;/a&gt; falls (Adam, a usual method).</source>
        <translation>Cada passo sorteia %1 sequências novas e muda um pouco todos os números aprendidos, para que a &lt;a href="term:loss"&gt;perda&lt;/a&gt; caia (Adam, um método usual).</translation>
    </message>
    <message>
        <source>Other tasks: &lt;a href="preset:reverse"&gt;reverse&lt;/a&gt;, &lt;a href="preset:sort"&gt;sort&lt;/a&gt;, &lt;a href="preset:majority"&gt;most frequent&lt;/a&gt;, &lt;a href="preset:repeat"&gt;repeat&lt;/a&gt;, &lt;a href="preset:induction"&gt;induction&lt;/a&gt; (name what followed the same letter last time).</source>
        <translation>Outras tarefas: &lt;a href="preset:reverse"&gt;inverter&lt;/a&gt;, &lt;a href="preset:sort"&gt;ordenar&lt;/a&gt;, &lt;a href="preset:majority"&gt;a mais frequente&lt;/a&gt;, &lt;a href="preset:repeat"&gt;repetição&lt;/a&gt;, &lt;a href="preset:induction"&gt;indução&lt;/a&gt; (responder o que veio depois da mesma letra na última vez).</translation>
    </message>
    <message>
        <source>See for position %1: &lt;a href="column=0"&gt;what it names&lt;/a&gt;, &lt;a href="column=1"&gt;its loss&lt;/a&gt;, &lt;a href="column=2"&gt;the gradient&lt;/a&gt;.</source>
        <translation>Veja, da posição %1: &lt;a href="column=0"&gt;o que ela responde&lt;/a&gt;, &lt;a href="column=1"&gt;a sua perda&lt;/a&gt;, &lt;a href="column=2"&gt;o gradiente&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>In the chapter Attention, the matrices are drawn at random and a pattern means nothing. Here &lt;a href="term:training"&gt;training&lt;/a&gt; made them, and you can watch how. A right answer alone does not show that a head looked at the right place: see the weights.</source>
        <translation>No capítulo Atenção as matrizes são sorteadas e um padrão não significa nada. Aqui o &lt;a href="term:training"&gt;treinamento&lt;/a&gt; as fez, e você pode ver como. Uma resposta certa, por si só, não mostra que uma cabeça olhou para a posição certa: veja os pesos.</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key; 𝑆: score of a query with a key, 𝑁: sum of all numerators</source>
        <translation>o peso que esta consulta dá a esta chave; 𝑆: pontuação de uma consulta com uma chave, 𝑁: soma de todos os numeradores</translation>
    </message>
    <message>
        <source>what this place adds to the loss: −ln of the probability 𝑝 of %1, what is wanted (𝑦)</source>
        <translation>o que esta posição soma à perda: −ln da probabilidade 𝑝 de %1, o esperado (𝑦)</translation>
    </message>
    <message>
        <source>the slope of this place’s loss over the score of %1, what is wanted (𝑦): it is negative, so a step of training raises that score</source>
        <translation>a derivada da perda desta posição em relação à pontuação de %1, o esperado (𝑦): é negativa, e por isso um passo de treinamento aumenta essa pontuação</translation>
    </message>
    <message>
        <source>right, named with probability %1; 𝑧: score of an answer 𝑐, 𝑁: sum of all numerators</source>
        <translation>certo, respondido com probabilidade %1; 𝑧: pontuação de uma resposta 𝑐, 𝑁: soma de todos os numeradores</translation>
    </message>
    <message>
        <source>Below, 𝑧 is the score of an answer 𝑐, 𝑁 the sum of all numerators.</source>
        <translation>Abaixo, 𝑧 é a pontuação de uma resposta 𝑐, 𝑁 a soma de todos os numeradores.</translation>
    </message>
    <message>
        <source>A smaller learning rate helps.</source>
        <translation>Uma taxa de aprendizado menor ajuda.</translation>
    </message>
    <message>
        <source>A smaller learning rate helps, and so does layer norm.</source>
        <translation>Uma taxa de aprendizado menor ajuda, e a normalização de camada também.</translation>
    </message>
    <message>
        <source>training steps</source>
        <translation>passos de treino</translation>
    </message>
    <message>
        <source>positions: %1</source>
        <translation>posições: %1</translation>
    </message>
    <message>
        <source>mean of −ln p of what each place must name</source>
        <translation>média de −ln p do que cada lugar deve dizer</translation>
    </message>
    <message>
        <source>how much is right on fresh sequences of length %1</source>
        <translation>quanto acerta em sequências novas de comprimento %1</translation>
    </message>
    <message>
        <source>always naming the most frequent letter: %1</source>
        <translation>dizer sempre a letra mais frequente: %1</translation>
    </message>
    <message>
        <source>Without positions the layer can only guess. With them it can learn where to look.</source>
        <translation>Sem posições, a camada só pode adivinhar. Com elas, pode aprender para onde olhar.</translation>
    </message>
    <message>
        <source>guessed: %1</source>
        <translation>adivinhando: %1</translation>
    </message>
</context>
<context>
    <name>VisionPreview</name>
    <message>
        <source>Usual colour vision</source>
        <translation>Visão de cores usual</translation>
    </message>
    <message>
        <source>Protanopia (no red)</source>
        <translation>Protanopia (sem vermelho)</translation>
    </message>
    <message>
        <source>Deuteranopia (no green)</source>
        <translation>Deuteranopia (sem verde)</translation>
    </message>
    <message>
        <source>Tritanopia (no blue)</source>
        <translation>Tritanopia (sem azul)</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Tons de cinza</translation>
    </message>
    <message>
        <source>There are no two curves that colours tell apart.</source>
        <translation>Não há duas curvas que se distingam pela cor.</translation>
    </message>
    <message>
        <source>Smallest distance between two curves: %1 (CIEDE2000).</source>
        <translation>Menor distância de cor entre duas curvas: %1 (CIEDE2000).</translation>
    </message>
    <message>
        <source>Smallest distance between two curves: %1 (CIEDE2000); below %2 they are hard to tell apart.</source>
        <translation>Menor distância de cor entre duas curvas: %1 (CIEDE2000); abaixo de %2 é difícil distingui-las.</translation>
    </message>
</context>
<context>
    <name>WeightFile</name>
    <message>
        <source>there is no %1 in it; accepted: %2</source>
        <translation>não há %1 nela; arquivos aceitos: %2</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>esse arquivo ou essa pasta não existe</translation>
    </message>
    <message>
        <source>it holds no weights by name; accepted: a .safetensors file or a folder with %1</source>
        <translation>não contém pesos por nome; aceitos: um arquivo .safetensors ou uma pasta com %1</translation>
    </message>
    <message>
        <source>it is a folder, in which there are no tensors to choose from</source>
        <translation>é uma pasta, na qual não há tensores para escolher</translation>
    </message>
</context>
<context>
    <name>ZipArchive</name>
    <message>
        <source>it is no .zip file, or it is damaged or cut short</source>
        <translation>não é um arquivo .zip, ou está danificado ou cortado</translation>
    </message>
    <message>
        <source>the name “%1” in it is no UTF-8 text; accepted: names in UTF-8, without control characters</source>
        <translation>o nome “%1” nele não é um texto em UTF-8; aceitos: nomes em UTF-8, sem caracteres de controle</translation>
    </message>
    <message>
        <source>the path “%1” in it leads outside of its folder; accepted: paths below the folder</source>
        <translation>o caminho “%1” nele leva para fora da sua pasta; aceitos: caminhos dentro da pasta</translation>
    </message>
    <message>
        <source>the name “%1” is in it twice; accepted: each name once</source>
        <translation>o nome “%1” aparece nele duas vezes; aceito: cada nome uma vez</translation>
    </message>
    <message>
        <source>a name in it has more than %1 bytes</source>
        <translation>um nome nele tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>the file “%1” in it is damaged or cut short</source>
        <translation>o arquivo “%1” nele está danificado ou cortado</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 MiB, or than %2 times its size; accepted: less</source>
        <translation>descompactado, tem mais de %1 MiB ou mais de %2 vezes o seu tamanho; aceito: menos</translation>
    </message>
    <message>
        <source>there are more than %1 files in it; accepted: up to %1</source>
        <translation>há mais de %1 arquivos nele; aceitos: até %1</translation>
    </message>
    <message>
        <source>“%1” in it is a symbolic link; accepted: files and folders</source>
        <translation>“%1” nele é um link simbólico; aceitos: arquivos e pastas</translation>
    </message>
    <message>
        <source>the file “%1” in it is encrypted; accepted: files without a password</source>
        <translation>o arquivo “%1” nele está criptografado; aceitos: arquivos sem senha</translation>
    </message>
    <message>
        <source>the file “%1” in it is packed in an unusual way; accepted: deflated or stored</source>
        <translation>o arquivo “%1” nele está compactado de um modo incomum; aceitos: deflate ou sem compressão</translation>
    </message>
</context>
<context>
    <name>attention::AnimationDialog</name>
    <message>
        <source>Moving picture of “%1”</source>
        <translation>Animação de “%1”</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>GIF</source>
        <translation>GIF</translation>
    </message>
    <message>
        <source>WebP</source>
        <translation>WebP</translation>
    </message>
    <message>
        <source>PNG, a file for each picture</source>
        <translation>PNG, um arquivo por imagem</translation>
    </message>
    <message>
        <source>SVG, a file for each picture</source>
        <translation>SVG, um arquivo por imagem</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Até</translation>
    </message>
    <message>
        <source>Secon&amp;ds</source>
        <translation>&amp;Segundos</translation>
    </message>
    <message>
        <source>&amp;Pictures a second</source>
        <translation>&amp;Imagens por segundo</translation>
    </message>
    <message>
        <source>&amp;Width, pixels</source>
        <translation>&amp;Largura, pixels</translation>
    </message>
    <message>
        <source>&amp;Height, pixels</source>
        <translation>Al&amp;tura, pixels</translation>
    </message>
    <message>
        <source>T&amp;ype, points</source>
        <translation>Tama&amp;nho da letra, pontos</translation>
    </message>
    <message>
        <source>At the &amp;end</source>
        <translation>No fi&amp;m</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>parar</translation>
    </message>
    <message>
        <source>begin anew</source>
        <translation>recomeçar</translation>
    </message>
    <message>
        <source>go back, then begin anew</source>
        <translation>voltar e recomeçar</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Sal&amp;var…</translation>
    </message>
    <message>
        <source>Both ends are the same, so that nothing moves.</source>
        <translation>Os dois extremos são iguais; nada se move.</translation>
    </message>
    <message>
        <source>That makes %1 pictures; at most %2 are accepted.</source>
        <translation>Isso dá %1 imagens; são aceitas no máximo %2.</translation>
    </message>
    <message>
        <source>The size is being estimated…</source>
        <translation>O tamanho está sendo estimado…</translation>
    </message>
    <message>
        <source>%1 pictures, some %2 MB; making them takes some %3 seconds.</source>
        <translation>%1 imagens, cerca de %2 MB; fazê-las leva cerca de %3 segundos.</translation>
    </message>
    <message>
        <source>Nothing was written: %1.</source>
        <translation>Nada foi gravado: %1.</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>não há memória suficiente para isso</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
    <message>
        <source>The pictures are being drawn…</source>
        <translation>As imagens estão sendo desenhadas…</translation>
    </message>
</context>
<context>
    <name>attention::ArrayActions</name>
    <message>
        <source>Arra&amp;y</source>
        <translation>Arra&amp;y</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <translation>Abrir %1…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Remover %1</translation>
    </message>
    <message>
        <source>Arrays</source>
        <translation>Arrays</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>Abrindo %1 …</translation>
    </message>
    <message>
        <source>there is no tensor in it that fits: F64, F32, F16 or BF16 on %1 axes</source>
        <translation>não há nele nenhum tensor adequado: F64, F32, F16 ou BF16 com %1 eixos</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>its array has %n axis(es), and this page takes other ones</source>
        <translation>
            <numerusform>seu array tem %n eixo, e esta página aceita outro número de eixos</numerusform>
            <numerusform>seu array tem %n eixos, e esta página aceita outro número de eixos</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <translation>Aberto: %1</translation>
    </message>
    <message>
        <source>this page takes no arrays; those that do: %1</source>
        <translation>esta página não aceita arrays; as que aceitam: %1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>%1 não foi aberto: %2.</translation>
    </message>
    <message>
        <source>%1 – its first line is taken as a header: %2</source>
        <translation>%1 – a primeira linha é tomada como cabeçalho: %2</translation>
    </message>
    <message>
        <source>Open a folder with a language model</source>
        <translation>Abrir uma pasta com um modelo de linguagem</translation>
    </message>
    <message>
        <source>Token lists</source>
        <translation>Listas de tokens</translation>
    </message>
    <message>
        <source>this page takes no list of tokens; those that do: %1</source>
        <translation>esta página não aceita listas de tokens; as que aceitam: %1</translation>
    </message>
</context>
<context>
    <name>attention::ArrayControl</name>
    <message>
        <source>Remove %1</source>
        <translation>Remover: %1</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>in the scene</source>
        <translation>na cena</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>Abrindo …</translation>
    </message>
    <message>
        <source>its file was not found</source>
        <translation>arquivo não encontrado</translation>
    </message>
    <message>
        <source>Open a file: %1</source>
        <translation>Abrir um arquivo: %1</translation>
    </message>
</context>
<context>
    <name>attention::CaptionView</name>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>O que se vê</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>Por que importa</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>Fórmulas</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>Em detalhe</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More about this page, and why it matters</source>
        <translation>Mais sobre esta página, e por que isso importa</translation>
    </message>
</context>
<context>
    <name>attention::CellEditor</name>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1, linha %2, coluna %3</translation>
    </message>
    <message>
        <source>A number is accepted, as in 1.5 or −2.</source>
        <translation>É aceito um número, como 1.5 ou −2.</translation>
    </message>
</context>
<context>
    <name>attention::ChallengeBar</name>
    <message>
        <source>A hint</source>
        <translation>Uma dica</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>your best: %1</source>
        <translation>seu melhor: %1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>moves; your best</comment>
        <translation>%1; %2</translation>
    </message>
</context>
<context>
    <name>attention::ChoiceButton</name>
    <message>
        <source>right</source>
        <translation>certa</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>errada</translation>
    </message>
</context>
<context>
    <name>attention::ChoiceRows</name>
    <message>
        <source>answer %1</source>
        <translation>resposta %1</translation>
    </message>
    <message>
        <source>+ Answer</source>
        <translation>+ Resposta</translation>
    </message>
    <message>
        <source>This answer is right</source>
        <translation>Esta resposta está certa</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Hint for who chooses it</source>
        <translation>Dica para quem a escolhe</translation>
    </message>
    <message>
        <source>Delete this answer</source>
        <translation>Excluir esta resposta</translation>
    </message>
</context>
<context>
    <name>attention::CodeActions</name>
    <message>
        <source>Export &amp;program</source>
        <translation>Exportar &amp;programa</translation>
    </message>
    <message>
        <source>&amp;NumPy…</source>
        <translation>&amp;NumPy…</translation>
    </message>
    <message>
        <source>&amp;PyTorch…</source>
        <translation>&amp;PyTorch…</translation>
    </message>
    <message>
        <source>&amp;Matplotlib…</source>
        <translation>&amp;Matplotlib…</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Copiar como co&amp;mando</translation>
    </message>
    <message>
        <source>Copy l&amp;isting</source>
        <translation>Copiar list&amp;agem</translation>
    </message>
    <message>
        <source>Copy as co&amp;de</source>
        <translation>Copiar como códi&amp;go</translation>
    </message>
    <message>
        <source>&amp;NumPy</source>
        <translation>&amp;NumPy</translation>
    </message>
    <message>
        <source>&amp;PyTorch</source>
        <translation>&amp;PyTorch</translation>
    </message>
    <message>
        <source>&amp;Matplotlib</source>
        <translation>&amp;Matplotlib</translation>
    </message>
    <message>
        <source>Copy the program</source>
        <translation>Copiar o programa</translation>
    </message>
    <message>
        <source>Copied: the command that exports the figure</source>
        <translation>Copiado: o comando que exporta a figura</translation>
    </message>
    <message>
        <source>No command can hold the loaded arrays; save the scene and export it with --scene FILE</source>
        <translation>Nenhum comando comporta as matrizes carregadas; salve a cena e exporte-a com --scene FILE</translation>
    </message>
    <message>
        <source>Copied: the program</source>
        <translation>Copiado: o programa</translation>
    </message>
    <message>
        <source>Copied: the program; Export program writes it with the files that it reads</source>
        <translation>Copiado: o programa; Exportar programa grava-o com os arquivos que ele lê</translation>
    </message>
    <message>
        <source>Export program</source>
        <translation>Exportar programa</translation>
    </message>
    <message>
        <source>Not written: %1.</source>
        <translation>Não gravado: %1.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gravado: %1</translation>
    </message>
</context>
<context>
    <name>attention::CommandPalette</name>
    <message>
        <source>Page, lesson, term, action or value, such as d 64</source>
        <translation>Página, lição, termo, ação ou valor, como d 64</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>Encontrar pelo nome</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>O que foi encontrado</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>Nada se chama “%1”.</translation>
    </message>
</context>
<context>
    <name>attention::CourseEnd</name>
    <message>
        <source>A word’s row of numbers says nothing of its sentence until words are mixed.</source>
        <translation>A linha de números de uma palavra nada diz da frase até que as palavras se misturem.</translation>
    </message>
    <message>
        <source>Scores are dot products, softmax makes weights of them, and the output is the weighted sum.</source>
        <translation>As pontuações são produtos escalares, o softmax faz delas pesos, e a saída é a soma ponderada.</translation>
    </message>
    <message>
        <source>Learned matrices give each word a query, a key and a value; dividing by √d keeps softmax soft.</source>
        <translation>Matrizes aprendidas dão a cada palavra uma consulta, uma chave e um valor; dividir por √d mantém o softmax suave.</translation>
    </message>
    <message>
        <source>Several heads weigh the words in several ways at once; a mask sets weights to exactly 0.</source>
        <translation>Várias cabeças pesam as palavras de vários modos ao mesmo tempo; uma máscara torna pesos exatamente 0.</translation>
    </message>
    <message>
        <source>Without positions and masks, words that change places just take their outputs along.</source>
        <translation>Sem posições e sem máscara, palavras que trocam de lugar só levam consigo suas saídas.</translation>
    </message>
    <message>
        <source>A position is a row of waves, from fast to slow, that is added to the word’s row.</source>
        <translation>Uma posição é uma linha de ondas, das rápidas às lentas, somada à linha da palavra.</translation>
    </message>
    <message>
        <source>A shift turns each pair of columns by a fixed angle, from wherever it starts.</source>
        <translation>Um deslocamento gira cada par de colunas por um ângulo fixo, de onde quer que parta.</translation>
    </message>
    <message>
        <source>Self-attention joins any two tokens in one layer; others need many layers or many steps.</source>
        <translation>A autoatenção liga quaisquer dois tokens numa camada; as outras precisam de muitas camadas ou muitos passos.</translation>
    </message>
    <message>
        <source>Its operations grow with n²·d: few for short texts, many for long ones.</source>
        <translation>Suas operações crescem com n²·d: poucas para textos curtos, muitas para longos.</translation>
    </message>
    <message>
        <source>Training finds where to look from right answers alone, at lengths that it has seen.</source>
        <translation>O treinamento descobre para onde olhar só com as respostas certas, nos comprimentos que viu.</translation>
    </message>
    <message>
        <source>Positions can also be concatenated or turned, and heads can compute a convolution.</source>
        <translation>Posições também podem ser concatenadas ou giradas, e cabeças podem calcular uma convolução.</translation>
    </message>
    <message>
        <source>A deep stack of attention alone makes all rows alike; residual connections keep them apart.</source>
        <translation>Uma pilha profunda só de atenção torna todas as linhas iguais; conexões residuais as mantêm distintas.</translation>
    </message>
    <message>
        <source>A language model says how probable each token is as the next one, and writes by drawing.</source>
        <translation>Um modelo de linguagem diz quão provável é cada token a seguir e escreve sorteando.</translation>
    </message>
    <message>
        <source>Two layers copy what followed last time: one head tells what came before, one looks for it.</source>
        <translation>Duas camadas copiam o que veio da última vez: uma cabeça diz o que veio antes, outra o procura.</translation>
    </message>
    <message>
        <source>The end of the course</source>
        <translation>Fim do curso</translation>
    </message>
    <message>
        <source>This is what it showed:</source>
        <translation>Foi isto que ele mostrou:</translation>
    </message>
    <message>
        <source>Where to go on</source>
        <translation>Para continuar</translation>
    </message>
    <message>
        <source>Explore freely</source>
        <translation>Explorar livremente</translation>
    </message>
    <message>
        <source>Back to what was skipped</source>
        <translation>Voltar ao que foi pulado</translation>
    </message>
    <message numerus="yes">
        <source>Your answers to its %n question(s)</source>
        <translation>
            <numerusform>Suas respostas à %n pergunta</numerusform>
            <numerusform>Suas respostas às %n perguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a sentence of your own at %1, train another model at %2, or give a layer more heads at %3. The lessons stay under Course, All lessons.</source>
        <translation>Escreva uma frase sua em %1, treine outro modelo em %2 ou dê mais cabeças a uma camada em %3. As lições continuam em Curso, Todas as lições.</translation>
    </message>
</context>
<context>
    <name>attention::ExhibitList</name>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atenção</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Exhibits</source>
        <translation>Temas</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treinamento</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>recolhido</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
</context>
<context>
    <name>attention::ExhibitPage</name>
    <message>
        <source>This page could not be computed: %1</source>
        <translation>Não foi possível calcular esta página: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Computing …</source>
        <translation>Calculando …</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>This could not be measured: %1</source>
        <translation>Não foi possível medir isto: %1</translation>
    </message>
    <message>
        <source>Measuring … The machine had better do nothing else.</source>
        <translation>Medindo … É melhor que a máquina não faça mais nada enquanto isso.</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>Ainda não há nada para desenhar.</translation>
    </message>
</context>
<context>
    <name>attention::ExportActions</name>
    <message>
        <source>Export &amp;figure…</source>
        <translation>Exportar &amp;figura…</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>&amp;Exportar novamente</translation>
    </message>
    <message>
        <source>Export &amp;data</source>
        <translation>Exportar &amp;dados</translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation>Copiar &amp;figura</translation>
    </message>
    <message>
        <source>Copy cap&amp;tion</source>
        <translation>Copiar &amp;legenda da figura</translation>
    </message>
    <message>
        <source>Table %1…</source>
        <translation>Tabela %1…</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gravado: %1</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg or .pdf</source>
        <translation>o nome deve terminar em .png, .svg ou .pdf</translation>
    </message>
    <message>
        <source>the figure is still being computed</source>
        <translation>a figura ainda está sendo calculada</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>não há memória suficiente para a imagem</translation>
    </message>
    <message>
        <source>Export table %1</source>
        <translation>Exportar tabela %1</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>Exportar dados</translation>
    </message>
    <message>
        <source>the name must end in %1</source>
        <translation>o nome deve terminar em %1</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>Gravando %1 …</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and PNG, its numbers as a table</source>
        <translation>Copiados: a figura em SVG e PNG e seus números em tabela</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and PNG; the table is too long, Export data writes it</source>
        <translation>Copiada: a figura em SVG e PNG; a tabela é longa demais, use Exportar dados</translation>
    </message>
    <message>
        <source>Copied: the caption</source>
        <translation>Copiada: a legenda da figura</translation>
    </message>
    <message>
        <source>Copy ta&amp;ble as</source>
        <translation>Copiar ta&amp;bela como</translation>
    </message>
    <message>
        <source>&amp;CSV</source>
        <translation>&amp;CSV</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Markdown</translation>
    </message>
    <message>
        <source>&amp;LaTeX (booktabs)</source>
        <translation>&amp;LaTeX (booktabs)</translation>
    </message>
    <message>
        <source>The table is too long to copy; Export data writes it</source>
        <translation>A tabela é longa demais para copiar; use Exportar dados</translation>
    </message>
    <message>
        <source>Copied: the table %1</source>
        <translation>Copiada: a tabela %1</translation>
    </message>
    <message>
        <source>Copy lin&amp;k</source>
        <translation>Copiar lin&amp;k</translation>
    </message>
    <message>
        <source>Address &amp;of links…</source>
        <translation>Endereço d&amp;os links…</translation>
    </message>
    <message>
        <source>Link copied, without the loaded arrays: a link cannot hold them.</source>
        <translation>Link copiado, sem os arrays carregados: um link não pode contê-los.</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>Link copiado.</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>Copiar link</translation>
    </message>
    <message>
        <source>No link was copied: %1.</source>
        <translation>Nenhum link foi copiado: %1.</translation>
    </message>
    <message>
        <source>Address of links</source>
        <translation>Endereço dos links</translation>
    </message>
    <message>
        <source>Where the browser version is, such as https://example.org/lab/. Empty: links begin with attention-lab: and open in this program alone.</source>
        <translation>Onde está a versão para navegador, por exemplo https://example.org/lab/. Vazio: os links começam com attention-lab: e abrem apenas neste programa.</translation>
    </message>
    <message>
        <source>“%1” is no address of a page; accepted: one that begins with https://, http:// or file:// and has no #, or none.</source>
        <translation>“%1” não é o endereço de uma página; aceito: um que comece com https://, http:// ou file:// e não tenha #, ou nenhum.</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>Copiar a figura</translation>
    </message>
    <message>
        <source>Nothing was copied: %1.</source>
        <translation>Nada foi copiado: %1.</translation>
    </message>
    <message>
        <source>Export a s&amp;eries…</source>
        <translation>Exportar &amp;uma série…</translation>
    </message>
    <message>
        <source>Written: %1 figures in %2</source>
        <translation>Gravadas: %1 figuras em %2</translation>
    </message>
</context>
<context>
    <name>attention::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>Tamanho real</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Resolution in pixels per inch</source>
        <translation>Resolução em pixels por polegada</translation>
    </message>
    <message>
        <source>Pixels per inch of a PNG; other formats are sharp at any size.</source>
        <translation>Pixels por polegada de um PNG; os outros formatos são nítidos em qualquer tamanho.</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>&amp;Resolução</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Single column, 89 mm</source>
        <translation>Coluna simples, 89 mm</translation>
    </message>
    <message>
        <source>Double column, 183 mm</source>
        <translation>Coluna dupla, 183 mm</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>Slide 16:9</translation>
    </message>
    <message>
        <source>Square, 89 mm</source>
        <translation>Quadrado, 89 mm</translation>
    </message>
    <message>
        <source>The book's size</source>
        <translation>Tamanho do livro</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>Como na tela</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Personalizado</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>in</source>
        <translation>pol</translation>
    </message>
    <message>
        <source>px</source>
        <translation>px</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>Unidade da largura e da altura</translation>
    </message>
    <message>
        <source>&amp;Keep proportions</source>
        <translation>&amp;Manter proporções</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Largura</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Altura</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>Font size in points</source>
        <translation>Tamanho da fonte em pontos</translation>
    </message>
    <message>
        <source>Of the numbers at the axes; all other type and all lines grow along with it.</source>
        <translation>Dos números nos eixos; os outros textos e todas as linhas crescem na mesma proporção.</translation>
    </message>
    <message>
        <source>Font si&amp;ze</source>
        <translation>Tamanho da fo&amp;nte</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>Trans&amp;parent background</source>
        <translation>F&amp;undo transparente</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>Títul&amp;o</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>Título acima da figura</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>Legen&amp;da da figura</translation>
    </message>
    <message>
        <source>Caption under the figure</source>
        <translation>Legenda abaixo da figura</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>Le&amp;genda</translation>
    </message>
    <message>
        <source>Colour &amp;bar</source>
        <translation>&amp;Barra de cores</translation>
    </message>
    <message>
        <source>C&amp;opy caption</source>
        <translation>&amp;Copiar legenda da figura</translation>
    </message>
    <message>
        <source>What the figure shows, with its parameters, for the text of a paper.</source>
        <translation>O que a figura mostra, com seus parâmetros, para o texto de um artigo.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>The caption is on the clipboard.</source>
        <translation>A legenda da figura está na área de transferência.</translation>
    </message>
    <message>
        <source>The resolution must be a number from %1 to %2 dpi.</source>
        <translation>A resolução deve ser um número de %1 a %2 dpi.</translation>
    </message>
    <message>
        <source>The width must be a number from %1 to %2 %3.</source>
        <translation>A largura deve ser um número de %1 a %2 %3.</translation>
    </message>
    <message>
        <source>The height must be a number from %1 to %2 %3.</source>
        <translation>A altura deve ser um número de %1 a %2 %3.</translation>
    </message>
    <message>
        <source>The font size must be a number from %1 to %2 pt.</source>
        <translation>O tamanho da fonte deve ser um número de %1 a %2 pt.</translation>
    </message>
    <message>
        <source>The caption has %1 characters, and %2 are the most.</source>
        <translation>A legenda da figura tem %1 caracteres; o máximo é %2.</translation>
    </message>
    <message>
        <source>Too large: %1.</source>
        <translation>Grande demais: %1.</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixels</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>The name must end in .pdf, .svg or .png.</source>
        <translation>O nome deve terminar em .pdf, .svg ou .png.</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>não há memória suficiente para a imagem</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
    <message>
        <source>No room at this size: %1.</source>
        <translation>Sem espaço neste tamanho: %1.</translation>
    </message>
    <message>
        <source>&amp;QR code of the link</source>
        <translation>Código &amp;QR do link</translation>
    </message>
    <message>
        <source>In a corner beside the figure, for phones; it opens this scene in the browser version.</source>
        <translation>Num canto ao lado da figura, para celulares; abre esta cena na versão para navegador.</translation>
    </message>
    <message>
        <source>No QR code: %1.</source>
        <translation>Sem código QR: %1.</translation>
    </message>
    <message>
        <source>Phones cannot open this link: it has no address (Edit, Address of links).</source>
        <translation>Celulares não abrem este link: ele não tem endereço (Editar, Endereço dos links).</translation>
    </message>
    <message>
        <source>The loaded arrays are not in the link.</source>
        <translation>Os arrays carregados não estão no link.</translation>
    </message>
    <message>
        <source>Colour vision of the preview</source>
        <translation>Visão de cores da prévia</translation>
    </message>
    <message>
        <source>The preview as people with this colour vision see it; the file stays as it is.</source>
        <translation>A prévia como a veem as pessoas com esta visão de cores; o arquivo não muda.</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <translation>Est&amp;ilo</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>Espessura das linhas</translation>
    </message>
    <message>
        <source>Of curves, axes and outlines, times the usual width.</source>
        <translation>De curvas, eixos e contornos, em múltiplos da espessura usual.</translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation>Lin&amp;has</translation>
    </message>
    <message>
        <source>Colo&amp;urs</source>
        <translation>Core&amp;s</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letra</translation>
    </message>
    <message>
        <source>The line width must be a number from %1 to %2.</source>
        <translation>A espessura das linhas deve ser um número de %1 a %2.</translation>
    </message>
    <message>
        <source>No text of the figure is “%1”.</source>
        <translation>Nenhum texto da figura é “%1”.</translation>
    </message>
</context>
<context>
    <name>attention::FigureTabs</name>
    <message>
        <source>Parts of the figure</source>
        <translation>Partes da figura</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tudo</translation>
    </message>
    <message>
        <source>All parts of this page at once</source>
        <translation>Todas as partes desta página de uma vez</translation>
    </message>
    <message>
        <source>Tabs before these</source>
        <translation>Abas anteriores</translation>
    </message>
    <message>
        <source>Tabs after these</source>
        <translation>Abas seguintes</translation>
    </message>
</context>
<context>
    <name>attention::FileActions</name>
    <message>
        <source>Unsaved changes cannot be kept against a crash: the disk may be full.</source>
        <translation>As alterações não salvas não podem ser protegidas contra uma falha: o disco pode estar cheio.</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>&amp;Nova cena</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>%1 não foi aberto: %2.</translation>
    </message>
    <message>
        <source>Scenes, and figures with a scene</source>
        <translation>Cenas e figuras com cena</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Cenas</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save scene</source>
        <translation>Salvar cena</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Cena</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here. Replace it by the scene of this window?</source>
        <translation>%1 foi alterado em outro lugar depois de ser aberto aqui. Substituir o arquivo pela cena desta janela?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>%1 was not saved: %2.</source>
        <translation>%1 não foi salvo: %2.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Alterações não salvas</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>Salvar as alterações em “%1”?</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>Nunca salvas</translation>
    </message>
    <message>
        <source>Scene of %1</source>
        <translation>Cena de %1</translation>
    </message>
    <message>
        <source>%1, changes of %2</source>
        <translation>%1, alterações de %2</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Nada ainda</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Limpar esta lista</translation>
    </message>
    <message>
        <source>a scene never saved</source>
        <translation>uma cena nunca salva</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Trabalho não salvo</translation>
    </message>
    <message>
        <source>Attention Lab ended without being closed. It had unsaved changes of %1, kept %2. Go on with them?</source>
        <translation>O Attention Lab terminou sem ser fechado. Havia alterações não salvas em %1, guardadas em %2. Continuar com elas?</translation>
    </message>
    <message>
        <source>Otherwise they stay under File, Open recent.</source>
        <translation>Caso contrário, elas ficam em Arquivo, Abrir recente.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>&amp;Agora não</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>Abrindo %1 …</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>é um pipe ou um dispositivo</translation>
    </message>
    <message>
        <source>Attention Lab ended without being closed, and what it kept of unsaved work cannot be read. It stays in %1.</source>
        <translation>O Attention Lab terminou sem ser fechado, e o que ele guardou do trabalho não salvo não pode ser lido. Fica em %1.</translation>
    </message>
    <message>
        <source>Open &amp;link from clipboard</source>
        <translation>Abrir lin&amp;k da área de transferência</translation>
    </message>
    <message>
        <source>%1 was not saved: its name is a picture's. A scene is saved as .%2; a picture comes from Export figure, and carries the scene with it.</source>
        <translation>%1 não foi salvo: o nome é de imagem. Uma cena é salva como .%2; para obter uma imagem, use Exportar figura. A imagem leva a cena consigo.</translation>
    </message>
</context>
<context>
    <name>attention::GlossaryWindow</name>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>Search terms and explanations</source>
        <translation>Pesquisar termos e explicações</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termos</translation>
    </message>
    <message>
        <source>No term matches “%1”.</source>
        <translation>Nenhum termo corresponde a “%1”.</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>By letter</source>
        <translation>Por letra</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>Por capítulo</translation>
    </message>
</context>
<context>
    <name>attention::HandoutActions</name>
    <message>
        <source>Handout</source>
        <translation>Folha de exercícios</translation>
    </message>
    <message>
        <source>%1-answers</source>
        <comment>name of a file</comment>
        <translation>%1-respostas</translation>
    </message>
    <message>
        <source>The handout is being made…</source>
        <translation>A folha está sendo preparada…</translation>
    </message>
    <message>
        <source>the lesson has no step</source>
        <translation>a lição não tem nenhum passo</translation>
    </message>
    <message>
        <source>line %1 of the lesson: %2</source>
        <translation>linha %1 da lição: %2</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>não há memória suficiente para isso</translation>
    </message>
    <message>
        <source>Handout written: %1</source>
        <translation>Folha gravada: %1</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
</context>
<context>
    <name>attention::HandoutDialog</name>
    <message>
        <source>Handout</source>
        <translation>Folha de exercícios</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>With &amp;answers, for the teacher</source>
        <translation>Com &amp;respostas, para o professor</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Salvar…</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lição</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Idio&amp;ma</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papel</translation>
    </message>
</context>
<context>
    <name>attention::HistoryMenu</name>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Histórico</translation>
    </message>
</context>
<context>
    <name>attention::Inspector</name>
    <message>
        <source>Why this number?</source>
        <translation>Por que este número?</translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys.</source>
        <translation>Aponte para uma célula ou percorra a figura com as setas.</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>Copiar valor</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>Copiar como LaTeX</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desafixar</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixar</translation>
    </message>
    <message>
        <source>No longer keep this cell for comparison</source>
        <translation>Não manter mais esta célula para comparação</translation>
    </message>
    <message>
        <source>Keep this cell for comparison</source>
        <translation>Manter esta célula para comparação</translation>
    </message>
    <message>
        <source>as text</source>
        <comment>after the button "Copy value"</comment>
        <translation>como texto</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <comment>after the button "Copy value"</comment>
        <translation>como LaTeX</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>Recolher</translation>
    </message>
    <message>
        <source>Fold away, or unfold, how the number is made</source>
        <translation>Recolher ou abrir como o número é feito</translation>
    </message>
</context>
<context>
    <name>attention::LessonActions</name>
    <message>
        <source>&amp;Continue the course</source>
        <translation>&amp;Continuar o curso</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Todas as lições</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>&amp;Abrir uma lição…</translation>
    </message>
    <message>
        <source>&amp;Explore freely</source>
        <translation>&amp;Explorar livremente</translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation>&amp;Voltar à lição</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir uma lição</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>%1 não foi aberto: %2.</translation>
    </message>
    <message>
        <source>Line %1 of the lesson: %2. The steps without faults work.</source>
        <translation>Linha %1 da lição: %2. Os passos sem erro funcionam.</translation>
    </message>
    <message>
        <source>Answer first.</source>
        <translation>Responda primeiro.</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, passo %2 de %3</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>cerca de %n minuto</numerusform>
            <numerusform>cerca de %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>The course</source>
        <translation>O curso</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lição</numerusform>
            <numerusform>%n lições</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lição %1 de %2</translation>
    </message>
    <message>
        <source>Line %1 of the lesson: %2.</source>
        <translation>Linha %1 da lição: %2.</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>token %1</translation>
    </message>
    <message>
        <source>This is no number</source>
        <translation>Isso não é um número</translation>
    </message>
    <message>
        <source>The picture is still being computed</source>
        <translation>A figura ainda está sendo calculada</translation>
    </message>
    <message>
        <source>%1 was not read anew: %2.</source>
        <translation>%1 não foi lido de novo: %2.</translation>
    </message>
    <message>
        <source>Nothing is shown.</source>
        <translation>Nada é mostrado.</translation>
    </message>
    <message>
        <source>What you have learned</source>
        <translation>O que você aprendeu</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>C&amp;hallenges</source>
        <translation>&amp;Desafios</translation>
    </message>
    <message>
        <source>Hando&amp;ut…</source>
        <translation>&amp;Folha de exercícios…</translation>
    </message>
    <message>
        <source>Pac&amp;k this lesson…</source>
        <translation>E&amp;mpacotar esta lição…</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Desafios</translation>
    </message>
    <message>
        <source>solved in few moves</source>
        <translation>em poucas jogadas</translation>
    </message>
    <message>
        <source>Save the lesson first: this is made of its file.</source>
        <translation>Salve a lição primeiro: isto é feito do arquivo dela.</translation>
    </message>
</context>
<context>
    <name>attention::LessonEditor</name>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Duplicate a step</source>
        <translation>Duplicar um passo</translation>
    </message>
    <message>
        <source>Delete a step</source>
        <translation>Excluir um passo</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept against a crash: the disk may be full.</source>
        <translation>As alterações não salvas não podem ser guardadas contra uma falha: o disco pode estar cheio.</translation>
    </message>
    <message>
        <source>&amp;New lesson</source>
        <translation>&amp;Nova lição</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>Editar &amp;uma cópia</translation>
    </message>
    <message>
        <source>E&amp;dit this lesson</source>
        <translation>Editar esta liçã&amp;o</translation>
    </message>
    <message>
        <source>Add this scene as a s&amp;tep</source>
        <translation>Adic&amp;ionar esta cena como passo</translation>
    </message>
    <message>
        <source>&amp;Save lesson</source>
        <translation>&amp;Salvar lição</translation>
    </message>
    <message>
        <source>Save &amp;lesson as…</source>
        <translation>Salvar &amp;lição como…</translation>
    </message>
    <message>
        <source>Stop ed&amp;iting</source>
        <translation>Ence&amp;rrar a edição</translation>
    </message>
    <message>
        <source>Beside the page</source>
        <translation>Ao lado da página</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>Editar uma cópia</translation>
    </message>
    <message>
        <source>Edit this lesson</source>
        <translation>Editar esta lição</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>Nova lição</translation>
    </message>
    <message>
        <source>lesson</source>
        <comment>the name of a file</comment>
        <translation>licao</translation>
    </message>
    <message>
        <source>Edit a lesson</source>
        <translation>Editar uma lição</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>%1 não foi aberto: %2.</translation>
    </message>
    <message>
        <source>%1 has no step; each begins with “## Heading”.</source>
        <translation>%1 não tem nenhum passo; cada um começa com “## Título”.</translation>
    </message>
    <message>
        <source>%1 cannot be written: this is a copy.</source>
        <translation>%1 não pode ser gravado: esta é uma cópia.</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>the name of a file</comment>
        <translation>%1-copia</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>Lição não salva</translation>
    </message>
    <message>
        <source>Save the changes of the lesson “%1”?</source>
        <translation>Salvar as alterações da lição “%1”?</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>Salvar lição</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Salvo: %1</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here. Replace it by the lesson of this window?</source>
        <translation>%1 foi alterado em outro lugar depois de aberto aqui. Substituí-lo pela lição desta janela?</translation>
    </message>
    <message>
        <source>%1 is there already, and would be its translation. Replace it?</source>
        <translation>%1 já existe e seria a tradução dela. Substituí-lo?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>The lesson “%1” was not saved when the program ended. Go on with it?</source>
        <translation>A lição “%1” não estava salva quando o programa terminou. Continuar com ela?</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>&amp;Excluir</translation>
    </message>
    <message>
        <source>Move a step</source>
        <translation>Mover um passo</translation>
    </message>
    <message>
        <source>This scene cannot be a step: it cannot be shown as it is set.</source>
        <translation>Esta cena não pode ser um passo: não pode ser mostrada como está definida.</translation>
    </message>
    <message>
        <source>This scene has arrays, which are kept in a file beside the lesson: save the lesson first.</source>
        <translation>Esta cena tem matrizes, que ficam em um arquivo ao lado da lição: salve a lição primeiro.</translation>
    </message>
    <message>
        <source>This scene has arrays, which are kept in a file beside a lesson: begin it with another scene and save it first.</source>
        <translation>Esta cena tem matrizes, que ficam em um arquivo ao lado da lição: comece-a com outra cena e salve-a primeiro.</translation>
    </message>
    <message>
        <source>%1 was not saved: %2.</source>
        <translation>%1 não foi salvo: %2.</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Adicionar um passo</translation>
    </message>
    <message>
        <source>Use this scene</source>
        <translation>Usar esta cena</translation>
    </message>
    <message>
        <source>A title is needed.</source>
        <translation>É preciso um título.</translation>
    </message>
    <message>
        <source>A question needs words.</source>
        <translation>Uma pergunta precisa de palavras.</translation>
    </message>
    <message>
        <source>A question needs an answer.</source>
        <translation>Uma pergunta precisa de uma resposta.</translation>
    </message>
    <message>
        <source>Write the lesson</source>
        <translation>Escrever a lição</translation>
    </message>
    <message>
        <source>Take away the question</source>
        <translation>Retirar a pergunta</translation>
    </message>
    <message>
        <source>Your question?</source>
        <translation>Sua pergunta?</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>resposta certa</translation>
    </message>
    <message>
        <source>wrong answer</source>
        <translation>resposta errada</translation>
    </message>
    <message>
        <source>Form of the question</source>
        <translation>Forma da pergunta</translation>
    </message>
    <message>
        <source>Take the selected cell</source>
        <translation>Usar a célula selecionada</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Cobrir</translation>
    </message>
    <message>
        <source>Begin a translation</source>
        <translation>Começar uma tradução</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a language, and a sentence on its translation</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>a number, and a sentence</comment>
        <translation>Passo %1: %2</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>a parameter</comment>
        <translation>%1 alterado</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a parameter</comment>
        <translation>%1 reproduzido</translation>
    </message>
    <message>
        <source>row %1, column %2 selected</source>
        <translation>linha %1, coluna %2 selecionada</translation>
    </message>
    <message>
        <source>row %1 selected</source>
        <translation>linha %1 selecionada</translation>
    </message>
    <message>
        <source>%1 was played</source>
        <translation>%1 foi reproduzido</translation>
    </message>
    <message>
        <source>a cell was selected</source>
        <translation>uma célula foi selecionada</translation>
    </message>
    <message>
        <source>%1 was set to %2</source>
        <translation>%1 foi definido como %2</translation>
    </message>
    <message>
        <source>Shows the page “%1”.</source>
        <translation>Mostra a página “%1”.</translation>
    </message>
    <message numerus="yes">
        <source>There is no part %1 to cover; the picture has %n.</source>
        <translation>
            <numerusform>Não há parte %1 para cobrir; a figura tem %n.</numerusform>
            <numerusform>Não há parte %1 para cobrir; a figura tem %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>What is covered appears with an answer: a question is needed.</source>
        <translation>O que está coberto aparece com uma resposta: é preciso uma pergunta.</translation>
    </message>
    <message>
        <source>The lesson was not saved, because a field was not taken: %1</source>
        <translation>A lição não foi salva, porque um campo não foi aceito: %1</translation>
    </message>
    <message>
        <source>The picture does not show all that is to be covered, so it stays uncovered.</source>
        <translation>A figura não mostra tudo o que se quer cobrir, e parte fica descoberta.</translation>
    </message>
</context>
<context>
    <name>attention::LessonForm</name>
    <message>
        <source>Whole lesson</source>
        <translation>Lição inteira</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>Título da lição</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minutos</translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation>Título do passo</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Reason and notes</source>
        <translation>Motivo e notas</translation>
    </message>
    <message>
        <source>Why it is so, in one sentence</source>
        <translation>Por que é assim, em uma frase</translation>
    </message>
    <message>
        <source>Notes for the presenter</source>
        <translation>Notas para o apresentador</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Permitted error</source>
        <translation>Erro permitido</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Hint after a wrong answer</source>
        <translation>Dica após uma resposta errada</translation>
    </message>
    <message>
        <source>Text after the answer</source>
        <translation>Texto após a resposta</translation>
    </message>
    <message>
        <source>What the reader does</source>
        <translation>O que o leitor faz</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Options that fulfil it</source>
        <translation>Opções que a cumprem</translation>
    </message>
    <message>
        <source>Covered until it is answered</source>
        <translation>Coberto até a resposta</translation>
    </message>
    <message>
        <source>%1, in the other language</source>
        <translation>%1, no outro idioma</translation>
    </message>
    <message>
        <source>Use this scene</source>
        <translation>Usar esta cena</translation>
    </message>
    <message>
        <source>The step shows what is set now</source>
        <translation>O passo mostra o que está definido agora</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Show the scene of the step again</source>
        <translation>Mostrar de novo a cena do passo</translation>
    </message>
    <message>
        <source>No question</source>
        <translation>Sem pergunta</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>Escolher uma resposta</translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation>Digitar um número</translation>
    </message>
    <message>
        <source>Click a cell</source>
        <translation>Clicar em uma célula</translation>
    </message>
    <message>
        <source>Click a token</source>
        <translation>Clicar em um token</translation>
    </message>
    <message>
        <source>Put words into order</source>
        <translation>Ordenar palavras</translation>
    </message>
    <message>
        <source>Form of the question</source>
        <translation>Forma da pergunta</translation>
    </message>
    <message>
        <source>Take the selected cell</source>
        <translation>Usar a célula selecionada</translation>
    </message>
    <message>
        <source>Controls that are shown, two at most</source>
        <translation>Controles mostrados, no máximo dois</translation>
    </message>
    <message>
        <source>Cover the selected cell</source>
        <translation>Cobrir a célula selecionada</translation>
    </message>
    <message>
        <source>Cover its matrix</source>
        <translation>Cobrir sua matriz</translation>
    </message>
    <message>
        <source>Translation beside it</source>
        <translation>Tradução ao lado</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>%1 of %2 words</source>
        <translation>%1 de %2 palavras</translation>
    </message>
    <message>
        <source>The picture is other than that of the step.</source>
        <translation>A figura é diferente da do passo.</translation>
    </message>
    <message>
        <source>%1: the step can show this, or require it below.</source>
        <translation>%1: o passo pode mostrar isso, ou exigir isso abaixo.</translation>
    </message>
    <message>
        <source>Number, and where it stands</source>
        <translation>Número e onde está</translation>
    </message>
    <message>
        <source>Matrix, row and column, from 0</source>
        <translation>Matriz, linha e coluna, a partir de 0</translation>
    </message>
    <message>
        <source>Token, from 0</source>
        <translation>Token, a partir de 0</translation>
    </message>
    <message>
        <source>Order: which token comes first, second …</source>
        <translation>Ordem: qual token vem primeiro, segundo …</translation>
    </message>
    <message>
        <source>Click a number in the picture first</source>
        <translation>Clique primeiro em um número da figura</translation>
    </message>
    <message>
        <source>Do in the picture what the reader is to do: it is offered here.</source>
        <translation>Faça na figura o que o leitor deve fazer: isso é oferecido aqui.</translation>
    </message>
    <message>
        <source>%1: require it?</source>
        <comment>what was done in the picture</comment>
        <translation>%1: exigir isso?</translation>
    </message>
    <message>
        <source>Parts of the picture</source>
        <translation>Partes da figura</translation>
    </message>
    <message>
        <source>Only a step with a question covers something.</source>
        <translation>Só um passo com pergunta cobre algo.</translation>
    </message>
    <message>
        <source>Uncover it</source>
        <translation>Descobrir</translation>
    </message>
    <message>
        <source>No faults in the lesson.</source>
        <translation>Nenhuma falha na lição.</translation>
    </message>
</context>
<context>
    <name>attention::LessonList</name>
    <message>
        <source>All lessons</source>
        <translation>Todas as lições</translation>
    </message>
    <message>
        <source>Explore freely</source>
        <translation>Explorar livremente</translation>
    </message>
    <message>
        <source>The list of exhibits; the lesson waits</source>
        <translation>A lista de temas; a lição espera</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>Passos da lição</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feito</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pulado</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 de %2 passos</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>Todas as páginas</translation>
    </message>
    <message>
        <source>+ Step</source>
        <translation>+ Passo</translation>
    </message>
    <message>
        <source>Add a step with the scene that is shown</source>
        <translation>Adicionar um passo com a cena mostrada</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Add a copy of this step</source>
        <translation>Adicionar uma cópia deste passo</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete this step</source>
        <translation>Excluir este passo</translation>
    </message>
</context>
<context>
    <name>attention::LessonPacker</name>
    <message>
        <source>Pack lesson</source>
        <translation>Empacotar a lição</translation>
    </message>
    <message>
        <source>Packed lesson</source>
        <translation>Lição empacotada</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gravado: %1</translation>
    </message>
</context>
<context>
    <name>attention::LessonSession</name>
    <message>
        <source>Something in this step cannot be read.</source>
        <translation>Algo neste passo não pode ser lido.</translation>
    </message>
    <message>
        <source>Step “%1”</source>
        <translation>Passo “%1”</translation>
    </message>
</context>
<context>
    <name>attention::LessonText</name>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>Está certo.</translation>
    </message>
    <message>
        <source>Not that one.</source>
        <translation>Não é essa.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>É %1.</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>Sua vez:</translation>
    </message>
    <message>
        <source>So:</source>
        <translation>Então:</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>Pular esta pergunta</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>Responda primeiro</translation>
    </message>
    <message>
        <source>Do it first</source>
        <translation>Faça primeiro</translation>
    </message>
    <message>
        <source>Order of the words</source>
        <translation>Ordem das palavras</translation>
    </message>
    <message>
        <source>Try once more.</source>
        <translation>Tente mais uma vez.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>Click it, or go there with the arrow keys and press Enter</source>
        <translation>Clique no lugar certo, ou vá até ele com as setas e pressione Enter</translation>
    </message>
    <message>
        <source>Hint:</source>
        <translation>Dica:</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n move(s).</source>
        <translation>
            <numerusform>Resolvido em %n jogada.</numerusform>
            <numerusform>Resolvido em %n jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation>Mostrar uma solução</translation>
    </message>
    <message>
        <source>Next challenge</source>
        <translation>Próximo desafio</translation>
    </message>
</context>
<context>
    <name>attention::LinkCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR do link</translation>
    </message>
    <message>
        <source>The link is too long for a QR code on this screen.</source>
        <translation>O link é longo demais para um código QR nesta tela.</translation>
    </message>
    <message>
        <source>Phones cannot open this link: set the address of the browser version in Edit, Address of links.</source>
        <translation>Celulares não abrem este link: defina o endereço da versão para navegador em Editar, Endereço dos links.</translation>
    </message>
    <message>
        <source>The loaded arrays are not in the link.</source>
        <translation>Os arrays carregados não estão no link.</translation>
    </message>
</context>
<context>
    <name>attention::LookControls</name>
    <message>
        <source>As on screen</source>
        <translation>Como na tela</translation>
    </message>
    <message>
        <source>One column, 88 mm</source>
        <translation>Uma coluna, 88 mm</translation>
    </message>
    <message>
        <source>Two columns, 183 mm</source>
        <translation>Duas colunas, 183 mm</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>Slide 16:9</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>Pôster</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Livro</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Tons de cinza</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>De um arquivo…</translation>
    </message>
    <message>
        <source>Sets what is below; each of it can still be changed.</source>
        <translation>Define o que está abaixo; cada item ainda pode ser mudado.</translation>
    </message>
    <message>
        <source>The page's own</source>
        <translation>As da própria página</translation>
    </message>
    <message>
        <source>Blue, white, red</source>
        <translation>Azul, branco, vermelho</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>Azuis</translation>
    </message>
    <message>
        <source>Greens</source>
        <translation>Verdes</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>Cinzas</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>&amp;Grey inks, dashed curves</source>
        <translation>Tintas em cin&amp;za, curvas tracejadas</translation>
    </message>
    <message>
        <source>Letter of the panel</source>
        <translation>Letra do painel</translation>
    </message>
    <message>
        <source>Drawn at the top left in brackets, for a figure of several panels.</source>
        <translation>Desenhada entre parênteses no alto à esquerda, para uma figura de vários painéis.</translation>
    </message>
    <message>
        <source>Labels…</source>
        <translation>Rótulos…</translation>
    </message>
    <message>
        <source>The letter of a panel must be one to %1 letters or digits.</source>
        <translation>A letra de um painel deve ter de uma a %1 letras ou algarismos.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Estilo</translation>
    </message>
    <message>
        <source>Styles (*.json)</source>
        <translation>Estilos (*.json)</translation>
    </message>
    <message>
        <source>%1 is no style: %2.</source>
        <translation>%1 não é um estilo: %2.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Drawn instead</source>
        <translation>Desenhado no lugar</translation>
    </message>
</context>
<context>
    <name>attention::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sa&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Copy value</source>
        <translation>&amp;Copiar valor</translation>
    </message>
    <message>
        <source>Clear &amp;selection</source>
        <translation>Limpar &amp;seleção</translation>
    </message>
    <message>
        <source>R&amp;eset parameters</source>
        <translation>Redefinir &amp;parâmetros</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Próxima página</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>Página &amp;anterior</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>A&amp;mpliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Mostrar &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Igual ao &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;List of pages</source>
        <translation>&amp;Lista de páginas</translation>
    </message>
    <message>
        <source>Para&amp;meters</source>
        <translation>Parâmetro&amp;s</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Teclas e mouse</translation>
    </message>
    <message>
        <source>How to &amp;cite…</source>
        <translation>&amp;Como citar…</translation>
    </message>
    <message>
        <source>&amp;About Attention Lab</source>
        <translation>&amp;Sobre o Attention Lab</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Sobre o &amp;Qt</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>Copiar figura</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Attention Lab</source>
        <translation>%1[*] – %2 – Attention Lab</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>About Attention Lab</source>
        <translation>Sobre o Attention Lab</translation>
    </message>
    <message>
        <source>Attention Lab %1</source>
        <translation>Attention Lab %1</translation>
    </message>
    <message>
        <source>See how self-attention and positional encoding work: exact numbers, drawn live, offline.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Drawn with Qt %1 and QCustomPlot, computed with Eigen, set in Inter and Latin Modern Math.</source>
        <translation>Veja como funcionam a autoatenção e a codificação posicional: números exatos, desenhados na hora, sem internet.&lt;br&gt;&lt;br&gt;Software livre sob a GNU General Public License, versão 3 ou posterior. Desenhado com Qt %1 e QCustomPlot, calculado com Eigen, composto em Inter e Latin Modern Math.</translation>
    </message>
    <message>
        <source>How to cite</source>
        <translation>Como citar</translation>
    </message>
    <message>
        <source>To cite Attention Lab</source>
        <translation>Para citar o Attention Lab</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>Copiar &amp;texto</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>Copiar &amp;BibTeX</translation>
    </message>
    <message>
        <source>Copy CITATION.&amp;cff</source>
        <translation>Copiar CITATION.&amp;cff</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossário</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>Text&amp;o menor</translation>
    </message>
    <message>
        <source>Normal te&amp;xt</source>
        <translation>Texto &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>Reduzir mo&amp;vimento</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>Próxima região</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>Região anterior</translation>
    </message>
    <message>
        <source>Playing is off while motion is reduced (View menu).</source>
        <translation>A reprodução fica desativada enquanto o movimento está reduzido (menu Exibir).</translation>
    </message>
    <message>
        <source>Text at %1 per cent.</source>
        <translation>Texto em %1 por cento.</translation>
    </message>
    <message>
        <source>Unpin &amp;all cells</source>
        <translation>Desafixar &amp;todas as células</translation>
    </message>
    <message>
        <source>&amp;Compare with this figure</source>
        <translation>Comparar com esta &amp;figura</translation>
    </message>
    <message>
        <source>Larg&amp;er text</source>
        <translation>Te&amp;xto maior</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Pi&amp;n the cell</source>
        <translation>F&amp;ixar a célula</translation>
    </message>
    <message>
        <source>The sentence decides it.</source>
        <translation>A frase determina este valor.</translation>
    </message>
    <message>
        <source>The array that is open decides it.</source>
        <translation>O array aberto determina este valor.</translation>
    </message>
    <message>
        <source>The open file %1 decides it.</source>
        <translation>O arquivo aberto %1 determina este valor.</translation>
    </message>
    <message>
        <source>List of pages</source>
        <translation>Lista de páginas</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Apresentar</translation>
    </message>
    <message>
        <source>Present on a &amp;whole screen</source>
        <translation>Apresentar em tela c&amp;heia</translation>
    </message>
    <message>
        <source>&amp;Course</source>
        <translation>&amp;Curso</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Sobre o Qt</translation>
    </message>
    <message>
        <source>This program is made with Qt, a toolkit for programs on many systems. Qt is free software under the GNU Lesser General Public License, version 3, and others.&lt;br&gt;&lt;br&gt;%1</source>
        <translation>Este programa é feito com o Qt, uma biblioteca para criar programas para muitos sistemas. O Qt é software livre sob a GNU Lesser General Public License, versão 3, e outras licenças.&lt;br&gt;&lt;br&gt;%1</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Abrir link</translation>
    </message>
    <message>
        <source>The link was not opened: %1.</source>
        <translation>O link não foi aberto: %1.</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>Copiar &amp;diagnóstico</translation>
    </message>
    <message>
        <source>The diagnostics were copied.</source>
        <translation>O diagnóstico foi copiado.</translation>
    </message>
    <message>
        <source>Take these values alon&amp;g</source>
        <translation>Levar estes &amp;valores junto</translation>
    </message>
    <message>
        <source>Al&amp;ways take values along</source>
        <translation>Sempre levar os valores &amp;junto</translation>
    </message>
    <message>
        <source>The page that you open next gets the values of this one.</source>
        <translation>A próxima página que você abrir recebe os valores desta.</translation>
    </message>
    <message>
        <source>Values, sentence and selection now go along from page to page.</source>
        <translation>Agora os valores, a frase e a seleção vão junto de página em página.</translation>
    </message>
    <message>
        <source>Each page now keeps its own values.</source>
        <translation>Agora cada página mantém seus próprios valores.</translation>
    </message>
    <message>
        <source>Export the &amp;votes…</source>
        <translation>E&amp;xportar as votações…</translation>
    </message>
    <message>
        <source>&amp;Find by name…</source>
        <translation>&amp;Encontrar pelo nome…</translation>
    </message>
</context>
<context>
    <name>attention::MeasureBar</name>
    <message>
        <source>Measure anew</source>
        <translation>Medir de novo</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>Medindo …</translation>
    </message>
</context>
<context>
    <name>attention::PanelSection</name>
    <message>
        <source>open</source>
        <translation>aberta</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechada</translation>
    </message>
</context>
<context>
    <name>attention::ParameterControl</name>
    <message>
        <source>Clear %1</source>
        <translation>Limpar: %1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Redefinir: %1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Parar: %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Reproduzir: %1</translation>
    </message>
    <message>
        <source>Playing is off while motion is reduced (View menu).</source>
        <translation>A reprodução fica desativada enquanto o movimento está reduzido (menu Exibir).</translation>
    </message>
    <message>
        <source>Not accepted. %1</source>
        <translation>Não aceito. %1</translation>
    </message>
    <message>
        <source>set to %1, %2</source>
        <translation>definido como %1; %2</translation>
    </message>
    <message>
        <source>here at most %1</source>
        <translation>aqui, no máximo %1</translation>
    </message>
    <message>
        <source>here at least %1</source>
        <translation>aqui, no mínimo %1</translation>
    </message>
    <message>
        <source>here a multiple of %1</source>
        <translation>aqui, múltiplo de %1</translation>
    </message>
    <message>
        <source>nearest here is %1</source>
        <translation>o mais próximo aqui é %1</translation>
    </message>
</context>
<context>
    <name>attention::ParameterPanel</name>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Predefinições</translation>
    </message>
    <message>
        <source>Starting points for this page</source>
        <translation>Pontos de partida para esta página</translation>
    </message>
    <message>
        <source>Reset all parameters of this page</source>
        <translation>Redefinir todos os parâmetros desta página</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation>Velocidade &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>&amp;Once</source>
        <translation>&amp;Uma vez</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>R&amp;epetir</translation>
    </message>
    <message>
        <source>&amp;Back and forth</source>
        <translation>&amp;Ida e volta</translation>
    </message>
    <message>
        <source>Presets: starting points for this page</source>
        <translation>Predefinições: pontos de partida para esta página</translation>
    </message>
    <message>
        <source>Pla&amp;ying</source>
        <translation>Repro&amp;dução</translation>
    </message>
    <message>
        <source>In this step</source>
        <translation>Neste passo</translation>
    </message>
    <message>
        <source>Save as a &amp;moving picture…</source>
        <translation>Salvar como ani&amp;mação…</translation>
    </message>
</context>
<context>
    <name>attention::ParameterSlider</name>
    <message>
        <source>none</source>
        <translation>nenhuma</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>attention::PinList</name>
    <message>
        <source>Pinned cells</source>
        <translation>Células fixadas</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Unpin all cells</source>
        <translation>Desafixar todas as células</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Desafixar</translation>
    </message>
    <message>
        <source>Go to this cell</source>
        <translation>Ir para esta célula</translation>
    </message>
</context>
<context>
    <name>attention::PracticeActions</name>
    <message>
        <source>&amp;Practise</source>
        <translation>&amp;Praticar</translation>
    </message>
    <message>
        <source>Lessons &amp;done so far</source>
        <translation>Lições já &amp;feitas</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Todas as lições</translation>
    </message>
    <message>
        <source>&amp;Go on with the round</source>
        <translation>&amp;Continuar a rodada</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation>&amp;Resultados…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Prática</translation>
    </message>
    <message>
        <source>Reset scores</source>
        <translation>Zerar resultados</translation>
    </message>
    <message>
        <source>All scores of practice go back to 0. Nothing brings them back.</source>
        <translation>Todos os resultados da prática voltam a 0. Nada os traz de volta.</translation>
    </message>
    <message>
        <source>Export scores</source>
        <translation>Exportar resultados</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gravado: %1</translation>
    </message>
</context>
<context>
    <name>attention::PracticeScores</name>
    <message>
        <source>Scores of practice</source>
        <translation>Resultados da prática</translation>
    </message>
    <message>
        <source>Scores by lesson</source>
        <translation>Resultados por lição</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Perguntadas</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>Certas de primeira</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Nothing is practised yet.</source>
        <translation>Ainda não há nada praticado.</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>&amp;Exportar como CSV…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Zerar…</translation>
    </message>
</context>
<context>
    <name>attention::Presentation</name>
    <message>
        <source>Presenting on the other screen. F11 ends it.</source>
        <translation>Apresentando na outra tela. F11 encerra.</translation>
    </message>
    <message>
        <source>This screen is small: the text may be too small to read from afar. Esc ends.</source>
        <translation>Esta tela é pequena: de longe, o texto pode ficar ilegível. Esc encerra.</translation>
    </message>
    <message>
        <source>The other screen is gone. The presentation goes on here; Esc ends it.</source>
        <translation>A outra tela foi desconectada. A apresentação continua aqui; Esc encerra.</translation>
    </message>
    <message>
        <source>There is no separate second screen, so this one is used. Esc ends the presentation.</source>
        <translation>Não há uma segunda tela separada; esta é usada. Esc encerra a apresentação.</translation>
    </message>
</context>
<context>
    <name>attention::PresentationBar</name>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back (Page Up)</source>
        <translation>Voltar (Page Up)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Encerrar</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>Encerrar a apresentação (Esc)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Parar (espaço)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Reproduzir (espaço)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Next (Page Down)</source>
        <translation>Avançar (Page Down)</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>Sentence, language, theme, vote, presenter's view</source>
        <translation>Frase, idioma, tema, votação, visão do apresentador</translation>
    </message>
</context>
<context>
    <name>attention::PresentationWindow</name>
    <message>
        <source>%1 – Attention Lab</source>
        <translation>%1 – Attention Lab</translation>
    </message>
    <message>
        <source>Playing is off while motion is reduced (View menu).</source>
        <translation>A reprodução fica desativada enquanto o movimento está reduzido (menu Exibir).</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>Esta é a primeira página.</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>Esta é a última página.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>page, where it stands</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This is the last step of the lesson.</source>
        <translation>Este é o último passo da lição.</translation>
    </message>
    <message>
        <source>This is the first step of the lesson.</source>
        <translation>Este é o primeiro passo da lição.</translation>
    </message>
    <message>
        <source>Order of the words</source>
        <translation>Ordem das palavras</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Frase</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Tela preta</translation>
    </message>
    <message>
        <source>word</source>
        <translation>palavra</translation>
    </message>
    <message>
        <source>End the vote</source>
        <translation>Encerrar a votação</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Votação</translation>
    </message>
    <message>
        <source>Presenter's view</source>
        <translation>Visão do apresentador</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR do link</translation>
    </message>
</context>
<context>
    <name>attention::PresenterView</name>
    <message>
        <source>Presenter's view – Attention Lab</source>
        <translation>Visão do apresentador – Attention Lab</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>Este passo não tem notas.</translation>
    </message>
    <message>
        <source>The answer is still being computed.</source>
        <translation>A resposta ainda está sendo calculada.</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Resposta: %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Dica: %1</translation>
    </message>
    <message>
        <source>Because: %1</source>
        <translation>Porque: %1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>The lesson ends here.</source>
        <translation>A lição termina aqui.</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Legenda da figura</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>Esta é a última página.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>right</source>
        <translation>certa</translation>
    </message>
    <message>
        <source>Hands for answer %1</source>
        <translation>Mãos para a resposta %1</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <comment>hands, per cent</comment>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next: end the vote</source>
        <translation>Próximo: encerrar a votação</translation>
    </message>
    <message>
        <source>Next: show the answer</source>
        <translation>Próximo: mostrar a resposta</translation>
    </message>
    <message>
        <source>Next: do the task</source>
        <translation>Próximo: fazer a tarefa</translation>
    </message>
    <message>
        <source>End the vote</source>
        <translation>Encerrar a votação</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Votação</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>Tela preta</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Encerrar a apresentação</translation>
    </message>
    <message>
        <source>1 to 9: choose an answer; then digits and Enter: its count; Ctrl+Z: take the last count back; Esc, V: end the vote</source>
        <translation>1 a 9: escolher uma resposta; depois dígitos e Enter: a contagem; Ctrl+Z: desfazer a última contagem; Esc, V: encerrar a votação</translation>
    </message>
    <message>
        <source>Page Down, Page Up: next, back · 1 to 9: answer · V: vote · B: black screen · S, L, T: sentence, language, theme · N: close this view · Esc: end</source>
        <translation>Page Down, Page Up: próximo, voltar · 1 a 9: responder · V: votar · B: tela preta · S, L, T: frase, idioma, tema · N: fechar esta visão · Esc: encerrar</translation>
    </message>
    <message numerus="yes">
        <source>planned: %n minute(s) · now: %1</source>
        <translation>
            <numerusform>previsto: %n minuto · agora: %1</numerusform>
            <numerusform>previsto: %n minutos · agora: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>now: %1</source>
        <comment>time of day</comment>
        <translation>agora: %1</translation>
    </message>
</context>
<context>
    <name>attention::SceneDocument</name>
    <message>
        <source>Untitled</source>
        <translation>Sem título</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>Cena de %1</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>Nova cena</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>Aberto: %1</translation>
    </message>
    <message>
        <source>Went on with earlier work</source>
        <translation>Trabalho anterior retomado</translation>
    </message>
    <message>
        <source>Opened a link</source>
        <translation>Abriu um link</translation>
    </message>
</context>
<context>
    <name>attention::SceneModel</name>
    <message>
        <source>Start</source>
        <translation>Cena inicial</translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation>Redefinir parâmetros</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>Predefinição “%1”</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>Página “%1”</translation>
    </message>
    <message>
        <source>Remove the array %1</source>
        <translation>Remover o array %1</translation>
    </message>
    <message>
        <source>Open the array %1</source>
        <translation>Abrir o array %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a parameter, its value before and after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Selecionar %1</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Limpar seleção</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar tudo</translation>
    </message>
    <message>
        <source>Pin a cell</source>
        <translation>Fixar uma célula</translation>
    </message>
    <message>
        <source>Unpin all cells</source>
        <translation>Desafixar todas as células</translation>
    </message>
    <message>
        <source>Unpin a cell</source>
        <translation>Desafixar uma célula</translation>
    </message>
    <message>
        <source>Keep the figure for comparison</source>
        <translation>Manter a figura para comparação</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>Encerrar a comparação</translation>
    </message>
    <message>
        <source>Size of the figure</source>
        <translation>Tamanho da figura</translation>
    </message>
    <message>
        <source>Show all parts</source>
        <translation>Mostrar todas as partes</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>Mostrar “%1”</translation>
    </message>
    <message>
        <source>The model that comes with the program</source>
        <translation>O modelo que vem com o programa</translation>
    </message>
</context>
<context>
    <name>attention::SegmentedControl</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>attention::SeriesDialog</name>
    <message>
        <source>Export a series</source>
        <translation>Exportar uma série</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Primeiro valor</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Último valor</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>Número de valores</translation>
    </message>
    <message>
        <source>Equal ratios</source>
        <translation>Razões iguais</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>até</translation>
    </message>
    <message>
        <source>count</source>
        <translation>quantos</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parâmetro</translation>
    </message>
    <message>
        <source>And</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>Nomes dos arquivos</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Procurar…</translation>
    </message>
    <message>
        <source>Folder of the series</source>
        <translation>Pasta da série</translation>
    </message>
    <message>
        <source>Everything else is as Export figure had it last.</source>
        <translation>O resto é como em Exportar figura da última vez.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>&amp;Save as list…</source>
        <translation>&amp;Salvar como lista…</translation>
    </message>
    <message>
        <source>A file with which attention-lab batch makes the same figures.</source>
        <translation>Um arquivo com o qual attention-lab batch faz as mesmas figuras.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>%1 “%2” is no length; accepted: %3 mm to %4 mm</source>
        <translation>%1: “%2” não é um comprimento; aceito: %3 mm a %4 mm</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>Figuras: %1</translation>
    </message>
    <message>
        <source>Save as list</source>
        <translation>Salvar como lista</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gravado: %1</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1: não existe essa pasta</translation>
    </message>
    <message>
        <source>Files of these names that are there already: %1. Replace them?</source>
        <translation>Arquivos com esses nomes que já existem: %1. Substituir?</translation>
    </message>
    <message>
        <source>%1 of %2 figures are written.</source>
        <translation>Gravadas %1 de %2 figuras.</translation>
    </message>
</context>
<context>
    <name>attention::SeriesWriter</name>
    <message>
        <source>%1 cannot be drawn.</source>
        <translation>%1 não pode ser desenhada.</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>não há memória suficiente para a imagem</translation>
    </message>
</context>
<context>
    <name>attention::ShortcutList</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
    </message>
</context>
<context>
    <name>attention::TallyBar</name>
    <message numerus="yes">
        <source>%n right at once</source>
        <translation>
            <numerusform>%n certa de primeira</numerusform>
            <numerusform>%n certas de primeira</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right after a hint</source>
        <translation>
            <numerusform>%n certa após uma dica</numerusform>
            <numerusform>%n certas após uma dica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n told after two tries</source>
        <translation>
            <numerusform>%n revelada após duas tentativas</numerusform>
            <numerusform>%n reveladas após duas tentativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n pulada</numerusform>
            <numerusform>%n puladas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered yet</source>
        <translation>
            <numerusform>%n ainda sem resposta</numerusform>
            <numerusform>%n ainda sem resposta</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::TensorChooser</name>
    <message>
        <source>Choose a tensor</source>
        <translation>Escolher um tensor</translation>
    </message>
    <message>
        <source>Which tensor of %1 is the %2?</source>
        <translation>Qual tensor de %1 usar para “%2”?</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Search for a tensor</source>
        <translation>Pesquisar um tensor</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>No tensor has this in its name.</source>
        <translation>Nenhum tensor tem isso no nome.</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::TrainBar</name>
    <message>
        <source>One step</source>
        <translation>Um passo</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Voltar ao início</translation>
    </message>
    <message>
        <source>Step shown</source>
        <translation>Passo mostrado</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Treinar</translation>
    </message>
    <message>
        <source>step %1 of %2, running</source>
        <translation>passo %1 de %2, em curso</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>passo %1 de %2</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Back to the step that the training has come to</source>
        <translation>Voltar ao passo a que o treinamento chegou</translation>
    </message>
    <message>
        <source>Use model on…</source>
        <translation>Usar modelo em…</translation>
    </message>
    <message>
        <source>Open another page with the model that was trained here</source>
        <translation>Abrir outra página com o modelo treinado aqui</translation>
    </message>
</context>
<context>
    <name>attention::UseModelMenu</name>
    <message>
        <source>Ta&amp;ke these weights to</source>
        <translation>&amp;Levar estes pesos para</translation>
    </message>
    <message>
        <source>Trained layer on “%1”</source>
        <translation>Camada treinada em “%1”</translation>
    </message>
    <message>
        <source>These positions act in the scores, which other pages do not have: the weights alone can be taken.</source>
        <translation>Estas posições atuam nas pontuações, o que outras páginas não têm: só os pesos podem ser levados.</translation>
    </message>
</context>
<context>
    <name>attention::VisionMenu</name>
    <message>
        <source>As seen wit&amp;h</source>
        <translation>Visão sim&amp;ulada</translation>
    </message>
    <message>
        <source>As seen with: %1.</source>
        <translation>Visão simulada: %1.</translation>
    </message>
</context>
<context>
    <name>attention::VoteController</name>
    <message>
        <source>First vote, hands: %1. Number of an answer, count, Enter; V ends.</source>
        <translation>Primeira votação, mãos: %1. Número da resposta, contagem, Enter; V encerra.</translation>
    </message>
    <message>
        <source>Second vote, hands: %1. Number of an answer, count, Enter; V ends.</source>
        <translation>Segunda votação, mãos: %1. Número da resposta, contagem, Enter; V encerra.</translation>
    </message>
    <message>
        <source>Hands in the vote: %1</source>
        <translation>Mãos na votação: %1</translation>
    </message>
    <message>
        <source>Hands in the first vote: %1, in the second: %2</source>
        <translation>Mãos na primeira votação: %1, na segunda: %2</translation>
    </message>
    <message>
        <source>A vote needs a question with answers to choose from.</source>
        <translation>Só se vota em uma pergunta com respostas para escolher.</translation>
    </message>
    <message>
        <source>There is no count to take back.</source>
        <translation>Não há contagem a desfazer.</translation>
    </message>
    <message>
        <source>There is no count to bring back.</source>
        <translation>Não há contagem a refazer.</translation>
    </message>
    <message>
        <source>There is no answer %1; the answers are 1 to %2.</source>
        <translation>Não há resposta %1; as respostas vão de 1 a %2.</translation>
    </message>
    <message>
        <source>%1 hands are too many; at most %2 are counted.</source>
        <translation>%1 mãos são demais; contam-se no máximo %2.</translation>
    </message>
</context>
<context>
    <name>attention::VoteExport</name>
    <message>
        <source>Export the votes</source>
        <translation>Exportar as votações</translation>
    </message>
    <message>
        <source>votes</source>
        <comment>name of a file</comment>
        <translation>votações</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>%1 não foi gravado: %2.</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>Gravado: %1</translation>
    </message>
</context>
<context>
    <name>attention::VoteStrip</name>
    <message>
        <source>%1 · %2 %</source>
        <comment>hands, per cent</comment>
        <translation>%1 · %2 %</translation>
    </message>
    <message>
        <source>One hand less</source>
        <translation>Uma mão a menos</translation>
    </message>
    <message>
        <source>One hand more</source>
        <translation>Uma mão a mais</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>round of a vote</comment>
        <translation>1ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>round of a vote</comment>
        <translation>2ª</translation>
    </message>
</context>
<context>
    <name>attention::WordOrderList</name>
    <message>
        <source>%1, place %2 of %3</source>
        <translation>%1, lugar %2 de %3</translation>
    </message>
    <message>
        <source>Drag a word, or carry it with Alt and an arrow key</source>
        <translation>Arraste uma palavra, ou mova-a com Alt e uma seta</translation>
    </message>
</context>
</TS>
