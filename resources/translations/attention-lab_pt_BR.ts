<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>DerivationWords</name>
    <message>
        <source>pair</source>
        <translation>par</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frequência</translation>
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
</context>
<context>
    <name>EncodingCurves</name>
    <message>
        <source>Row (position)</source>
        <translation>Linha (posição)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
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
        <source>at %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>columns %1 and %2 repeat after %3</source>
        <translation>as colunas %1 e %2 se repetem após %3</translation>
    </message>
    <message>
        <source>column %1 repeats after %2</source>
        <translation>a coluna %1 se repete após %2</translation>
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
        <source>The further right the column, the slower the wave.</source>
        <translation>Quanto mais à direita a coluna, mais lenta a onda.</translation>
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
        <source>The figure of Dive into Deep Learning: columns 6 to 9 of d = 32 over 60 positions.</source>
        <translation>A figura de Dive into Deep Learning: colunas 6 a 9, com d = 32, ao longo de 60 posições.</translation>
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
        <source>With a smaller base the same columns turn faster.</source>
        <translation>Com uma base menor, as mesmas colunas oscilam mais depressa.</translation>
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
        <translation>Atrás, linhas finas cinzentas mostram as mesmas colunas antes.</translation>
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
        <source>Position 1000: a learned table of 1000 rows ends at 999, the formula goes on.</source>
        <translation>Posição 1000: uma tabela aprendida de 1000 linhas termina em 999; a fórmula continua.</translation>
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
        <source>With one &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt; the wave of column %1 is a single point.</source>
        <translation>Com uma só &lt;a href=&quot;term:position&quot;&gt;posição&lt;/a&gt;, a onda da coluna %1 é um único ponto.</translation>
    </message>
    <message>
        <source>With one &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt; the waves of columns %1 to %2 are single points.</source>
        <translation>Com uma só &lt;a href=&quot;term:position&quot;&gt;posição&lt;/a&gt;, as ondas das colunas %1 a %2 são pontos isolados.</translation>
    </message>
    <message>
        <source>Column %1, a sine, &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %2 positions: over the %3 it turns %4 times.</source>
        <translation>A coluna %1, um seno, &lt;a href=&quot;term:wavelength&quot;&gt;se repete&lt;/a&gt; após %2 posições: ao longo das %3, ela dá %4 voltas.</translation>
    </message>
    <message>
        <source>Column %1, a cosine, &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %2 positions: over the %3 it turns %4 times.</source>
        <translation>A coluna %1, um cosseno, &lt;a href=&quot;term:wavelength&quot;&gt;se repete&lt;/a&gt; após %2 posições: ao longo das %3, ela dá %4 voltas.</translation>
    </message>
    <message>
        <source>Columns %1 and %2, sine and cosine, &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %3 positions: over the %4 they turn %5 times.</source>
        <translation>As colunas %1 e %2, seno e cosseno, &lt;a href=&quot;term:wavelength&quot;&gt;se repetem&lt;/a&gt; após %3 posições: ao longo das %4, elas dão %5 voltas.</translation>
    </message>
    <message>
        <source>Columns %1 and %2, sine (solid) and cosine (dashed), &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %3 positions: over the %4 they turn %5 times.</source>
        <translation>As colunas %1 e %2, seno (linha contínua) e cosseno (linha tracejada), &lt;a href=&quot;term:wavelength&quot;&gt;se repetem&lt;/a&gt; após %3 posições: ao longo das %4, elas dão %5 voltas.</translation>
    </message>
    <message>
        <source>Columns %1 to %2: even ones are sines, odd ones cosines. The fastest &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %3 positions, the slowest after %4: over the %5 they turn %6 and %7 times.</source>
        <translation>Colunas %1 a %2: as pares são senos, e as ímpares, cossenos. A mais rápida &lt;a href=&quot;term:wavelength&quot;&gt;se repete&lt;/a&gt; após %3 posições, e a mais lenta, após %4: ao longo das %5, elas dão %6 e %7 voltas.</translation>
    </message>
    <message>
        <source>Columns %1 to %2: sines are solid, cosines dashed. The fastest &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %3 positions, the slowest after %4: over the %5 they turn %6 and %7 times.</source>
        <translation>Colunas %1 a %2: senos em linha contínua, cossenos em linha tracejada. A mais rápida &lt;a href=&quot;term:wavelength&quot;&gt;se repete&lt;/a&gt; após %3 posições, e a mais lenta, após %4: ao longo das %5, elas dão %6 e %7 voltas.</translation>
    </message>
    <message>
        <source>Before (%1) there were no such columns, so there is nothing to compare.</source>
        <translation>Antes (%1), essas colunas não existiam; por isso, não há o que comparar.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;preset:slow-and-fast&quot;&gt;Put the fastest beside a slow one&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;preset:slow-and-fast&quot;&gt;Ponha as ondas mais rápidas ao lado de uma lenta&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;play:first-column&quot;&gt;Play the first column&lt;/a&gt;: the wave stretches.</source>
        <translation>&lt;a href=&quot;play:first-column&quot;&gt;Reproduza a primeira coluna&lt;/a&gt;: a onda se alonga.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=100&quot;&gt;Set the base to 100&lt;/a&gt;: all but the first pair turn faster.</source>
        <translation>&lt;a href=&quot;base=100&quot;&gt;Mude a base para 100&lt;/a&gt;: todos os pares, menos o primeiro, giram mais depressa.</translation>
    </message>
    <message>
        <source>In waves a shift by a fixed distance turns each &lt;a href=&quot;term:pair&quot;&gt;pair&lt;/a&gt; by the same &lt;a href=&quot;term:angle&quot;&gt;angle&lt;/a&gt;, wherever it starts.</source>
        <translation>Nas ondas, um deslocamento de distância fixa gira cada &lt;a href=&quot;term:pair&quot;&gt;par&lt;/a&gt; pelo mesmo &lt;a href=&quot;term:angle&quot;&gt;ângulo&lt;/a&gt;, onde quer que comece.</translation>
    </message>
    <message>
        <source>The slowest pair over 512 positions: with base 100 it comes back after 471, so far positions look near; with base 10000 it does not.</source>
        <translation>O par mais lento em 512 posições: com base 100 ele volta após 471, e posições distantes parecem próximas; com base 10000, não.</translation>
    </message>
    <message>
        <source>Thin and grey: the same columns before (%1). &lt;a href=&quot;term:wavelength&quot;&gt;Wavelength&lt;/a&gt; of %2: %3 positions, before %4.</source>
        <translation>Finas e cinza: as mesmas colunas antes (%1). &lt;a href=&quot;term:wavelength&quot;&gt;Comprimento de onda&lt;/a&gt; (%2): %3 posições, antes %4.</translation>
    </message>
    <message>
        <source>Columns 0 and 1 are the same at every &lt;a href=&quot;term:base&quot;&gt;base&lt;/a&gt;.</source>
        <translation>As colunas 0 e 1 são iguais em qualquer &lt;a href=&quot;term:base&quot;&gt;base&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=10000&quot;&gt;Set the base back to 10000&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;base=10000&quot;&gt;Volte a base para 10000&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;preset:why-10000&quot;&gt;Why 10000?&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;preset:why-10000&quot;&gt;Por que 10000?&lt;/a&gt;</translation>
    </message>
    <message>
        <source>one column in %1 is drawn</source>
        <translation>uma coluna em %1 é desenhada</translation>
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
        <translation>é mostrada uma em cada %1 células; amplie para ver todas</translation>
    </message>
    <message>
        <source>one cell in %1 is shown</source>
        <translation>é mostrada uma em cada %1 células</translation>
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
        <source>one position, all columns</source>
        <translation>uma posição, todas as colunas</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>wavelength %1</source>
        <translation>compr. de onda %1</translation>
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
        <source>The figure of Dive into Deep Learning: n = 60, d = 32, in Blues.</source>
        <translation>A figura de Dive into Deep Learning: n = 60, d = 32, no mapa de cores Blues.</translation>
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
        <source>The slow half wakes up: every column changes within 60 positions.</source>
        <translation>A metade lenta desperta: todas as colunas mudam ao longo de 60 posições.</translation>
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
        <source>1024 positions and 512 columns, the width of the original Transformer.</source>
        <translation>1024 posições e 512 colunas, a largura do Transformer original.</translation>
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
        <source>Every position gets a pattern of its own here, which is added to the token&apos;s &lt;a href=&quot;term:embedding&quot;&gt;embedding&lt;/a&gt;.</source>
        <translation>Aqui, cada posição recebe um padrão próprio, que é somado ao &lt;a href=&quot;term:embedding&quot;&gt;embedding&lt;/a&gt; do token.</translation>
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
        <source>Position 1000: a learned table of 1000 rows ends at 999, the formula goes on.</source>
        <translation>Posição 1000: uma tabela aprendida de 1000 linhas termina em 999; a fórmula continua.</translation>
    </message>
    <message>
        <source>One row, for &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt; %1.</source>
        <translation>Uma linha, para a &lt;a href=&quot;term:position&quot;&gt;posição&lt;/a&gt; %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s), one for each &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt;.</source>
        <translation>
            <numerusform>%1 linha, para uma única &lt;a href=&quot;term:position&quot;&gt;posição&lt;/a&gt;.</numerusform>
            <numerusform>%1 linhas, uma para cada &lt;a href=&quot;term:position&quot;&gt;posição&lt;/a&gt;.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its only column, a sine, &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %1 positions.</source>
        <translation>Sua única coluna, um seno, &lt;a href=&quot;term:wavelength&quot;&gt;se repete&lt;/a&gt; após %1 posições.</translation>
    </message>
    <message>
        <source>Columns 0 and 1, sine and cosine, &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %1 positions.</source>
        <translation>As colunas 0 e 1, seno e cosseno, &lt;a href=&quot;term:wavelength&quot;&gt;se repetem&lt;/a&gt; após %1 posições.</translation>
    </message>
    <message>
        <source>Columns 0 and 1 &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %1 positions, %2 only after %3.</source>
        <translation>As colunas 0 e 1 &lt;a href=&quot;term:wavelength&quot;&gt;se repetem&lt;/a&gt; após %1 posições; a onda mais lenta (%2), só após %3.</translation>
    </message>
    <message>
        <source>Columns 0 and 1 &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %1 positions, %2 only after %3: on the left neighbours differ, on the right the columns hardly change.</source>
        <translation>As colunas 0 e 1 &lt;a href=&quot;term:wavelength&quot;&gt;se repetem&lt;/a&gt; após %1 posições; a onda mais lenta (%2), só após %3: à esquerda, linhas vizinhas são diferentes; à direita, as colunas quase não mudam.</translation>
    </message>
    <message>
        <source>Columns 0 and 1 &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %1 positions, %2 only after %3: from the first row to the last they turn %4 times.</source>
        <translation>As colunas 0 e 1 &lt;a href=&quot;term:wavelength&quot;&gt;se repetem&lt;/a&gt; após %1 posições; a onda mais lenta (%2), só após %3: da primeira à última linha, ela dá %4 voltas.</translation>
    </message>
    <message>
        <source>Hatched cells were not there before.</source>
        <translation>As células hachuradas não existiam antes.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=100&quot;&gt;Set the base to 100&lt;/a&gt; and the slow half wakes up.</source>
        <translation>&lt;a href=&quot;base=100&quot;&gt;Mude a base para 100&lt;/a&gt;, e a metade lenta desperta.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;preset:one-wavelength&quot;&gt;Make a wave fit exactly&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;preset:one-wavelength&quot;&gt;Faça uma onda caber exatamente&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>Base 100 minus base 10000: its slowest wave repeats after 471 positions, not after 35 333.</source>
        <translation>Base 100 menos base 10000: com base 100 a onda mais lenta se repete após 471 posições, não após 35 333.</translation>
    </message>
    <message>
        <source>P now minus P before (%1): red is larger now, blue smaller. &lt;a href=&quot;term:wavelength&quot;&gt;Wavelength&lt;/a&gt; of %2: %3 positions, before %4. Columns 0 and 1 are the same at every &lt;a href=&quot;term:base&quot;&gt;base&lt;/a&gt;.</source>
        <translation>P agora menos P antes (%1): vermelho é maior agora, azul é menor. &lt;a href=&quot;term:wavelength&quot;&gt;Comprimento de onda&lt;/a&gt; (%2): %3 posições, antes %4. As colunas 0 e 1 são iguais em qualquer &lt;a href=&quot;term:base&quot;&gt;base&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=10000&quot;&gt;Set the base back to 10000&lt;/a&gt; and the slow half falls asleep.</source>
        <translation>&lt;a href=&quot;base=10000&quot;&gt;Volte a base para 10000&lt;/a&gt; e a metade lenta adormece.</translation>
    </message>
    <message>
        <source>One cell, explained</source>
        <translation>Uma célula explicada</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;play:start&quot;&gt;Play the first position&lt;/a&gt;: the pattern scrolls, and no row ever comes back.</source>
        <translation>&lt;a href=&quot;play:start&quot;&gt;Reproduza a primeira posição&lt;/a&gt;: o padrão desliza, e nenhuma linha se repete.</translation>
    </message>
</context>
<context>
    <name>Exporters</name>
    <message>
        <source>the picture would be %1 x %2 pixels; accepted: up to %3 a side and %4 million in all</source>
        <translation>a imagem teria %1 x %2 pixels; o máximo aceito é de %3 por lado e %4 milhões no total</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Position</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Where a token stands in its sequence, counted from 0. Each position is a row of the table.</source>
        <translation>O lugar de um token em sua sequência, contado a partir de 0. Cada posição é uma linha da tabela.</translation>
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
        <source>The number whose powers are the frequencies, 10000 in the original. The larger it is, the longer the slow waves.</source>
        <translation>O número cujas potências são as frequências; 10000 no original. Quanto maior ele é, mais longas são as ondas lentas.</translation>
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
        <source>How long the sequences were from which a model learned. A formula gives later positions an encoding, too, but the model has never seen it.</source>
        <translation>O comprimento das sequências com as quais um modelo aprendeu. Uma fórmula também dá codificações às posições seguintes, mas o modelo nunca as viu.</translation>
    </message>
    <message>
        <source>Relative shift</source>
        <translation>Deslocamento relativo</translation>
    </message>
    <message>
        <source>By how many positions one goes on. It turns each pair by the angle δω, no matter at which position one starts.</source>
        <translation>Quantas posições adiante se vai. Esse deslocamento gira cada par pelo ângulo δω, seja qual for a posição de partida.</translation>
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
        <source>A table with a trained vector for each position. Positions behind its last row have none.</source>
        <translation>Uma tabela com um vetor treinado para cada posição. As posições além da última linha não têm nenhum.</translation>
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
        <source>Attention whose queries, keys and values all come from the same sequence. Each output is a weighted sum of the values, and the weights are computed from the input.</source>
        <translation>Atenção em que consultas, chaves e valores vêm todos da mesma sequência. Cada saída é uma soma ponderada dos valores, e os pesos são calculados a partir da entrada.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>The vector with which a token asks. It is compared with the key of every token.</source>
        <translation>O vetor com que um token pergunta. É comparado com a chave de cada token.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>The vector by which a token is found. Its dot product with a query gives the score.</source>
        <translation>O vetor pelo qual um token é encontrado. Seu produto escalar com uma consulta dá a pontuação.</translation>
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
        <source>Says which keys a query may not see; their weights are exactly 0. Where it hides every key, all weights are equal here.</source>
        <translation>Diz quais chaves uma consulta não pode ver; os pesos delas são exatamente 0. Onde ela esconde todas as chaves, aqui todos os pesos são iguais.</translation>
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
        <source>How many tokens at the start count. The keys behind them, mostly padding, are masked.</source>
        <translation>Quantos tokens contam, a partir do início. As chaves depois deles, em geral de preenchimento (padding), são mascaradas.</translation>
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
        <source>Every token&apos;s vector multiplied by the same learned matrix. Three such matrices make queries, keys and values.</source>
        <translation>O vetor de cada token multiplicado pela mesma matriz aprendida. Três dessas matrizes produzem consultas, chaves e valores.</translation>
    </message>
    <message>
        <source>Concatenation</source>
        <translation>Concatenação</translation>
    </message>
    <message>
        <source>Vectors written one behind the other as a single longer one, as the outputs of the heads are.</source>
        <translation>Vetores escritos um após o outro como um único vetor mais longo, como as saídas das cabeças.</translation>
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
        <source>A layer whose outputs are weighted sums of a few neighbouring tokens. The weights are learned, fixed, and the same at every position.</source>
        <translation>Uma camada cujas saídas são somas ponderadas de alguns tokens vizinhos. Os pesos são aprendidos, fixos e iguais em todas as posições.</translation>
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
        <source>How many layers, or steps of a recurrence, lie between two tokens. The longest path is n for a recurrence and 1 for self-attention; short ones are easier to learn along.</source>
        <translation>Quantas camadas, ou passos de uma recorrência, há entre dois tokens. O caminho mais longo tem comprimento n em uma recorrência e 1 na autoatenção; caminhos curtos facilitam o aprendizado.</translation>
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
        <source>How many numbers stand for one position: the width of the encoding.</source>
        <translation>Quantos números representam uma posição: a largura da codificação.</translation>
    </message>
    <message>
        <source>base</source>
        <translation>base</translation>
    </message>
    <message>
        <source>The number whose powers are the frequencies, 10000 in the original. The larger it is, the slower the waves on the right.</source>
        <translation>O número cujas potências são as frequências; 10000 no original. Quanto maior ele é, mais lentas são as ondas à direita.</translation>
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
    <name>SceneFile</name>
    <message>
        <source>there is no scene in this picture; pictures exported by Attention Lab as PNG or SVG carry one</source>
        <translation>não há cena nesta imagem; as imagens exportadas pelo Attention Lab em PNG ou SVG contêm uma</translation>
    </message>
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
        <source>The array &quot;%1&quot; is missing: %2: %3. The rest is open.</source>
        <translation>O array “%1” está faltando: %2: %3. O restante está aberto.</translation>
    </message>
    <message>
        <source>a PDF does not carry its scene; the same figure as PNG or SVG does</source>
        <translation>um PDF não contém sua cena; a mesma figura em PNG ou SVG contém</translation>
    </message>
    <message>
        <source>it is no array; accepted: %1</source>
        <translation>não é um array; formatos aceitos: %1</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>não há memória suficiente para ele</translation>
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
        <source>Selected: %1, %2, P = %3.</source>
        <translation>Seleção: %1, %2, P = %3.</translation>
    </message>
    <message>
        <source>Compared with the same values.</source>
        <translation>Em comparação com os mesmos valores.</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>Em comparação com %1.</translation>
    </message>
    <message>
        <source>Before it was %1.</source>
        <translation>Antes era %1.</translation>
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
        <source>Nothing differs: the first pair turns by 1 &lt;a href=&quot;term:radian&quot;&gt;radian&lt;/a&gt; a position at every base and width.</source>
        <translation>Nada difere: o primeiro par gira 1 &lt;a href=&quot;term:radian&quot;&gt;radiano&lt;/a&gt; por posição com qualquer base e qualquer largura.</translation>
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
        <source>&lt;a href=&quot;term:self-attention&quot;&gt;Self-attention&lt;/a&gt; alone cannot tell the order of the &lt;a href=&quot;term:token&quot;&gt;tokens&lt;/a&gt;.</source>
        <translation>Sozinha, a &lt;a href=&quot;term:self-attention&quot;&gt;autoatenção&lt;/a&gt; não consegue distinguir a ordem dos &lt;a href=&quot;term:token&quot;&gt;tokens&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;compare:off&quot;&gt;End the comparison&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;compare:off&quot;&gt;Encerre a comparação&lt;/a&gt;.</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;compare:on&quot;&gt;Keep this figure&lt;/a&gt;, then change a value: what it did is shown.</source>
        <translation>&lt;a href=&quot;compare:on&quot;&gt;Mantenha esta figura para comparação&lt;/a&gt; e mude um valor: o efeito é mostrado.</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2.</source>
        <translation>Parte ampliada: posições %1 a %2.</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2, columns %3 to %4.</source>
        <translation>Parte ampliada: posições %1 a %2, colunas %3 a %4.</translation>
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
</context>
<context>
    <name>attention::ExhibitPage</name>
    <message>
        <source>This page could not be computed: %1</source>
        <translation>Não foi possível calcular esta página: %1</translation>
    </message>
    <message>
        <source>This would need %1 GiB of memory, and %2 GiB are the most that this machine can spare. The picture still shows the last values that fit.</source>
        <translation>Isto exigiria %1 GiB de memória, e esta máquina pode ceder no máximo %2 GiB. A imagem ainda mostra os últimos valores que couberam.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
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
        <source>The book&apos;s size</source>
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
        <source>%1 was not saved: its name is a picture&apos;s. A scene is saved as .%2; a picture comes from Export figure, and PNG and SVG carry the scene with them.</source>
        <translation>%1 não foi salvo: o nome é de imagem. Uma cena é salva como .%2; para obter uma imagem, use Exportar figura. PNG e SVG levam a cena consigo.</translation>
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
        <comment>after the button &quot;Copy value&quot;</comment>
        <translation>como texto</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <comment>after the button &quot;Copy value&quot;</comment>
        <translation>como LaTeX</translation>
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
        <source>Point at the figure</source>
        <translation>Apontar para a figura</translation>
    </message>
    <message>
        <source>select a cell or a point</source>
        <translation>selecionar uma célula ou um ponto</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clicar</translation>
    </message>
    <message>
        <source>keep the selection; click it again to let go</source>
        <translation>manter a seleção; clicar nela de novo para soltá-la</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>let go of what was kept, again: select nothing; stop what plays</source>
        <translation>soltar o que foi mantido; outra vez: limpar a seleção; parar a reprodução</translation>
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
        <source>Ctrl + Page Down, Page Up</source>
        <translation>Ctrl + Page Down, Page Up</translation>
    </message>
    <message>
        <source>next and previous page</source>
        <translation>próxima página e página anterior</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Teclas e mouse</translation>
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
        <source>Enter on the figure</source>
        <translation>Enter na figura</translation>
    </message>
    <message>
        <source>keep the cell for comparison, again: let go of it</source>
        <translation>fixar a célula para comparação; outra vez: desafixá-la</translation>
    </message>
    <message>
        <source>Alt + plus, minus, 0</source>
        <translation>Alt + mais, menos, 0</translation>
    </message>
    <message>
        <source>zoom the figure, show all</source>
        <translation>ampliar ou reduzir a figura, mostrar tudo</translation>
    </message>
    <message>
        <source>Ctrl + plus, minus, 0</source>
        <translation>Ctrl + mais, menos, 0</translation>
    </message>
    <message>
        <source>larger text, smaller, normal</source>
        <translation>texto maior, menor, normal</translation>
    </message>
    <message>
        <source>Tab, F6</source>
        <translation>Tab, F6</translation>
    </message>
    <message>
        <source>to the next control, to the next region; with Shift back</source>
        <translation>ir ao próximo controle, à próxima região; com Shift, voltar</translation>
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
        <source>Ctrl + K, Ctrl + D</source>
        <translation>Ctrl + K, Ctrl + D</translation>
    </message>
    <message>
        <source>compare with this figure, pin the cell</source>
        <translation>comparar com esta figura, fixar a célula</translation>
    </message>
    <message>
        <source>Ctrl + G</source>
        <translation>Ctrl + G</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>glossário</translation>
    </message>
    <message>
        <source>F9, F10, F11</source>
        <translation>F9, F10, F11</translation>
    </message>
    <message>
        <source>list of pages, parameters, full screen</source>
        <translation>lista de páginas, parâmetros, tela cheia</translation>
    </message>
</context>
<context>
    <name>attention::ParameterControl</name>
    <message>
        <source>set to %1, nearest here is %2</source>
        <translation>definido como %1, o mais próximo aqui é %2</translation>
    </message>
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
</context>
<context>
    <name>attention::SceneModel</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
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
</context>
<context>
    <name>attention::Segments</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
</TS>
