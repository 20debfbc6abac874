<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AddOrConcatenate</name>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>one scale for all</source>
        <translation>共用一个标度</translation>
    </message>
    <message>
        <source>Add or concatenate</source>
        <translation>相加还是拼接</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 个词元，%2 维：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>最大差值为 %1。</translation>
    </message>
    <message>
        <source>Small enough to check</source>
        <translation>小到可以验算</translation>
    </message>
    <message>
        <source>One entry, explained</source>
        <translation>一个元素的由来</translation>
    </message>
    <message>
        <source>A learned position</source>
        <translation>一个学习得到的位置</translation>
    </message>
    <message>
        <source>One word four times</source>
        <translation>一个词出现四次</translation>
    </message>
    <message>
        <source>Chinese, by character</source>
        <translation>中文，逐字</translation>
    </message>
    <message>
        <source>embedding of %1</source>
        <translation>%1的嵌入</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>learned position</source>
        <translation>学习得到的位置</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>the token's part</source>
        <translation>词元部分</translation>
    </message>
    <message>
        <source>the position's part</source>
        <translation>位置部分</translation>
    </message>
    <message>
        <source>difference of both</source>
        <translation>两者之差</translation>
    </message>
    <message>
        <source>Concatenate</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>相加</translation>
    </message>
    <message>
        <source>largest difference %1</source>
        <translation>最大差值 %1</translation>
    </message>
    <message>
        <source>One entry, both ways</source>
        <translation>一个元素，两种算法</translation>
    </message>
    <message>
        <source>positions, one-hot</source>
        <translation>位置，独热</translation>
    </message>
    <message>
        <source>the position as a 1 among zeros</source>
        <translation>位置，写成一个 1、其余为 0</translation>
    </message>
    <message>
        <source>Four tokens of four numbers: the 1 of position 3 picks a row of W.</source>
        <translation>四个词元，各有四个数：位置 3 的 1 选出 W 的一行。</translation>
    </message>
    <message>
        <source>Five tokens of six numbers: every number can be read, multiplied and added by hand.</source>
        <translation>五个词元，各有六个数：每个数都看得清，可以手算乘法和加法。</translation>
    </message>
    <message>
        <source>The token's part T has equal rows: only the position's part U tells them apart.</source>
        <translation>词元的部分 T 各行相同：只有位置的部分 U 能区分它们。</translation>
    </message>
    <message>
        <source>Six characters, each with its position as a 1 among zeros.</source>
        <translation>六个字，每个字的位置写成一个 1、其余为 0。</translation>
    </message>
    <message>
        <source>&lt;i&gt;C&lt;/i&gt; and &lt;i&gt;Y&lt;/i&gt; are equal: the largest difference is 0, exactly.</source>
        <translation>&lt;i&gt;C&lt;/i&gt; 与 &lt;i&gt;Y&lt;/i&gt; 相等：最大差值恰好是 0。</translation>
    </message>
    <message>
        <source>&lt;i&gt;C&lt;/i&gt; and &lt;i&gt;Y&lt;/i&gt; are equal but for rounding: the largest difference is %1.</source>
        <translation>除舍入误差外，&lt;i&gt;C&lt;/i&gt; 与 &lt;i&gt;Y&lt;/i&gt; 相等：最大差值为 %1。</translation>
    </message>
    <message>
        <source>= X × upper rows</source>
        <translation>= X × 上部各行</translation>
    </message>
    <message>
        <source>= I × lower rows</source>
        <translation>= I × 下部各行</translation>
    </message>
    <message>
        <source>Concatenate, then multiply by W</source>
        <translation>先拼接，再乘以 W</translation>
    </message>
    <message>
        <source>Multiply each by its rows of W, then add</source>
        <translation>各乘以 W 的相应行，再相加</translation>
    </message>
    <message>
        <source>concatenated, then multiplied by W</source>
        <translation>先拼接，再乘以 W</translation>
    </message>
    <message>
        <source>multiplied by the rows of W, then added</source>
        <translation>各乘以 W 的相应行，再相加</translation>
    </message>
    <message>
        <source>number of W that multiplies a number of a token</source>
        <translation>W 中与词元的一个数相乘的数</translation>
    </message>
    <message>
        <source>Six products for the token, and one number of W for the position.</source>
        <translation>词元有六个乘积，位置只有 W 中的一个数。</translation>
    </message>
    <message>
        <source>A lower row of W is what its position adds, whatever the token.</source>
        <translation>W 的下部一行就是相应位置所加的内容，与词元无关。</translation>
    </message>
    <message>
        <source>Two computations with their matrices as heatmaps on one colour scale. Above, tokens X and one-hot positions I side by side times one matrix W; below, X times the upper rows of W plus I times its lower rows; and the difference of both.</source>
        <translation>两种计算的各个矩阵都画成热图，用同一色标。上方：词元 X 与独热位置 I 并排，乘以一个矩阵 W；下方：X 乘以 W 的上部各行，加上 I 乘以下部各行；以及两者之差。</translation>
    </message>
    <message>
        <source>upper: for tokens</source>
        <translation>上部：用于词元</translation>
    </message>
    <message>
        <source>lower: for positions</source>
        <translation>下部：用于位置</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>Point at a row of &lt;i&gt;I&lt;/i&gt;: the arrow moves to its row of &lt;i&gt;W&lt;/i&gt;. &lt;a href="preset:learned-position"&gt;Look at a learned position&lt;/a&gt;, or &lt;a href="play:seed"&gt;draw other numbers&lt;/a&gt;: the difference stays 0.</source>
        <translation>指向 &lt;i&gt;I&lt;/i&gt; 的一行：箭头移到它选出的 &lt;i&gt;W&lt;/i&gt; 的那一行。&lt;a href="preset:learned-position"&gt;看一个学习得到的位置&lt;/a&gt;，或&lt;a href="play:seed"&gt;换一组随机数&lt;/a&gt;：差值始终为 0。</translation>
    </message>
    <message>
        <source>&lt;i&gt;i&lt;/i&gt; is the position, &lt;i&gt;c&lt;/i&gt; the column, and &lt;i&gt;d&lt;/i&gt; says how many columns &lt;i&gt;X&lt;/i&gt; has. The last product of the formula is the 1 in row &lt;i&gt;i&lt;/i&gt; of &lt;i&gt;I&lt;/i&gt; times row &lt;i&gt;d&lt;/i&gt; + &lt;i&gt;i&lt;/i&gt; of &lt;i&gt;W&lt;/i&gt;.</source>
        <translation>&lt;i&gt;i&lt;/i&gt; 是位置，&lt;i&gt;c&lt;/i&gt; 是列，&lt;i&gt;d&lt;/i&gt; 是 &lt;i&gt;X&lt;/i&gt; 的列数。公式的最后一个乘积是 &lt;i&gt;I&lt;/i&gt; 的第 &lt;i&gt;i&lt;/i&gt; 行中的 1 乘以 &lt;i&gt;W&lt;/i&gt; 的第 &lt;i&gt;d&lt;/i&gt; + &lt;i&gt;i&lt;/i&gt; 行。</translation>
    </message>
    <message>
        <source>A row of &lt;i&gt;X&lt;/i&gt; has the %1 numbers of a token, a row of &lt;i&gt;I&lt;/i&gt; the %2 of its one-hot position. Above, both are written side by side (concatenated) and multiplied by &lt;i&gt;W&lt;/i&gt;, which has %3 rows: that is &lt;i&gt;C&lt;/i&gt;. Below, &lt;i&gt;X&lt;/i&gt; times the upper rows of &lt;i&gt;W&lt;/i&gt; is &lt;i&gt;T&lt;/i&gt;, and &lt;i&gt;I&lt;/i&gt; times the lower rows is &lt;i&gt;U&lt;/i&gt;; &lt;i&gt;Y&lt;/i&gt; is their sum.</source>
        <translation>&lt;i&gt;X&lt;/i&gt; 的一行是一个词元的 %1 个数，&lt;i&gt;I&lt;/i&gt; 的一行是它的独热位置的 %2 个数。上方把两者并排写在一起（拼接），再乘以有 %3 行的 &lt;i&gt;W&lt;/i&gt;，得到 &lt;i&gt;C&lt;/i&gt;。下方 &lt;i&gt;X&lt;/i&gt; 乘以 &lt;i&gt;W&lt;/i&gt; 的上部各行得到 &lt;i&gt;T&lt;/i&gt;，&lt;i&gt;I&lt;/i&gt; 乘以下部各行得到 &lt;i&gt;U&lt;/i&gt;；&lt;i&gt;Y&lt;/i&gt; 是两者之和。</translation>
    </message>
    <message>
        <source>A model learns &lt;i&gt;W&lt;/i&gt;, which is random here, and with it a row for each position (as the lecturer Hung-yi Lee explains). If the position is a row of sines and cosines instead, it adds a mixture of the lower rows of &lt;i&gt;W&lt;/i&gt;. Without a matrix behind them the two ways differ: concatenating keeps token and position apart, in a longer vector.</source>
        <translation>&lt;i&gt;W&lt;/i&gt;（这里是随机的）由模型学习得到，因此每个位置的一行也随之学到（李宏毅老师在课上这样解释）。若位置是由正弦和余弦组成的一行，它加上的就是 &lt;i&gt;W&lt;/i&gt; 下部各行的混合。后面不乘矩阵时，两种做法才不同：拼接使词元与位置各自留在一个更长的向量里。</translation>
    </message>
    <message>
        <source>The 1 in a row of &lt;i&gt;I&lt;/i&gt; picks a row of &lt;i&gt;W&lt;/i&gt;. Below, this row is added to &lt;i&gt;T&lt;/i&gt;.</source>
        <translation>&lt;i&gt;I&lt;/i&gt; 的一行中的 1 选出 &lt;i&gt;W&lt;/i&gt; 的一行；在下方，这一行被加到 &lt;i&gt;T&lt;/i&gt; 上。</translation>
    </message>
    <message>
        <source>The position’s 1 picks a row of &lt;i&gt;W&lt;/i&gt;. Below, just this row is added. The long row makes &lt;i&gt;C&lt;/i&gt;, the sum &lt;i&gt;Y&lt;/i&gt;.</source>
        <translation>位置的 1 选出 &lt;i&gt;W&lt;/i&gt; 的一行。下方只加上这一行。长行得到 &lt;i&gt;C&lt;/i&gt;，求和得到 &lt;i&gt;Y&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>Click a row of the lowest part of &lt;i&gt;W&lt;/i&gt;: its position comes next. Or &lt;a href="play:seed"&gt;draw other numbers&lt;/a&gt;: the difference stays 0.</source>
        <translation>点击 &lt;i&gt;W&lt;/i&gt; 最下部的任意一行，即选中对应位置。或者&lt;a href="play:seed"&gt;换一些数&lt;/a&gt;：差仍为 0。</translation>
    </message>
    <message>
        <source>One token’s row in two ways. Above, the token and its one-hot position side by side times one matrix W; below, the token times the upper rows of W plus the position times its lower rows. Arrows lead from both to the same row.</source>
        <translation>一个词元的行，用两种做法得到。上方：词元与其 one-hot 位置并排，乘以矩阵 W；下方：词元乘 W 的上部各行，加上位置乘其下部各行。两者的箭头都指向同一行。</translation>
    </message>
    <message>
        <source>one long row times the whole W</source>
        <translation>长行乘以整个 W</translation>
    </message>
    <message>
        <source>each times its own part of W</source>
        <translation>各乘 W 中自己的部分</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Both ways: the same row</source>
        <translation>两种做法，结果相同</translation>
    </message>
    <message>
        <source>Both ways: the same row, but for rounding</source>
        <translation>两种做法，结果相同（舍入误差除外）</translation>
    </message>
    <message>
        <source>the same row</source>
        <translation>同一行</translation>
    </message>
    <message>
        <source>Concatenating a position or adding a row gives the same numbers.</source>
        <translation>拼接位置或加上一行，得到相同的数。</translation>
    </message>
    <message>
        <source>one long row times W</source>
        <translation>长行乘以 W</translation>
    </message>
    <message>
        <source>largest difference in all rows</source>
        <translation>所有行中的最大差</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>upper rows of W</source>
        <translation>W 的上部各行</translation>
    </message>
    <message>
        <source>upper rows</source>
        <translation>上部各行</translation>
    </message>
    <message>
        <source>lower rows of W</source>
        <translation>W 的下部各行</translation>
    </message>
    <message>
        <source>lower rows</source>
        <translation>下部各行</translation>
    </message>
</context>
<context>
    <name>Admission</name>
    <message>
        <source>The open file makes %1 = %2, and %3 is the most that this page shows.</source>
        <translation>打开的文件使 %1 = %2，而本页最多显示 %3。</translation>
    </message>
    <message>
        <source>This would need %1 GB of memory, and %2 GB are the most that this machine can spare.</source>
        <translation>这需要 %1 GB 内存，而本机最多只能腾出 %2 GB。</translation>
    </message>
    <message>
        <source>The picture still shows the last values that fit.</source>
        <translation>图中显示的仍是最近一次内存放得下的参数值。</translation>
    </message>
</context>
<context>
    <name>AllHeads</name>
    <message>
        <source>The model has no layer %1, head %2: it has %3 layers of %4 heads, counted from 0.</source>
        <translation>模型没有第 %1 层、第 %2 头：它有 %3 层，每层 %4 个头，从 0 数起。</translation>
    </message>
    <message>
        <source>The weights were loaded as they are: no head can be switched off.</source>
        <translation>权重是原样载入的：不能关闭任何头。</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有的头</translation>
    </message>
    <message>
        <source>All heads of a model</source>
        <translation>一个模型的所有头</translation>
    </message>
    <message>
        <source>Sorted by induction</source>
        <translation>按归纳排序</translation>
    </message>
    <message>
        <source>The heads that copy most stand first.</source>
        <translation>复制得最多的头排在最前。</translation>
    </message>
    <message>
        <source>The token before</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>The heads that look one token back stand first.</source>
        <translation>看前一个词元的头排在最前。</translation>
    </message>
    <message>
        <source>The attention weights of %1 heads in %2 layers on %3 tokens as small pictures, green from 0 to 1, queries as rows and keys as columns. Large beside them is %4.</source>
        <translation>%2 层中 %1 个头在 %3 个词元上的注意力权重画成小图，绿色表示 0 到 1，行是查询，列是键。旁边的大图是%4。</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>查询 %1：%2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>键 %1：%2</translation>
    </message>
    <message>
        <source>not defined: no token of the text repeats</source>
        <translation>没有定义：文本中没有重复的词元</translation>
    </message>
    <message>
        <source>how much the query takes of the key’s value</source>
        <translation>查询从该键的值中取多少</translation>
    </message>
    <message>
        <source>loaded weight</source>
        <translation>载入的权重</translation>
    </message>
    <message>
        <source>These weights have %1 queries and %2 keys; this page shows sentences that attend to themselves, with as many of both.</source>
        <translation>这些权重有 %1 个查询和 %2 个键；本页显示关注自身的句子，两者个数相同。</translation>
    </message>
    <message>
        <source>These are no attention weights: one is %1, and none is below 0.</source>
        <translation>这些不是注意力权重：其中一个是 %1，而注意力权重都不小于 0。</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) do not fit the loaded weights: they have %1 rows.</source>
        <translation>
            <numerusform>%n 个词元与载入的权重不符：权重有 %1 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Layer %1, head %2: %3</source>
        <translation>第 %1 层第 %2 头：%3</translation>
    </message>
    <message>
        <source>Names come from five scores, measured on the loaded weights.</source>
        <translation>名称来自五个分数，由载入的权重测得。</translation>
    </message>
    <message>
        <source>Open this head in &lt;a href="take:attention"&gt;Step by step&lt;/a&gt; or in &lt;a href="take:heads"&gt;Heads&lt;/a&gt;.</source>
        <translation>在&lt;a href="take:attention"&gt;逐步计算&lt;/a&gt;或&lt;a href="take:heads"&gt;多头&lt;/a&gt;中打开这个头。</translation>
    </message>
    <message>
        <source>&lt;a href="sort-heads=induction"&gt;Sort by induction&lt;/a&gt;.</source>
        <translation>&lt;a href="sort-heads=induction"&gt;按归纳排序&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="sort-heads=in-place"&gt;Put all heads back in place&lt;/a&gt;.</source>
        <translation>&lt;a href="sort-heads=in-place"&gt;让所有头回到原位&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Previous token: the mean weight of a token on the one before it. First token: the mean weight on the first token. Both leave the first token out, which has only itself.</source>
        <translation>前一个词元：一个词元对前一个词元的平均权重。第一个词元：对第一个词元的平均权重。两者都不计第一个词元，它只能看自己。</translation>
    </message>
    <message>
        <source>Same token: the mean weight on earlier tokens that are the same, of the tokens that have such.</source>
        <translation>相同词元：前面出现过同一词元的词元，对那些相同词元的平均权重。</translation>
    </message>
    <message>
        <source>Induction: the mean weight on the token behind an earlier one that is the same, on %1 random tokens that stand there twice. So it is defined for any text, and no meaning can help (Olsson et al. 2022).</source>
        <translation>归纳：对前面同一词元之后那个词元的平均权重，在重复两遍的 %1 个随机词元上测得。所以它对任何文本都有定义，词义也帮不上忙（Olsson et al. 2022）。</translation>
    </message>
    <message>
        <source>Induction: the mean weight on the token behind an earlier one that is the same, where the text has such (Olsson et al. 2022).</source>
        <translation>归纳：对前面同一词元之后那个词元的平均权重，只计文本中有重复的地方（Olsson et al. 2022）。</translation>
    </message>
    <message>
        <source>Entropy: how evenly a row is spread, as a part of the most that is possible; the mean of all rows.</source>
        <translation>熵：一行的权重分散得多均匀，以可能的最大值为 1；取所有行的平均。</translation>
    </message>
    <message>
        <source>A head is named after the first of induction, previous token, same token and first token that reaches %1: more weight than on all other tokens together. What is special goes first, because many heads rest on the first token when they find nothing. A head with an entropy from %2 is spread out; any other is mixed.</source>
        <translation>按归纳、前一个词元、相同词元、第一个词元的次序，头以第一个达到 %1 的分数命名：这比其他所有词元的权重之和还多。特殊的排在前面，因为许多头找不到目标时就停在第一个词元上。熵不小于 %2 的头称为分散；其余的是混合。</translation>
    </message>
    <message>
        <source>Double-click a picture to switch that head off: its output is set to 0, and what the later layers look at is computed anew.</source>
        <translation>双击小图可关闭那个头：它的输出设为 0，后面各层看什么会重新计算。</translation>
    </message>
    <message>
        <source>What a head looks at is a fact; why the model says what it says, it does not tell alone. A name says what the head was measured to do.</source>
        <translation>头在看什么是事实；但仅凭这一点还说明不了模型为什么这样回答。名称说的是测得的作用。</translation>
    </message>
    <message>
        <source>The model is “%1”, with %2 learned numbers.</source>
        <translation>模型是“%1”，有 %2 个学习得到的数。</translation>
    </message>
    <message>
        <source>mean weight on the token just before</source>
        <translation>对前一个词元的平均权重</translation>
    </message>
    <message>
        <source>mean weight on the first token</source>
        <translation>对第一个词元的平均权重</translation>
    </message>
    <message>
        <source>mean weight on earlier tokens that are the same</source>
        <translation>对前面相同词元的平均权重</translation>
    </message>
    <message>
        <source>mean weight on the token behind the earlier one, on random tokens twice</source>
        <translation>在重复两遍的随机词元上，对前一次出现之后那个词元的平均权重</translation>
    </message>
    <message>
        <source>mean weight on the token behind an earlier one that is the same</source>
        <translation>对前面同一词元之后那个词元的平均权重</translation>
    </message>
    <message>
        <source>mean entropy of the rows, as a part of the largest possible</source>
        <translation>各行熵的平均，以可能的最大值为 1</translation>
    </message>
    <message>
        <source>the links of the chosen head</source>
        <translation>所选头的连线</translation>
    </message>
    <message>
        <source>what the chosen head does</source>
        <translation>所选头做什么</translation>
    </message>
    <message>
        <source>the scores of the chosen head</source>
        <translation>所选头的分数</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n 个头</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 layers (rows) of %2 heads (columns)</source>
        <translation>%1 层（行），每层 %2 个头（列）</translation>
    </message>
    <message>
        <source>%1 heads, each called layer.head</source>
        <translation>%1 个头，编号为 层.头</translation>
    </message>
    <message>
        <source>%1 × %2 heads</source>
        <translation>%1 × %2 个头</translation>
    </message>
    <message>
        <source>a dot is the largest of %1 × %1 weights</source>
        <translation>一个点是 %1 × %1 个权重中最大的</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>混合</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>switched off</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>What the chosen head links</source>
        <translation>所选的头连接什么</translation>
    </message>
    <message>
        <source>from the selected token</source>
        <translation>从选中的词元出发</translation>
    </message>
    <message>
        <source>of each token its strongest link</source>
        <translation>每个词元最强的连线</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>第 %1 层第 %2 头</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>相同词元</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>spread out</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>A name twice</source>
        <translation>名字出现两次</translation>
    </message>
    <message>
        <source>the scale of the weights</source>
        <translation>权重的色标</translation>
    </message>
    <message>
        <source>Switched off: %1.</source>
        <translation>已关闭：%1。</translation>
    </message>
    <message>
        <source>No head finds whom “he” or “she” means.</source>
        <translation>没有一个头能找出 “he” 或 “she” 指的是谁。</translation>
    </message>
    <message>
        <source>this head</source>
        <translation>这个头</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a head does, and which it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Switch off: %1.</source>
        <translation>关闭：%1。</translation>
    </message>
    <message>
        <source>Switch on again: %1.</source>
        <translation>重新打开：%1。</translation>
    </message>
    <message>
        <source>switched off: %1</source>
        <translation>已关闭：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>head and what it does</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>It is switched off: later layers get nothing from it.</source>
        <translation>它已关闭：后面的层得不到它的任何输出。</translation>
    </message>
    <message>
        <source>Without the induction head</source>
        <translation>没有归纳头</translation>
    </message>
    <message>
        <source>Head 1.0 switched off: head 2.2 now gives 0.27 of its weight to the same token, not 0.04.</source>
        <translation>关闭头 1.0：头 2.2 现在把 0.27 的权重给相同的词元，而不是 0.04。</translation>
    </message>
    <message>
        <source>Without the previous-token head</source>
        <translation>没有前一词元头</translation>
    </message>
    <message>
        <source>Head 0.0 switched off: the induction head does not find its place any more.</source>
        <translation>关闭头 0.0：归纳头再也找不到它要找的位置。</translation>
    </message>
    <message>
        <source>The model that comes with the program was trained on small English stories that a program made up. Head 0 of layer 0 was set to look at the token before when training began, and was trained on from there like all others; what is built on it was learned. No head finds whom “he” or “she” means: on 300 sentences with two people, the best one is right no more often than chance.</source>
        <translation>随程序附带的模型是用一个程序编写的简短英语故事训练的。训练开始时，第 0 层的第 0 个头被设为看前一个词元，之后和其他头一样继续训练；建立在它之上的都是学到的。没有一个头能找出 “he” 或 “she” 指的是谁：在 300 个有两个人的句子上，最好的头答对的次数也不比随机多。</translation>
    </message>
    <message>
        <source>Names come from five scores: induction on random tokens, the others on these %1 tokens; on another text a head may get another name.</source>
        <translation>名称来自五个分数：归纳在随机词元上测得，其余在这 %1 个词元上测得；换一段文本，头的名称可能不同。</translation>
    </message>
    <message>
        <source>Its weights were set to do so before training, which then changed them like all others.</source>
        <translation>它的权重在训练前就被设成这样，之后和其他所有头一样由训练改变。</translation>
    </message>
    <message>
        <source>Looks at the token just before: on this text it gets %1 of the weight, on average.</source>
        <translation>看前一个词元：在这段文本上，它平均得到 %1 的权重。</translation>
    </message>
    <message>
        <source>Looks at the same token further left: where this text has one, it gets %1 of the weight.</source>
        <translation>看左边的同一词元：这段文本中有的话，它得到 %1 的权重。</translation>
    </message>
    <message>
        <source>Rests on the first token, which on this text gets %1 of the weight, on average.</source>
        <translation>停在第一个词元上，在这段文本上它平均得到 %1 的权重。</translation>
    </message>
    <message>
        <source>Spreads its weight: on this text its entropy is %1 of the most that is possible.</source>
        <translation>把权重分散开：在这段文本上，它的熵是可能的最大值的 %1。</translation>
    </message>
    <message>
        <source>On this text none of the scores reaches %1: it does something else here, or several things.</source>
        <translation>在这段文本上没有一个分数达到 %1：它在这里做别的事，或者同时做几件事。</translation>
    </message>
    <message>
        <source>What %1 was measured to do</source>
        <translation>测得 %1 做什么</translation>
    </message>
    <message>
        <source>What was measured</source>
        <translation>测得的结果</translation>
    </message>
    <message>
        <source>spread out (entropy)</source>
        <translation>分散（熵）</translation>
    </message>
    <message>
        <source>a bar past its line gives the name</source>
        <translation>条超过竖线，即得其名</translation>
    </message>
    <message>
        <source>past the line: its name</source>
        <translation>过线：即其名</translation>
    </message>
    <message>
        <source>What a head of a language model does is measured, not guessed.</source>
        <translation>语言模型的一个头做什么，是测量出来的，不是猜的。</translation>
    </message>
    <message>
        <source>None of %1 heads copies what followed last time: at most %2 of its weight goes there.</source>
        <translation>%1 个头中没有一个复制上次随后出现的内容：最多只有 %2 的权重放在那里。</translation>
    </message>
    <message>
        <source>Where the name comes again, the induction head looks at what followed it the first time.</source>
        <translation>名字再次出现时，归纳头看的是它第一次出现之后的内容。</translation>
    </message>
    <message>
        <source>Looks at what came after the same token before, on random tokens that repeat, too.</source>
        <translation>看同一词元上一次出现之后的内容，在重复的随机词元上也是如此。</translation>
    </message>
    <message>
        <source>Looks at what came after the same token before, where tokens of this text repeat.</source>
        <translation>看同一词元上一次出现之后的内容，只要这段文本中有词元重复。</translation>
    </message>
    <message>
        <source>came next</source>
        <translation>随后出现</translation>
    </message>
    <message>
        <source>One of %1 heads looks at what came after the same word.</source>
        <translation>%1 个头中有一个看的是同一个词之后出现的内容。</translation>
    </message>
    <message>
        <source>%1 of %2 heads look at what came after the same word.</source>
        <translation>%2 个头中有 %1 个看的是同一个词之后出现的内容。</translation>
    </message>
    <message>
        <source>%1 of %2’s weight</source>
        <translation>%2 给出 %1 的权重</translation>
    </message>
    <message>
        <source>previous</source>
        <translation>前一个</translation>
    </message>
    <message>
        <source>box and number: the weight of %1 on what came next</source>
        <translation>方框与数字：%1 对其后词元的权重</translation>
    </message>
    <message>
        <source>framed: the same token before</source>
        <translation>加框：前面相同的词元</translation>
    </message>
    <message>
        <source>framed: the same token</source>
        <translation>加框：相同的词元</translation>
    </message>
</context>
<context>
    <name>ArrayFile</name>
    <message>
        <source>it is no array; accepted: %1</source>
        <translation>这不是数组；可接受的格式：%1</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>there is no tensor "%1" in it</source>
        <translation>其中没有张量“%1”</translation>
    </message>
    <message>
        <source>the tensor "%1" is too large: %2</source>
        <translation>张量“%1”过大：%2</translation>
    </message>
    <message>
        <source>there is no tensor of numbers in it</source>
        <translation>其中没有数值张量</translation>
    </message>
    <message>
        <source>there is more than one tensor in it</source>
        <translation>其中有不止一个张量</translation>
    </message>
    <message>
        <source>it is a single array, in which there is no tensor "%1"</source>
        <translation>这是单个数组，其中没有张量“%1”</translation>
    </message>
    <message>
        <source>it has no header line, as a .csv file can</source>
        <translation>它没有 .csv 文件可以有的表头行</translation>
    </message>
</context>
<context>
    <name>AttentionSteps</name>
    <message>
        <source>values, weighted values and output</source>
        <translation>值、加权后的值和输出</translation>
    </message>
    <message>
        <source>queries and keys</source>
        <translation>查询和键</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>to queries</source>
        <translation>产生查询</translation>
    </message>
    <message>
        <source>to keys</source>
        <translation>产生键</translation>
    </message>
    <message>
        <source>to values</source>
        <translation>产生值</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>scaled</source>
        <translation>已缩放</translation>
    </message>
    <message>
        <source>not scaled</source>
        <translation>未缩放</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>已遮蔽</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation>加权的值</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>to the output</source>
        <translation>产生输出</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>click a cell to hide it</source>
        <translation>单击单元格可将其遮蔽</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>weights of %1</source>
        <translation>%1的权重</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步计算</translation>
    </message>
    <message>
        <source>Self-attention, step by step</source>
        <translation>逐步计算自注意力</translation>
    </message>
    <message>
        <source>Cross-attention, step by step</source>
        <translation>逐步计算交叉注意力</translation>
    </message>
    <message numerus="yes">
        <source>%1 queries, %2 keys, %3 dimensions, %4 head(s).</source>
        <translation>
            <numerusform>%1 个查询，%2 个键，%3 维，%4 个头。</numerusform>
        </translation>
    </message>
    <message>
        <source>Tokens are columns: every matrix is transposed.</source>
        <translation>词元为列：每个矩阵都经过转置。</translation>
    </message>
    <message>
        <source>Only the rows of one query are filled in.</source>
        <translation>只填入一个查询的各行。</translation>
    </message>
    <message>
        <source>The output as a sum of value arrows, head to tail, in the plane of two dimensions.</source>
        <translation>输出画成值的箭头之和，箭头首尾相接，位于两个维度所成的平面上。</translation>
    </message>
    <message>
        <source>Only earlier words</source>
        <translation>只看先前的词</translation>
    </message>
    <message>
        <source>Pencil and paper</source>
        <translation>纸笔演算</translation>
    </message>
    <message>
        <source>Four words in four dimensions with small whole numbers: every score can be checked by hand.</source>
        <translation>四个词，四个维度，都是小整数：每个分数都可以手工验算。</translation>
    </message>
    <message>
        <source>As in Dive into Deep Learning</source>
        <translation>与《动手学深度学习》一致</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>Only the arrows have a plane.</source>
        <translation>只有画成箭头时才有平面。</translation>
    </message>
    <message>
        <source>There is one sequence.</source>
        <translation>只有一个序列。</translation>
    </message>
    <message>
        <source>There is one head.</source>
        <translation>只有一个头。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>position %1: %2</source>
        <translation>位置 %1：%2</translation>
    </message>
    <message>
        <source>uniform, because every key is hidden from %1</source>
        <translation>权重均等，因为对%1而言所有键都被遮蔽</translation>
    </message>
    <message>
        <source>hidden, as every key is from %1</source>
        <translation>被遮蔽，对%1而言所有键都是如此</translation>
    </message>
    <message>
        <source>hidden: %1</source>
        <translation>被遮蔽：%1</translation>
    </message>
    <message>
        <source>what the softmax sees</source>
        <translation>输入 softmax 的数</translation>
    </message>
    <message>
        <source>embedding plus position</source>
        <translation>嵌入加位置</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>positional encoding</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>what keys and values come from</source>
        <translation>键和值的来源</translation>
    </message>
    <message>
        <source>what %1 asks for</source>
        <translation>%1所问的内容</translation>
    </message>
    <message>
        <source>the score as it is</source>
        <translation>分数，保持原样</translation>
    </message>
    <message>
        <source>weighted sum of the values</source>
        <translation>值的加权和</translation>
    </message>
    <message>
        <source>from head %1</source>
        <translation>来自头 %1</translation>
    </message>
    <message>
        <source>the new %1</source>
        <translation>新的%1</translation>
    </message>
    <message>
        <source>a learned weight, here drawn at random</source>
        <translation>学习得到的权重，这里为随机抽取</translation>
    </message>
    <message>
        <source>&lt;a href="mask=none"&gt;Remove the mask&lt;/a&gt;: later words may answer, too.</source>
        <translation>&lt;a href="mask=none"&gt;去掉掩码&lt;/a&gt;：后面的词也可以回答。</translation>
    </message>
    <message>
        <source>&lt;a href="temperature=1"&gt;Set the temperature back to 1&lt;/a&gt;.</source>
        <translation>&lt;a href="temperature=1"&gt;把温度改回 1&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>1. Queries come from another sequence, or &lt;a href="memory-tokens="&gt;from the same one&lt;/a&gt;.</source>
        <translation>1. 查询来自另一个序列，或者&lt;a href="memory-tokens="&gt;来自同一个序列&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>3. The output is as long as the queries: %1 here; in self-attention that is as long as the input.</source>
        <translation>3. 输出与查询一样长，这里为 %1；在自注意力中，也就是与输入一样长。</translation>
    </message>
    <message>
        <source>the score, divided by √%1 and by the temperature %2</source>
        <translation>分数除以 √%1，再除以温度 %2</translation>
    </message>
    <message>
        <source>the score, divided by the temperature %1</source>
        <translation>分数除以温度 %1</translation>
    </message>
    <message>
        <source>%1 (place %2)</source>
        <translation>%1（位置 %2）</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>序列</translation>
    </message>
    <message>
        <source>sequence %1</source>
        <translation>序列 %1</translation>
    </message>
    <message>
        <source>%1; X here is X + P</source>
        <translation>%1；这里的 X 是 X + P</translation>
    </message>
    <message>
        <source>a number that was typed</source>
        <translation>键入的数</translation>
    </message>
    <message>
        <source>a learned weight, from a file</source>
        <translation>学习得到的权重，来自文件</translation>
    </message>
    <message>
        <source>Sequence %1 of %2 is shown.</source>
        <translation>图中显示的是序列 %1，共 %2 个序列。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>keys, one column each</source>
        <translation>键，每个一列</translation>
    </message>
    <message>
        <source>each column sums to 1</source>
        <translation>每列之和为 1</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>每行之和为 1</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>向量</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>One word asks</source>
        <translation>一个词提问</translation>
    </message>
    <message>
        <source>Five words, one head: “too” takes most of its new row from “animal”.</source>
        <translation>五个词，一个头：“too”的新一行大部分取自“animal”。</translation>
    </message>
    <message>
        <source>Attention as one path: embeddings %1, queries Q, scores and weights share their rows; keys K stand over the scores; below, the weights of one query multiply the values V, and their sum is the output. Blue is negative, red positive, weights are green; masked cells are hatched.</source>
        <translation>把注意力画成一条路径：嵌入 %1、查询 Q、分数和权重共用各行；键 K 位于分数上方；下方，一个查询的权重乘以值 V，其和就是输出。蓝色为负，红色为正，权重为绿色；被遮蔽的单元格带阴影线。</translation>
    </message>
    <message>
        <source>All scores are divided by the same number: the %1 of %2 becomes %3.</source>
        <translation>所有分数都除以同一个数：%2的 %1 变为 %3。</translation>
    </message>
    <message>
        <source>Each value is multiplied by its weight: %1 takes %2 of %3.</source>
        <translation>每个值都乘以它的权重：%1取%3的 %2。</translation>
    </message>
    <message>
        <source>&lt;a href="step=2"&gt;Go on&lt;/a&gt;: every word gets a query, a key and a value.</source>
        <translation>&lt;a href="step=2"&gt;继续&lt;/a&gt;：每个词得到一个查询、一个键和一个值。</translation>
    </message>
    <message>
        <source>&lt;a href="step=3"&gt;Go on&lt;/a&gt;: every query meets every key.</source>
        <translation>&lt;a href="step=3"&gt;继续&lt;/a&gt;：每个查询与每个键配对。</translation>
    </message>
    <message>
        <source>Click a score to hide or show it. &lt;a href="step=6"&gt;Go on&lt;/a&gt;: scores become weights.</source>
        <translation>单击一个分数，可遮蔽它或取消遮蔽。&lt;a href="step=6"&gt;继续&lt;/a&gt;：分数变成权重。</translation>
    </message>
    <message>
        <source>&lt;a href="step=7"&gt;Go on&lt;/a&gt;: weights multiply the values.</source>
        <translation>&lt;a href="step=7"&gt;继续&lt;/a&gt;：权重乘以值。</translation>
    </message>
    <message>
        <source>&lt;a href="step=8"&gt;Go on&lt;/a&gt;: their sum is the output.</source>
        <translation>&lt;a href="step=8"&gt;继续&lt;/a&gt;：它们的和就是输出。</translation>
    </message>
    <message>
        <source>the words’ vectors</source>
        <translation>词的向量</translation>
    </message>
    <message>
        <source>what queries are compared with at %1</source>
        <translation>%1处用来与查询比较的内容</translation>
    </message>
    <message>
        <source>what %1 passes on</source>
        <translation>%1传递的内容</translation>
    </message>
    <message>
        <source>the matrices’ shapes</source>
        <translation>各矩阵的形状</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学习得到的</translation>
    </message>
    <message>
        <source>shapes: %1</source>
        <translation>形状：%1</translation>
    </message>
    <message>
        <source>other sentence</source>
        <translation>另一句</translation>
    </message>
    <message>
        <source>other</source>
        <translation>另一句</translation>
    </message>
    <message>
        <source>learned; a click shows it</source>
        <translation>学习得到；单击即显示</translation>
    </message>
    <message>
        <source>all words hidden</source>
        <translation>所有词都被遮蔽</translation>
    </message>
    <message>
        <source>later words hidden</source>
        <translation>后面的词被遮蔽</translation>
    </message>
    <message>
        <source>the first %1 count</source>
        <translation>前 %1 个有效</translation>
    </message>
    <message>
        <source>Later words are hidden from each of five words: their weights are exactly 0.</source>
        <translation>五个词中每个词都看不到后面的词：那些词的权重恰好为 0。</translation>
    </message>
    <message>
        <source>Two sequences of ones, 100 wide. Of four places 3 and 2 count, so weights are 1/3 and 1/2. Five attentions run side by side.</source>
        <translation>两个全为 1 的序列，宽 100。四个位置中分别有 3 个和 2 个有效，所以权重为 1/3 和 1/2。五个注意力并行计算。</translation>
    </message>
    <message>
        <source>The words of one sentence, X, ask, and those of another one, M, answer.</source>
        <translation>一个句子 X 的词提问，另一个句子 M 的词应答。</translation>
    </message>
    <message>
        <source>Without learned matrices</source>
        <translation>不用学习得到的矩阵</translation>
    </message>
    <message>
        <source>A score is the dot product of two rows of X as they are, so equal words match best.</source>
        <translation>分数就是 X 的两行本身的点积，所以相同的词最匹配。</translation>
    </message>
    <message>
        <source>One word at a time</source>
        <translation>一次一个词</translation>
    </message>
    <message>
        <source>Only the rows of the selected word are filled in, up to its output.</source>
        <translation>只填入所选词的各行，直到它的输出。</translation>
    </message>
    <message>
        <source>The sum as arrows</source>
        <translation>用箭头表示求和</translation>
    </message>
    <message>
        <source>What a word takes from each of the others is an arrow. Laid end to end, they lead to the sum.</source>
        <translation>一个词从每个词取来的部分是一个箭头。箭头首尾相接，就得到它们的和。</translation>
    </message>
    <message>
        <source>Words in columns</source>
        <translation>词作为列</translation>
    </message>
    <message>
        <source>The same numbers transposed, as some lectures draw them: weights sum to 1 down the columns.</source>
        <translation>同样的数经过转置，与一些讲义的画法相同：每列的权重之和为 1。</translation>
    </message>
    <message>
        <source>Every word is hidden from %1: its weights are all 1/%2, as in Dive into Deep Learning.</source>
        <translation>%1看不到任何词：它的权重都是 1/%2，与《动手学深度学习》相同。</translation>
    </message>
    <message>
        <source>%2 is hidden from %1: its weight is exactly 0.</source>
        <translation>%1看不到%2：权重恰好为 0。</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) after the first %1 are hidden from it.</source>
        <translation>
            <numerusform>它看不到前 %1 个之后的 %n 个词。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) are hidden from it.</source>
        <translation>
            <numerusform>它看不到 %n 个词。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each word starts as a row of numbers, its embedding, plus a row for its position.</source>
        <translation>每个词起初是一行数，即它的嵌入，再加上表示其位置的一行。</translation>
    </message>
    <message>
        <source>Each word starts as a row of numbers, its embedding.</source>
        <translation>每个词起初是一行数，即它的嵌入。</translation>
    </message>
    <message>
        <source>Three learned matrices make three rows of each word: its query asks, its key is compared with queries, its value is passed on.</source>
        <translation>三个学习得到的矩阵把每个词变成三行：查询用来提问，键用来与查询比较，值则传给提问的词。</translation>
    </message>
    <message>
        <source>Without learned matrices each word itself is what asks (query), what is compared (key) and what is passed on (value).</source>
        <translation>不用学习得到的矩阵时，词本身既用来提问（查询），又用来比较（键），也用来传递（值）。</translation>
    </message>
    <message>
        <source>Without learned matrices the scores stay as they are.</source>
        <translation>不用学习得到的矩阵时，分数保持不变。</translation>
    </message>
    <message numerus="yes">
        <source>The mask hides %n word(s) from %1: their scores are −∞, their weights will be 0.</source>
        <translation>
            <numerusform>掩码使%1看不到 %n 个词：它们的分数为 −∞，权重将为 0。</numerusform>
        </translation>
    </message>
    <message>
        <source>A mask can hide words. Here nothing is hidden from %1.</source>
        <translation>掩码可以遮蔽一些词。这里%1能看到所有的词。</translation>
    </message>
    <message>
        <source>Dropout sets a part of %1 of the weights to 0 at random and enlarges the others, as in training.</source>
        <translation>暂退法随机把占 %1 的权重置为 0，并放大其余的权重，与训练时一样。</translation>
    </message>
    <message>
        <source>The softmax makes these weights of the scores: between 0 and 1, and each row sums to 1.</source>
        <translation>softmax 把分数变成这些权重：在 0 与 1 之间，每行之和为 1。</translation>
    </message>
    <message>
        <source>Click another score, then &lt;a href="step=4"&gt;go on&lt;/a&gt;: scores are divided.</source>
        <translation>单击另一个分数，然后&lt;a href="step=4"&gt;继续&lt;/a&gt;：分数要除以一个数。</translation>
    </message>
    <message>
        <source>&lt;a href="step=6"&gt;Go on&lt;/a&gt;: scores become weights.</source>
        <translation>&lt;a href="step=6"&gt;继续&lt;/a&gt;：分数变成权重。</translation>
    </message>
    <message>
        <source>&lt;a href="memory-tokens="&gt;Take the other sentence away&lt;/a&gt;: then the words ask each other.</source>
        <translation>&lt;a href="memory-tokens="&gt;去掉另一句&lt;/a&gt;：这些词就互相提问。</translation>
    </message>
    <message>
        <source>&lt;a href="attention-dropout=0"&gt;Keep all weights&lt;/a&gt;, as after training.</source>
        <translation>&lt;a href="attention-dropout=0"&gt;保留所有权重&lt;/a&gt;，与训练之后一样。</translation>
    </message>
    <message>
        <source>&lt;a href="attention-dropout=0.5"&gt;Drop half of the weights&lt;/a&gt; at random, as in training.</source>
        <translation>随机&lt;a href="attention-dropout=0.5"&gt;丢弃一半权重&lt;/a&gt;，与训练时一样。</translation>
    </message>
    <message>
        <source>&lt;i&gt;P&lt;/i&gt; has a row for each place, which tells where a word stands.</source>
        <translation>&lt;i&gt;P&lt;/i&gt; 的每一行对应一个位置，说明词在哪里。</translation>
    </message>
    <message>
        <source>Here %2 attentions, called heads, run side by side. Head %1 is shown; &lt;i&gt;W&lt;/i&gt;ₒ mixes the outputs of all.</source>
        <translation>这里有 %2 个注意力并行计算，称为头。显示的是头 %1；&lt;i&gt;W&lt;/i&gt;ₒ 混合所有头的输出。</translation>
    </message>
    <message>
        <source>Words are columns, so every matrix is transposed and the softmax runs down its columns.</source>
        <translation>词是列，所以每个矩阵都转置，softmax 沿列进行。</translation>
    </message>
    <message>
        <source>&lt;a href="queries=all"&gt;Fill in all words&lt;/a&gt;: they are computed at once, as matrices.</source>
        <translation>&lt;a href="queries=all"&gt;填入所有的词&lt;/a&gt;：它们作为矩阵一次算出。</translation>
    </message>
    <message>
        <source>Cross-attention and self-attention are the same computation.</source>
        <translation>交叉注意力和自注意力是同一种计算。</translation>
    </message>
    <message>
        <source>2. The weights are computed from the input by learned matrices, in both; so did Bahdanau et al. 2014, the first translator with attention.</source>
        <translation>2. 两者的权重都由学习得到的矩阵从输入算出；最早带注意力的翻译模型（Bahdanau 等，2014）也是如此。</translation>
    </message>
    <message>
        <source>4. Early translators used cross-attention once, between the half that reads (encoder) and the half that writes (decoder). The decoder of a Transformer, a stack of attention layers, uses it in every layer.</source>
        <translation>4. 早期的翻译模型只在负责读的一半（编码器）与负责写的一半（解码器）之间用一次交叉注意力。Transformer 由多层注意力堆叠而成，它的解码器每一层都用交叉注意力。</translation>
    </message>
    <message>
        <source>In self-attention, also called intra-attention, queries, keys and values come from one sentence. It mixes all words in one step, however far apart. Apart from the softmax, it is all matrix products.</source>
        <translation>在自注意力（也叫内部注意力）中，查询、键和值来自同一个句子。它一步就把所有的词混合起来，无论相隔多远。除了 softmax，它全是矩阵乘积。</translation>
    </message>
    <message>
        <source>weighted</source>
        <translation>加权</translation>
    </message>
    <message numerus="yes">
        <source>words, %n number(s) each</source>
        <translation>
            <numerusform>每词 %n 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>weights of %1; a full bar is 1</source>
        <translation>%1的权重（满格为 1）</translation>
    </message>
    <message>
        <source>the score, divided by √%1: a key has %1 numbers</source>
        <translation>分数除以 √%1：一个键有 %1 个数</translation>
    </message>
    <message>
        <source>%1 takes %2 of the &lt;a href="term:value"&gt;value&lt;/a&gt; of %3.</source>
        <translation>%1从%3的&lt;a href="term:value"&gt;值&lt;/a&gt;中取 %2。</translation>
    </message>
    <message>
        <source>A trained model has learned the matrices &lt;i&gt;W&lt;/i&gt;. Here they are drawn at random: the arithmetic is real, the pattern means nothing.</source>
        <translation>训练好的模型中，矩阵 &lt;i&gt;W&lt;/i&gt; 是学习得到的。这里它们是随机抽取的：计算是真实的，呈现的模式没有含义。</translation>
    </message>
    <message numerus="yes">
        <source>A trained model has learned the matrices &lt;i&gt;W&lt;/i&gt;. Here, but for %n typed number(s), they are drawn at random: the arithmetic is real, the pattern means nothing.</source>
        <translation>
            <numerusform>训练好的模型中，矩阵 &lt;i&gt;W&lt;/i&gt; 是学习得到的。这里除了键入的 %n 个数，它们都是随机抽取的：计算是真实的，呈现的模式没有含义。</numerusform>
        </translation>
    </message>
    <message>
        <source>Shown up to stage %1 of %2.</source>
        <translation>显示到第 %1 阶段，共 %2 个阶段。</translation>
    </message>
    <message>
        <source>how much %2 takes of the value of %1</source>
        <translation>%2从%1的值中取了多少</translation>
    </message>
    <message>
        <source>Each word is a row of numbers, its embedding; here they are random.</source>
        <translation>每个词是一行数，即它的嵌入；这里的数是随机的。</translation>
    </message>
    <message>
        <source>A model that writes text must not see later words: &lt;a href="mask=causal"&gt;hide them&lt;/a&gt;.</source>
        <translation>生成文本的模型不能看到后面的词：&lt;a href="mask=causal"&gt;把它们遮蔽&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="play:step"&gt;Play the stages&lt;/a&gt;: each is explained.</source>
        <translation>&lt;a href="play:step"&gt;播放各阶段&lt;/a&gt;：每个阶段都有说明。</translation>
    </message>
    <message>
        <source>&lt;a href="step=8"&gt;Show all stages&lt;/a&gt;.</source>
        <translation>&lt;a href="step=8"&gt;显示所有阶段&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Click a box on an arrow to see its matrix. &lt;a href="matrix=masked"&gt;Hide words by hand&lt;/a&gt;: click a score to hide that word from that query. Double-click a cell of &lt;i&gt;X&lt;/i&gt; or &lt;i&gt;W&lt;/i&gt; to type a number.</source>
        <translation>单击箭头上的方框，查看它的矩阵。&lt;a href="matrix=masked"&gt;手动遮蔽词&lt;/a&gt;：单击一个分数，就对那个查询遮蔽那个词。双击 &lt;i&gt;X&lt;/i&gt; 或 &lt;i&gt;W&lt;/i&gt; 的一个单元格，可以输入一个数。</translation>
    </message>
    <message>
        <source>Trained: who is it?</source>
        <translation>训练好的：它指谁？</translation>
    </message>
    <message>
        <source>Its matrices were trained: “it” gives “animal” nearly all its weight, as animals get tired.</source>
        <translation>它的矩阵经过训练：“it”几乎把全部权重给了“animal”，因为会累的是动物。</translation>
    </message>
    <message>
        <source>a learned weight, of a trained model</source>
        <translation>学习得到的权重，来自训练好的模型</translation>
    </message>
    <message>
        <source>learned in a model, random here; a click shows it</source>
        <translation>模型中学习得到，此处随机；单击即显示</translation>
    </message>
    <message>
        <source>learned in a model, random here</source>
        <translation>模型中学习得到，此处随机</translation>
    </message>
    <message>
        <source>random here</source>
        <translation>此处随机</translation>
    </message>
    <message>
        <source>Each word compares its query with every key. The better a key fits, the more its word’s value counts.</source>
        <translation>每个词把自己的查询与所有键比较。键与查询越匹配，所属词的值的权重越大。</translation>
    </message>
    <message>
        <source>Each word of one sentence compares its query with the keys of another. The better a key fits, the more its word’s value counts.</source>
        <translation>一句的每个词把自己的查询与另一句的键比较。键与查询越匹配，所属词的值的权重越大。</translation>
    </message>
    <message>
        <source>how well the key fits the query: their dot product</source>
        <translation>键与查询的匹配程度：两者的点积</translation>
    </message>
    <message numerus="yes">
        <source>%n words fit %1 equally well: it takes %2 of each.</source>
        <translation>
            <numerusform>有 %n 个词与%1同样匹配：它从每个词取 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>With these random matrices %1 takes most from %3: %2 of its &lt;a href="term:value"&gt;value&lt;/a&gt;.</source>
        <translation>用这些随机矩阵，%1从%3取得最多：取其&lt;a href="term:value"&gt;值&lt;/a&gt;的 %2。</translation>
    </message>
    <message>
        <source>%1 takes most from %3: %2 of its &lt;a href="term:value"&gt;value&lt;/a&gt;.</source>
        <translation>%1从%3取得最多：取其&lt;a href="term:value"&gt;值&lt;/a&gt;的 %2。</translation>
    </message>
    <message>
        <source>A score is query times key: %2 fits %1 best, with %3.</source>
        <translation>分数是查询与键的乘积：%2与%1最匹配，为 %3。</translation>
    </message>
    <message>
        <source>① Each word is a row of numbers, its embedding; here the numbers are random.</source>
        <translation>① 每个词是一行数，即它的嵌入；这里的数是随机的。</translation>
    </message>
    <message>
        <source>① Each word is a row of numbers, its embedding.</source>
        <translation>① 每个词是一行数，即它的嵌入。</translation>
    </message>
    <message>
        <source>③ A score is the dot product of a query and a key.</source>
        <translation>③ 分数是一个查询与一个键的点积。</translation>
    </message>
    <message>
        <source>② The matrices &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;q&lt;/sub&gt;, &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt; and &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; make its query, its key and its value.</source>
        <translation>② 矩阵 &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;q&lt;/sub&gt;、&lt;i&gt;W&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt; 和 &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; 由它产生查询、键和值。</translation>
    </message>
    <message>
        <source>Row &lt;i&gt;r&lt;/i&gt; of &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;q&lt;/sub&gt; makes number &lt;i&gt;r&lt;/i&gt; of each query; &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt; and &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; make the keys and the values in the same way. Written to the right of &lt;i&gt;X&lt;/i&gt;, &lt;i&gt;W&lt;/i&gt; is transposed (ᵀ): its rows become columns.</source>
        <translation>&lt;i&gt;W&lt;/i&gt;&lt;sub&gt;q&lt;/sub&gt; 的第 &lt;i&gt;r&lt;/i&gt; 行产生每个查询的第 &lt;i&gt;r&lt;/i&gt; 个数；&lt;i&gt;W&lt;/i&gt;&lt;sub&gt;k&lt;/sub&gt; 和 &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; 以同样的方式产生键和值。&lt;i&gt;W&lt;/i&gt; 写在 &lt;i&gt;X&lt;/i&gt; 的右边时要转置（ᵀ）：行变为列。</translation>
    </message>
    <message>
        <source>It is divided by √&lt;i&gt;d&lt;/i&gt;ₖ, where &lt;i&gt;d&lt;/i&gt;ₖ = %1 is how many numbers a key has; the panel calls the divided score &lt;i&gt;s&lt;/i&gt;.</source>
        <translation>它要除以 √&lt;i&gt;d&lt;/i&gt;ₖ，&lt;i&gt;d&lt;/i&gt;ₖ = %1 是一个键所含的数的个数；面板中用 &lt;i&gt;s&lt;/i&gt; 表示除过的分数。</translation>
    </message>
    <message>
        <source>⑥ &lt;i&gt;W&lt;/i&gt;ₒ, one more learned matrix, turns the sum &lt;i&gt;O&lt;/i&gt; into the word’s output row, &lt;i&gt;Y&lt;/i&gt;.</source>
        <translation>⑥ 另一个学习得到的矩阵 &lt;i&gt;W&lt;/i&gt;ₒ 把和 &lt;i&gt;O&lt;/i&gt; 变成这个词的输出行 &lt;i&gt;Y&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>② &lt;i&gt;y&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; = &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt;, (&lt;i&gt;x&lt;/i&gt;₁, &lt;i&gt;x&lt;/i&gt;₁), …, (&lt;i&gt;x&lt;sub&gt;n&lt;/sub&gt;&lt;/i&gt;, &lt;i&gt;x&lt;sub&gt;n&lt;/sub&gt;&lt;/i&gt;)): one word asks, and every word is both key and value. The score is the dot product of two rows of &lt;i&gt;%1&lt;/i&gt;, and the output mixes rows of &lt;i&gt;%1&lt;/i&gt;.</source>
        <translation>② &lt;i&gt;y&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; = &lt;i&gt;f&lt;/i&gt;(&lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt;, (&lt;i&gt;x&lt;/i&gt;₁, &lt;i&gt;x&lt;/i&gt;₁), …, (&lt;i&gt;x&lt;sub&gt;n&lt;/sub&gt;&lt;/i&gt;, &lt;i&gt;x&lt;sub&gt;n&lt;/sub&gt;&lt;/i&gt;))：一个词提问，每个词既是键又是值。分数是 &lt;i&gt;%1&lt;/i&gt; 的两行的点积，输出混合 &lt;i&gt;%1&lt;/i&gt; 的各行。</translation>
    </message>
    <message>
        <source>⑥ The sum &lt;i&gt;O&lt;/i&gt; is the word’s output row, &lt;i&gt;Y&lt;/i&gt;.</source>
        <translation>⑥ 和 &lt;i&gt;O&lt;/i&gt; 就是这个词的输出行 &lt;i&gt;Y&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>The slider stops three times at ③: at the scores, the scaled scores and the masked scores.</source>
        <translation>滑块在 ③ 处停三次：分数、缩放后的分数、遮蔽后的分数。</translation>
    </message>
    <message>
        <source>⑤ Each value is multiplied by its weight. The sum (Σ) is &lt;i&gt;O&lt;/i&gt;.</source>
        <translation>⑤ 每个值乘以它的权重，其和（Σ）就是 &lt;i&gt;O&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>④ The softmax turns a row of scores into weights from 0 to 1; their sum is 1, but for rounding.</source>
        <translation>④ softmax 把一行分数变成 0 到 1 之间的权重；不计舍入误差，其和为 1。</translation>
    </message>
    <message>
        <source>&lt;i&gt;O&lt;/i&gt; is the sum of the values &lt;i&gt;V&lt;/i&gt;, each times its weight &lt;i&gt;A&lt;/i&gt;; &lt;i&gt;S&lt;/i&gt; are the scores. &lt;i&gt;i&lt;/i&gt; is the word that asks, &lt;i&gt;j&lt;/i&gt; the word that is compared, &lt;i&gt;c&lt;/i&gt; a column. All are counted from 0: %1 is word %2.</source>
        <translation>&lt;i&gt;O&lt;/i&gt; 是各个值 &lt;i&gt;V&lt;/i&gt; 乘以权重 &lt;i&gt;A&lt;/i&gt; 之后的和；&lt;i&gt;S&lt;/i&gt; 是分数。&lt;i&gt;i&lt;/i&gt; 是提问的词，&lt;i&gt;j&lt;/i&gt; 是被比较的词，&lt;i&gt;c&lt;/i&gt; 是列。都从 0 数起：%1是词 %2。</translation>
    </message>
    <message>
        <source>queries, keys and values</source>
        <translation>查询、键和值</translation>
    </message>
    <message>
        <source>weighted values and output</source>
        <translation>加权后的值和输出</translation>
    </message>
    <message>
        <source>the colours’ scales</source>
        <translation>颜色标尺</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source># for the words</source>
        <translation># 代替各个词</translation>
    </message>
    <message>
        <source># for the other words</source>
        <translation># 代替另一句的词</translation>
    </message>
    <message>
        <source>The program that makes it, in PyTorch</source>
        <translation>生成它的程序（PyTorch）</translation>
    </message>
    <message>
        <source>The program, in PyTorch</source>
        <translation>程序（PyTorch）</translation>
    </message>
    <message>
        <source>The program that makes it</source>
        <translation>生成它的程序</translation>
    </message>
    <message>
        <source>The layer in PyTorch beside the picture: the lines of the stage that is shown are lit.</source>
        <translation>图旁边是用 PyTorch 写的这一层：所示阶段的代码行会亮起。</translation>
    </message>
    <message>
        <source>Attention in the order of its program, which stands beside it in PyTorch: embeddings %1, queries Q, keys K and values V; scores and weights; weighted values and output. The lines of the stage that is shown are lit. Blue is negative, red positive, weights are green; masked cells are hatched.</source>
        <translation>按程序的顺序画出注意力，旁边是用 PyTorch 写的程序：嵌入 %1、查询 Q、键 K 和值 V；分数和权重；加权后的值和输出。所示阶段的代码行会亮起。蓝色为负，红色为正，权重为绿色；被遮蔽的单元格带阴影线。</translation>
    </message>
    <message>
        <source>&lt;a href="listing=off"&gt;Take the program away&lt;/a&gt; that stands beside it.</source>
        <translation>&lt;a href="listing=off"&gt;收起旁边的程序&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="listing=on"&gt;See the program that makes it&lt;/a&gt;.</source>
        <translation>&lt;a href="listing=on"&gt;看看生成它的程序&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="matrix=masked"&gt;Hide words by hand&lt;/a&gt;: click a score to hide that word from that query. Double-click a cell of &lt;i&gt;X&lt;/i&gt; to type a number.</source>
        <translation>&lt;a href="matrix=masked"&gt;手动遮蔽词&lt;/a&gt;：单击一个分数，就对那个查询遮蔽那个词。双击 &lt;i&gt;X&lt;/i&gt; 的一个单元格，可以输入一个数。</translation>
    </message>
    <message>
        <source>scaled, masked</source>
        <translation>已缩放、遮蔽</translation>
    </message>
    <message>
        <source>%1 asks, every word answers. The better its key fits, the more its value counts.</source>
        <translation>%1 提问，每个词回答。键与查询越匹配，其值的权重越大。</translation>
    </message>
    <message>
        <source>The picture of all parts shows it.</source>
        <translation>完整的图才会显示它。</translation>
    </message>
    <message>
        <source>One word asks here in any case.</source>
        <translation>这里总是只有一个词提问。</translation>
    </message>
    <message>
        <source>What one word takes, as a table: of each word its score, weight and value, made of %1, and weight times value; their sum is below. Blue is negative, red positive, weights are green bars; masked scores are hatched.</source>
        <translation>一个词取走什么，以表格表示：每个词的分数、权重和值（由 %1 得到），以及权重乘值；下方是它们的和。蓝色为负，红色为正，权重是绿色条形；被掩码的分数画有斜线。</translation>
    </message>
    <message>
        <source>query · key</source>
        <translation>查询 · 键</translation>
    </message>
    <message>
        <source>asks</source>
        <translation>提问</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>其余 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>缩放后的分数</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>all together 1</source>
        <translation>合计为 1</translation>
    </message>
    <message>
        <source>sum: 1</source>
        <translation>和为 1</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>what each word offers</source>
        <translation>每个词提供的</translation>
    </message>
    <message>
        <source>weight × value</source>
        <translation>权重 × 值</translation>
    </message>
    <message>
        <source>product</source>
        <translation>乘积</translation>
    </message>
    <message>
        <source>what %1 takes</source>
        <translation>%1 取走的</translation>
    </message>
    <message>
        <source>%1, then softmax</source>
        <translation>%1，再 softmax</translation>
    </message>
    <message>
        <source>what %1 takes in all:</source>
        <translation>%1 共取走：</translation>
    </message>
    <message>
        <source>in all:</source>
        <translation>合计：</translation>
    </message>
    <message>
        <source>close to the value of %1</source>
        <translation>接近 %1 的值</translation>
    </message>
    <message>
        <source>mostly the value of %1</source>
        <translation>主要是 %1 的值</translation>
    </message>
    <message>
        <source>a mixture of the values</source>
        <translation>各个值的混合</translation>
    </message>
    <message>
        <source>A score is query times key: several words fit %1 best, each with %2.</source>
        <translation>分数是查询与键的乘积：有几个词与%1最匹配，都为 %2。</translation>
    </message>
</context>
<context>
    <name>AttentionWords</name>
    <message>
        <source>The valid lengths do not fit: there is one for each sequence, and none is above the number of keys. The picture still shows the last values that fit.</source>
        <translation>有效长度不相符：每个序列应有一个，且都不能大于键的个数。图中显示的仍是最近一次相符的值。</translation>
    </message>
    <message>
        <source>The valid lengths per query do not fit: there is one for each query, and none is above the number of keys. The picture still shows the last values that fit.</source>
        <translation>各查询的有效长度不相符：每个查询应有一个，且都不能大于键的个数。图中显示的仍是最近一次相符的值。</translation>
    </message>
    <message>
        <source>The memory does not fit the embeddings: %1.</source>
        <translation>记忆与嵌入不相符：%1。</translation>
    </message>
    <message>
        <source>The weights do not fit: %1.</source>
        <translation>权重不相符：%1。</translation>
    </message>
    <message>
        <source>The memory comes from a file.</source>
        <translation>记忆来自文件。</translation>
    </message>
    <message>
        <source>Only embeddings that are drawn normal are scaled.</source>
        <translation>只有按正态分布抽取的嵌入才会缩放。</translation>
    </message>
    <message>
        <source>Embeddings and weights come from files.</source>
        <translation>嵌入和权重来自文件。</translation>
    </message>
    <message>
        <source>No positions are added.</source>
        <translation>没有加上位置。</translation>
    </message>
    <message>
        <source>Without projections there is one head.</source>
        <translation>没有投影时只有一个头。</translation>
    </message>
    <message>
        <source>The loaded weights decide it.</source>
        <translation>由载入的权重决定。</translation>
    </message>
    <message>
        <source>it comes later</source>
        <translation>它在后面</translation>
    </message>
    <message>
        <source>it is further away than %1</source>
        <translation>它的距离大于 %1</translation>
    </message>
    <message>
        <source>it lies beyond the valid length %1</source>
        <translation>它超出有效长度 %1</translation>
    </message>
    <message>
        <source>it lies beyond the query’s valid length %1</source>
        <translation>它超出该查询的有效长度 %1</translation>
    </message>
    <message>
        <source>it is hidden by hand</source>
        <translation>它已被手动遮蔽</translation>
    </message>
    <message>
        <source>The embeddings come from a file, and there are no weights.</source>
        <translation>嵌入来自文件，而且没有权重。</translation>
    </message>
    <message>
        <source>All embeddings are ones, and no weights are drawn.</source>
        <translation>所有嵌入都是 1，也没有抽取权重。</translation>
    </message>
    <message>
        <source>The tokens are those of the loaded embeddings.</source>
        <translation>词元取自载入的嵌入。</translation>
    </message>
    <message>
        <source>These weights of a trained layer are shown as they are: its positions act in the scores, which a layer of this page does not have.</source>
        <translation>训练好的层的这些权重按原样显示：它的位置在分数中起作用，而本页的层没有这种位置。</translation>
    </message>
    <message>
        <source>This is the pointing head of a trained model: its weights are the answer. &lt;i&gt;X&lt;/i&gt; is what the layer before made of the words, normalised; the head has no values, so that &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; and &lt;i&gt;W&lt;/i&gt;ₒ are unit matrices here.</source>
        <translation>这是一个训练好的模型的指向头：它的权重就是答案。&lt;i&gt;X&lt;/i&gt; 是前一层由这些词得出的结果，经过归一化；这个头没有值，所以这里 &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;v&lt;/sub&gt; 和 &lt;i&gt;W&lt;/i&gt;ₒ 是单位矩阵。</translation>
    </message>
    <message>
        <source>This is a layer of a trained model. &lt;i&gt;X&lt;/i&gt; is what it gets: normalised, with positions in it. The model adds what comes out to what came in, which is not shown here.</source>
        <translation>这是一个训练好的模型的一层。&lt;i&gt;X&lt;/i&gt; 是它得到的输入：经过归一化，已含位置。模型把输出加到输入上，这里没有画出。</translation>
    </message>
    <message>
        <source>The matrices are those of a trained model.</source>
        <translation>这些矩阵来自训练好的模型。</translation>
    </message>
    <message>
        <source>The list of tokens does not fit the loaded rows: %1.</source>
        <translation>词元列表与载入的行不相符：%1。</translation>
    </message>
</context>
<context>
    <name>BinaryCounting</name>
    <message numerus="yes">
        <source>%n bit(s) flip</source>
        <translation>
            <numerusform>%n 个比特翻转</numerusform>
        </translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>lowest bit first</source>
        <translation>最低位在前</translation>
    </message>
    <message>
        <source>fast pairs on the left, slow ones on the right</source>
        <translation>左边的列对快，右边的列对慢</translation>
    </message>
    <message>
        <source>%1 in binary is %2</source>
        <translation>%1 的二进制表示是 %2</translation>
    </message>
    <message>
        <source>shown above: positions %1 to %2 of %3 to %4</source>
        <translation>上方显示：位置 %1 到 %2（全部为 %3 到 %4）</translation>
    </message>
    <message>
        <source>one logarithmic ruler for both</source>
        <translation>两者共用一把对数标尺</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Binary counting, made smooth</source>
        <translation>平滑的二进制计数</translation>
    </message>
    <message>
        <source>Left the bits of the positions, the lowest first, dark for 1 and light for 0. Right, row by row beside them, the encoding: colour runs from −1 (blue) over 0 (neutral) to 1 (red). Below, on one logarithmic scale, after how many positions each bit and each pair repeats.</source>
        <translation>左侧是各位置的比特，最低位在前，深色为 1，浅色为 0。右侧是与之逐行对应的编码：颜色从 −1（蓝色）经 0（中性色）过渡到 1（红色）。下方以同一个对数标度显示每个比特和每个列对隔多少个位置重复一次。</translation>
    </message>
    <message>
        <source>Marked: position %1, in binary %2.</source>
        <translation>标出：位置 %1，二进制表示为 %2。</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>与书中一致</translation>
    </message>
    <message>
        <source>Counting to 15</source>
        <translation>数到 15</translation>
    </message>
    <message>
        <source>Four bits beside sixteen pairs. Position 11 is 1011.</source>
        <translation>四个比特，对照十六个列对。位置 11 是 1011。</translation>
    </message>
    <message>
        <source>A power of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>From 255 to 256 all nine bits flip at once; no clock makes more than its usual step.</source>
        <translation>从 255 到 256，九个比特同时翻转；而每个时钟都只走平常的一步。</translation>
    </message>
    <message>
        <source>A long table</source>
        <translation>长表格</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>bit %1</source>
        <translation>比特 %1</translation>
    </message>
    <message>
        <source>%1 in binary is %2, the highest bit first</source>
        <translation>%1 的二进制表示是 %2，最高位在前</translation>
    </message>
    <message>
        <source>Bit 0 repeats after 2 positions.</source>
        <translation>比特 0 每 2 个位置重复一次。</translation>
    </message>
    <message>
        <source>The first &lt;a href="term:pair"&gt;pair&lt;/a&gt; repeats after %1 positions, the last after %2.</source>
        <translation>第一个&lt;a href="term:pair"&gt;列对&lt;/a&gt;每 %1 个位置重复一次，最后一个每 %2 个位置重复一次。</translation>
    </message>
    <message>
        <source>The only &lt;a href="term:pair"&gt;pair&lt;/a&gt; repeats after %1 positions.</source>
        <translation>唯一的&lt;a href="term:pair"&gt;列对&lt;/a&gt;每 %1 个位置重复一次。</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2.</source>
        <translation>已放大：位置 %1 到 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 are told apart by %n bit(s).</source>
        <translation>
            <numerusform>%1用 %n 个比特就能区分。</numerusform>
        </translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>比特</translation>
    </message>
    <message>
        <source>fast left, slow right</source>
        <translation>左快右慢</translation>
    </message>
    <message>
        <source>clocks at position %1</source>
        <translation>位置 %1 处的时钟</translation>
    </message>
    <message>
        <source>above: positions %1 to %2</source>
        <translation>上方：位置 %1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>Position %1, the last, is written with %n bit(s).</source>
        <translation>
            <numerusform>最后的位置 %1 写成 %n 位。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>how many bits flip</source>
        <translation>翻转的比特数</translation>
    </message>
    <message>
        <source>&lt;a href="row=%1"&gt;Step from %2 to %3&lt;/a&gt;.</source>
        <translation>&lt;a href="row=%1"&gt;从 %2 走到 %3&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Bit 0 repeats after 2 positions, bit %1 after %2.</source>
        <translation>比特 0 每 2 个位置重复一次，比特 %1 每 %2 个位置重复一次。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>switches and clocks</source>
        <translation>开关和时钟</translation>
    </message>
    <message>
        <source>the ruler</source>
        <translation>标尺</translation>
    </message>
    <message>
        <source>in reverse: the fast bit on the left</source>
        <translation>次序相反：变化快的比特在左边</translation>
    </message>
    <message>
        <source>%1 is %2, here in reverse: the fast bit first</source>
        <translation>%1 是 %2，这里次序相反：快的比特在前</translation>
    </message>
    <message>
        <source>%1 is %2, here in reverse</source>
        <translation>%1 是 %2，这里次序相反</translation>
    </message>
    <message>
        <source>bit b</source>
        <translation>比特 b</translation>
    </message>
    <message>
        <source>pair j</source>
        <translation>列对 j</translation>
    </message>
    <message>
        <source>floats against bits</source>
        <translation>浮点数与比特的比较</translation>
    </message>
    <message>
        <source>Period: positions until it repeats</source>
        <translation>周期：经过多少个位置重复</translation>
    </message>
    <message>
        <source>Bits of the position i</source>
        <translation>位置 i 的各个比特</translation>
    </message>
    <message>
        <source>Point at a row to see bits flip and clocks turn.</source>
        <translation>指向一行，看比特翻转、时钟转动。</translation>
    </message>
    <message>
        <source>a clock for each pair, at position 0</source>
        <translation>每个列对一个时钟，位于位置 0</translation>
    </message>
    <message>
        <source>&lt;a href="preset:equal-ladders"&gt;Double the wavelength from pair to pair&lt;/a&gt;, as the bits do.</source>
        <translation>&lt;a href="preset:equal-ladders"&gt;让波长逐对加倍&lt;/a&gt;，像比特的周期那样。</translation>
    </message>
    <message>
        <source>Waves that double like bits</source>
        <translation>像比特一样加倍的波</translation>
    </message>
    <message>
        <source>256 in the formula, 16 columns: each wave is twice as long as the one before, like the bits' periods.</source>
        <translation>公式中用 256，共 16 列：每个波是前一个的两倍长，与比特的周期一样。</translation>
    </message>
    <message>
        <source>512 positions: nine bits tell them apart. The 64 pairs repeat after 6 to about 54 thousand positions.</source>
        <translation>512 个位置：九个比特就能区分。64 个列对每 6 到约 5.4 万个位置重复一次。</translation>
    </message>
    <message>
        <source>a clock for each pair, at position %1; shaded: how far it turned since position %2</source>
        <translation>每个列对一个时钟，位于位置 %1；阴影：从位置 %2 起转过的角度</translation>
    </message>
    <message>
        <source>clocks at position %1; shaded: the turn since %2</source>
        <translation>位置 %1 处的时钟；阴影：从 %2 起转过的角度</translation>
    </message>
    <message>
        <source>The eight numbers of the book Dive into Deep Learning: 0 is 000, 3 is 011, 7 is 111.</source>
        <translation>《动手学深度学习》一书中的八个数：0 是 000，3 是 011，7 是 111。</translation>
    </message>
    <message>
        <source>pair %3 tells %1 positions apart, binary needs %2 bits</source>
        <translation>列对 %3 能区分 %1 个位置，二进制需要 %2 个比特</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let the position count up&lt;/a&gt;.</source>
        <translation>&lt;a href="play:row"&gt;继续往下数位置&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Pair %3 tells these %1 positions apart within one turn: it repeats only after %4. Binary needs %2 bits.</source>
        <translation>列对 %3 转不到一圈就能区分这 %1 个位置：它经过 %4 个位置才重复。二进制需要 %2 个比特。</translation>
    </message>
    <message>
        <source>one logarithmic ruler: each bit’s period is twice the one before, each pair’s %1 times</source>
        <translation>同一把对数标尺：每个比特的周期是前一个的 2 倍，每个列对的周期是前一个的 %1 倍</translation>
    </message>
    <message>
        <source>bits: each period is twice the one before</source>
        <translation>比特：每个周期是前一个的 2 倍</translation>
    </message>
    <message>
        <source>pairs: each is %1 times the one before</source>
        <translation>列对：每个周期是前一个的 %1 倍</translation>
    </message>
    <message>
        <source>&lt;i&gt;B&lt;/i&gt;: divide the position &lt;i&gt;i&lt;/i&gt; by 2 to the power &lt;i&gt;b&lt;/i&gt;, round down (⌊ ⌋), and take the remainder after dividing by 2 (mod 2). That is bit &lt;i&gt;b&lt;/i&gt;.</source>
        <translation>&lt;i&gt;B&lt;/i&gt;：把位置 &lt;i&gt;i&lt;/i&gt; 除以 2 的 &lt;i&gt;b&lt;/i&gt; 次方，向下取整（⌊ ⌋），再取除以 2 的余数（mod 2），就得到比特 &lt;i&gt;b&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>If each of the %1 bits were stored as a float, as the numbers of &lt;i&gt;P&lt;/i&gt; are, that would take %1 floats. One slow pair, two floats, tells the same positions apart. In this sense the book Dive into Deep Learning says that floats save space; counted in bits, two floats take 64 instead of %1.</source>
        <translation>如果 %1 个比特像 &lt;i&gt;P&lt;/i&gt; 的数那样，每个都存成一个浮点数，就需要 %1 个浮点数。而一个慢的列对，只用两个浮点数，就能区分同样的位置。《动手学深度学习》说浮点数节省空间，就是这个意思；若按比特计算，两个浮点数占 64 个比特，而不是 %1 个。</translation>
    </message>
    <message numerus="yes">
        <source>A row of &lt;i&gt;P&lt;/i&gt; takes %n float(s) of %1 bits: %2 bits. What &lt;i&gt;P&lt;/i&gt; gains is smoothness: a step turns a pair by the same angle wherever it starts.</source>
        <translation>
            <numerusform>&lt;i&gt;P&lt;/i&gt; 的一行有 %n 个 %1 位的浮点数，共 %2 个比特。&lt;i&gt;P&lt;/i&gt; 换来的是平滑：走一步使列对转过的角度，无论从哪里开始都一样。</numerusform>
        </translation>
    </message>
    <message>
        <source>period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>Bits change fast at one end and slowly at the other; so do the waves.</source>
        <translation>比特在一端变化快，在另一端变化慢；波也是这样。</translation>
    </message>
    <message>
        <source>Bits and waves run fast on the left and slow on the right.</source>
        <translation>比特和波都是左快右慢。</translation>
    </message>
    <message>
        <source>A bit flips between 0 and 1; a pair turns by a fixed angle at every step, the first by 57°.</source>
        <translation>比特在 0 与 1 之间翻转；列对每步转过固定的角度，第一个转 57°。</translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2: %n bit(s) flip at once; each pair turns by a fixed angle, the first by 57°.</source>
        <translation>
            <numerusform>从 %1 到 %2：%n 个比特同时翻转；每个列对转过固定的角度，第一个转 57°。</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;a href="preset:power-of-two"&gt;Go to 256&lt;/a&gt;: nine bits flip at once, and no wave jumps.</source>
        <translation>&lt;a href="preset:power-of-two"&gt;转到 256&lt;/a&gt;：九个比特同时翻转，却没有一个波跳变。</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>慢</translation>
    </message>
    <message>
        <source>Encoding: the sine of each pair</source>
        <translation>编码：每个列对的正弦</translation>
    </message>
    <message>
        <source>Encoding: sines</source>
        <translation>编码：正弦</translation>
    </message>
    <message>
        <source>Four bits beside four pairs whose waves double like them: 16 stands in the formula for 10000.</source>
        <translation>四个比特旁边是四个列对，它们的波像比特一样逐个加倍：公式中用 16 代替 10000。</translation>
    </message>
</context>
<context>
    <name>ChallengeWords</name>
    <message numerus="yes">
        <source>best: %n move(s)</source>
        <translation>
            <numerusform>最好：%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComplexityChart</name>
    <message>
        <source>tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>卷积核</translation>
    </message>
    <message>
        <source>Sequential operations</source>
        <translation>顺序操作</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>Operations per layer</source>
        <translation>每层运算次数</translation>
    </message>
    <message>
        <source>Who needs the fewest sequential operations</source>
        <translation>谁的顺序操作最少</translation>
    </message>
    <message>
        <source>Whose longest path is the shortest</source>
        <translation>谁的最长路径最短</translation>
    </message>
    <message>
        <source>Who needs the fewest operations per layer</source>
        <translation>谁的每层运算次数最少</translation>
    </message>
    <message>
        <source>exact, in FLOPs</source>
        <translation>精确计数，FLOPs</translation>
    </message>
    <message>
        <source>exact multiply–adds</source>
        <translation>精确的乘加次数</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>训练步</translation>
    </message>
    <message>
        <source>forward pass</source>
        <translation>前向传播</translation>
    </message>
    <message>
        <source>with projections</source>
        <translation>含投影</translation>
    </message>
    <message>
        <source>without projections</source>
        <translation>不含投影</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>how it is counted; n = 60</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1; both axes logarithmic</source>
        <comment>how it is counted</comment>
        <translation>%1；两轴均为对数坐标</translation>
    </message>
    <message>
        <source>%1; dashed: equal, but another layer is lower</source>
        <translation>%1；虚线：两者相等，但另有更低的层</translation>
    </message>
    <message>
        <source>lowest: %1</source>
        <translation>最低：%1</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>交点</translation>
    </message>
    <message>
        <source>Where costs cross</source>
        <translation>代价在何处相交</translation>
    </message>
    <message>
        <source>Only recurrence has to wait for one token after the other.</source>
        <translation>只有循环层必须一个词元接一个词元地等待。</translation>
    </message>
    <message>
        <source>Self-attention connects any two tokens within a single layer.</source>
        <translation>自注意力只用一层就能连接任意两个词元。</translation>
    </message>
    <message>
        <source>%1 (%2): the lowest layer in the plane of n and d, both axes logarithmic.</source>
        <translation>%1（%2）：由 n 和 d 构成的平面上各处最低的层，两轴均为对数坐标。</translation>
    </message>
    <message>
        <source>%1 (%2) against %3 from %4 to %5, both axes logarithmic.</source>
        <translation>%1（%2）随 %3 的变化，从 %4 到 %5，两轴均为对数坐标。</translation>
    </message>
    <message>
        <source>Fixed: %1.</source>
        <translation>固定不变：%1。</translation>
    </message>
    <message>
        <source>At %1: %2.</source>
        <comment>n = 60: layers and their numbers</comment>
        <translation>在 %1 处：%2。</translation>
    </message>
    <message>
        <source>Curves cross at %1.</source>
        <translation>曲线在 %1 处相交。</translation>
    </message>
    <message>
        <source>The book’s three</source>
        <translation>书中的三种层</translation>
    </message>
    <message>
        <source>Terms of convolution, recurrence and self-attention: they cross at n = d and n = k·d.</source>
        <translation>卷积、循环层和自注意力的项：它们在 n = d 和 n = k·d 处相交。</translation>
    </message>
    <message>
        <source>Counted exactly</source>
        <translation>精确计数</translation>
    </message>
    <message>
        <source>With projections</source>
        <translation>含投影</translation>
    </message>
    <message>
        <source>Longest paths</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>What self-attention pays for: any two tokens are one step apart.</source>
        <translation>自注意力的代价换来了什么：任意两个词元之间只隔一步。</translation>
    </message>
    <message>
        <source>Only the recurrence has to wait for each token before the next.</source>
        <translation>只有循环层必须算完一个词元，才能算下一个。</translation>
    </message>
    <message>
        <source>Against the width</source>
        <translation>随宽度变化</translation>
    </message>
    <message>
        <source>Against the kernel</source>
        <translation>随卷积核变化</translation>
    </message>
    <message>
        <source>Only convolutions become dearer with k.</source>
        <translation>只有卷积的代价随 k 增大。</translation>
    </message>
    <message>
        <source>Plane of n and d</source>
        <translation>n 与 d 的平面</translation>
    </message>
    <message>
        <source>Above the line n = d self-attention is the cheapest, below it recurrence.</source>
        <translation>在直线 n = d 之上自注意力的代价最低，在它之下循环层最低。</translation>
    </message>
    <message>
        <source>Plane with restricted attention</source>
        <translation>含受限注意力的平面</translation>
    </message>
    <message>
        <source>One crossing, explained</source>
        <translation>一个交点的由来</translation>
    </message>
    <message>
        <source>Why self-attention and convolution cost the same at n = k·d = 96.</source>
        <translation>为什么自注意力与卷积在 n = k·d = 96 处代价相同。</translation>
    </message>
    <message>
        <source>The plane has both n and d as axes.</source>
        <translation>这个平面以 n 和 d 为两轴。</translation>
    </message>
    <message>
        <source>Only costs are counted exactly.</source>
        <translation>只有代价才有精确计数。</translation>
    </message>
    <message>
        <source>It only changes costs.</source>
        <translation>它只改变代价。</translation>
    </message>
    <message>
        <source>It does not change the terms, only what is counted exactly.</source>
        <translation>它不改变各项，只改变精确计数。</translation>
    </message>
    <message>
        <source>No curve depends on it.</source>
        <translation>没有曲线取决于它。</translation>
    </message>
    <message>
        <source>the lowest of the layers compared here: %1</source>
        <translation>此处对比的各层中最低的：%1</translation>
    </message>
    <message>
        <source>operations of one layer, counted exactly: %1</source>
        <translation>一层的运算次数，精确计数：%1</translation>
    </message>
    <message>
        <source>no crossing</source>
        <translation>没有交点</translation>
    </message>
    <message>
        <source>No two of these curves cross in this range.</source>
        <translation>在这个范围内，这些曲线两两都不相交。</translation>
    </message>
    <message>
        <source>From %1 to %2 %3 is the lowest.</source>
        <translation>从 %1 到 %2，%3最低。</translation>
    </message>
    <message>
        <source>From %1 to %2 %3 are the lowest.</source>
        <translation>从 %1 到 %2，%3并列最低。</translation>
    </message>
    <message>
        <source>No two of these curves cross here.</source>
        <translation>在这里，这些曲线两两都不相交。</translation>
    </message>
    <message>
        <source>%1 and %2 cross at %3, beyond this axis.</source>
        <translation>%1与%2在 %3 处相交，已超出这条坐标轴的范围。</translation>
    </message>
    <message>
        <source>At %1 %2 is the lowest with %3.</source>
        <translation>在 %1 处，%2最低，为 %3。</translation>
    </message>
    <message>
        <source>The highest is %1 with %2 times as much.</source>
        <translation>最高的是%1，为最低值的 %2 倍。</translation>
    </message>
    <message>
        <source>The highest are %1, at %2 times the lowest.</source>
        <translation>最高的是%1，均为最低值的 %2 倍。</translation>
    </message>
    <message>
        <source>Along solid lines the lowest layer changes; along dashed ones two others are equal.</source>
        <translation>越过实线，最低的就换成另一种层；虚线上则是另外两种层相等。</translation>
    </message>
    <message>
        <source>With projections self-attention and recurrence never cross: 2n²d + 4nd² is more than 2nd².</source>
        <translation>含投影时，自注意力与循环层从不相交：2n²d + 4nd² 大于 2nd²。</translation>
    </message>
    <message>
        <source>Nor does it cross a convolution of k = %1: four projections alone cost 4nd².</source>
        <translation>自注意力与 k = %1 的卷积也不相交：仅四个投影就要 4nd²。</translation>
    </message>
    <message>
        <source>Left out: %1. A kernel of 1 or a radius of 0 connects no two tokens: the path is infinite.</source>
        <translation>未画出：%1。卷积核大小为 1 或半径为 0 时，任何两个词元都连不起来：路径为无穷长。</translation>
    </message>
    <message>
        <source>At k = 1 the paths of convolutions are infinite; their curves begin at 2.</source>
        <translation>k = 1 时卷积的路径为无穷长，所以卷积的曲线从 2 开始。</translation>
    </message>
    <message>
        <source>Drag the two lines, or &lt;a href="play:n"&gt;let the text grow&lt;/a&gt;: where the ring passes a border, another layer becomes the cheapest.</source>
        <translation>拖动那两条线，或者&lt;a href="play:n"&gt;让文本变长&lt;/a&gt;：圆环越过边界时，代价最低的就换成另一种层。</translation>
    </message>
    <message>
        <source>Back to the &lt;a href="chart-view=curves"&gt;curves&lt;/a&gt;.</source>
        <translation>回到&lt;a href="chart-view=curves"&gt;曲线&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Drag the marker, or &lt;a href="play:n"&gt;let n grow&lt;/a&gt;.</source>
        <translation>拖动标记，或者&lt;a href="play:n"&gt;让 n 增大&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Drag the marker, or &lt;a href="play:d"&gt;let d grow&lt;/a&gt;.</source>
        <translation>拖动标记，或者&lt;a href="play:d"&gt;让 d 增大&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Drag the marker, or &lt;a href="play:kernel"&gt;let k grow&lt;/a&gt;.</source>
        <translation>拖动标记，或者&lt;a href="play:kernel"&gt;让 k 增大&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="projections=on"&gt;Include the projections&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=on"&gt;把投影算进去&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="projections=off"&gt;Leave the projections out&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=off"&gt;不算投影&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>A convolution of &lt;a href="kernel=9"&gt;k = 9&lt;/a&gt; is dearer than four projections.</source>
        <translation>&lt;a href="kernel=9"&gt;k = 9&lt;/a&gt; 的卷积比四个投影代价更高。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>With its projections self-attention always needs more operations than recurrence.</source>
        <translation>算上投影，自注意力需要的运算总是多于循环层。</translation>
    </message>
    <message>
        <source>Two layers at d = 32: the curves of self-attention and recurrence cross at n = d = 32.</source>
        <translation>d = 32 时的两种层：自注意力与循环层的曲线在 n = d = 32 处相交。</translation>
    </message>
    <message>
        <source>From d = n on self-attention needs fewer operations than recurrence.</source>
        <translation>从 d = n 起，自注意力的运算少于循环层。</translation>
    </message>
    <message>
        <source>&lt;a href="play:d"&gt;Let d grow&lt;/a&gt;: the crossing moves with it.</source>
        <translation>&lt;a href="play:d"&gt;让 d 增大&lt;/a&gt;：交点随之移动。</translation>
    </message>
    <message>
        <source>The count of self-attention has a factor 2: its crossing with convolution moves from n = k·d = 96 to 48.</source>
        <translation>自注意力的精确计数多一个因子 2：它与卷积的交点从 n = k·d = 96 移到 48。</translation>
    </message>
    <message>
        <source>With its four projections self-attention never needs fewer operations than recurrence.</source>
        <translation>算上四个投影，自注意力的运算从不少于循环层。</translation>
    </message>
    <message>
        <source>Each token meets the r = 129 nearest ones: where n and d are both larger, that is the cheapest.</source>
        <translation>每个词元只与最近的 r = 129 个词元配对：在 n 和 d 都更大的地方，这样代价最低。</translation>
    </message>
    <message>
        <source>Sentences are short (small &lt;i&gt;n&lt;/i&gt;) and their vectors wide (large &lt;i&gt;d&lt;/i&gt;), so self-attention is affordable there. For books, sounds and images &lt;i&gt;n&lt;/i&gt; is far larger than &lt;i&gt;d&lt;/i&gt;: the square of &lt;i&gt;n&lt;/i&gt; decides, and restricted or other cheaper layers come in.</source>
        <translation>句子不长（&lt;i&gt;n&lt;/i&gt; 小），向量又宽（&lt;i&gt;d&lt;/i&gt; 大），自注意力的代价还可以承受。对于书籍、声音和图像，&lt;i&gt;n&lt;/i&gt; 远大于 &lt;i&gt;d&lt;/i&gt;：起决定作用的是 &lt;i&gt;n&lt;/i&gt; 的平方，这时就要用受限自注意力或其他代价更低的层。</translation>
    </message>
    <message>
        <source>&lt;a href="chart-view=plane"&gt;See which layer is cheapest&lt;/a&gt; for every n and d.</source>
        <translation>&lt;a href="chart-view=plane"&gt;看每个 n 和 d 处哪种层代价最低&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>At %1 %2 are the lowest with %3 each.</source>
        <translation>在 %1 处，%2并列最低，各为 %3。</translation>
    </message>
    <message>
        <source>At %1 %2 cost the same: %3.</source>
        <translation>在 %1 处，%2代价相同：%3。</translation>
    </message>
    <message>
        <source>&lt;a href="cost-kind=exact"&gt;Count exactly&lt;/a&gt;: the projections of self-attention count then.</source>
        <translation>&lt;a href="cost-kind=exact"&gt;精确计数&lt;/a&gt;：这时自注意力的投影也计算在内。</translation>
    </message>
    <message>
        <source>&lt;a href="cost-kind=exact"&gt;Count exactly&lt;/a&gt;: crossings with a convolution move, as the other layers have the constant 2.</source>
        <translation>&lt;a href="cost-kind=exact"&gt;精确计数&lt;/a&gt;：与卷积的交点会移动，因为其他层有常数 2。</translation>
    </message>
    <message>
        <source>&lt;a href="cost-kind=exact"&gt;Count exactly&lt;/a&gt;: both costs double, and the crossing stays.</source>
        <translation>&lt;a href="cost-kind=exact"&gt;精确计数&lt;/a&gt;：两者的代价都加倍，交点不变。</translation>
    </message>
    <message>
        <source>&lt;a href="cost-kind=exact"&gt;Count exactly&lt;/a&gt;, with constants.</source>
        <translation>&lt;a href="cost-kind=exact"&gt;精确计数&lt;/a&gt;，计入常数。</translation>
    </message>
    <message>
        <source>&lt;a href="quantity=path"&gt;Show the longest path&lt;/a&gt; instead of the cost.</source>
        <translation>&lt;a href="quantity=path"&gt;改为显示最长路径&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="quantity=cost"&gt;Show the cost&lt;/a&gt; that pays for it.</source>
        <translation>&lt;a href="quantity=cost"&gt;显示为此付出的代价&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>where the two curves cross: before it %1 is lower and %2 higher, after it the other way round</source>
        <translation>两条曲线相交处：之前%1较低、%2较高，之后相反</translation>
    </message>
    <message>
        <source>lower: %1</source>
        <translation>较低：%1</translation>
    </message>
    <message>
        <source>equal: %1</source>
        <translation>相等：%1</translation>
    </message>
    <message>
        <source>From %1 to %2 %3 is the lower of the two.</source>
        <translation>从 %1 到 %2，两者中%3较低。</translation>
    </message>
    <message>
        <source>From %1 to %2 %3 are equal.</source>
        <translation>从 %1 到 %2，%3相等。</translation>
    </message>
    <message>
        <source>At %1 %2 is the lower of the two with %3.</source>
        <translation>在 %1 处，两者中%2较低，为 %3。</translation>
    </message>
    <message>
        <source>The other, %1, has %2 times as much.</source>
        <translation>另一个（%1）是它的 %2 倍。</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt; is the number of tokens, &lt;i&gt;d&lt;/i&gt; the width of each.</source>
        <translation>&lt;i&gt;n&lt;/i&gt; 是词元的个数，&lt;i&gt;d&lt;/i&gt; 是每个词元的宽度。</translation>
    </message>
    <message>
        <source>&lt;i&gt;k&lt;/i&gt; is the kernel size of a convolution.</source>
        <translation>&lt;i&gt;k&lt;/i&gt; 是卷积核的大小。</translation>
    </message>
    <message>
        <source>&lt;i&gt;r&lt;/i&gt; is how many keys a query of restricted self-attention meets at most.</source>
        <translation>&lt;i&gt;r&lt;/i&gt; 表示受限自注意力中一个查询至多与多少个键配对。</translation>
    </message>
    <message>
        <source>Two curves cross where the formulas of both layers give the same.</source>
        <translation>两种层的公式给出相同数值的地方，两条曲线相交。</translation>
    </message>
    <message>
        <source>operations that have to wait for each other, without constants, as in O(·)</source>
        <translation>必须相互等待的运算次数，与 O(·) 一样不计常数</translation>
    </message>
    <message>
        <source>layers or steps on the longest path between two tokens, without constants, as in O(·), not rounded, and at least one layer</source>
        <translation>两个词元之间最长路径上的层数或步数，与 O(·) 一样不计常数，未取整，且至少为一层</translation>
    </message>
    <message>
        <source>operations of one layer without constants, as in O(·)</source>
        <translation>一层的运算次数，与 O(·) 一样不计常数</translation>
    </message>
    <message>
        <source>without constants, at least one layer</source>
        <translation>不计常数，至少一层</translation>
    </message>
    <message>
        <source>without constants</source>
        <translation>不计常数</translation>
    </message>
    <message>
        <source>cheaper: %1</source>
        <translation>更省：%1</translation>
    </message>
    <message>
        <source>Self-attention needs fewer operations than recurrence while 𝑛 is below 𝑑.</source>
        <translation>只要 𝑛 小于 𝑑，自注意力的运算就少于循环层。</translation>
    </message>
    <message>
        <source>without constants and without attention’s projections</source>
        <translation>不计常数，也不计注意力的投影</translation>
    </message>
</context>
<context>
    <name>ComplexityTable</name>
    <message>
        <source>Operations</source>
        <translation>运算次数</translation>
    </message>
    <message>
        <source>Exact count</source>
        <translation>精确计数</translation>
    </message>
    <message>
        <source>In sequence</source>
        <translation>顺序操作</translation>
    </message>
    <message>
        <source>Longest path</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>multiply–adds</source>
        <translation>乘加次数</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>term</source>
        <translation>项</translation>
    </message>
    <message>
        <source>kept, 8 B each</source>
        <translation>保留，每个 8 B</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>FLOPs (two for each multiply–add)</source>
        <translation>浮点运算次数 FLOPs（每次乘加计两次）</translation>
    </message>
    <message>
        <source>a training step (three times a forward pass)</source>
        <translation>一个训练步（前向传播的三倍）</translation>
    </message>
    <message>
        <source>Vaswani et al. 2017; d2l.ai 11.6.2.</source>
        <translation>Vaswani 等，2017；d2l.ai 11.6.2。</translation>
    </message>
    <message>
        <source>Its exact count is the lowest, too.</source>
        <translation>它的精确计数也是最低的。</translation>
    </message>
    <message>
        <source>Their exact counts are the lowest, too.</source>
        <translation>它们的精确计数也是最低的。</translation>
    </message>
    <message>
        <source>The lowest exact count is that of %1.</source>
        <translation>精确计数最低的是%1。</translation>
    </message>
    <message>
        <source>The lowest exact counts are those of %1.</source>
        <translation>精确计数最低的是%1。</translation>
    </message>
    <message>
        <source>With a single token there is nothing to wait for and nothing to connect.</source>
        <translation>只有一个词元时，既没有什么要等待，也没有什么要连接。</translation>
    </message>
    <message>
        <source>With k = 1 the formula of a convolution's path gives infinity, though a single token has nothing to connect.</source>
        <translation>k = 1 时，卷积路径的公式给出无穷大，尽管只有一个词元时无需连接。</translation>
    </message>
    <message>
        <source>With k = 1 no number of convolutions connects two tokens: their path is infinite.</source>
        <translation>k = 1 时，无论叠加多少层卷积，都连不起两个词元：卷积的路径为无穷长。</translation>
    </message>
    <message>
        <source>With k = 1 a convolution has the term of recurrence; counted exactly, it costs half as much.</source>
        <translation>k = 1 时，卷积的项与循环层相同；精确计数，卷积的代价只有循环层的一半。</translation>
    </message>
    <message>
        <source>With ρ = 0 the term of a restricted layer's path is infinite, though one token has no pair to connect.</source>
        <translation>ρ = 0 时，受限层路径的项为无穷大，尽管只有一个词元，并没有词元对需要连接。</translation>
    </message>
    <message>
        <source>With ρ = 0 each token meets only itself: no number of restricted layers connects two tokens, their path is infinite.</source>
        <translation>ρ = 0 时，每个词元只看到自己：无论叠加多少个受限层，都连不起两个词元，路径为无穷长。</translation>
    </message>
    <message>
        <source>k = %1 is even: output i sees the inputs from i − %2 to i + %3.</source>
        <translation>k = %1 是偶数：输出 i 看到从 i − %2 到 i + %3 的输入。</translation>
    </message>
    <message>
        <source>The kernel is longer than the text: products with the zeros around it are counted as well, and n/k is less than one layer.</source>
        <translation>卷积核比文本还长：与两端之外的零相乘也计算在内，n/k 不足一层。</translation>
    </message>
    <message>
        <source>The radius ρ = %1 reaches every token, so r = n and nothing is restricted.</source>
        <translation>半径 ρ = %1 足以覆盖每个词元，所以 r = n，实际上没有限制。</translation>
    </message>
    <message>
        <source>r = n, yet only tokens in the middle meet all keys: counted exactly, restricted self-attention costs less than self-attention, and the ends of the text are two layers apart.</source>
        <translation>虽然 r = n，但只有中间的词元能看到所有的键：精确计数，受限自注意力的代价低于自注意力，而文本的两端相隔两层。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>● lowest</source>
        <translation>● 最低</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>What a layer costs</source>
        <translation>一层的代价</translation>
    </message>
    <message>
        <source>What convolution, dilated convolution, recurrence, self-attention and restricted self-attention cost per layer at %1.</source>
        <translation>卷积、空洞卷积、循环层、自注意力和受限自注意力每层的代价，设置为 %1。</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>与书中一致</translation>
    </message>
    <message>
        <source>n = 60, d = 32, k = 3: the sizes of the encodings in Dive into Deep Learning.</source>
        <translation>n = 60，d = 32，k = 3：《动手学深度学习》中编码的大小。</translation>
    </message>
    <message>
        <source>A sentence in a wide model</source>
        <translation>宽模型中的一个句子</translation>
    </message>
    <message>
        <source>32 tokens of width 512: n is less than d, and self-attention costs less than recurrence.</source>
        <translation>32 个词元，宽度 512：n 小于 d，自注意力的代价低于循环层。</translation>
    </message>
    <message>
        <source>As long as wide</source>
        <translation>长度等于宽度</translation>
    </message>
    <message>
        <source>At n = d self-attention and recurrence cost the same.</source>
        <translation>n = d 时，自注意力与循环层代价相同。</translation>
    </message>
    <message>
        <source>A long document</source>
        <translation>长文档</translation>
    </message>
    <message>
        <source>100 000 tokens: the square of the length outgrows all else, a neighbourhood of 257 does not.</source>
        <translation>100 000 个词元：长度的平方压倒其他一切，大小为 257 的邻域则不会如此。</translation>
    </message>
    <message>
        <source>With projections</source>
        <translation>含投影</translation>
    </message>
    <message>
        <source>Queries, keys, values and output are products with matrices, too: 4 n d² more.</source>
        <translation>查询、键、值和输出也都是与矩阵的乘积：再加 4 n d²。</translation>
    </message>
    <message>
        <source>A training step in FLOPs</source>
        <translation>一个训练步的 FLOPs</translation>
    </message>
    <message>
        <source>Forward and backward, two operations for each multiply–add: six times the count.</source>
        <translation>前向加反向，每次乘加算两次运算：一共是原来计数的六倍。</translation>
    </message>
    <message>
        <source>Nothing is connected</source>
        <translation>什么也连不起来</translation>
    </message>
    <message>
        <source>k = 1 and radius 0: each token sees only itself, however many layers there are.</source>
        <translation>k = 1，半径为 0：无论有多少层，每个词元都只看到自己。</translation>
    </message>
    <message>
        <source>One count, explained</source>
        <translation>一个计数的由来</translation>
    </message>
    <message>
        <source>The multiply–adds of self-attention: scores and weighted sums.</source>
        <translation>自注意力的乘加次数：分数与加权和。</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>Each step needs the state of the one before.</source>
        <translation>每一步都需要前一步的状态。</translation>
    </message>
    <message>
        <source>All outputs can be computed at once.</source>
        <translation>所有输出可以同时计算。</translation>
    </message>
    <message>
        <source>What the layer keeps for its backward pass, 8 bytes for each number; a forward pass alone could forget it.</source>
        <translation>这一层为反向传播保留的内容，每个数 8 字节；如果只做前向传播，就不必记住它们。</translation>
    </message>
    <message>
        <source>Four projections of d × d, biases left out.</source>
        <translation>四个 d × d 的投影，不计偏置。</translation>
    </message>
    <message>
        <source>Without projections there is nothing to learn.</source>
        <translation>没有投影，就没有什么可学的。</translation>
    </message>
    <message>
        <source>A matrix for the input and one for the state, biases left out.</source>
        <translation>输入和状态各有一个矩阵，不计偏置。</translation>
    </message>
    <message>
        <source>A d × d matrix for each place of the kernel, biases left out.</source>
        <translation>卷积核的每个位置有一个 d × d 的矩阵，不计偏置。</translation>
    </message>
    <message>
        <source>Each of %1 outputs multiplies %2 inputs of width %3 with a d × d matrix of their place in the kernel.</source>
        <translation>共 %1 个输出，每个都把 %2 个宽度为 %3 的输入分别乘以它们在卷积核中所处位置的 d × d 矩阵。</translation>
    </message>
    <message>
        <source>%1 queries meet %1 keys; each meeting multiplies and adds %2 numbers. The constant 2, for scores and weighted sums, is left out by O(·).</source>
        <translation>%1 个查询与 %1 个键两两配对；每一对要做 %2 次乘加。常数 2 来自分数与加权和，O(·) 将其略去。</translation>
    </message>
    <message>
        <source>%1 queries meet %2 keys each, fewer at the ends, which O(·) leaves out like the constant 2; each meeting multiplies and adds %3 numbers.</source>
        <translation>%1 个查询各与 %2 个键配对，在两端则更少，O(·) 将这一点连同常数 2 一起略去；每一对要做 %3 次乘加。</translation>
    </message>
    <message>
        <source>Each of %1 steps multiplies a state of width %2 with a d × d matrix. The constant 2, for input and state, is left out by O(·).</source>
        <translation>共 %1 步，每一步都把宽度为 %2 的状态乘以一个 d × d 矩阵。常数 2 来自输入与状态，O(·) 将其略去。</translation>
    </message>
    <message>
        <source>A kernel of one token never connects two: the term is infinite, though with n = 1 there is no pair to connect.</source>
        <translation>只覆盖一个词元的卷积核永远连不起两个词元：这一项为无穷大，尽管 n = 1 时并没有词元对需要连接。</translation>
    </message>
    <message>
        <source>A kernel of one token never connects two: the path is infinite.</source>
        <translation>只覆盖一个词元的卷积核永远连不起两个词元：路径为无穷长。</translation>
    </message>
    <message>
        <source>Every output sees every token.</source>
        <translation>每个输出都看到每个词元。</translation>
    </message>
    <message>
        <source>The term n/r is one layer, as r = n; but no token at an end meets the other end, which takes two layers.</source>
        <translation>由于 r = n，项 n/r 为一层；但一端的词元看不到另一端，要到达另一端需要两层。</translation>
    </message>
    <message>
        <source>A token that meets only itself is never connected: the term is infinite, though with n = 1 there is no pair to connect.</source>
        <translation>只看到自己的词元永远不会与别的词元相连：这一项为无穷大，尽管 n = 1 时并没有词元对需要连接。</translation>
    </message>
    <message>
        <source>A token that meets only itself is never connected: the path is infinite.</source>
        <translation>只看到自己的词元永远不会与别的词元相连：路径为无穷长。</translation>
    </message>
    <message>
        <source>What the first token says is carried from step to step to the last.</source>
        <translation>第一个词元所说的内容一步一步地传到最后一个词元。</translation>
    </message>
    <message>
        <source>&lt;a href="projections=off"&gt;Leave out the projections&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=off"&gt;不算投影&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="projections=on"&gt;Include the projections&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=on"&gt;把投影算进去&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="play:n"&gt;Let n grow&lt;/a&gt; and watch which bar becomes the longest.</source>
        <translation>&lt;a href="play:n"&gt;让 n 增大&lt;/a&gt;，看哪一个条形会变得最长。</translation>
    </message>
    <message>
        <source>tokens 𝑛</source>
        <translation>词元数 𝑛</translation>
    </message>
    <message>
        <source>Operations per layer against the length</source>
        <translation>每层运算次数随长度的变化</translation>
    </message>
    <message>
        <source>Operations per layer</source>
        <translation>每层运算次数</translation>
    </message>
    <message>
        <source>the curves against the length</source>
        <translation>随长度变化的曲线</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>the exact counts</source>
        <translation>精确计数</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>memory and parameters</source>
        <translation>内存和参数</translation>
    </message>
    <message>
        <source>the sizes</source>
        <translation>各项大小</translation>
    </message>
    <message>
        <source>the comparison</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>The term n/k leaves constants out; exactly, ⌈(n − 1)/(k − 1)⌉ = %1 layers until some output sees the first and the last token. See Paths.</source>
        <translation>n/k 这一项略去了常数；精确地说，要 ⌈(n − 1)/(k − 1)⌉ = %1 层，才有某个输出同时看到第一个和最后一个词元。参见“路径”。</translation>
    </message>
    <message>
        <source>The term is the logarithm of n to the base k; exactly, %1 layers until some output sees the first and the last token, each with k times the dilation of the one before.</source>
        <translation>这一项是以 k 为底 n 的对数；精确地说，要 %1 层才有某个输出同时看到第一个和最后一个词元，每层的空洞率是前一层的 k 倍。</translation>
    </message>
    <message>
        <source>The term n/r, with r = 2ρ + 1 neighbours; exactly, %1 layers until some output sees the first and the last token. See Paths.</source>
        <translation>这一项是 n/r，邻域有 r = 2ρ + 1 个词元；精确地说，要 %1 层才有某个输出同时看到第一个和最后一个词元。参见“路径”。</translation>
    </message>
    <message>
        <source>n = %1, d = %2, k = %3, ρ = %4, r = 2ρ + 1 = %5</source>
        <translation>n = %1，d = %2，k = %3，ρ = %4，r = 2ρ + 1 = %5</translation>
    </message>
    <message>
        <source>n = %1, d = %2, k = %3, ρ = %4, r = n = %5</source>
        <translation>n = %1，d = %2，k = %3，ρ = %4，r = n = %5</translation>
    </message>
    <message>
        <source>Self-attention needs 1 step in sequence, not %1, and joins any two tokens.</source>
        <translation>自注意力只需 1 个顺序步，而不是 %1 个，并直接连接任意两个词元。</translation>
    </message>
    <message>
        <source>● lowest; bars in proportion</source>
        <translation>● 最低；条形与数值成正比</translation>
    </message>
    <message>
        <source>without constants, both axes logarithmic</source>
        <translation>不计常数，两轴均为对数</translation>
    </message>
    <message>
        <source>without constants</source>
        <translation>不计常数</translation>
    </message>
    <message>
        <source>n = %1 is larger than d = %2, so self-attention costs %3 times as much as recurrence, with constants or without.</source>
        <translation>n = %1 大于 d = %2，所以自注意力的代价是循环层的 %3 倍，计不计常数都一样。</translation>
    </message>
    <message>
        <source>n = %1 is smaller than d = %2, so recurrence costs %3 times as much as self-attention, with constants or without.</source>
        <translation>n = %1 小于 d = %2，所以循环层的代价是自注意力的 %3 倍，计不计常数都一样。</translation>
    </message>
    <message>
        <source>n = d = %1, so self-attention costs as much as recurrence, with constants or without.</source>
        <translation>n = d = %1，所以自注意力与循环层的代价相同，计不计常数都一样。</translation>
    </message>
    <message>
        <source>One product with a matrix for each place of the kernel.</source>
        <translation>卷积核的每个位置各有一次与矩阵的乘积。</translation>
    </message>
    <message>
        <source>Every meeting of a query and a key counts twice: for its score and for its weighted value.</source>
        <translation>每对查询和键计两次：一次算分数，一次算加权的值。</translation>
    </message>
    <message>
        <source>Every step has two products with a matrix: one for the input, one for the state.</source>
        <translation>每一步有两次与矩阵的乘积：一次乘输入，一次乘状态。</translation>
    </message>
    <message>
        <source>“In sequence” counts steps that have to wait for each other. “Longest path” counts, exactly, the layers or steps until some output sees the first and the last token.</source>
        <translation>“顺序操作”是必须相互等待的步数。“最长路径”精确地数出：经过多少层或多少步，某个输出才看到第一个和最后一个词元。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:unconnected"&gt;Set the kernel size to 1&lt;/a&gt;: a convolution then connects no two tokens.</source>
        <translation>&lt;a href="preset:unconnected"&gt;把卷积核大小设为 1&lt;/a&gt;：这时卷积不连接任何两个词元。</translation>
    </message>
    <message>
        <source>&lt;a href="n=%1"&gt;Set n to %2&lt;/a&gt;: now the formula of self-attention gives more than that of recurrence.</source>
        <translation>&lt;a href="n=%1"&gt;把 n 设为 %2&lt;/a&gt;：这时自注意力的公式给出的值大于循环层的。</translation>
    </message>
    <message>
        <source>&lt;a href="d=%1"&gt;Set d to %2&lt;/a&gt;: now the formula of self-attention gives less than that of recurrence.</source>
        <translation>&lt;a href="d=%1"&gt;把 d 设为 %2&lt;/a&gt;：这时自注意力的公式给出的值小于循环层的。</translation>
    </message>
    <message>
        <source>exact steps</source>
        <translation>精确步数</translation>
    </message>
    <message>
        <source>In O(·), self-attention costs %1 times as much as recurrence, as n = %2 exceeds d = %3; counted exactly with its projections, %4 times as much.</source>
        <translation>按 O(·)，自注意力的代价是循环层的 %1 倍，因为 n = %2 大于 d = %3；连同投影精确计数，则是 %4 倍。</translation>
    </message>
    <message>
        <source>In O(·), recurrence costs %1 times as much as self-attention, as n = %2 is below d = %3; counted exactly with its projections, self-attention costs %4 times as much as recurrence.</source>
        <translation>按 O(·)，循环层的代价是自注意力的 %1 倍，因为 n = %2 小于 d = %3；连同投影精确计数，自注意力的代价是循环层的 %4 倍。</translation>
    </message>
    <message>
        <source>In O(·), self-attention costs as much as recurrence, as n = d = %1; counted exactly with its projections, %2 times as much.</source>
        <translation>按 O(·)，自注意力与循环层的代价相同，因为 n = d = %1；连同投影精确计数，则是 %2 倍。</translation>
    </message>
    <message>
        <source>The lowest term is that of %1: d = %2 is smaller than n and than r = %3.</source>
        <translation>项最低的是%1：d = %2 小于 n，也小于 r = %3。</translation>
    </message>
    <message>
        <source>The lowest terms are those of %1: d = %2 is smaller than n and than r = %3.</source>
        <translation>项最低的是%1：d = %2 小于 n，也小于 r = %3。</translation>
    </message>
    <message>
        <source>The lowest terms are those of %1: r = n = d = %2.</source>
        <translation>项最低的是%1：r = n = d = %2。</translation>
    </message>
    <message>
        <source>The lowest terms are those of %1: r = d = %2.</source>
        <translation>项最低的是%1：r = d = %2。</translation>
    </message>
    <message>
        <source>The lowest terms are those of %1: r = n = %2.</source>
        <translation>项最低的是%1：r = n = %2。</translation>
    </message>
    <message>
        <source>The lowest term is that of %1: r = %2 is smaller than n and than d.</source>
        <translation>项最低的是%1：r = %2 比 n 和 d 都小。</translation>
    </message>
    <message>
        <source>&lt;i&gt;n&lt;/i&gt; is the number of tokens, &lt;i&gt;d&lt;/i&gt; their width, &lt;i&gt;k&lt;/i&gt; the kernel size of a convolution. A query of restricted self-attention meets &lt;i&gt;ρ&lt;/i&gt; keys on either side and the key at its own place: &lt;i&gt;r&lt;/i&gt; = 2&lt;i&gt;ρ&lt;/i&gt; + 1, here %1 at most.</source>
        <translation>&lt;i&gt;n&lt;/i&gt; 是词元的个数，&lt;i&gt;d&lt;/i&gt; 是词元的宽度，&lt;i&gt;k&lt;/i&gt; 是卷积核的大小。受限自注意力的一个查询与两侧各 &lt;i&gt;ρ&lt;/i&gt; 个键以及自身位置的键配对：&lt;i&gt;r&lt;/i&gt; = 2&lt;i&gt;ρ&lt;/i&gt; + 1，这里至多 %1 个。</translation>
    </message>
    <message>
        <source>The formula inside O(·) is called the layer’s term. It leaves out constants.</source>
        <translation>O(·) 里的公式叫做该层的项，它不计常数。</translation>
    </message>
    <message>
        <source>The chart draws the terms: there self-attention crosses a convolution at n = kd. Counted exactly they cross at n = kd/2, because attention multiplies twice: for the scores and for the weighted sums.</source>
        <translation>图中画的是项：自注意力与卷积在 n = kd 处相交。精确计数，则在 n = kd/2 处相交，因为注意力要乘两次：一次算分数，一次算加权和。</translation>
    </message>
    <message>
        <source>Sources: Vaswani et al. 2017, Table 1, and Dive into Deep Learning, section 11.6.2 (path n/k: the book; dilated and restricted paths: the paper).</source>
        <translation>来源：Vaswani 等（2017）表 1，以及《动手学深度学习》10.6.2 节，即英文版 11.6.2 节（路径 n/k 出自该书；空洞卷积和受限自注意力的路径出自该论文）。</translation>
    </message>
    <message>
        <source>The fewer steps in sequence, the more a machine can do at once. The shorter the paths, the more easily a layer learns what is far apart. Attention is worth its price while n is not far above d. Beyond that, restrict it to neighbours.</source>
        <translation>顺序步数越少，机器能同时做的就越多。路径越短，层就越容易学会远距离的关系。只要 n 没有远大于 d，注意力就值得它的代价；再长，就把它限制在邻域内。</translation>
    </message>
    <message>
        <source>multiply–adds (one multiplication and one addition)</source>
        <translation>乘加次数（每次包括一次乘法和一次加法）</translation>
    </message>
    <message>
        <source>without constants, both axes logarithmic; bold: lowest at the marker</source>
        <translation>不计常数，两轴均为对数；粗体：标记处最低</translation>
    </message>
    <message>
        <source>The formula divides self-attention’s operations by recurrence’s, without constants: %1 ÷ %2. Counted exactly, self-attention needs %3, and recurrence, with two matrices in each step, %4.</source>
        <translation>公式用自注意力的运算次数除以循环层的运算次数，不计常数：%1 ÷ %2。精确计数，自注意力需要 %3，循环层每一步用两个矩阵，需要 %4。</translation>
    </message>
    <message>
        <source>In sequence: steps that wait for each other. Longest path: steps until one output sees the first and last token. Convolution: a d × d matrix for each of k tokens. Dilated: with gaps between them. Recurrent: reads token after token, with two d × d matrices each time. Restricted: only tokens nearby.</source>
        <translation>顺序操作：相互等待的步数。最长路径：到一个输出同时看到第一个和最后一个词元为止的步数。卷积：k 个词元各乘以一个 d × d 矩阵。空洞卷积：这些词元之间有间隔。循环层：逐个读入词元，每次乘以两个 d × d 矩阵。受限注意力：只看附近的词元。</translation>
    </message>
    <message>
        <source>a forward pass (outputs computed once)</source>
        <translation>一次前向传播（只算一遍输出）</translation>
    </message>
    <message>
        <source>“Memory” is what a layer keeps in order to learn, 8 bytes for each number. “Parameters” are the numbers that it learns.</source>
        <translation>“内存”是层为了学习而保留的内容，每个数 8 字节。“参数”是它学习得到的数。</translation>
    </message>
    <message>
        <source>Those of attention make its queries, keys, values and output, the &lt;a href="term:projection"&gt;projections&lt;/a&gt;.</source>
        <translation>注意力的参数属于得出查询、键、值和输出的各个&lt;a href="term:projection"&gt;投影&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Attention has none here, because the &lt;a href="term:projection"&gt;projections&lt;/a&gt; that make queries, keys, values and output are left out.</source>
        <translation>这里注意力没有参数，因为没有计入得出查询、键、值和输出的&lt;a href="term:projection"&gt;投影&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>, the products that make queries, keys, values and output</source>
        <comment>the projections</comment>
        <translation>，即得出查询、键、值和输出的乘积</translation>
    </message>
    <message>
        <source>Counted: %1 of %2, with attention’s projections%3.</source>
        <translation>这里的计数是%2的%1，含注意力的投影%3。</translation>
    </message>
    <message>
        <source>Counted: %1 of %2, without attention’s projections%3.</source>
        <translation>这里的计数是%2的%1，不含注意力的投影%3。</translation>
    </message>
    <message>
        <source>Twice the tokens</source>
        <translation>词元加倍</translation>
    </message>
    <message>
        <source>2𝑛 tokens</source>
        <translation>2𝑛 个词元</translation>
    </message>
    <message>
        <source>operations</source>
        <translation>运算次数</translation>
    </message>
    <message>
        <source>First to last token</source>
        <translation>从首个到末个词元</translation>
    </message>
    <message>
        <source>steps between them</source>
        <translation>相隔的步数</translation>
    </message>
    <message>
        <source>Self-attention reaches every token in one step, at quadratic cost.</source>
        <translation>自注意力一步就能到达每个词元，代价是平方级的。</translation>
    </message>
    <message>
        <source>100 tokens of width 20: self-attention has the longest bar of operations, and the shortest path.</source>
        <translation>100 个词元，宽度 20：自注意力的运算次数条形最长，路径最短。</translation>
    </message>
    <message>
        <source>From first to last token</source>
        <translation>从第一个到最后一个词元</translation>
    </message>
    <message>
        <source>operations grow by</source>
        <translation>运算次数增长</translation>
    </message>
    <message>
        <source>Text length n = %1, width d = %2. A kernel covers k = %3 tokens, restricted self-attention ρ = %4 on either side.</source>
        <translation>文本长度 n = %1，宽度 d = %2。卷积核覆盖 k = %3 个词元，受限自注意力向两侧各看 ρ = %4 个。</translation>
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
        <translation>卷积</translation>
    </message>
    <message>
        <source>A convolution, by attention</source>
        <translation>用注意力实现卷积</translation>
    </message>
    <message>
        <source>Nothing stands beyond the ends.</source>
        <translation>两端之外什么也没有。</translation>
    </message>
    <message>
        <source>The largest difference is %1.</source>
        <translation>最大差值为 %1。</translation>
    </message>
    <message>
        <source>Soft heads</source>
        <translation>柔和的头</translation>
    </message>
    <message>
        <source>Sharp heads</source>
        <translation>锐利的头</translation>
    </message>
    <message>
        <source>A moving average</source>
        <translation>移动平均</translation>
    </message>
    <message>
        <source>Each of five places counts a fifth: a kernel that smooths.</source>
        <translation>五个位置各占五分之一：起平滑作用的卷积核。</translation>
    </message>
    <message>
        <source>Where something changes</source>
        <translation>何处有变化</translation>
    </message>
    <message>
        <source>The next token minus the one before: a kernel that finds edges.</source>
        <translation>后一个词元减去前一个：能找到边缘的卷积核。</translation>
    </message>
    <message>
        <source>An even kernel</source>
        <translation>偶数大小的卷积核</translation>
    </message>
    <message>
        <source>k = 4 reaches one place back and two ahead: shifts −1, 0, 1 and 2.</source>
        <translation>k = 4 覆盖前面一个位置和后面两个位置：位移为 −1、0、1 和 2。</translation>
    </message>
    <message>
        <source>A wide kernel</source>
        <translation>宽卷积核</translation>
    </message>
    <message>
        <source>There is only one head.</source>
        <translation>只有一个头。</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>head %1: shift %2</source>
        <translation>头 %1：位移 %2</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>the weight of the place that the head looks at</source>
        <translation>头所看位置的权重</translation>
    </message>
    <message>
        <source>the weight of another place</source>
        <translation>其他位置的权重</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>output of the heads</source>
        <translation>各头输出之和</translation>
    </message>
    <message>
        <source>output of the convolution</source>
        <translation>卷积的输出</translation>
    </message>
    <message>
        <source>heads minus convolution</source>
        <translation>各头之和减去卷积</translation>
    </message>
    <message>
        <source>Nine heads for nine places; those around the middle one are shown.</source>
        <translation>九个头对应九个位置；图中是中间的那几个。</translation>
    </message>
    <message>
        <source>Top: the attention weights of each head, queries in rows and keys in columns, green from 0 to 1; beside them those of an attention that is restricted to a window and computed from the input.</source>
        <translation>上方：每个头的注意力权重，行为查询，列为键，绿色从 0 到 1；旁边是另一种注意力的权重：限制在窗口之内，由输入算出。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>some of the heads</source>
        <translation>一部分头</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Three heads, one kernel</source>
        <translation>三个头，一个卷积核</translation>
    </message>
    <message>
        <source>the weights of the heads</source>
        <translation>各个头的权重</translation>
    </message>
    <message>
        <source>the shape of the kernel</source>
        <translation>卷积核的形状</translation>
    </message>
    <message>
        <source>Training may place heads anywhere, here at −4, 0 and +1, and learns their weights at the same time. A convolution’s places stand side by side, set by hand.</source>
        <translation>训练可以把头放在任何位置，这里是 −4、0 和 +1，并同时学习它们的权重。卷积的各个位置则彼此相邻，由人设定。</translation>
    </message>
    <message>
        <source>Of the conditions for a convolution these hold: %1.</source>
        <translation>卷积的条件中，成立的有：%1。</translation>
    </message>
    <message>
        <source>These do not: %1.</source>
        <translation>不成立的有：%1。</translation>
    </message>
    <message>
        <source>offset alone</source>
        <translation>只有偏移</translation>
    </message>
    <message>
        <source>a head at each place of the kernel</source>
        <translation>卷积核的每个位置有一个头</translation>
    </message>
    <message>
        <source>a head at each place</source>
        <translation>每个位置一个头</translation>
    </message>
    <message>
        <source>&lt;a href="offsets="&gt;Put the heads at the places of the kernel&lt;/a&gt;: the difference falls.</source>
        <translation>&lt;a href="offsets="&gt;把头放回卷积核的位置&lt;/a&gt;：差值下降。</translation>
    </message>
    <message>
        <source>what makes the heads a convolution</source>
        <translation>这些头构成卷积的条件</translation>
    </message>
    <message>
        <source>𝑍 sum of the heads</source>
        <translation>𝑍 各头之和</translation>
    </message>
    <message>
        <source>𝑍 heads</source>
        <translation>𝑍 各个头</translation>
    </message>
    <message>
        <source>𝐶 convolution</source>
        <translation>𝐶 卷积</translation>
    </message>
    <message>
        <source>At the ends a head that looks beyond the edge finds the token at the edge: those rows differ, however sharp the head is.</source>
        <translation>在两端，看向边缘之外的头只能看到边界上的词元：无论头多么锐利，那些行总有差别。</translation>
    </message>
    <message>
        <source>Beyond the edge a head finds the token at the edge: those rows differ.</source>
        <translation>越过边缘时，头看到的是边界上的词元：那些行有差别。</translation>
    </message>
    <message>
        <source>scores depend on the offset alone</source>
        <translation>分数只取决于偏移</translation>
    </message>
    <message>
        <source>conv.</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>diff.</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>Tokens of zeros stand beyond both ends.</source>
        <translation>两端之外是零词元。</translation>
    </message>
    <message>
        <source>Without tokens of zeros</source>
        <translation>没有零词元</translation>
    </message>
    <message>
        <source>key %1: token of zeros</source>
        <translation>键 %1：零词元</translation>
    </message>
    <message>
        <source>a weight computed from the tokens, within the radius</source>
        <translation>半径之内由词元算出的权重</translation>
    </message>
    <message>
        <source>&lt;a href="padding=none"&gt;Take the tokens of zeros away&lt;/a&gt;.</source>
        <translation>&lt;a href="padding=none"&gt;去掉零词元&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="padding=zeros"&gt;Put tokens of zeros beyond the ends&lt;/a&gt;.</source>
        <translation>&lt;a href="padding=zeros"&gt;在两端之外放上零词元&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>of the convolution</source>
        <translation>卷积的位置</translation>
    </message>
    <message>
        <source>of the heads</source>
        <translation>各个头的位置</translation>
    </message>
    <message>
        <source>Conditions that hold: %1 of %2</source>
        <translation>成立的条件：%1/%2</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>Sharpness β</source>
        <translation>锐度 β</translation>
    </message>
    <message>
        <source>largest difference at β = %1: %2</source>
        <translation>β = %1 时的最大差：%2</translation>
    </message>
    <message>
        <source>largest at β = %1: %2</source>
        <translation>β = %1 时最大：%2</translation>
    </message>
    <message>
        <source>β = %1: %2</source>
        <translation>β = %1：%2</translation>
    </message>
    <message>
        <source>β = 2: each head still sees the neighbours of its place, and the outputs differ by up to a quarter of their largest value.</source>
        <translation>β = 2：每个头还看到其位置的邻居，输出最多相差最大值的四分之一。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>&lt;a href="play:alpha"&gt;Let β grow&lt;/a&gt;: the difference falls.</source>
        <translation>&lt;a href="play:alpha"&gt;让 β 增大&lt;/a&gt;：差值减小。</translation>
    </message>
    <message>
        <source>&lt;a href="alpha=2"&gt;Set β to 2&lt;/a&gt;: the heads see their neighbours, too.</source>
        <translation>&lt;a href="alpha=2"&gt;把 β 设为 2&lt;/a&gt;：各头也看到旁边的位置。</translation>
    </message>
    <message>
        <source>Nothing stands beyond the ends, so the rows there differ at any β.</source>
        <translation>两端之外没有任何东西，所以无论 β 多大，那里的行都不同。</translation>
    </message>
    <message>
        <source>&lt;a href="kernel-values=random"&gt;Choose a random kernel&lt;/a&gt;, as before training.</source>
        <translation>&lt;a href="kernel-values=random"&gt;选一个随机卷积核&lt;/a&gt;，如同训练之前。</translation>
    </message>
    <message>
        <source>Bottom: the output of the heads, that of the convolution and their difference, blue for negative and red for positive numbers, the difference on a scale of its own; a curve shows the largest difference by β, on a scale of decades.</source>
        <translation>下方：各头的输出、卷积的输出以及两者之差，负数为蓝色，正数为红色，差用自己的色标；曲线以对数刻度显示最大差随 β 的变化。</translation>
    </message>
    <message>
        <source>%1 positions, %2 dimensions, kernel size %3, β = %4.</source>
        <translation>%1 个位置，%2 维，卷积核大小 %3，β = %4。</translation>
    </message>
    <message>
        <source>sharp enough</source>
        <translation>足够尖锐</translation>
    </message>
    <message>
        <source>𝑍 = 𝐶 if all hold (here %1 of %2):</source>
        <translation>全部满足时 𝑍 = 𝐶（这里 %1/%2）：</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) look %1 tokens away; their sum equals the convolution up to rounding.</source>
        <translation>
            <numerusform>%n 个头看向相距 %1 个词元处；各头之和与卷积相等，只差舍入误差。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) look %1 tokens away; their sum differs from the convolution by at most %2.</source>
        <translation>
            <numerusform>%n 个头看向相距 %1 个词元处；各头之和与卷积最多相差 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of these are the places of the kernel.</source>
        <translation>这些并不都是卷积核的位置。</translation>
    </message>
    <message>
        <source>zeros beyond the ends (dotted lines)</source>
        <translation>两端之外为零（虚线）</translation>
    </message>
    <message>
        <source>zeros at the ends</source>
        <translation>两端为零</translation>
    </message>
    <message>
        <source>attention to neighbours, for comparison</source>
        <translation>用于对比的邻域注意力</translation>
    </message>
    <message>
        <source>head %1 looks Δ = %2 away</source>
        <translation>头 %1 看向 Δ = %2 处</translation>
    </message>
    <message>
        <source>looks Δ = %1 away</source>
        <translation>看向 Δ = %1 处</translation>
    </message>
    <message>
        <source>for comparison: attention to neighbours</source>
        <translation>对比：邻域注意力</translation>
    </message>
    <message>
        <source>attention to neighbours</source>
        <translation>邻域注意力</translation>
    </message>
    <message>
        <source>to neighbours</source>
        <translation>邻域</translation>
    </message>
    <message>
        <source>places that are added up</source>
        <translation>相加的位置</translation>
    </message>
    <message>
        <source>places</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>𝐷 difference</source>
        <translation>𝐷 差</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>舍入误差</translation>
    </message>
    <message>
        <source>A kernel with gaps</source>
        <translation>有间隔的卷积核</translation>
    </message>
    <message>
        <source>&lt;a href="preset:irregular"&gt;Look at a kernel with gaps&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:irregular"&gt;看一个有间隔的卷积核&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; is the score of key &lt;i&gt;j&lt;/i&gt; for query &lt;i&gt;i&lt;/i&gt; in head &lt;i&gt;h&lt;/i&gt;: &lt;i&gt;δ&lt;/i&gt; = &lt;i&gt;j&lt;/i&gt; − &lt;i&gt;i&lt;/i&gt; says how far the key is from the query, &lt;i&gt;Δ&lt;/i&gt; how far away the head looks, and the sharpness &lt;i&gt;β&lt;/i&gt; how fast the score falls around that place. &lt;i&gt;A&lt;/i&gt; has the weights of a head. &lt;i&gt;X&lt;/i&gt; has the tokens, &lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; is row &lt;i&gt;i&lt;/i&gt; of &lt;i&gt;X&lt;/i&gt;.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; 是头 &lt;i&gt;h&lt;/i&gt; 中键 &lt;i&gt;j&lt;/i&gt; 对查询 &lt;i&gt;i&lt;/i&gt; 的分数：&lt;i&gt;δ&lt;/i&gt; = &lt;i&gt;j&lt;/i&gt; − &lt;i&gt;i&lt;/i&gt; 表示键离查询多远，&lt;i&gt;Δ&lt;/i&gt; 表示头看向多远处，锐度 &lt;i&gt;β&lt;/i&gt; 表示分数在该处周围下降得多快。&lt;i&gt;A&lt;/i&gt; 是一个头的权重。&lt;i&gt;X&lt;/i&gt; 的各行是词元，&lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; 是 &lt;i&gt;X&lt;/i&gt; 的第 &lt;i&gt;i&lt;/i&gt; 行。</translation>
    </message>
    <message>
        <source>A convolution of &lt;i&gt;k&lt;/i&gt; = 1 multiplies each token by one matrix &lt;i&gt;W&lt;/i&gt;, its kernel. The head uses the same &lt;i&gt;W&lt;/i&gt;: its values are the tokens times &lt;i&gt;W&lt;/i&gt;.</source>
        <translation>&lt;i&gt;k&lt;/i&gt; = 1 的卷积把每个词元乘以同一个矩阵 &lt;i&gt;W&lt;/i&gt;，即它的卷积核。头用同一个 &lt;i&gt;W&lt;/i&gt;：它的值是词元乘以 &lt;i&gt;W&lt;/i&gt;。</translation>
    </message>
    <message numerus="yes">
        <source>For each position a convolution adds up tokens, from %n place(s) before to %1 after, each times the matrix &lt;i&gt;W&lt;/i&gt; of its place. These matrices are its kernel. The head that looks there uses the same &lt;i&gt;W&lt;/i&gt;: its values are the tokens times &lt;i&gt;W&lt;/i&gt;.</source>
        <translation>
            <numerusform>对每个位置，卷积把从它之前 %n 个位置到之后 %1 个位置的词元各乘以该处的矩阵 &lt;i&gt;W&lt;/i&gt;，再相加。这些矩阵就是卷积核。看向该处的头用同一个 &lt;i&gt;W&lt;/i&gt;：它的值是词元乘以 &lt;i&gt;W&lt;/i&gt;。</numerusform>
        </translation>
    </message>
    <message>
        <source>Here the scores are set by hand. Queries and keys made from the positions alone can give such scores: see Position heads.</source>
        <translation>这里的分数是人为设定的。只由位置得出的查询和键就能给出这样的分数：参见“位置头”。</translation>
    </message>
    <message>
        <source>Beyond the dotted lines stand tokens of zeros, as is usual for a convolution: key −1, before the first token, is a row of zeros.</source>
        <translation>虚线之外是零词元，这是卷积的惯常做法：第一个词元之前的键 −1 是一行零。</translation>
    </message>
    <message>
        <source>Beyond the dotted lines stand tokens of zeros, as is usual for a convolution.</source>
        <translation>虚线之外是零词元，这是卷积的惯常做法。</translation>
    </message>
    <message>
        <source>Attention to neighbours stands beside the heads for comparison. It sees ρ = %1 places on either side, but its weights depend on the tokens: so it is no convolution.</source>
        <translation>各头旁边是用于对比的邻域注意力。它看到两侧各 ρ = %1 个位置，但权重取决于词元，所以不是卷积。</translation>
    </message>
    <message>
        <source>Choose a kernel whose effect one can see: &lt;a href="preset:average"&gt;a moving average&lt;/a&gt; or &lt;a href="preset:edges"&gt;one that finds edges&lt;/a&gt;.</source>
        <translation>选一个看得出作用的卷积核：&lt;a href="preset:average"&gt;移动平均&lt;/a&gt;或&lt;a href="preset:edges"&gt;找出边缘的卷积核&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>A head whose scores come from the positions alone can do the work of one place of the kernel: a convolution is a special case of attention. In a convolution the number of places, the kernel size, is set by hand. In a trained model attention finds the places and their weights at the same time (Cordonnier et al. 2020); on this page they are set by hand, too. A convolution is one of the layers whose cost the next pages compare.</source>
        <translation>分数只来自位置的头，可以完成卷积核一个位置的工作：卷积是注意力的特例。卷积有多少个位置（卷积核大小）由人设定。在训练好的模型中，注意力同时找到位置和权重（Cordonnier 等，2020）；在本页上，它们也由人设定。后面几页比较各种层的代价，卷积是其中之一。</translation>
    </message>
    <message>
        <source>β = 50: each head sees one place, all five conditions hold, and the outputs are equal up to rounding.</source>
        <translation>β = 50：每个头只看一个位置，五个条件全部满足，输出相等，只差舍入误差。</translation>
    </message>
    <message>
        <source>sharp enough: one key has all the weight</source>
        <translation>足够尖锐：一个键得到全部权重</translation>
    </message>
    <message>
        <source>sharp enough: one key has all the weight (here %1 is missing)</source>
        <translation>足够尖锐：一个键得到全部权重（这里差 %1）</translation>
    </message>
    <message numerus="yes">
        <source>heads as wide as 𝐶 (%n column(s))</source>
        <translation>
            <numerusform>头与 𝐶 一样宽（%n 列）</numerusform>
        </translation>
    </message>
    <message>
        <source>heads wide enough</source>
        <translation>头足够宽</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>自身</translation>
    </message>
    <message>
        <source>%1 before</source>
        <translation>前 %1</translation>
    </message>
    <message>
        <source>%1 after</source>
        <translation>后 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>其余 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Where each head looks from position %1</source>
        <translation>每个头从位置 %1 看向哪里</translation>
    </message>
    <message>
        <source>Where each head looks</source>
        <translation>每个头看向哪里</translation>
    </message>
    <message>
        <source>It looks</source>
        <translation>看向</translation>
    </message>
    <message>
        <source>What the kernel’s place adds</source>
        <translation>卷积核该位置加上的数</translation>
    </message>
    <message>
        <source>The kernel adds</source>
        <translation>卷积核加上</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>the largest difference by sharpness</source>
        <translation>随锐度变化的最大差</translation>
    </message>
    <message>
        <source>At one position: the weights of each head over the keys, green from 0 to 1, and what each head adds to the output; below that their sum, the convolution and the difference of the two, blue for negative and red for positive numbers.</source>
        <translation>在一个位置上：每个头对各键的权重（绿色，从 0 到 1）以及每个头给输出加上的数；下方是它们之和、卷积以及两者之差，负数为蓝色，正数为红色。</translation>
    </message>
    <message>
        <source>What each head adds</source>
        <translation>每个头加上的数</translation>
    </message>
    <message>
        <source>A head adds</source>
        <translation>一个头加上</translation>
    </message>
    <message>
        <source>Sum of the heads</source>
        <translation>各头之和</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>green: its weight</source>
        <translation>绿色：它的权重</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>difference, up to rounding</source>
        <translation>差值（仅为舍入误差）</translation>
    </message>
    <message>
        <source>largest difference: up to %1 of a head’s weight goes elsewhere</source>
        <translation>最大的差：一个头至多有 %1 的权重落在别处</translation>
    </message>
    <message>
        <source>Position; dotted: the ends</source>
        <translation>位置；虚线：两端</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) look %1 tokens away; at position %2 their sum differs from the convolution by at most %3.</source>
        <translation>
            <numerusform>%n 个头看向相距 %1 个词元处；在位置 %2，各头之和与卷积最多相差 %3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Heads that each look at one place add up to a convolution.</source>
        <translation>每个头只看一个位置，这些头相加就是卷积。</translation>
    </message>
    <message>
        <source>At β = 50 each head sees one place alone, and their sum is the convolution.</source>
        <translation>β = 50 时每个头只看一个位置，各头之和就是卷积。</translation>
    </message>
    <message>
        <source>heads minus convolution: 0 up to rounding</source>
        <translation>各头之和减去卷积：除舍入误差外为 0</translation>
    </message>
</context>
<context>
    <name>CoreMessages</name>
    <message>
        <source>W_q.weight, W_k.weight, W_v.weight and W_o.weight; or in_proj_weight and out_proj.weight; or c_attn.weight and c_proj.weight</source>
        <translation>W_q.weight、W_k.weight、W_v.weight 和 W_o.weight；或 in_proj_weight 和 out_proj.weight；或 c_attn.weight 和 c_proj.weight</translation>
    </message>
    <message>
        <source>no attention weights are in it; accepted: %1</source>
        <translation>其中没有注意力层的权重；可接受：%1</translation>
    </message>
    <message>
        <source>%1 is %2; accepted: a matrix, with 2 axes</source>
        <translation>%1 是 %2；可接受：有 2 个轴的矩阵</translation>
    </message>
    <message>
        <source>%1 is %2; accepted: a bias, with 1 axis</source>
        <translation>%1 是 %2；可接受：有 1 个轴的偏置</translation>
    </message>
    <message>
        <source>a single number</source>
        <translation>单个数</translation>
    </message>
    <message>
        <source>1 number</source>
        <translation>1 个数</translation>
    </message>
    <message>
        <source>%1 numbers</source>
        <translation>%1 个数</translation>
    </message>
    <message>
        <source>%1 is %2; accepted: %3</source>
        <translation>%1 是 %2；可接受：%3</translation>
    </message>
    <message>
        <source>3 d numbers</source>
        <translation>3 d 个数</translation>
    </message>
    <message>
        <source>the one without a prefix</source>
        <translation>没有前缀的那一层</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1，另有 %2 个</translation>
    </message>
    <message>
        <source>%1 attention layers are in it; accepted: one of %2</source>
        <translation>其中有 %1 个注意力层；可接受其中之一：%2</translation>
    </message>
    <message>
        <source>%1 attention layers are in it that begin with %2; accepted: one of %3</source>
        <translation>其中有 %1 个以 %2 开头的注意力层；可接受其中之一：%3</translation>
    </message>
    <message>
        <source>no attention layer in it begins with %1; accepted: %2</source>
        <translation>其中没有以 %1 开头的注意力层；可接受：%2</translation>
    </message>
    <message>
        <source>%1 and %2 are of two layouts; accepted: one of them, %3</source>
        <translation>%1 和 %2 属于两种不同的布局；可接受其中一种：%3</translation>
    </message>
    <message>
        <source>%1 and %2 are both in it; accepted: one of them</source>
        <translation>其中 %1 和 %2 都有；可接受：只有其中之一</translation>
    </message>
    <message>
        <source>%1 is %2 of type %3; accepted: F64, F32, F16 or BF16 on axes that are not empty</source>
        <translation>%1 是 %2，类型为 %3；可接受：各轴都不为空的 F64、F32、F16 或 BF16</translation>
    </message>
    <message>
        <source>there is no %1 beside %2; accepted: %3</source>
        <translation>有 %2，却没有 %1；可接受：%3</translation>
    </message>
    <message>
        <source>%1 does not hold %2</source>
        <translation>%1 里没有 %2</translation>
    </message>
    <message>
        <source>there is no %1; accepted: W_q, W_k, W_v and W_o</source>
        <translation>缺少 %1；可接受：W_q、W_k、W_v 和 W_o</translation>
    </message>
    <message>
        <source>%1 is %2 and W_q is %3; accepted: the same shape for both</source>
        <translation>%1 是 %2，而 W_q 是 %3；可接受：两者形状相同</translation>
    </message>
    <message>
        <source>W_o is %1 and W_q is %2; accepted: as many columns of W_o as rows of W_q</source>
        <translation>W_o 是 %1，而 W_q 是 %2；可接受：W_o 的列数与 W_q 的行数相同</translation>
    </message>
    <message>
        <source>%1 has %2 and %3 is %4; accepted: a number for each row</source>
        <translation>%1 有 %2，而 %3 是 %4；可接受：每行一个数</translation>
    </message>
    <message>
        <source>infinity</source>
        <translation>无穷大</translation>
    </message>
    <message>
        <source>-infinity</source>
        <translation>负无穷大</translation>
    </message>
    <message>
        <source>value %1 is %2; accepted: finite numbers</source>
        <translation>%1 处的值：%2；可接受：有限的数</translation>
    </message>
    <message>
        <source>finite numbers, separated by ',', ';' or a tab</source>
        <translation>有限的数，以 ','、';' 或制表符分隔</translation>
    </message>
    <message>
        <source>finite numbers, separated by ',', ';' or a tab; or a header of names that begin with a letter</source>
        <translation>有限的数，以 ','、';' 或制表符分隔；或由字母开头的名称组成的表头</translation>
    </message>
    <message>
        <source>line %1, column %2 is %3, with a decimal comma; accepted: a decimal point</source>
        <translation>第 %1 行第 %2 列是 %3，用了小数逗号；可接受：小数点</translation>
    </message>
    <message>
        <source>line %1, column %2 is %3; accepted: %4</source>
        <translation>第 %1 行第 %2 列：%3；可接受：%4</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空的</translation>
    </message>
    <message>
        <source>line %1, column %2 goes on after its closing quote</source>
        <translation>第 %1 行第 %2 列在右引号之后还有内容</translation>
    </message>
    <message>
        <source>line %1, column %2 begins with a quote that is not closed</source>
        <translation>第 %1 行第 %2 列开头的引号没有闭合</translation>
    </message>
    <message>
        <source>line %1 is blank; accepted: at the end only</source>
        <translation>第 %1 行是空行；空行只可在末尾</translation>
    </message>
    <message>
        <source>line %1 has %2, the line before it has %3</source>
        <translation>第 %1 行有 %2，而前一行有 %3 个</translation>
    </message>
    <message>
        <source>line %1 has %2, the lines before it have %3</source>
        <translation>第 %1 行有 %2，而前面各行有 %3 个</translation>
    </message>
    <message>
        <source>1 field</source>
        <translation>1 个字段</translation>
    </message>
    <message>
        <source>%1 fields</source>
        <translation>%1 个字段</translation>
    </message>
    <message>
        <source>the text is UTF-16; accepted: UTF-8</source>
        <translation>文本是 UTF-16；可接受：UTF-8</translation>
    </message>
    <message>
        <source>the file is empty; accepted: a table of numbers</source>
        <translation>文件是空的；可接受：数的表格</translation>
    </message>
    <message>
        <source>float16, float32, float64, bool and integers of 1 to 8 bytes</source>
        <translation>float16、float32、float64、bool 以及 1 到 8 字节的整数</translation>
    </message>
    <message>
        <source>the header has the unknown key %1; accepted: descr, fortran_order, shape</source>
        <translation>文件头有未知的键 %1；可接受：descr、fortran_order、shape</translation>
    </message>
    <message>
        <source>',' or '}'</source>
        <translation>',' 或 '}'</translation>
    </message>
    <message>
        <source>blanks after '}'</source>
        <translation>'}' 之后只有空白</translation>
    </message>
    <message>
        <source>the header ends too early; accepted: %1</source>
        <translation>文件头过早结束；可接受：%1</translation>
    </message>
    <message>
        <source>byte %1, in the header, is %2; accepted: %3</source>
        <translation>文件头中第 %1 字节是 %2；可接受：%3</translation>
    </message>
    <message>
        <source>the header has the key %1 twice</source>
        <translation>文件头中键 %1 出现了两次</translation>
    </message>
    <message>
        <source>the header has no %1</source>
        <translation>文件头中没有 %1</translation>
    </message>
    <message>
        <source>a quoted text</source>
        <translation>带引号的文本</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>右引号</translation>
    </message>
    <message>
        <source>the values are structured; accepted: %1</source>
        <translation>值是结构化的；可接受：%1</translation>
    </message>
    <message>
        <source>True or False</source>
        <translation>True 或 False</translation>
    </message>
    <message>
        <source>lengths of axes</source>
        <translation>各轴的长度</translation>
    </message>
    <message>
        <source>the shape has an axis of length %1, too long for any file</source>
        <translation>形状中有一个轴长为 %1，任何文件都容不下</translation>
    </message>
    <message>
        <source>a tuple</source>
        <translation>元组</translation>
    </message>
    <message>
        <source>',' or ')'</source>
        <translation>',' 或 ')'</translation>
    </message>
    <message>
        <source>the array has more than 8 axes; accepted: 1 to 8</source>
        <translation>数组有 8 个以上的轴；可接受：1 到 8 个</translation>
    </message>
    <message>
        <source>the shape is a number in brackets; accepted: a tuple, with a comma as in (3,)</source>
        <translation>形状是括号里的一个数；可接受：带逗号的元组，如 (3,)</translation>
    </message>
    <message>
        <source>the file is empty; accepted: a .npy file</source>
        <translation>文件是空的；可接受：.npy 文件</translation>
    </message>
    <message>
        <source>this is an archive such as .npz; accepted: one array as a .npy file</source>
        <translation>这是 .npz 一类的压缩包；可接受：存为 .npy 文件的单个数组</translation>
    </message>
    <message>
        <source>this is no .npy file, which begins with the byte 0x93 and NUMPY</source>
        <translation>这不是 .npy 文件，后者以字节 0x93 和 NUMPY 开头</translation>
    </message>
    <message>
        <source>the file ends within the first bytes of a .npy file</source>
        <translation>文件在 .npy 文件开头的几个字节之内就结束了</translation>
    </message>
    <message>
        <source>it has version %1.%2 of the .npy format; accepted: 1.0, 2.0, 3.0</source>
        <translation>它是 .npy 格式的 %1.%2 版；可接受：1.0、2.0、3.0</translation>
    </message>
    <message>
        <source>the header claims %1 bytes, the file has %2 there</source>
        <translation>文件头声称有 %1 字节，而文件在那里只有 %2 字节</translation>
    </message>
    <message>
        <source>complex</source>
        <translation>复数</translation>
    </message>
    <message>
        <source>Python objects</source>
        <translation>Python 对象</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>raw bytes</source>
        <translation>原始字节</translation>
    </message>
    <message>
        <source>the array has no axes, it is a single number; accepted: 1 to 8 axes</source>
        <translation>数组没有轴，只是单个数；可接受：1 到 8 个轴</translation>
    </message>
    <message>
        <source>axis %1 of shape %2 is empty, so there are no numbers; accepted: lengths from 1</source>
        <translation>形状 %2 的轴 %1 是空的，因此没有数；可接受：从 1 起的长度</translation>
    </message>
    <message>
        <source>shape %1 needs %2 bytes, the file has %3 after its header</source>
        <translation>形状 %1 需要 %2 字节，而文件头之后有 %3 字节</translation>
    </message>
    <message>
        <source>more than 2^64</source>
        <translation>多于 2^64</translation>
    </message>
    <message>
        <source>value %1 is the byte %2; accepted of a bool: 0 and 1</source>
        <translation>%1 处的值是字节 %2；bool 可接受：0 和 1</translation>
    </message>
    <message>
        <source>value %1 is %2, which a double does not hold exactly; accepted: integers that it does, as all up to 2^53</source>
        <translation>%1 处的值是 %2，双精度数无法精确表示；可接受：能精确表示的整数，如 2^53 以内的所有整数</translation>
    </message>
    <message>
        <source>the values are %1; accepted: %2</source>
        <translation>值的类型：%1；可接受：%2</translation>
    </message>
    <message>
        <source>the values have the type %1; accepted: %2</source>
        <translation>值的类型是 %1；可接受：%2</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>张量 %1</translation>
    </message>
    <message>
        <source>the header is no JSON: it goes wrong by byte %1, %2</source>
        <translation>文件头不是 JSON：在第 %1 字节处出错，%2</translation>
    </message>
    <message>
        <source>the text %1</source>
        <translation>文本 %1</translation>
    </message>
    <message>
        <source>%1 has the unknown dtype %2; accepted: those of the format, as F32</source>
        <translation>%1 的 dtype %2 未知；可接受：该格式所定义的，如 F32</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>data_offsets of %1 have %2 numbers; accepted: two, begin and end</source>
        <translation>%1 的 data_offsets 有 %2 个数；可接受：两个，起点和终点</translation>
    </message>
    <message>
        <source>the header</source>
        <translation>文件头</translation>
    </message>
    <message>
        <source>%1 has the unknown key %2; accepted: dtype, shape, data_offsets</source>
        <translation>%1 有未知的键 %2；可接受：dtype、shape、data_offsets</translation>
    </message>
    <message>
        <source>the header ends too early; accepted: JSON to its end</source>
        <translation>文件头过早结束；可接受：完整的 JSON</translation>
    </message>
    <message>
        <source>%1 has the key %2 twice; accepted: once</source>
        <translation>%1 中键 %2 出现了两次；可接受：一次</translation>
    </message>
    <message>
        <source>the dtype of %1 is %2; accepted: a text, as "F32"</source>
        <translation>%1 的 dtype 是 %2；可接受：文本，如 "F32"</translation>
    </message>
    <message>
        <source>the shape of %1 is %2; accepted: a list of lengths</source>
        <translation>%1 的形状是 %2；可接受：长度的列表</translation>
    </message>
    <message>
        <source>the shape of %1 holds %2; accepted: whole numbers up to 2^63 - 1</source>
        <translation>%1 的形状中有 %2；可接受：不超过 2^63 - 1 的整数</translation>
    </message>
    <message>
        <source>data_offsets of %1 are %2; accepted: a list of two, begin and end</source>
        <translation>%1 的 data_offsets 是 %2；可接受：两个数的列表，起点和终点</translation>
    </message>
    <message>
        <source>data_offsets of %1 hold %2; accepted: whole numbers up to 2^64 - 1</source>
        <translation>%1 的 data_offsets 中有 %2；可接受：不超过 2^64 - 1 的整数</translation>
    </message>
    <message>
        <source>__metadata__ is %1; accepted: an object of texts</source>
        <translation>__metadata__ 是 %1；可接受：由文本组成的对象</translation>
    </message>
    <message>
        <source>__metadata__ holds %1; accepted: texts</source>
        <translation>__metadata__ 中有 %1；可接受：文本</translation>
    </message>
    <message>
        <source>%1 is %2; accepted: an object of dtype, shape and data_offsets</source>
        <translation>%1 是 %2；可接受：含 dtype、shape 和 data_offsets 的对象</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 没有 %2</translation>
    </message>
    <message>
        <source>%1 ends at byte %2 of the data, before it begins at byte %3</source>
        <translation>%1 在数据的第 %2 字节结束，却在第 %3 字节才开始</translation>
    </message>
    <message>
        <source>more than 2^64 bits</source>
        <translation>多于 2^64 比特</translation>
    </message>
    <message>
        <source>%1 bits</source>
        <translation>%1 比特</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>%1 of %2 and shape %3 needs %4, its data_offsets give it %5 bytes</source>
        <translation>类型 %2、形状 %3 的%1 需要 %4，而它的 data_offsets 给了它 %5 字节</translation>
    </message>
    <message>
        <source>of %1 axes</source>
        <translation>（%1 个轴）</translation>
    </message>
    <message>
        <source>%1 ends at byte %2 of the data, the file has %3 bytes there</source>
        <translation>%1 在数据的第 %2 字节结束，而文件在那里有 %3 字节</translation>
    </message>
    <message>
        <source>bytes %1 to %2 of the data belong to no tensor; accepted: no holes</source>
        <translation>数据的第 %1 到第 %2 字节不属于任何张量；可接受：没有空隙</translation>
    </message>
    <message>
        <source>the bytes of %1 and %2 overlap; accepted: tensors that follow one another</source>
        <translation>%1 和 %2 的字节重叠；可接受：依次相接的张量</translation>
    </message>
    <message>
        <source>the file is empty; accepted: a .safetensors file</source>
        <translation>文件是空的；可接受：.safetensors 文件</translation>
    </message>
    <message>
        <source>this is an archive such as PyTorch's .bin and .pt; accepted: a .safetensors file</source>
        <translation>这是 PyTorch 的 .bin、.pt 一类的压缩包；可接受：.safetensors 文件</translation>
    </message>
    <message>
        <source>the file ends within its first 8 bytes, the length of its header</source>
        <translation>文件在记录文件头长度的前 8 个字节之内就结束了</translation>
    </message>
    <message>
        <source>the header claims %1 bytes; accepted: a .safetensors file, whose header has at most %2</source>
        <translation>文件头声称有 %1 字节；可接受：.safetensors 文件，其文件头至多 %2 字节</translation>
    </message>
    <message>
        <source>the file ends within its header</source>
        <translation>文件在文件头之内就结束了</translation>
    </message>
    <message>
        <source>the header is empty; accepted: '{' and the rest of a JSON object</source>
        <translation>文件头是空的；可接受：'{' 和 JSON 对象的其余部分</translation>
    </message>
    <message>
        <source>byte 8, where the header begins, is %1; accepted: '{' and the rest of a JSON object</source>
        <translation>文件头从第 8 字节开始，那里是 %1；可接受：'{' 和 JSON 对象的其余部分</translation>
    </message>
    <message>
        <source>the values of %1 are %2; accepted: F64, F32, F16, BF16</source>
        <translation>%1 的值是 %2；可接受：F64、F32、F16、BF16</translation>
    </message>
    <message>
        <source>%1 has no axes, it is a single number; accepted: 1 to 8 axes</source>
        <translation>%1 没有轴，只是单个数；可接受：1 到 8 个轴</translation>
    </message>
    <message>
        <source>%1 has %2 axes; accepted: 1 to 8</source>
        <translation>%1 有 %2 个轴；可接受：1 到 8 个</translation>
    </message>
    <message>
        <source>axis %1 of %2 is empty, so there are no numbers; accepted: lengths from 1</source>
        <translation>%2 的轴 %1 是空的，因此没有数；可接受：从 1 起的长度</translation>
    </message>
    <message>
        <source>the file ends within %1</source>
        <translation>文件在%1 之内就结束了</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>a byte is not UTF-8; accepted: UTF-8</source>
        <translation>有一个字节不是 UTF-8；可接受：UTF-8</translation>
    </message>
    <message>
        <source>%1: the key stands twice; accepted: once</source>
        <translation>%1：这个键出现了两次；可接受：一次</translation>
    </message>
    <message>
        <source>it has too many keys; accepted: at most %1</source>
        <translation>它的键太多；可接受：至多 %1 个</translation>
    </message>
    <message>
        <source>%1: %2 is too large for a number; accepted: up to 1.7976931348623157e+308</source>
        <translation>%1：%2 作为数过大；可接受：不超过 1.7976931348623157e+308</translation>
    </message>
    <message>
        <source>the text ends too early</source>
        <translation>文本过早结束</translation>
    </message>
    <message>
        <source>an escape that JSON does not have; accepted: \" \\ \/ \b \f \n \r \t \u0000</source>
        <translation>JSON 没有的转义；可接受：\" \\ \/ \b \f \n \r \t \u0000</translation>
    </message>
    <message>
        <source>a line break or another control character in a text; accepted: \n and the like</source>
        <translation>文本中有换行符或其他控制字符；可接受：\n 之类的写法</translation>
    </message>
    <message>
        <source>%1 cannot stand here; accepted: %2</source>
        <translation>%1 不能出现在这里；可接受：%2</translation>
    </message>
    <message>
        <source>objects and lists stand too deep inside each other; accepted: at most %1 deep</source>
        <translation>对象和列表嵌套得太深；可接受：至多 %1 层</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>文本的结尾</translation>
    </message>
    <message>
        <source>a key in double quotes, or }</source>
        <translation>双引号中的键，或 }</translation>
    </message>
    <message>
        <source>a value, or ]</source>
        <translation>值，或 ]</translation>
    </message>
    <message>
        <source>a key in double quotes</source>
        <translation>双引号中的键</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>冒号</translation>
    </message>
    <message>
        <source>a comma, or }</source>
        <translation>逗号，或 }</translation>
    </message>
    <message>
        <source>a comma, or ]</source>
        <translation>逗号，或 ]</translation>
    </message>
    <message>
        <source>%1 is out of range; accepted: %2</source>
        <translation>%1 超出范围；可接受：%2</translation>
    </message>
    <message>
        <source>%1 is not a whole number; accepted: %2</source>
        <translation>%1 不是整数；可接受：%2</translation>
    </message>
    <message>
        <source>%1 is negative; accepted: %2</source>
        <translation>%1 是负数；可接受：%2</translation>
    </message>
    <message>
        <source>the list has %1 pieces; accepted: up to %2</source>
        <translation>列表有 %1 项；可接受：至多 %2 项</translation>
    </message>
    <message>
        <source>whole numbers from %1 on with commas between them</source>
        <translation>从 %1 起的整数，以逗号分隔</translation>
    </message>
    <message>
        <source>pairs of row and column, as in 3,1;2,0</source>
        <translation>行与列的数对，如 3,1;2,0</translation>
    </message>
    <message>
        <source>%1 is no pair; accepted: %2</source>
        <translation>%1 不是数对；可接受：%2</translation>
    </message>
    <message>
        <source>matrix, row, column and value, as in X 2 3 1.5; W_q 0 1 -2</source>
        <translation>矩阵、行、列和值，如 X 2 3 1.5; W_q 0 1 -2</translation>
    </message>
    <message>
        <source>%1 is no entry; accepted: %2</source>
        <translation>%1 不是元素；可接受：%2</translation>
    </message>
    <message>
        <source>%1 is no matrix that can be typed into; accepted: %2</source>
        <translation>%1 不是可以键入数值的矩阵；可接受：%2</translation>
    </message>
    <message>
        <source>%1 is not a number that can be used here; accepted: %2</source>
        <translation>%1 不是可以用在这里的数；可接受：%2</translation>
    </message>
    <message>
        <source>a number greater than %1</source>
        <translation>大于 %1 的数</translation>
    </message>
    <message>
        <source>a number greater than %1 and up to %2</source>
        <translation>大于 %1 且不超过 %2 的数</translation>
    </message>
    <message>
        <source>whole numbers %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>numbers %1 to %2</source>
        <translation>%1 到 %2 的数</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <translation>%1，或 %2</translation>
    </message>
    <message>
        <source>%1 is no list of layers; accepted: some of convolution, dilated, recurrent, attention, restricted, with commas between them</source>
        <translation>%1 不是层的列表；可接受：convolution、dilated、recurrent、attention、restricted 中的若干个，以逗号分隔</translation>
    </message>
    <message>
        <source>%1: %2; accepted: %3</source>
        <translation>%1：%2；可接受：%3</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>缺少它</translation>
    </message>
    <message>
        <source>%1 is not an object</source>
        <translation>%1 不是对象</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 不是数</translation>
    </message>
    <message>
        <source>%1 is not a text</source>
        <translation>%1 不是文本</translation>
    </message>
    <message>
        <source>%1 is out of range</source>
        <translation>%1 超出范围</translation>
    </message>
    <message>
        <source>%1 is not one of the choices</source>
        <translation>%1 不是可选项之一</translation>
    </message>
    <message>
        <source>the list has %1 numbers</source>
        <translation>列表有 %1 个数</translation>
    </message>
    <message>
        <source>an object, or null</source>
        <translation>对象，或 null</translation>
    </message>
    <message>
        <source>the key is unknown</source>
        <translation>未知的键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 is not a whole number</source>
        <translation>%1 不是整数</translation>
    </message>
    <message>
        <source>left %1 is not below right %2</source>
        <translation>left %1 不小于 right %2</translation>
    </message>
    <message>
        <source>left below right</source>
        <translation>left 小于 right</translation>
    </message>
    <message>
        <source>top and bottom are both %1</source>
        <translation>top 和 bottom 都是 %1</translation>
    </message>
    <message>
        <source>top and bottom that differ</source>
        <translation>不相同的 top 和 bottom</translation>
    </message>
    <message>
        <source>%1 is not a list of numbers</source>
        <translation>%1 不是数的列表</translation>
    </message>
    <message>
        <source>a list of up to %1 whole numbers %2 to %3</source>
        <translation>至多 %1 个 %2 到 %3 的整数的列表</translation>
    </message>
    <message>
        <source>%1 is not one of them</source>
        <translation>%1 不在其中</translation>
    </message>
    <message>
        <source>as many names with commas between them as there are pinned-rows</source>
        <translation>与 pinned-rows 数目相同的名称，以逗号分隔</translation>
    </message>
    <message>
        <source>there are %1 names for %2 rows</source>
        <translation>%2 行有 %1 个名称</translation>
    </message>
    <message>
        <source>there are %1 rows for %2 columns</source>
        <translation>%2 列对应 %1 行</translation>
    </message>
    <message>
        <source>as many pinned-rows as pinned-columns</source>
        <translation>数目相同的 pinned-rows 和 pinned-columns</translation>
    </message>
    <message>
        <source>a list of 1 to %1 whole numbers, each at least 1</source>
        <translation>1 到 %1 个整数的列表，每个至少为 1</translation>
    </message>
    <message>
        <source>%1 is not the length of an axis</source>
        <translation>%1 不是轴的长度</translation>
    </message>
    <message>
        <source>these are more numbers than can be held</source>
        <translation>这么多数无法容纳</translation>
    </message>
    <message>
        <source>at most 2^53 in all</source>
        <translation>总共至多 2^53 个</translation>
    </message>
    <message>
        <source>64 hexadecimal digits in lower case</source>
        <translation>64 个小写的十六进制数字</translation>
    </message>
    <message>
        <source>%1 is not a SHA-256</source>
        <translation>%1 不是 SHA-256</translation>
    </message>
    <message>
        <source>a list of %1 numbers</source>
        <translation>%1 个数的列表</translation>
    </message>
    <message>
        <source>the list has %1 numbers for the shape %2</source>
        <translation>形状 %2 的列表有 %1 个数</translation>
    </message>
    <message>
        <source>it has neither values nor the path of a file</source>
        <translation>它既没有值，也没有文件的路径</translation>
    </message>
    <message>
        <source>one of the two at least</source>
        <translation>至少有两者之一</translation>
    </message>
    <message>
        <source>a list of whole numbers %1 to %2</source>
        <translation>%1 到 %2 的整数的列表</translation>
    </message>
    <message>
        <source>a list of numbers %1 to %2</source>
        <translation>%1 到 %2 的数的列表</translation>
    </message>
    <message>
        <source>%1 is not accepted</source>
        <translation>不接受 %1</translation>
    </message>
    <message>
        <source>names with commas between them, of %1</source>
        <translation>以逗号分隔的名称，取自 %1</translation>
    </message>
    <message>
        <source>%1 is none of the names</source>
        <translation>%1 不是这些名称之一</translation>
    </message>
    <message>
        <source>as many as architectures, %1</source>
        <translation>与 architectures 一样多，%1 个</translation>
    </message>
    <message>
        <source>as many as all repeats together, %1</source>
        <translation>与全部 repeats 之和一样多，%1 个</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 到 %1</translation>
    </message>
    <message>
        <source>it is no scene of Attention Lab: it has no key %1</source>
        <translation>它不是 Attention Lab 的场景：没有键 %1</translation>
    </message>
    <message>
        <source>%1 is not the number of a form</source>
        <translation>%1 不是格式的编号</translation>
    </message>
    <message>
        <source>form %1 and was written by Attention Lab %2</source>
        <translation>格式 %1，由 Attention Lab %2 写成</translation>
    </message>
    <message>
        <source>form %1</source>
        <translation>格式 %1</translation>
    </message>
    <message>
        <source>it has %1; this program, %2, reads form %3</source>
        <translation>它是%1；本程序（%2）能读格式 %3</translation>
    </message>
    <message>
        <source>it has %1; this program, %2, reads forms %3</source>
        <translation>它是%1；本程序（%2）能读格式 %3</translation>
    </message>
    <message>
        <source>%1 is no exhibit of this program</source>
        <translation>%1 不是本程序的展示</translation>
    </message>
    <message>
        <source>%1 bytes are too long for a scene; accepted: up to %2</source>
        <translation>%1 字节对场景来说太长；可接受：不超过 %2</translation>
    </message>
    <message>
        <source>it is empty; accepted: a scene of Attention Lab</source>
        <translation>它是空的；可接受：Attention Lab 的场景</translation>
    </message>
    <message>
        <source>it is no scene of Attention Lab: it holds %1 instead of an object</source>
        <translation>它不是 Attention Lab 的场景：其中不是对象，而是：%1</translation>
    </message>
    <message>
        <source>%1; it was written by Attention Lab %2, and this program is %3</source>
        <translation>%1；它由 Attention Lab %2 写成，而本程序是 %3</translation>
    </message>
    <message>
        <source>the text has %1 bytes; accepted: at most %2</source>
        <translation>文本有 %1 字节；可接受：至多 %2</translation>
    </message>
    <message>
        <source>byte %1 of the text is not UTF-8; accepted: text in UTF-8</source>
        <translation>文本的第 %1 字节不是 UTF-8；可接受：UTF-8 文本</translation>
    </message>
    <message>
        <source>the sentence has more than %1 tokens; accepted: 1 to %1 tokens</source>
        <translation>句子的词元多于 %1 个；可接受：1 到 %1 个词元</translation>
    </message>
    <message>
        <source>the sentence has no token; accepted: 1 to %1 tokens</source>
        <translation>句子没有词元；可接受：1 到 %1 个词元</translation>
    </message>
    <message>
        <source>whole numbers %1 to %2 with commas between them</source>
        <translation>从 %1 到 %2 的整数，以逗号分隔</translation>
    </message>
    <message>
        <source>%1 in the text is no character; accepted: text without it</source>
        <translation>文本中的 %1 不是字符；可接受：不含它的文本</translation>
    </message>
    <message>
        <source>there are no numbers below the first line, which is taken as a header: %1</source>
        <translation>首行被当作表头，其下没有数：%1</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>cosine right, sine up</source>
        <translation>余弦向右，正弦向上</translation>
    </message>
    <message>
        <source>sine right, cosine up</source>
        <translation>正弦向右，余弦向上</translation>
    </message>
    <message>
        <source>dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>normalised</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>integer, 0 to 1</source>
        <translation>归一化整数</translation>
    </message>
    <message>
        <source>one-hot</source>
        <translation>独热</translation>
    </message>
    <message>
        <source>binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学习得到的</translation>
    </message>
    <message>
        <source>rotary</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>正态分布</translation>
    </message>
    <message>
        <source>small whole numbers</source>
        <translation>小整数</translation>
    </message>
    <message>
        <source>embeddings of ones</source>
        <translation>全 1 嵌入</translation>
    </message>
    <message>
        <source>earlier tokens only</source>
        <translation>仅先前的词元</translation>
    </message>
    <message>
        <source>a place δ away</source>
        <translation>相距 δ 的位置</translation>
    </message>
    <message>
        <source>the same word</source>
        <translation>相同的词</translation>
    </message>
    <message>
        <source>the first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>a window around</source>
        <translation>周围的窗口</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>identity</source>
        <translation>恒等</translation>
    </message>
    <message>
        <source>average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差分</translation>
    </message>
    <message>
        <source>zero tokens</source>
        <translation>零词元</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>dilated convolution</source>
        <translation>空洞卷积</translation>
    </message>
    <message>
        <source>recurrent</source>
        <translation>循环层</translation>
    </message>
    <message>
        <source>bidirectional</source>
        <translation>双向循环层</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>restricted attention</source>
        <translation>受限注意力</translation>
    </message>
    <message>
        <source>multiply–adds</source>
        <translation>乘加次数</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向传播</translation>
    </message>
    <message>
        <source>training step</source>
        <translation>训练步</translation>
    </message>
    <message>
        <source>term in O(·)</source>
        <translation>O(·) 中的项</translation>
    </message>
    <message>
        <source>exact count</source>
        <translation>精确计数</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>sequential operations</source>
        <translation>顺序操作</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>最长路径</translation>
    </message>
    <message>
        <source>tokens 𝑛</source>
        <translation>词元数 𝑛</translation>
    </message>
    <message>
        <source>width 𝑑</source>
        <translation>宽度 𝑑</translation>
    </message>
    <message>
        <source>kernel size 𝑘</source>
        <translation>卷积核大小 𝑘</translation>
    </message>
    <message>
        <source>blue, white, red</source>
        <translation>蓝、白、红</translation>
    </message>
    <message>
        <source>blues, as in the book</source>
        <translation>蓝色系，与书中一致</translation>
    </message>
    <message>
        <source>with strips and tags</source>
        <translation>带侧图和标签</translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation>与书中一致</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>one at a time</source>
        <translation>逐个</translation>
    </message>
    <message>
        <source>as rows</source>
        <translation>按行</translation>
    </message>
    <message>
        <source>as columns</source>
        <translation>按列</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>matrices</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>one for all</source>
        <translation>全部共用</translation>
    </message>
    <message>
        <source>each its own</source>
        <translation>各自独立</translation>
    </message>
    <message>
        <source>curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>side by side</source>
        <translation>并排</translation>
    </message>
    <message>
        <source>one alone</source>
        <translation>单独一个</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>How many scores the row has.</source>
        <translation>这一行有多少个分数。</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>How many tokens the sentence has.</source>
        <translation>句子有多少个词元。</translation>
    </message>
    <message>
        <source>words</source>
        <translation>词</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>维数</translation>
    </message>
    <message>
        <source>How many numbers stand for one cell: half of them for its row, half for its column.</source>
        <translation>用多少个数表示一个单元格：一半表示行，一半表示列。</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>With how many keys a query is compared.</source>
        <translation>查询与多少个键比较。</translation>
    </message>
    <message>
        <source>ALiBi, both sides</source>
        <translation>ALiBi，双向</translation>
    </message>
    <message>
        <source>relative</source>
        <translation>相对</translation>
    </message>
    <message>
        <source>look back</source>
        <translation>往回看</translation>
    </message>
    <message>
        <source>reverse</source>
        <translation>倒序</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>majority</source>
        <translation>最多的字母</translation>
    </message>
    <message>
        <source>repeat</source>
        <translation>是否重复</translation>
    </message>
    <message>
        <source>induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>who is it</source>
        <translation>它指谁</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>不加位置</translation>
    </message>
    <message>
        <source>the tensor %1 is missing; accepted: %2</source>
        <translation>缺少张量 %1；可接受：%2</translation>
    </message>
    <message>
        <source>the tensor %1 is %2; accepted: %3</source>
        <translation>张量 %1 为 %2；可接受：%3</translation>
    </message>
    <message>
        <source>the model has no tensor %1; accepted: those of its settings alone</source>
        <translation>模型没有张量 %1；可接受：只有其设置所含的张量</translation>
    </message>
    <message>
        <source>%1 is no condition; accepted: "d &gt;= 128", "order changed", "played offset", "selected weights row 3 column 6", joined by "and"</source>
        <translation>%1 不是条件；可接受："d &gt;= 128"、"order changed"、"played offset"、"selected weights row 3 column 6"，用 "and" 连接</translation>
    </message>
    <message>
        <source>there is no parameter %1</source>
        <translation>没有参数 %1</translation>
    </message>
    <message>
        <source>%1 has no order, so it is compared with = and != alone</source>
        <translation>%1 没有大小之分，只能用 = 和 != 比较</translation>
    </message>
    <message>
        <source>%1 is not accepted here; accepted: %2</source>
        <translation>此处不接受 %1；可接受：%2</translation>
    </message>
    <message>
        <source>a table of the exhibit, a row from 0 and a column: weights 4 1</source>
        <translation>展示的一个表、从 0 数起的行和列：weights 4 1</translation>
    </message>
    <message>
        <source>a row and a column from 0, after the matrix where there are several: weights 3 6</source>
        <translation>从 0 数起的行和列；有多个矩阵时，前面写上矩阵：weights 3 6</translation>
    </message>
    <message>
        <source>a number, a place in a table, a cell, a token or an order</source>
        <translation>一个数、表中的一个位置、一个单元格、一个词元或一种顺序</translation>
    </message>
    <message>
        <source>a token's place from 0: token 2</source>
        <translation>词元的位置，从 0 数起：token 2</translation>
    </message>
    <message>
        <source>places from 0: order 2,1,0</source>
        <translation>位置，从 0 数起：order 2,1,0</translation>
    </message>
    <message>
        <source>0.25 from weights 4 1</source>
        <translation>0.25 from weights 4 1</translation>
    </message>
    <message>
        <source>the words of an answer after the hyphen</source>
        <translation>连字符后面写答案的文字</translation>
    </message>
    <message>
        <source>the text is longer than a lesson may be, %1 bytes</source>
        <translation>文本超过了课程允许的长度 %1 字节</translation>
    </message>
    <message>
        <source>the title is missing; the first line is to be "# Title"</source>
        <translation>缺少标题；第一行应为 "# 标题"</translation>
    </message>
    <message>
        <source>there is no step; each begins with "## Heading"</source>
        <translation>没有步骤；每个步骤以 "## 小标题" 开头</translation>
    </message>
    <message>
        <source>there is a title already; a step begins with "## Heading"</source>
        <translation>已经有标题；步骤以 "## 小标题" 开头</translation>
    </message>
    <message>
        <source>a lesson has at most %1 steps</source>
        <translation>一课最多有 %1 个步骤</translation>
    </message>
    <message>
        <source>the heading is longer than %1 bytes</source>
        <translation>小标题超过 %1 字节</translation>
    </message>
    <message>
        <source>there is a step %1 already</source>
        <translation>已经有步骤 %1</translation>
    </message>
    <message>
        <source>a question has either choices or "answer:"</source>
        <translation>一个问题要么有选项，要么有 "answer:"</translation>
    </message>
    <message>
        <source>a question needs two choices at least, or "answer:"</source>
        <translation>一个问题至少需要两个选项，或 "answer:"</translation>
    </message>
    <message>
        <source>%1 choices are right; exactly one is to begin with [x]</source>
        <translation>有 %1 个正确选项；应恰好有一个以 [x] 开头</translation>
    </message>
    <message>
        <source>a question has at most %1 choices</source>
        <translation>一个问题最多有 %1 个选项</translation>
    </message>
    <message>
        <source>text before the first step; expected "# Title", "minutes: 5", "needs: NAME" or "## Heading"</source>
        <translation>第一个步骤之前有文字；此处应为 "# 标题"、"minutes: 5"、"needs: 名称" 或 "## 小标题"</translation>
    </message>
    <message>
        <source>%1 stands here twice</source>
        <translation>%1 在这里出现了两次</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 没有值</translation>
    </message>
    <message>
        <source>whole minutes, 1 to %1</source>
        <translation>整数分钟，1 到 %1</translation>
    </message>
    <message>
        <source>minutes, needs, or a step that begins with "## Heading"</source>
        <translation>minutes、needs，或以 "## 小标题" 开头的步骤</translation>
    </message>
    <message>
        <source>%1 stands without a question; expected "ask:" before it</source>
        <translation>%1 前面没有问题；之前应有以 "ask:" 开头的一行</translation>
    </message>
    <message>
        <source>a step has either "show:" or "scene:"</source>
        <translation>一个步骤要么有 "show:"，要么有 "scene:"</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <source>the name of a file in the lesson's folder</source>
        <translation>课程所在文件夹中的一个文件名</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>引号没有闭合</translation>
    </message>
    <message>
        <source>0 is without the scaling, 1 with it.</source>
        <translation>0 为不缩放，1 为缩放。</translation>
    </message>
    <message>
        <source>0 selects a score, 1 its weight at temperature τ.</source>
        <translation>0 选中分数，1 选中它在温度 τ 下的权重。</translation>
    </message>
    <message>
        <source>Which score is looked at, counted from 0.</source>
        <translation>所看的是哪个分数，从 0 数起。</translation>
    </message>
    <message>
        <source>How many tokens away each head looks, as in −4, 0, 1. Empty: at the places of the kernel.</source>
        <translation>每个头看向多远的词元，例如 −4, 0, 1。留空：卷积核的各个位置。</translation>
    </message>
    <message>
        <source>heads of ALiBi</source>
        <translation>ALiBi 的头数</translation>
    </message>
    <message>
        <source>head of ALiBi</source>
        <translation>ALiBi 的头</translation>
    </message>
    <message>
        <source>A sentence with “it”, of words that the model was trained on. Exchange its adjective and see what “it” is taken for.</source>
        <translation>一句含有“it”的英文句子，只用模型训练时见过的词。换掉形容词，看看“it”被当作什么。</translation>
    </message>
    <message>
        <source>pointing head</source>
        <translation>指向头</translation>
    </message>
    <message>
        <source>free, one head</source>
        <translation>自由，一个头</translation>
    </message>
    <message>
        <source>free, two heads</source>
        <translation>自由，两个头</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>A row for each position, or a number for each offset and head.</source>
        <translation>每个位置一行，或者每个头每个偏移一个数。</translation>
    </message>
    <message>
        <source>How many layers the stack has, one on the other.</source>
        <translation>堆叠有多少层，一层接一层。</translation>
    </message>
    <message>
        <source>Whose output is looked at; 0 is the input. Clicking at a chart or at a map chooses it, too.</source>
        <translation>看哪一层的输出；0 是输入。点击曲线图或热图也可以选择。</translation>
    </message>
    <message>
        <source>The layer whose cells are explained. A click on a matrix chooses it, too.</source>
        <translation>解释哪一种层的单元格。单击一个矩阵也可以选择它。</translation>
    </message>
    <message>
        <source>How many tokens the sequence has.</source>
        <translation>序列有多少个词元。</translation>
    </message>
    <message>
        <source>convolutions</source>
        <translation>卷积层数</translation>
    </message>
    <message>
        <source>How many convolutions stand one on the other.</source>
        <translation>堆叠多少层卷积。</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>How many numbers each token has.</source>
        <translation>每个词元有多少个数。</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>the character %1 cannot be seen: it is a control or turns the direction of the text; accepted: text without it</source>
        <translation>字符 %1 不可见：它是控制字符，或会改变文字方向；可接受：不含它的文字</translation>
    </message>
    <message>
        <source>no choice is right; one is to begin with [x]</source>
        <translation>没有正确选项；应有一个选项以 [x] 开头</translation>
    </message>
    <message>
        <source>an order of 2 to %1 places</source>
        <translation>2 到 %1 个位置的顺序</translation>
    </message>
    <message>
        <source>factor per step</source>
        <translation>每步的因子</translation>
    </message>
    <message>
        <source>How many places back from an output 𝑖 the inputs 𝑗 lie that are marked: 𝛿 = 𝑖 − 𝑗.</source>
        <translation>标出的输入 𝑗 在输出 𝑖 之前多少个位置：𝛿 = 𝑖 − 𝑗。</translation>
    </message>
    <message>
        <source>order: word at place 0, 1, …</source>
        <translation>顺序：各词依次放在位置 0、1…</translation>
    </message>
    <message>
        <source>Which word comes to place 0, 1, 2 and so on: its place in reading order, counted from 0, as in 2, 0, 1. Empty: a shuffle.</source>
        <translation>依次写出放到位置 0、1、2 等处的词，用它在阅读顺序中的位置（从 0 数起）表示，例如 2, 0, 1。留空：随机打乱。</translation>
    </message>
    <message>
        <source>the last layer is %1</source>
        <translation>最后一层是 %1</translation>
    </message>
    <message>
        <source>the last head is %1</source>
        <translation>最后一个头是 %1</translation>
    </message>
    <message>
        <source>the last word is %1</source>
        <translation>最后一个词是 %1</translation>
    </message>
    <message>
        <source>value %1 is %2; accepted: numbers from %3 to %4</source>
        <translation>值 %1 是 %2；可接受：从 %3 到 %4 的数</translation>
    </message>
    <message>
        <source>line %1, column %2 is %3, a number with a comma; accepted: digits without commas, and a decimal point: 1000, 1.5</source>
        <translation>第 %1 行第 %2 列是 %3，数中有逗号；可接受：不带逗号的数字，用小数点：1000, 1.5</translation>
    </message>
    <message>
        <source>line %1, column %2 is %3, which is too small; accepted: 0, or numbers from 5e-324 on, with or without a minus</source>
        <translation>第 %1 行第 %2 列是 %3，太小；可接受：0，或绝对值不小于 5e-324 的数</translation>
    </message>
    <message>
        <source>a NUL byte stands here; accepted: text without it</source>
        <translation>这里有一个 NUL 字节；可接受：不含它的文本</translation>
    </message>
    <message>
        <source>the choice %1 stands here twice</source>
        <translation>选项 %1 在这里出现了两次</translation>
    </message>
    <message>
        <source>%1 is out of range; accepted: numbers up to %2, with or without a minus</source>
        <translation>%1 超出范围；可接受：绝对值不大于 %2 的数</translation>
    </message>
    <message>
        <source>scene: the text is cut short; accepted: all of the link</source>
        <translation>scene：文本被截断；可接受：完整的链接</translation>
    </message>
    <message>
        <source>scene: a character was changed; accepted: the link as it was made</source>
        <translation>scene：有字符被更改；可接受：生成时原样的链接</translation>
    </message>
    <message>
        <source>scene: %1 is no character of its text; accepted: A to Z, a to z, 0 to 9, - and _</source>
        <translation>scene：%1 不是其文本可用的字符；可接受：A 到 Z、a 到 z、0 到 9、- 和 _</translation>
    </message>
    <message>
        <source>scene: it unpacks to more than any scene of a link; accepted: up to %1 bytes</source>
        <translation>scene：解压后比链接能容纳的任何场景都大；可接受：最多 %1 字节</translation>
    </message>
    <message>
        <source>scene: something stands behind the end of its text; accepted: the link alone</source>
        <translation>scene：其文本结束之后还有内容；可接受：仅链接本身</translation>
    </message>
    <message>
        <source>scene: it was made by a newer version of Attention Lab than this, %1</source>
        <translation>scene：它由比本程序（%1）更新的 Attention Lab 版本生成</translation>
    </message>
    <message>
        <source>%1 is no percent-encoded character</source>
        <translation>%1 不是百分号编码的字符</translation>
    </message>
    <message>
        <source>a percent sign with two hexadecimal digits</source>
        <translation>百分号加两位十六进制数字</translation>
    </message>
    <message>
        <source>its text is not UTF-8</source>
        <translation>其文本不是 UTF-8</translation>
    </message>
    <message>
        <source>a line break stands in the link; accepted: all of it on one line</source>
        <translation>链接中有换行；可接受：全部在同一行</translation>
    </message>
    <message>
        <source>the value is missing</source>
        <translation>缺少值</translation>
    </message>
    <message>
        <source>%1 is not the number of a step</source>
        <translation>%1 不是步骤的编号</translation>
    </message>
    <message>
        <source>whole numbers from 1</source>
        <translation>从 1 开始的整数</translation>
    </message>
    <message>
        <source>the scene has %1 bytes, too many for a link; accepted: up to %2</source>
        <translation>场景有 %1 字节，放不进链接；可接受：最多 %2</translation>
    </message>
    <message>
        <source>%1 bytes are too long for a link; accepted: up to %2</source>
        <translation>%1 字节对链接来说太长；可接受：最多 %2</translation>
    </message>
    <message>
        <source>it is no link of Attention Lab; accepted: one with scene=, exhibit= or lesson=</source>
        <translation>它不是 Attention Lab 的链接；可接受：含 scene=、exhibit= 或 lesson= 的链接</translation>
    </message>
    <message>
        <source>it cannot stand beside %1</source>
        <translation>它不能与 %1 同时出现</translation>
    </message>
    <message>
        <source>one of the two</source>
        <translation>两者之一</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Numbers of W</source>
        <translation>W 的数</translation>
    </message>
    <message>
        <source>Word plus position</source>
        <translation>词加位置</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>一个词</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>所有词</translation>
    </message>
    <message>
        <source>Queries and keys</source>
        <translation>查询与键</translation>
    </message>
    <message>
        <source>Matrices W</source>
        <translation>矩阵 W</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Bits and waves</source>
        <translation>比特与波</translation>
    </message>
    <message>
        <source>Costs of five layers</source>
        <translation>五种层的代价</translation>
    </message>
    <message>
        <source>Formulas and exact counts</source>
        <translation>公式与精确计数</translation>
    </message>
    <message>
        <source>Against the length</source>
        <translation>随长度的变化</translation>
    </message>
    <message>
        <source>where the heads look</source>
        <translation>各头看向哪里</translation>
    </message>
    <message>
        <source>One position</source>
        <translation>一个位置</translation>
    </message>
    <message>
        <source>All positions</source>
        <translation>所有位置</translation>
    </message>
    <message>
        <source>Weights and sharpness</source>
        <translation>权重与锐度</translation>
    </message>
    <message>
        <source>Tokens, layer by layer</source>
        <translation>逐层看词元</translation>
    </message>
    <message>
        <source>How different they are</source>
        <translation>它们有多不同</translation>
    </message>
    <message>
        <source>How positions survive</source>
        <translation>位置如何留存</translation>
    </message>
    <message>
        <source>How alike they are</source>
        <translation>它们有多相似</translation>
    </message>
    <message>
        <source>Rows plus columns</source>
        <translation>行加列</translation>
    </message>
    <message>
        <source>Both halves as maps</source>
        <translation>两半各成一图</translation>
    </message>
    <message>
        <source>Numbers of a cell</source>
        <translation>一个单元格的数</translation>
    </message>
    <message>
        <source>The five tests</source>
        <translation>五项检验</translation>
    </message>
    <message>
        <source>Numbers measured</source>
        <translation>测得的数</translation>
    </message>
    <message>
        <source>Scores with words</source>
        <translation>含词的分数</translation>
    </message>
    <message>
        <source>By distance</source>
        <translation>按距离</translation>
    </message>
    <message>
        <source>Fading with distance</source>
        <translation>随距离减弱</translation>
    </message>
    <message>
        <source>Every pair of tokens</source>
        <translation>每一对词元</translation>
    </message>
    <message>
        <source>Gradient before training</source>
        <translation>训练前的梯度</translation>
    </message>
    <message>
        <source>How heads share columns</source>
        <translation>各头如何分列</translation>
    </message>
    <message>
        <source>Learned beside sines</source>
        <translation>学到的与正弦的</translation>
    </message>
    <message>
        <source>Where a head looks</source>
        <translation>一个头看向哪里</translation>
    </message>
    <message>
        <source>Longer sequences</source>
        <translation>更长的序列</translation>
    </message>
    <message>
        <source>How time grows</source>
        <translation>时间如何增长</translation>
    </message>
    <message>
        <source>Who is faster when</source>
        <translation>何时谁更快</translation>
    </message>
    <message>
        <source>Exponents and noise</source>
        <translation>指数与噪声</translation>
    </message>
    <message>
        <source>Fixed weights beside attention’s</source>
        <translation>固定权重与注意力权重</translation>
    </message>
    <message>
        <source>Three networks</source>
        <translation>三种网络</translation>
    </message>
    <message>
        <source>All path lengths</source>
        <translation>所有路径长度</translation>
    </message>
    <message>
        <source>Where the weight goes</source>
        <translation>权重去向</translation>
    </message>
    <message>
        <source>How the query is made</source>
        <translation>查询如何构成</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>所有列对</translation>
    </message>
    <message>
        <source>The turn as a matrix</source>
        <translation>旋转写成矩阵</translation>
    </message>
    <message>
        <source>In two steps</source>
        <translation>分两步走</translation>
    </message>
    <message>
        <source>not divided by √dₖ</source>
        <translation>未除以 √dₖ</translation>
    </message>
    <message>
        <source>divided by √dₖ</source>
        <translation>已除以 √dₖ</translation>
    </message>
    <message>
        <source>selected bar</source>
        <translation>选中的条</translation>
    </message>
    <message>
        <source>The bar looked at, or of a curve its point, counted from 0.</source>
        <translation>所看的条，或曲线上的点，从 0 数起。</translation>
    </message>
    <message>
        <source>scaled or not</source>
        <translation>是否缩放</translation>
    </message>
    <message>
        <source>One query</source>
        <translation>一个查询</translation>
    </message>
    <message>
        <source>Many queries</source>
        <translation>许多查询</translation>
    </message>
    <message>
        <source>Every width</source>
        <translation>各种宽度</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Spread of the scores</source>
        <translation>分数的分布</translation>
    </message>
    <message>
        <source>Every pair of positions</source>
        <translation>每一对位置</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>its weight</source>
        <translation>它的权重</translation>
    </message>
    <message>
        <source>score or weight</source>
        <translation>分数或权重</translation>
    </message>
    <message>
        <source>selected score</source>
        <translation>选中的分数</translation>
    </message>
    <message>
        <source>One word twice</source>
        <translation>同一个词出现两次</translation>
    </message>
    <message>
        <source>The whole sentence</source>
        <translation>整个句子</translation>
    </message>
    <message>
        <source>With and without positions</source>
        <translation>有位置与无位置</translation>
    </message>
    <message>
        <source>Where the heads look</source>
        <translation>各头看向哪里</translation>
    </message>
    <message>
        <source>sliced: part of X</source>
        <translation>切分：X 的一部分</translation>
    </message>
    <message>
        <source>narrow: d/H columns</source>
        <translation>窄头：d/H 列</translation>
    </message>
    <message>
        <source>wide: d columns</source>
        <translation>宽头：d 列</translation>
    </message>
    <message>
        <source>an output sees both</source>
        <translation>一个输出看到两者</translation>
    </message>
    <message>
        <source>one sees the other</source>
        <translation>一个看到另一个</translation>
    </message>
    <message>
        <source>at the first layer</source>
        <translation>仅在第一层</translation>
    </message>
    <message>
        <source>at each layer</source>
        <translation>在每一层</translation>
    </message>
    <message>
        <source>a name of small letters and two different values at least: n 4 6 8; names whose values belong together: n,m 4,16 6,36</source>
        <translation>一个小写字母的名称和至少两个不同的值：n 4 6 8；值相互关联的几个名称：n,m 4,16 6,36</translation>
    </message>
    <message>
        <source>%1 is drawn twice</source>
        <translation>%1 被抽取了两次</translation>
    </message>
    <message>
        <source>the draws have more than %1 combinations, which is what a step may have</source>
        <translation>抽取的组合超过 %1 种，这是一个步骤的上限</translation>
    </message>
    <message>
        <source>%1 is no comparison with a number of a table; accepted: "gram 25..220 20 &lt; 0.9", "table 3 count / table 2 count &gt;= 8", where * stands for all rows or columns</source>
        <translation>%1 不是与表中数的比较；可接受："gram 25..220 20 &lt; 0.9", "table 3 count / table 2 count &gt;= 8"，其中 * 表示所有行或列</translation>
    </message>
    <message>
        <source>a step has either "goal:" or a question and "do:"</source>
        <translation>一个步骤要么有 "goal:"，要么有问题和 "do:"</translation>
    </message>
    <message>
        <source>%1 stands before its "draw:"; expected below it</source>
        <translation>%1 出现在它的“draw:”之前；应在其后</translation>
    </message>
    <message>
        <source>there is no key %1</source>
        <translation>没有键 %1</translation>
    </message>
    <message>
        <source>a paragraph that begins with %1 would be read as something else; accepted: one that begins with neither %, #, - nor a key</source>
        <translation>以 %1 开头的段落会被读作别的内容；可接受：不以 %、#、- 或键开头的段落</translation>
    </message>
    <message>
        <source>in place</source>
        <translation>按层排列</translation>
    </message>
    <message>
        <source>previous token</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>same token</source>
        <translation>相同词元</translation>
    </message>
    <message>
        <source>spread out</source>
        <translation>分散</translation>
    </message>
    <message>
        <source>it is no JSON from byte %1 on; accepted: a JSON object</source>
        <translation>从第 %1 字节起不是 JSON；可接受：一个 JSON 对象</translation>
    </message>
    <message>
        <source>the key %1 stands twice; accepted: once</source>
        <translation>键 %1 出现了两次；可接受：一次</translation>
    </message>
    <message>
        <source>a number in it is too large for a double; accepted: up to 1.7976931348623157e+308</source>
        <translation>其中有一个数太大；可接受：不超过 1.7976931348623157e+308</translation>
    </message>
    <message>
        <source>it is JSON, but no object; accepted: a JSON object</source>
        <translation>它是 JSON，但不是对象；可接受：一个 JSON 对象</translation>
    </message>
    <message>
        <source>the id of token %1 is %2; accepted: for %3 tokens, the whole numbers from 0 to %4</source>
        <translation>词元 %1 的编号是 %2；可接受：%3 个词元用 0 到 %4 的整数</translation>
    </message>
    <message>
        <source>tokens %1 and %2 have the same id, %3; accepted: an id for each token</source>
        <translation>词元 %1 和 %2 的编号相同，都是 %3；可接受：每个词元有自己的编号</translation>
    </message>
    <message>
        <source>token %1, which stands for byte %2, is missing; accepted: vocabularies of byte-level BPE, which have all 256 bytes</source>
        <translation>缺少代表字节 %2 的词元 %1；可接受：字节级 BPE 的词表，其中 256 个字节齐全</translation>
    </message>
    <message>
        <source>%1 merges %2 and %3, but the vocabulary has no token %4; accepted: merges of tokens of the vocabulary that give such a token</source>
        <translation>%1 合并 %2 和 %3，但词表中没有词元 %4；可接受：合并词表中的词元，结果也在词表中</translation>
    </message>
    <message>
        <source>%1 merges %2 and %3 once more; accepted: each merge once</source>
        <translation>%1 再次合并 %2 和 %3；可接受：每种合并一次</translation>
    </message>
    <message>
        <source>no merge makes token %1, id %2, of the vocabulary; accepted: a merge for each token that is neither a byte nor special, as &lt;pad&gt;</source>
        <translation>词表中编号为 %2 的词元 %1 不是任何合并的结果；可接受：除单个字节和 &lt;pad&gt; 这样的特殊词元外，每个词元都由一种合并得到</translation>
    </message>
    <message>
        <source>the key %1 is unknown; accepted: %2</source>
        <translation>未知的键 %1；可接受：%2</translation>
    </message>
    <message>
        <source>%1 is token %2 once more; accepted: each once</source>
        <translation>%1 又是词元 %2；可接受：每个一次</translation>
    </message>
    <message>
        <source>line %1 is %2; accepted: two tokens with one blank between</source>
        <translation>第 %1 行是 %2；可接受：两个词元，中间一个空格</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>The model of one layer, or that of two. Each layer has one head and no MLP.</source>
        <translation>一层的模型或两层的模型。每层一个头，没有 MLP。</translation>
    </message>
    <message>
        <source>One layer, two layers</source>
        <translation>一层与两层</translation>
    </message>
    <message>
        <source>How the heads compose</source>
        <translation>头如何组合</translation>
    </message>
    <message>
        <source>Switch heads off</source>
        <translation>关闭头</translation>
    </message>
    <message>
        <source>%1 tokens need %2 of memory, and a computation may take %3; accepted: fewer tokens</source>
        <translation>%1 个词元需要 %2 内存，而一次计算最多可用 %3；可接受：更少的词元</translation>
    </message>
    <message>
        <source>%1 is missing; accepted: a whole number from 1</source>
        <translation>缺少 %1；可接受：从 1 起的整数</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>从 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>%1 is missing; accepted: %2</source>
        <translation>缺少 %1；可接受：%2</translation>
    </message>
    <message>
        <source>weights that are not quantised</source>
        <translation>未量化的权重</translation>
    </message>
    <message>
        <source>n_ctx is %1 and n_positions %2; accepted: the same number</source>
        <translation>n_ctx 是 %1，而 n_positions 是 %2；可接受：相同的数</translation>
    </message>
    <message>
        <source>n_embd is %1, which %2 heads cannot share evenly; accepted: a multiple of n_head</source>
        <translation>n_embd 是 %1，%2 个头无法平分；可接受：n_head 的倍数</translation>
    </message>
    <message>
        <source>a number above 0, at most 1</source>
        <translation>大于 0 且不超过 1 的数</translation>
    </message>
    <message>
        <source>there is no token; accepted: at least one</source>
        <translation>没有词元；可接受：至少一个</translation>
    </message>
    <message>
        <source>the text has %1 tokens; accepted: up to %2, the context of the model</source>
        <translation>文本有 %1 个词元；可接受：最多 %2 个，即模型的上下文长度</translation>
    </message>
    <message>
        <source>the file cannot be opened; accepted: a file that may be read</source>
        <translation>无法打开该文件；可接受：有读取权限的文件</translation>
    </message>
    <message>
        <source>weight_map is missing; accepted: an object with the file of each tensor</source>
        <translation>缺少 weight_map；可接受：一个给出每个张量所在文件的对象</translation>
    </message>
    <message>
        <source>the file of tensor %1 is %2; accepted: the name of a .safetensors file in the folder</source>
        <translation>张量 %1 的文件是 %2；可接受：该文件夹中一个 .safetensors 文件的名称</translation>
    </message>
    <message>
        <source>this is a file; accepted: the folder that has it beside config.json and the tokenizer</source>
        <translation>这是一个文件；可接受：包含它以及 config.json 和分词器的文件夹</translation>
    </message>
    <message>
        <source>the folder does not exist; accepted: one with config.json, model.safetensors, and tokenizer.json or vocab.json with merges.txt</source>
        <translation>该文件夹不存在；可接受：含有 config.json、model.safetensors，以及 tokenizer.json 或 vocab.json 与 merges.txt 的文件夹</translation>
    </message>
    <message>
        <source>a folder as Hugging Face writes it</source>
        <translation>Hugging Face 所写格式的文件夹</translation>
    </message>
    <message>
        <source>added_tokens.json has tokens beside those of vocab.json; accepted: tokenizer.json, which has both</source>
        <translation>added_tokens.json 中有 vocab.json 之外的词元；可接受：包含两者的 tokenizer.json</translation>
    </message>
    <message>
        <source>the tokenizer</source>
        <translation>分词器</translation>
    </message>
    <message>
        <source>tokenizer.json, or vocab.json with merges.txt</source>
        <translation>tokenizer.json，或 vocab.json 与 merges.txt</translation>
    </message>
    <message>
        <source>the weights are in pytorch_model.bin, which can run code when it is read; accepted: model.safetensors, as save_pretrained() of Hugging Face writes it</source>
        <translation>权重在 pytorch_model.bin 中，读取它时可能会执行代码；可接受：Hugging Face 的 save_pretrained() 所写的 model.safetensors</translation>
    </message>
    <message>
        <source>model.safetensors, or its parts with model.safetensors.index.json</source>
        <translation>model.safetensors，或它的各个分片与 model.safetensors.index.json</translation>
    </message>
    <message>
        <source>the file has %1; accepted: up to %2</source>
        <translation>文件大小为 %1；可接受：最多 %2</translation>
    </message>
    <message>
        <source>the tokenizer has %1 tokens and the model %2; accepted: as many or fewer</source>
        <translation>分词器有 %1 个词元，而模型有 %2 个；可接受：相同或更少</translation>
    </message>
    <message>
        <source>there is not enough memory for this model; accepted: a smaller one</source>
        <translation>内存不足以容纳此模型；可接受：更小的模型</translation>
    </message>
    <message>
        <source>%1 is none of the tensors of GPT-2 with the layers of config.json; accepted: these alone</source>
        <translation>%1 不属于按 config.json 的层数所定的 GPT-2 的张量；可接受：只有这些张量</translation>
    </message>
    <message>
        <source>the weights need %1 of memory, of which a model may take %2 here; accepted: a smaller model</source>
        <translation>权重需要 %1 内存，而此处一个模型最多可用 %2；可接受：更小的模型</translation>
    </message>
    <message>
        <source>%1 stands beside %2; accepted: one of them</source>
        <translation>%1 与 %2 同时存在；可接受：其中之一</translation>
    </message>
    <message>
        <source>the weights lack %1; accepted: all tensors of GPT-2 with the layers of config.json</source>
        <translation>权重中缺少%1；可接受：按 config.json 的层数，GPT-2 的所有张量</translation>
    </message>
    <message>
        <source>the values of %1 are %2; accepted: F32, F16, BF16</source>
        <translation>%1 的值是 %2；可接受：F32、F16、BF16</translation>
    </message>
    <message>
        <source>%1 is %2, by config.json it is %3</source>
        <translation>%1 是 %2，按 config.json 应为 %3</translation>
    </message>
    <message>
        <source>lm_head.weight differs from wte.weight, but config.json ties them; accepted: equal ones, or tie_word_embeddings false</source>
        <translation>lm_head.weight 与 wte.weight 不同，但 config.json 规定二者共用；可接受：二者相等，或 tie_word_embeddings 为 false</translation>
    </message>
    <message>
        <source>What the model reads, with blanks as they are typed: a word after a blank is another token than the same word without one.</source>
        <translation>模型读入的文本，空格照输入保留：空格之后的词与前面没有空格的同一个词是不同的词元。</translation>
    </message>
    <message>
        <source>Divides the logits before the softmax: a low temperature makes the likeliest token nearly sure, a high one makes all tokens alike.</source>
        <translation>在 softmax 之前除以它：温度低时最可能的词元几乎是确定的，温度高时所有词元差不多。</translation>
    </message>
    <message>
        <source>How many tokens the text has.</source>
        <translation>文本有多少个词元。</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>How many layers the model has.</source>
        <translation>模型有多少层。</translation>
    </message>
    <message>
        <source>the last token is %1</source>
        <translation>最后一个词元是 %1</translation>
    </message>
    <message>
        <source>after token</source>
        <translation>词元之后</translation>
    </message>
    <message>
        <source>The token after which the guess is looked at, counted from 0; without a value, the last one. Clicking a token chooses it, too.</source>
        <translation>看哪个词元之后的猜测，从 0 数起；不填则为最后一个。点击词元也可以选择。</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>接下来是什么</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>逐层</translation>
    </message>
    <message>
        <source>What each layer adds</source>
        <translation>每层加上什么</translation>
    </message>
    <message>
        <source>sorted by</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>heads of a layer</source>
        <translation>每层的头数</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>所有的头</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>copying by induction</source>
        <translation>归纳（复制）</translation>
    </message>
    <message>
        <source>The layer of the loaded weights whose heads are shown, counted from 0.</source>
        <translation>载入的权重中，显示哪一层的头，从 0 数起。</translation>
    </message>
    <message>
        <source>the list has %1 tokens; accepted: 1 to %2 tokens</source>
        <translation>列表有 %1 个词元；可接受：1 到 %2 个词元</translation>
    </message>
    <message>
        <source>token %1 of the list, from 0, is empty; accepted: at least one character</source>
        <translation>列表的第 %1 个词元（从 0 数起）是空的；可接受：至少一个字符</translation>
    </message>
    <message>
        <source>it is %1; accepted: a JSON list of strings</source>
        <translation>它是%1；可接受：由字符串组成的 JSON 列表</translation>
    </message>
    <message>
        <source>an empty list</source>
        <translation>空列表</translation>
    </message>
    <message>
        <source>item %1 of its list, from 0, is no text; accepted: a JSON list of strings</source>
        <translation>列表的第 %1 项（从 0 数起）不是文本；可接受：由字符串组成的 JSON 列表</translation>
    </message>
    <message>
        <source>line %1 is empty; accepted: a token on each line</source>
        <translation>第 %1 行是空的；可接受：每行一个词元</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>it has no token; accepted: 1 to %1 tokens, one on each line</source>
        <translation>其中没有词元；可接受：1 到 %1 个词元，每行一个</translation>
    </message>
    <message>
        <source>One word in each head</source>
        <translation>每个头中的一个词</translation>
    </message>
    <message>
        <source>Three temperatures</source>
        <translation>三种温度</translation>
    </message>
    <message>
        <source>Score and weight</source>
        <translation>分数与权重</translation>
    </message>
    <message>
        <source>Heads and kernel</source>
        <translation>头与卷积核</translation>
    </message>
    <message>
        <source>Two adjectives</source>
        <translation>两个形容词</translation>
    </message>
    <message>
        <source>Weights and answer</source>
        <translation>权重与答案</translation>
    </message>
    <message>
        <source>Pair by pair</source>
        <translation>逐对查看</translation>
    </message>
    <message>
        <source>Every query</source>
        <translation>每个查询</translation>
    </message>
    <message>
        <source>Equal turns</source>
        <translation>相等的转角</translation>
    </message>
    <message>
        <source>How alike positions are</source>
        <translation>各位置有多相似</translation>
    </message>
    <message>
        <source>a panel, a matrix, or a row and a column, where * stands for all: costs-chart, weights, weights 3 *</source>
        <translation>一个图块、一个矩阵，或一行和一列（* 表示全部）：costs-chart, weights, weights 3 *</translation>
    </message>
    <message>
        <source>One example</source>
        <translation>一个例子</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>整张表</translation>
    </message>
    <message>
        <source>One test</source>
        <translation>单项检验</translation>
    </message>
    <message>
        <source>In and out</source>
        <translation>输入与输出</translation>
    </message>
</context>
<context>
    <name>CostWords</name>
    <message>
        <source>Convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>Dilated convolution</source>
        <translation>空洞卷积</translation>
    </message>
    <message>
        <source>Recurrent</source>
        <translation>循环层</translation>
    </message>
    <message>
        <source>Bidirectional recurrent</source>
        <translation>双向循环层</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>Restricted self-attention</source>
        <translation>受限自注意力</translation>
    </message>
    <message>
        <source>Dilated</source>
        <translation>空洞卷积</translation>
    </message>
    <message>
        <source>Bidirectional</source>
        <translation>双向循环</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Restricted</source>
        <translation>受限注意力</translation>
    </message>
    <message>
        <source>a convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>a dilated convolution</source>
        <translation>空洞卷积</translation>
    </message>
    <message>
        <source>recurrence</source>
        <translation>循环层</translation>
    </message>
    <message>
        <source>a bidirectional recurrence</source>
        <translation>双向循环层</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>restricted self-attention</source>
        <translation>受限自注意力</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>a list and its last</comment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>Depth</name>
    <message>
        <source>how well positions are read</source>
        <translation>位置能读出多少</translation>
    </message>
    <message>
        <source>the tokens of some layers</source>
        <translation>若干层的词元</translation>
    </message>
    <message>
        <source>the tokens of the other stack</source>
        <translation>另一个堆叠的词元</translation>
    </message>
    <message>
        <source>how alike the tokens are</source>
        <translation>词元有多相似</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>How different the tokens are</source>
        <translation>词元的差异有多大</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>at %1: %2, %3 %4</source>
        <translation>%1：%2，%3 %4</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1，%2 %3</translation>
    </message>
    <message>
        <source>lost in rounding</source>
        <translation>被舍入掉</translation>
    </message>
    <message>
        <source>this stack, %1</source>
        <translation>这个堆叠，%1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Tokens %1</source>
        <translation>%1的词元</translation>
    </message>
    <message>
        <source>a row each</source>
        <translation>每个一行</translation>
    </message>
    <message>
        <source>How alike at %1</source>
        <translation>%1有多相似</translation>
    </message>
    <message>
        <source>How alike</source>
        <translation>有多相似</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Positions that are added at each layer can be read off the last one; those added once fade.</source>
        <translation>每一层都加上的位置，到最后一层仍能读出；只加一次的会逐渐消失。</translation>
    </message>
    <message>
        <source>Without residuals</source>
        <translation>没有残差连接</translation>
    </message>
    <message>
        <source>With residuals</source>
        <translation>有残差连接</translation>
    </message>
    <message>
        <source>An MLP instead of residuals</source>
        <translation>用 MLP 代替残差连接</translation>
    </message>
    <message>
        <source>Positions at each layer</source>
        <translation>每一层都加位置</translation>
    </message>
    <message>
        <source>Positions fade</source>
        <translation>位置逐渐消失</translation>
    </message>
    <message>
        <source>With residuals, but without norm: at layer 12 positions are read with R² = 0.08.</source>
        <translation>有残差连接，但没有归一化：在第 12 层，读出位置的 R² = 0.08。</translation>
    </message>
    <message>
        <source>One head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>with residuals</source>
        <translation>有残差连接</translation>
    </message>
    <message>
        <source>without residuals</source>
        <translation>没有残差连接</translation>
    </message>
    <message>
        <source>the input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>For %1, it is %2.</source>
        <translation>%1时为 %2。</translation>
    </message>
    <message>
        <source>&lt;a href="play:layer"&gt;Go through the layers&lt;/a&gt;.</source>
        <translation>&lt;a href="play:layer"&gt;逐层看过去&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="residual=off"&gt;Take the residuals away&lt;/a&gt;.</source>
        <translation>&lt;a href="residual=off"&gt;去掉残差连接&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="residual=on"&gt;Give it residuals&lt;/a&gt;.</source>
        <translation>&lt;a href="residual=on"&gt;加上残差连接&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="every-layer=on"&gt;Add the positions at each layer&lt;/a&gt;.</source>
        <translation>&lt;a href="every-layer=on"&gt;每一层都加上位置&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Below 10⁻¹⁶ a difference is lost in rounding: that floor is the computer’s.</source>
        <translation>低于 10⁻¹⁶ 的差异会被舍入掉：这个下限来自计算机。</translation>
    </message>
    <message>
        <source>A stack of layers with random weights (layers: %1, heads: %2, width: %3, tokens: %4), %5.</source>
        <translation>一个权重随机的层的堆叠（层：%1，头：%2，宽度：%3，词元：%4），%5。</translation>
    </message>
    <message>
        <source>Above, against the layers, how far the tokens are from all being equal, on a logarithmic axis, and how well their positions are read off them.</source>
        <translation>上方，随层的变化：词元离全部相等有多远（对数轴），以及从词元读出位置的好坏。</translation>
    </message>
    <message>
        <source>this stack</source>
        <translation>这个堆叠</translation>
    </message>
    <message>
        <source>At %1, %2: distance %3, R² %4.</source>
        <translation>%1，%2：距离 %3，R² %4。</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message>
        <source>cosine of the angle between two tokens: 1 is the same direction</source>
        <translation>两个词元夹角的余弦：1 表示方向相同</translation>
    </message>
    <message>
        <source>There are no positions to add.</source>
        <translation>没有位置可加。</translation>
    </message>
    <message>
        <source>There is only one layer.</source>
        <translation>只有一层。</translation>
    </message>
    <message>
        <source>One wide head makes tokens alike just as four narrow ones do: 5.7 · 10⁻⁵ at layer 3.</source>
        <translation>一个宽的头与四个窄的头一样，使词元变得相同：第 3 层为 5.7 · 10⁻⁵。</translation>
    </message>
    <message>
        <source>Depth: a stack of random layers</source>
        <translation>深度：随机层的堆叠</translation>
    </message>
    <message>
        <source>At layer 12 positions are read with R² = 1.00, which is exact; where they are added once, with 0.77.</source>
        <translation>在第 12 层，读出位置的 R² = 1.00，即准确读出；只加一次时为 0.77。</translation>
    </message>
    <message>
        <source>Below, with residuals and without, the tokens of some layers as rows of colours, and the cosines of the angles between those of the layer that is looked at.</source>
        <translation>下方，有残差连接和没有残差连接：若干层的词元（每个是一行颜色），以及所看那一层的词元之间夹角的余弦。</translation>
    </message>
    <message>
        <source>not at all %1</source>
        <translation>读不出 %1</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>准确 %1</translation>
    </message>
    <message>
        <source>How well a token tells its position</source>
        <translation>从词元读出位置有多准</translation>
    </message>
    <message>
        <source>Position told</source>
        <translation>读出位置</translation>
    </message>
    <message>
        <source>theory: cubed each layer</source>
        <translation>理论：每层取三次方</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理论</translation>
    </message>
    <message>
        <source>a row each, in colours; stripes: all are equal; each map has its own scale</source>
        <translation>每个词元一行，用颜色表示；竖条纹：全都相等；每幅图各有标度</translation>
    </message>
    <message>
        <source>a row each; stripes: all are equal</source>
        <translation>每个一行；竖条纹：全都相等</translation>
    </message>
    <message>
        <source>At layer 3 the tokens differ by 1.8 · 10⁻⁵ of their size; with residuals by 0.56.</source>
        <translation>在第 3 层，词元的差异是其大小的 1.8 · 10⁻⁵；有残差连接时为 0.56。</translation>
    </message>
    <message>
        <source>At layer 12 the tokens still differ by 0.31 of their size.</source>
        <translation>在第 12 层，词元的差异仍是其大小的 0.31。</translation>
    </message>
    <message>
        <source>An MLP, which works on each token by itself, does not stop it: at layer 3 the tokens differ by 1.9 · 10⁻⁶ of their size.</source>
        <translation>MLP 单独处理每个词元，挡不住：在第 3 层，词元的差异只有其大小的 1.9 · 10⁻⁶。</translation>
    </message>
    <message>
        <source>this stack, positions at each layer</source>
        <translation>这个堆叠，每一层都加位置</translation>
    </message>
    <message>
        <source>this stack, positions once</source>
        <translation>这个堆叠，只加一次位置</translation>
    </message>
    <message>
        <source>At %1 tokens &lt;i&gt;X&lt;/i&gt; differ from their mean &lt;i&gt;M&lt;/i&gt; by %2 of their size; %3 by %4.</source>
        <translation>在%1中，词元 &lt;i&gt;X&lt;/i&gt; 与其均值 &lt;i&gt;M&lt;/i&gt; 之差为其大小的 %2；%3时为 %4。</translation>
    </message>
    <message>
        <source>At %1 the tokens tell their positions with R² = %2 (1: exactly, 0: not at all); %3 with %4.</source>
        <translation>在%1中，从词元读出位置的 R² = %2（1：准确，0：完全读不出）；%3时为 %4。</translation>
    </message>
    <message>
        <source>In &lt;i&gt;M&lt;/i&gt; each row is the mean of all tokens, and |·|, the size, is the root of the sum of all squares. Where &lt;i&gt;r&lt;/i&gt; is 0, all tokens are equal.</source>
        <translation>&lt;i&gt;M&lt;/i&gt; 的每一行都是所有词元的均值，|·|（大小）是所有平方之和的平方根。&lt;i&gt;r&lt;/i&gt; 为 0 时所有词元相等。</translation>
    </message>
    <message>
        <source>All matrices are random: nothing is trained here, to see what the design alone does. Layer 0 is the input.</source>
        <translation>所有矩阵都是随机的：这里没有训练，以便看出结构本身的作用。第 0 层是输入。</translation>
    </message>
    <message>
        <source>Attention makes each token a weighted mean of all, and alike tokens get alike weights. Dong et al. 2021 prove that a layer then turns a difference &lt;i&gt;r&lt;/i&gt; into a constant × &lt;i&gt;r&lt;/i&gt;³ at most: 0.01 becomes 0.000001 times the constant.</source>
        <translation>注意力把每个词元变成所有词元的加权均值，相似的词元得到相似的权重。Dong 等（2021）证明，这样每过一层，差异 &lt;i&gt;r&lt;/i&gt; 至多变成某个常数 × &lt;i&gt;r&lt;/i&gt;³：0.01 变成 0.000001 乘以该常数。</translation>
    </message>
    <message>
        <source>Thin line: this law, fitted to layers 1 and 2.</source>
        <translation>细线：按第 1 层和第 2 层拟合的这条规律。</translation>
    </message>
    <message>
        <source>An MLP works on each token by itself: if its matrices are random, it &lt;a href="preset:mlp"&gt;does not keep tokens apart&lt;/a&gt; either.</source>
        <translation>MLP 单独处理每个词元：若矩阵随机，它&lt;a href="preset:mlp"&gt;也不能使词元保持不同&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>The right chart shows R²: how well a weighted sum of a token’s numbers tells its position. 1 is exact, 0 is no better than always guessing the middle. The sum is fitted on %1 sequences and tested on %2 others.</source>
        <translation>右图是 R²：用词元各数的加权和能多准确地读出它的位置。1 是准确读出，0 则不比一律猜中间更好。加权和用 %1 个序列拟合，用另外 %2 个检验。</translation>
    </message>
    <message>
        <source>How alike: the cosine of the angle between two tokens, 1 for the same direction.</source>
        <translation>有多相似：两个词元之间夹角的余弦，方向相同为 1。</translation>
    </message>
    <message>
        <source>So each layer of a transformer adds what it finds to what it got. What is added only to the input is mixed again by each layer: positions &lt;a href="preset:without-norm"&gt;fade with depth&lt;/a&gt; unless they are &lt;a href="preset:each-layer"&gt;added again&lt;/a&gt; or, as with rotary positions, enter the scores of each layer.</source>
        <translation>因此 Transformer 的每一层都把得到的结果加到自己的输入上。只加在输入上的东西会被每一层再次混合：位置会&lt;a href="preset:without-norm"&gt;随深度逐渐消失&lt;/a&gt;，除非&lt;a href="preset:each-layer"&gt;每一层再加一次&lt;/a&gt;，或像旋转位置编码那样进入每一层的分数。</translation>
    </message>
    <message>
        <source>how much the tokens differ from their mean, as a part of their size</source>
        <translation>词元与其均值之差，占其大小的比例</translation>
    </message>
    <message>
        <source>how well a weighted sum of a token’s numbers tells its position: 1 is exact, 0 is no better than always guessing the middle</source>
        <translation>用词元各数的加权和能多准确地读出它的位置：1 是准确读出，0 则不比一律猜中间更好</translation>
    </message>
    <message>
        <source>a row each, in colours; each map has its own scale</source>
        <translation>每个词元一行，用颜色表示；每幅图各有标度</translation>
    </message>
    <message>
        <source>each row is a token; below, how different they are: 0 is all equal</source>
        <translation>每行一个词元；下面是它们有多不同：0 表示全都相等</translation>
    </message>
    <message>
        <source>each row is a token</source>
        <translation>每行一个词元</translation>
    </message>
    <message>
        <source>all alike</source>
        <translation>全都一样</translation>
    </message>
    <message>
        <source>nearly alike</source>
        <translation>几乎一样</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>在 %1</translation>
    </message>
    <message>
        <source>Positions that are added at each layer leave some difference between tokens; residuals keep much more.</source>
        <translation>在每一层加上的位置让词元之间留下一些差别；残差连接保留得多得多。</translation>
    </message>
    <message>
        <source>Attention alone makes all tokens alike; residuals keep them different for longer.</source>
        <translation>只有注意力时所有词元变得相同；残差连接让它们更久地保持不同。</translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>pair</source>
        <translation>第几对</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>wavelength</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>place in its wave, in turns</source>
        <translation>已转圈数</translation>
    </message>
    <message>
        <source>its cosine</source>
        <translation>对应的余弦</translation>
    </message>
    <message>
        <source>its sine</source>
        <translation>对应的正弦</translation>
    </message>
    <message>
        <source>next position</source>
        <translation>下一位置</translation>
    </message>
    <message>
        <source>next pair</source>
        <translation>下一列对</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前的值</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差值</translation>
    </message>
    <message>
        <source>place value</source>
        <translation>位权</translation>
    </message>
    <message>
        <source>flips so far</source>
        <translation>已翻转次数</translation>
    </message>
    <message>
        <source>sum of its bits</source>
        <translation>各比特之和</translation>
    </message>
    <message>
        <source>period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>in binary</source>
        <translation>二进制表示</translation>
    </message>
    <message>
        <source>bits flipped since the position before</source>
        <translation>从上一位置到此翻转的比特</translation>
    </message>
    <message>
        <source>bits that flip to the next position</source>
        <translation>到下一位置时翻转的比特</translation>
    </message>
    <message>
        <source>largest possible</source>
        <translation>可能的最大值</translation>
    </message>
    <message>
        <source>part of the largest</source>
        <translation>占最大值之比</translation>
    </message>
    <message>
        <source>turn in radians</source>
        <translation>转角（弧度）</translation>
    </message>
    <message>
        <source>turn in degrees</source>
        <translation>转角（度）</translation>
    </message>
    <message>
        <source>in whole turns</source>
        <translation>折合圈数</translation>
    </message>
    <message>
        <source>cosine of the turn</source>
        <translation>转角的余弦</translation>
    </message>
    <message>
        <source>sine of the turn</source>
        <translation>转角的正弦</translation>
    </message>
    <message>
        <source>sine before the shift</source>
        <translation>位移前的正弦</translation>
    </message>
    <message>
        <source>cosine before the shift</source>
        <translation>位移前的余弦</translation>
    </message>
    <message>
        <source>computed directly</source>
        <translation>直接计算</translation>
    </message>
    <message>
        <source>by turning</source>
        <translation>通过旋转</translation>
    </message>
    <message>
        <source>what rounding leaves</source>
        <translation>舍入误差</translation>
    </message>
    <message>
        <source>shifted position</source>
        <translation>位移后的位置</translation>
    </message>
    <message>
        <source>pair of the row</source>
        <translation>行所属的列对</translation>
    </message>
    <message>
        <source>pair of the column</source>
        <translation>列所属的列对</translation>
    </message>
    <message>
        <source>sine by turning</source>
        <translation>旋转得到的正弦</translation>
    </message>
    <message>
        <source>cosine by turning</source>
        <translation>旋转得到的余弦</translation>
    </message>
    <message>
        <source>sine computed directly</source>
        <translation>直接算得的正弦</translation>
    </message>
    <message>
        <source>cosine computed directly</source>
        <translation>直接算得的余弦</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>sum of products</source>
        <translation>乘积之和</translation>
    </message>
    <message>
        <source>sum of squares</source>
        <translation>平方和</translation>
    </message>
    <message>
        <source>product of the lengths</source>
        <translation>长度之积</translation>
    </message>
    <message>
        <source>by the offset alone</source>
        <translation>仅由偏移计算</translation>
    </message>
    <message>
        <source>difference of the two</source>
        <translation>两者之差</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>number of the word</source>
        <translation>词的编号</translation>
    </message>
    <message>
        <source>the same word</source>
        <translation>相同的词</translation>
    </message>
    <message>
        <source>an equal row</source>
        <translation>相等的行</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>随机抽取的数</translation>
    </message>
    <message>
        <source>loaded</source>
        <translation>载入的数</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>random number</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>暂退法</translation>
    </message>
    <message>
        <source>rescaling</source>
        <translation>重新缩放</translation>
    </message>
    <message>
        <source>from the token</source>
        <translation>来自词元</translation>
    </message>
    <message>
        <source>from the position</source>
        <translation>来自位置</translation>
    </message>
    <message>
        <source>learned position</source>
        <translation>学习得到的位置</translation>
    </message>
    <message>
        <source>concatenated</source>
        <translation>拼接所得</translation>
    </message>
    <message>
        <source>added</source>
        <translation>相加所得</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>content with content</source>
        <translation>内容与内容</translation>
    </message>
    <message>
        <source>content with position</source>
        <translation>内容与位置</translation>
    </message>
    <message>
        <source>position with content</source>
        <translation>位置与内容</translation>
    </message>
    <message>
        <source>position with position</source>
        <translation>位置与位置</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>one further, same offset</source>
        <translation>各后移一位，偏移相同</translation>
    </message>
    <message>
        <source>first pair</source>
        <translation>第一个列对</translation>
    </message>
    <message>
        <source>last pair</source>
        <translation>最后一个列对</translation>
    </message>
    <message>
        <source>without turning</source>
        <translation>不旋转时</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>惩罚</translation>
    </message>
    <message>
        <source>closest: position</source>
        <translation>最接近的位置</translation>
    </message>
    <message>
        <source>and position</source>
        <translation>与位置</translation>
    </message>
    <message>
        <source>counts as alike up to</source>
        <translation>不超过此值视为相同</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>among 10 n positions</source>
        <translation>10 n 个位置中的最大值</translation>
    </message>
    <message>
        <source>among 100 n positions</source>
        <translation>100 n 个位置中的最大值</translation>
    </message>
    <message>
        <source>power of n</source>
        <translation>n 的幂次</translation>
    </message>
    <message>
        <source>grows from this power on</source>
        <translation>幂次达到此值视为增长</translation>
    </message>
    <message>
        <source>smallest with that offset</source>
        <translation>该偏移下的最小值</translation>
    </message>
    <message>
        <source>largest with that offset</source>
        <translation>该偏移下的最大值</translation>
    </message>
    <message>
        <source>largest of all</source>
        <translation>全部中的最大值</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>极差</translation>
    </message>
    <message>
        <source>between offsets</source>
        <translation>不同偏移之间</translation>
    </message>
    <message>
        <source>spread of the scores</source>
        <translation>分数的极差</translation>
    </message>
    <message>
        <source>counts as rounding up to</source>
        <translation>不超过此值视为舍入误差</translation>
    </message>
    <message>
        <source>positions tested</source>
        <translation>测试的位置数</translation>
    </message>
    <message>
        <source>in range</source>
        <translation>范围内</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>剩余部分</translation>
    </message>
    <message>
        <source>length of the next rows</source>
        <translation>后续各行的长度</translation>
    </message>
    <message>
        <source>steps from one to the next</source>
        <translation>从一行到下一行的步数</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>秩</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>content with projected position</source>
        <translation>内容与投影后的位置</translation>
    </message>
    <message>
        <source>projected position with content</source>
        <translation>投影后的位置与内容</translation>
    </message>
    <message>
        <source>projected position with projected position</source>
        <translation>投影后的位置与投影后的位置</translation>
    </message>
    <message>
        <source>p·p before the projection</source>
        <translation>投影前的 p·p</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>可见</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>被遮蔽</translation>
    </message>
    <message>
        <source>sees no key: all weigh alike</source>
        <translation>看不到任何键：权重全都相等</translation>
    </message>
    <message>
        <source>the causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>the radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>the valid length</source>
        <translation>有效长度</translation>
    </message>
    <message>
        <source>the query’s valid length</source>
        <translation>查询的有效长度</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>the place asked for</source>
        <translation>要找的位置</translation>
    </message>
    <message>
        <source>scaled score</source>
        <translation>缩放后的分数</translation>
    </message>
    <message>
        <source>largest of its row</source>
        <translation>所在行的最大值</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>指数函数值</translation>
    </message>
    <message>
        <source>sum of its row</source>
        <translation>所在行之和</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>outside the window</source>
        <translation>窗口之外</translation>
    </message>
    <message>
        <source>weight at sharpness 1</source>
        <translation>锐度为 1 时的权重</translation>
    </message>
    <message>
        <source>places off</source>
        <translation>偏离的位置数</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>output of the heads</source>
        <translation>各个头的输出</translation>
    </message>
    <message>
        <source>output of the convolution</source>
        <translation>卷积的输出</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>one head adds</source>
        <translation>一个头的贡献</translation>
    </message>
    <message>
        <source>equal keys of the same entropy</source>
        <translation>等权时的等效键数</translation>
    </message>
    <message>
        <source>width of a head</source>
        <translation>头的宽度</translation>
    </message>
    <message>
        <source>each of three projections</source>
        <translation>每个投影（共三个）</translation>
    </message>
    <message>
        <source>three projections</source>
        <translation>三个投影</translation>
    </message>
    <message>
        <source>scores and weighted sums</source>
        <translation>分数与加权和</translation>
    </message>
    <message>
        <source>output projection</source>
        <translation>输出投影</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>root of the width of a head</source>
        <translation>头的宽度的平方根</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>all other keys</source>
        <translation>其余所有键</translation>
    </message>
    <message>
        <source>hidden by</source>
        <translation>遮蔽方式</translation>
    </message>
    <message>
        <source>query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>number of keys</source>
        <translation>键的个数</translation>
    </message>
    <message>
        <source>largest scaled score</source>
        <translation>缩放后的最大分数</translation>
    </message>
    <message>
        <source>sum of exponentials</source>
        <translation>指数函数值之和</translation>
    </message>
    <message>
        <source>weighted values</source>
        <translation>加权的值</translation>
    </message>
    <message>
        <source>head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>column of the head</source>
        <translation>头中的列</translation>
    </message>
    <message>
        <source>from head</source>
        <translation>来自头</translation>
    </message>
    <message>
        <source>from head %1</source>
        <translation>来自头 %1</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <comment>a line of several of that name, and which</comment>
        <translation>%1“%2”</translation>
    </message>
    <message>
        <source>sum of the row</source>
        <translation>该行之和</translation>
    </message>
    <message>
        <source>its place when shuffled</source>
        <translation>打乱后的位置</translation>
    </message>
    <message>
        <source>its output when shuffled</source>
        <translation>打乱后的输出</translation>
    </message>
    <message>
        <source>its place in reading order</source>
        <translation>原语序中的位置</translation>
    </message>
    <message>
        <source>its output in reading order</source>
        <translation>原语序中的输出</translation>
    </message>
    <message>
        <source>number of scores</source>
        <translation>分数个数</translation>
    </message>
    <message>
        <source>mean of the scores</source>
        <translation>分数的均值</translation>
    </message>
    <message>
        <source>in theory</source>
        <translation>理论值</translation>
    </message>
    <message>
        <source>with the scaling</source>
        <translation>缩放后</translation>
    </message>
    <message>
        <source>without the scaling</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>with equal weights</source>
        <translation>权重相等时</translation>
    </message>
    <message>
        <source>variance of the scores</source>
        <translation>分数的方差</translation>
    </message>
    <message>
        <source>in this bin</source>
        <translation>落在此区间</translation>
    </message>
    <message>
        <source>of all</source>
        <translation>总数</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>of a normal distribution</source>
        <translation>正态分布的值</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>键入的数</translation>
    </message>
    <message>
        <source>all ones</source>
        <translation>全为 1</translation>
    </message>
    <message>
        <source>crossing</source>
        <translation>交点</translation>
    </message>
    <message>
        <source>at least one layer</source>
        <translation>至少一层</translation>
    </message>
    <message>
        <source>both there</source>
        <translation>该处的值</translation>
    </message>
    <message>
        <source>places apart</source>
        <translation>相隔的位置数</translation>
    </message>
    <message>
        <source>reach of one layer</source>
        <translation>一层的覆盖范围</translation>
    </message>
    <message>
        <source>by the formula</source>
        <translation>由公式得出</translation>
    </message>
    <message>
        <source>tokens that its outputs see</source>
        <translation>其输出看到的词元数</translation>
    </message>
    <message>
        <source>output that sees both</source>
        <translation>同时看到两者的输出</translation>
    </message>
    <message>
        <source>until some output sees both</source>
        <translation>直到某个输出看到两者</translation>
    </message>
    <message>
        <source>until the output depends on the input</source>
        <translation>直到输出依赖于输入</translation>
    </message>
    <message>
        <source>the other way round</source>
        <translation>反方向</translation>
    </message>
    <message>
        <source>longest distance</source>
        <translation>最长距离</translation>
    </message>
    <message>
        <source>for each token</source>
        <translation>每个词元</translation>
    </message>
    <message>
        <source>for each pair</source>
        <translation>每一对</translation>
    </message>
    <message>
        <source>pairs of a query and a key</source>
        <translation>查询与键的对数</translation>
    </message>
    <message>
        <source>keys that a query meets</source>
        <translation>与一个查询配对的键数</translation>
    </message>
    <message>
        <source>kernel times input</source>
        <translation>卷积核乘以输入</translation>
    </message>
    <message>
        <source>weights times input</source>
        <translation>权重乘以输入</translation>
    </message>
    <message>
        <source>weights times state</source>
        <translation>权重乘以状态</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>weighted sums</source>
        <translation>加权和</translation>
    </message>
    <message>
        <source>multiply–adds</source>
        <translation>乘加次数</translation>
    </message>
    <message>
        <source>as FLOPs</source>
        <translation>折合 FLOPs</translation>
    </message>
    <message>
        <source>forward and backward</source>
        <translation>前向与反向传播</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>states</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>states, forwards</source>
        <translation>前向状态</translation>
    </message>
    <message>
        <source>states, backwards</source>
        <translation>反向状态</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>numbers kept</source>
        <translation>保留的数的个数</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>reach of a layer</source>
        <translation>一层的覆盖范围</translation>
    </message>
    <message>
        <source>each matrix of weights</source>
        <translation>每个权重矩阵</translation>
    </message>
    <message>
        <source>exact count</source>
        <translation>精确计数</translation>
    </message>
    <message>
        <source>term inside O(·)</source>
        <translation>O(·) 中的项</translation>
    </message>
    <message>
        <source>layers until an output sees both ends</source>
        <translation>某个输出看到两端所需的层数</translation>
    </message>
    <message>
        <source>times the lowest</source>
        <translation>相当于最低者的倍数</translation>
    </message>
    <message>
        <source>median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>predicted time</source>
        <translation>预测时间</translation>
    </message>
    <message>
        <source>measured over predicted</source>
        <translation>实测与预测之比</translation>
    </message>
    <message>
        <source>seconds for each</source>
        <translation>每次乘加的秒数</translation>
    </message>
    <message>
        <source>mean logarithm of the axis</source>
        <translation>横轴取对数后的均值</translation>
    </message>
    <message>
        <source>mean logarithm of the times</source>
        <translation>时间取对数后的均值</translation>
    </message>
    <message>
        <source>exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>lower end of its interval</source>
        <translation>其区间的下端</translation>
    </message>
    <message>
        <source>upper end of its interval</source>
        <translation>其区间的上端</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>repeat, sorted</source>
        <translation>重复（已排序）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a line of several of that name, and its number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>derivative, mean of 16 layers</source>
        <translation>导数，16 个层的平均</translation>
    </message>
    <message>
        <source>largest score</source>
        <translation>最大分数</translation>
    </message>
    <message>
        <source>a quarter of the repeats took at most</source>
        <translation>四分之一的重复不超过</translation>
    </message>
    <message>
        <source>a quarter took at least</source>
        <translation>四分之一的重复不少于</translation>
    </message>
    <message>
        <source>the middle half spans</source>
        <translation>中间一半的跨度</translation>
    </message>
    <message>
        <source>score of what is named</source>
        <translation>答出者的分数</translation>
    </message>
    <message>
        <source>score of what is wanted</source>
        <translation>应答者的分数</translation>
    </message>
    <message>
        <source>probability of what is named</source>
        <translation>答出者的概率</translation>
    </message>
    <message>
        <source>probability of what is wanted</source>
        <translation>应答者的概率</translation>
    </message>
    <message>
        <source>loss of this place</source>
        <translation>此位置的损失</translation>
    </message>
    <message>
        <source>nothing to name here</source>
        <translation>此处无需作答</translation>
    </message>
    <message>
        <source>query times key</source>
        <translation>查询乘键</translation>
    </message>
    <message>
        <source>score with its position</source>
        <translation>加上位置后的分数</translation>
    </message>
    <message>
        <source>probability of</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>mean weight of the heads at</source>
        <translation>各头的平均权重</translation>
    </message>
    <message>
        <source>named with a place hidden</source>
        <translation>遮住一个位置后答出</translation>
    </message>
    <message>
        <source>named with all heads at</source>
        <translation>所有头只看一处时答出</translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation>%1 的概率</translation>
    </message>
    <message>
        <source>mean weight of the heads at %1</source>
        <translation>各头在 %1 上的平均权重</translation>
    </message>
    <message>
        <source>named with place %1 hidden</source>
        <translation>遮住位置 %1 后答出</translation>
    </message>
    <message>
        <source>named with all heads at %1</source>
        <translation>所有头只看位置 %1 时答出</translation>
    </message>
    <message>
        <source>sine or cosine</source>
        <translation>正弦或余弦</translation>
    </message>
    <message>
        <source>how well the places match</source>
        <translation>位置匹配</translation>
    </message>
    <message>
        <source>how well the words match</source>
        <translation>词匹配</translation>
    </message>
    <message>
        <source>embedding × √d</source>
        <translation>嵌入 × √d</translation>
    </message>
    <message>
        <source>slope of the loss by the probability</source>
        <translation>损失对概率的导数</translation>
    </message>
    <message>
        <source>slope of the probability by its score</source>
        <translation>概率对其分数的导数</translation>
    </message>
    <message>
        <source>their product: the gradient</source>
        <translation>两者之积：梯度</translation>
    </message>
    <message>
        <source>gradient by the score of</source>
        <translation>对分数的梯度</translation>
    </message>
    <message>
        <source>gradient by the score of %1</source>
        <translation>对 %1 的分数的梯度</translation>
    </message>
    <message>
        <source>forced by hand</source>
        <translation>手动强制</translation>
    </message>
    <message>
        <source>probability of this noun</source>
        <translation>这个名词的概率</translation>
    </message>
    <message>
        <source>weight of the line on</source>
        <translation>这条线的权重，在</translation>
    </message>
    <message>
        <source>answer with the line forced to</source>
        <translation>线被强制指向时的答案</translation>
    </message>
    <message>
        <source>before training</source>
        <translation>训练前</translation>
    </message>
    <message>
        <source>moved by training</source>
        <translation>训练的改变</translation>
    </message>
    <message>
        <source>mean at this offset</source>
        <translation>此偏移的平均值</translation>
    </message>
    <message>
        <source>smallest at this offset</source>
        <translation>此偏移的最小值</translation>
    </message>
    <message>
        <source>largest at this offset</source>
        <translation>此偏移的最大值</translation>
    </message>
    <message>
        <source>before this layer</source>
        <translation>这一层之前</translation>
    </message>
    <message>
        <source>floor of rounding</source>
        <translation>舍入的下限</translation>
    </message>
    <message>
        <source>squares of what is read wrongly</source>
        <translation>读错部分的平方和</translation>
    </message>
    <message>
        <source>squares of the distances from the middle</source>
        <translation>到中间距离的平方和</translation>
    </message>
    <message>
        <source>share that is read</source>
        <translation>读出的比例</translation>
    </message>
    <message>
        <source>mean error in places</source>
        <translation>平均误差（位置数）</translation>
    </message>
    <message>
        <source>tokens that are read</source>
        <translation>读出的词元数</translation>
    </message>
    <message>
        <source>places back</source>
        <translation>往前的位置数</translation>
    </message>
    <message>
        <source>places forward</source>
        <translation>往后的位置数</translation>
    </message>
    <message>
        <source>reach</source>
        <translation>能达到的距离</translation>
    </message>
    <message>
        <source>ways through the layers</source>
        <translation>穿过各层的路径数</translation>
    </message>
    <message>
        <source>largest eigenvalue of 𝐽ᵀ𝐽</source>
        <translation>𝐽ᵀ𝐽 的最大特征值</translation>
    </message>
    <message>
        <source>at its own place</source>
        <translation>在自己的位置</translation>
    </message>
    <message>
        <source>each step leaves on average</source>
        <translation>每步平均剩下</translation>
    </message>
    <message>
        <source>at most, without tanh</source>
        <translation>没有 tanh 时的上限</translation>
    </message>
    <message>
        <source>through the values</source>
        <translation>经由值</translation>
    </message>
    <message>
        <source>through the scores</source>
        <translation>经由分数</translation>
    </message>
    <message>
        <source>in the recurrence</source>
        <translation>在循环层中</translation>
    </message>
    <message>
        <source>in the convolutions</source>
        <translation>在卷积中</translation>
    </message>
    <message>
        <source>in self-attention</source>
        <translation>在自注意力中</translation>
    </message>
    <message>
        <source>pairs so far apart</source>
        <translation>相距这么远的对数</translation>
    </message>
    <message>
        <source>sum over the pairs</source>
        <translation>这些对的总和</translation>
    </message>
    <message>
        <source>smallest of them</source>
        <translation>其中最小的</translation>
    </message>
    <message>
        <source>largest of them</source>
        <translation>其中最大的</translation>
    </message>
    <message>
        <source>gradient at the place to name</source>
        <translation>所求位置的梯度</translation>
    </message>
    <message>
        <source>gradient at the place of the loss</source>
        <translation>损失所在位置的梯度</translation>
    </message>
    <message>
        <source>“%1”, %2</source>
        <translation>“%1”，%2</translation>
    </message>
    <message>
        <source>size of all tokens</source>
        <translation>所有词元的大小</translation>
    </message>
    <message>
        <source>size of what differs from the mean</source>
        <translation>与均值之差的大小</translation>
    </message>
    <message>
        <source>row of 𝑎</source>
        <translation>𝑎 的行</translation>
    </message>
    <message>
        <source>row of 𝑏</source>
        <translation>𝑏 的行</translation>
    </message>
    <message>
        <source>row half 𝑅: cos(frequency · distance)</source>
        <translation>行的一半 𝑅：cos（频率 · 距离）</translation>
    </message>
    <message>
        <source>column of 𝑎</source>
        <translation>𝑎 的列</translation>
    </message>
    <message>
        <source>column of 𝑏</source>
        <translation>𝑏 的列</translation>
    </message>
    <message>
        <source>column half 𝐶: cos(frequency · distance)</source>
        <translation>列的一半 𝐶：cos（频率 · 距离）</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>dilated convolution</source>
        <translation>空洞卷积</translation>
    </message>
    <message>
        <source>recurrence</source>
        <translation>循环层</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>restricted self-attention</source>
        <translation>受限自注意力</translation>
    </message>
    <message>
        <source>counted along the lines</source>
        <translation>沿连线数出</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>a layer, and its n</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>sum over all queries</source>
        <translation>对所有查询求和</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>score through what layer 0 wrote</source>
        <translation>经第 0 层所写内容的分数</translation>
    </message>
    <message>
        <source>score through the letter itself</source>
        <translation>经字母本身的分数</translation>
    </message>
    <message>
        <source>score through the bias of layer norm</source>
        <translation>经层归一化偏置的分数</translation>
    </message>
    <message>
        <source>mean of the stream</source>
        <translation>残差流的均值</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>first normalised number</source>
        <translation>归一化后的第一个数</translation>
    </message>
    <message>
        <source>logit</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>largest logit</source>
        <translation>最大的 logit</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>tokens that share</source>
        <translation>参与的词元数</translation>
    </message>
    <message>
        <source>deviation of the stream</source>
        <translation>残差流的标准差</translation>
    </message>
    <message>
        <source>mean of what is added</source>
        <translation>所加之数的均值</translation>
    </message>
    <message>
        <source>to the likeliest token</source>
        <translation>加给最可能的词元</translation>
    </message>
    <message>
        <source>to the next likeliest</source>
        <translation>加给次可能的词元</translation>
    </message>
    <message>
        <source>random tokens, then the same again</source>
        <translation>随机词元，然后重复一遍</translation>
    </message>
</context>
<context>
    <name>Description</name>
    <message>
        <source>Selected: %1: %2 (%3).</source>
        <translation>选中：%1，值为 %2（%3）。</translation>
    </message>
    <message>
        <source>Before it was %1.</source>
        <translation>之前为 %1。</translation>
    </message>
</context>
<context>
    <name>DownloadDialog</name>
    <message>
        <source>Name:</source>
        <translation>名称：</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>格式：</translation>
    </message>
</context>
<context>
    <name>Encoding2d</name>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Two dimensions</source>
        <translation>二维</translation>
    </message>
    <message>
        <source>Encoding the cells of an image</source>
        <translation>为图像的网格编码</translation>
    </message>
    <message>
        <source>Positional encoding of an image grid of %1 rows and %2 columns in %3 dimensions, base %4, coordinates %5.</source>
        <translation>图像网格的位置编码：%1 行 %2 列，%3 维，底数为 %4，坐标%5。</translation>
    </message>
    <message>
        <source>As in DETR</source>
        <translation>与 DETR 一致</translation>
    </message>
    <message>
        <source>One row</source>
        <translation>只有一行</translation>
    </message>
    <message>
        <source>The row half is the same everywhere; what is left is the encoding of a sequence.</source>
        <translation>表示行的一半处处相同；剩下的就是一个序列的编码。</translation>
    </message>
    <message>
        <source>A wide image</source>
        <translation>宽图像</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>similarity to itself, the largest there is</source>
        <translation>与自身的相似度，即可能的最大值</translation>
    </message>
    <message>
        <source>similarity to cell %1</source>
        <translation>与单元格 %1 的相似度</translation>
    </message>
    <message>
        <source>the maps of both halves</source>
        <translation>行、列两半各自的图</translation>
    </message>
    <message>
        <source>row half</source>
        <translation>行的一半</translation>
    </message>
    <message>
        <source>column half</source>
        <translation>列的一半</translation>
    </message>
    <message>
        <source>all three</source>
        <translation>三张图共用</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Both curves are wide arcs, so their sum is a round spot.</source>
        <translation>两条曲线都是宽阔的弧，因此它们的和是一个圆斑。</translation>
    </message>
    <message>
        <source>Only one axis is left: the encoding of a sequence, beside a half that is the same everywhere.</source>
        <translation>只剩下一个坐标轴：这就是一个序列的编码，外加处处相同的另一半。</translation>
    </message>
    <message>
        <source>One sum</source>
        <translation>一个和</translation>
    </message>
    <message>
        <source>Base 20</source>
        <translation>底数 20</translation>
    </message>
    <message>
        <source>Numbers of row %1</source>
        <translation>第 %1 行的数</translation>
    </message>
    <message>
        <source>Numbers of column %1</source>
        <translation>第 %1 列的数</translation>
    </message>
    <message>
        <source>the numbers of the cell</source>
        <translation>单元格的各个数</translation>
    </message>
    <message>
        <source>Cells %1 and %2</source>
        <translation>单元格 %1 与 %2</translation>
    </message>
    <message>
        <source>Scaled to one turn, rows are 2π/%1 apart and columns 2π/%2: the fastest pair turns once over the image, all others less.</source>
        <translation>缩放为一圈后，相邻两行相差 2π/%1，相邻两列相差 2π/%2：最快的列对在整幅图像上转一圈，其余的都不到一圈。</translation>
    </message>
    <message>
        <source>Two of 9 × 12 cells, one row and four columns apart: R is large and C small.</source>
        <translation>9 × 12 个单元格中的两个，相距一行四列：R 大，C 小。</translation>
    </message>
    <message>
        <source>DETR, which finds objects in images, cuts one of 800 × 1088 pixels into 25 × 34 cells. Each has 128 numbers for its row and 128 for its column.</source>
        <translation>DETR 在图像中寻找物体，它把 800 × 1088 像素的图像切成 25 × 34 个单元格。每个单元格有 128 个数表示行，128 个数表示列。</translation>
    </message>
    <message>
        <source>DETR without scaling</source>
        <translation>不缩放的 DETR</translation>
    </message>
    <message>
        <source>As in a later model, DAB-DETR: without slow pairs a cell is like few others.</source>
        <translation>如后来的模型 DAB-DETR：没有慢的列对，一个单元格只与少数单元格相似。</translation>
    </message>
    <message>
        <source>12 × 64 cells, one turn for the rows and one for the columns: a step down counts five steps right.</source>
        <translation>12 × 64 个单元格，行为一圈，列也为一圈：向下一步抵得上向右五步。</translation>
    </message>
    <message>
        <source>scaled to one turn</source>
        <translation>缩放为一圈</translation>
    </message>
    <message>
        <source>counted from 0</source>
        <translation>从 0 计数</translation>
    </message>
    <message>
        <source>&lt;a href="normalise-grid=off"&gt;Count rows and columns from 0&lt;/a&gt;.</source>
        <translation>&lt;a href="normalise-grid=off"&gt;让行和列从 0 计数&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>The same grid, rows and columns counted from 0: the nearest cells stand out more sharply.</source>
        <translation>同样的网格，行和列从 0 计数：最近的单元格更加突出。</translation>
    </message>
    <message>
        <source>A cell is most like itself: each of the %1 &lt;a href="term:pair"&gt;pairs&lt;/a&gt; adds 1. In the numbers of a cell, filled dots are sines and hollow ones cosines.</source>
        <translation>单元格与自身最相似：%1 个&lt;a href="term:pair"&gt;列对&lt;/a&gt;各贡献 1。在单元格的各个数中，实心点是正弦，空心点是余弦。</translation>
    </message>
    <message>
        <source>Numbers 0–%1 of cell %2: its row</source>
        <translation>单元格 %2 的第 0–%1 个数：只含行</translation>
    </message>
    <message>
        <source>Numbers %1–%2: its column (● sine, ○ cosine)</source>
        <translation>第 %1–%2 个数：只含列（● 正弦，○ 余弦）</translation>
    </message>
    <message>
        <source>Numbers %1–%2: its column</source>
        <translation>第 %1–%2 个数：只含列</translation>
    </message>
    <message>
        <source>Drag the ring to another cell: that one becomes &lt;i&gt;a&lt;/i&gt;.</source>
        <translation>把圆圈拖到另一个单元格：它就成为 &lt;i&gt;a&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let &lt;i&gt;b&lt;/i&gt; move down&lt;/a&gt;: &lt;i&gt;R&lt;/i&gt; changes, &lt;i&gt;C&lt;/i&gt; stays.</source>
        <translation>&lt;a href="play:row"&gt;让 &lt;i&gt;b&lt;/i&gt; 向下移动&lt;/a&gt;：&lt;i&gt;R&lt;/i&gt; 变，&lt;i&gt;C&lt;/i&gt; 不变。</translation>
    </message>
    <message>
        <source>The cells in the row and the column of &lt;i&gt;a&lt;/i&gt; stand out as a cross.</source>
        <translation>与 &lt;i&gt;a&lt;/i&gt; 同行和同列的单元格呈十字形突出。</translation>
    </message>
    <message>
        <source>Double-click a cell: it becomes &lt;i&gt;a&lt;/i&gt;.</source>
        <translation>双击一个单元格：它就成为 &lt;i&gt;a&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>Self-attention does not know where in the image a cell lies, unless an encoding says it. DETR, a model that finds objects in images (Carion et al. 2020), adds this encoding to the queries and keys of every encoder layer.</source>
        <translation>没有编码，自注意力就不知道一个单元格在图像的何处。DETR 是在图像中寻找物体的模型（Carion 等，2020），它在每个编码器层把这种编码加到查询和键上。</translation>
    </message>
    <message>
        <source>Similarity to %1: row %2, column %3</source>
        <translation>与 %1（第 %2 行第 %3 列）的相似度</translation>
    </message>
    <message>
        <source>Similarity to %1</source>
        <translation>与 %1 的相似度</translation>
    </message>
    <message>
        <source>cell %1 = %2 · %3 + %4</source>
        <translation>单元格 %1 = %2 · %3 + %4</translation>
    </message>
    <message>
        <source>𝐶 columns</source>
        <translation>𝐶 列</translation>
    </message>
    <message>
        <source>𝑅 rows</source>
        <translation>𝑅 行</translation>
    </message>
    <message>
        <source>&lt;a href="normalise-grid=on"&gt;Spread rows and columns over 2π&lt;/a&gt; instead of counting 0, 1, 2 …: the fastest pair then makes one turn over the whole image.</source>
        <translation>&lt;a href="normalise-grid=on"&gt;让行和列均匀分布在 2π 上&lt;/a&gt;，而不是数 0、1、2 …：这样，最快的列对在整幅图像上恰好转一圈。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:detr"&gt;See DETR’s grid of 25 × 34 cells&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:detr"&gt;看 DETR 的 25 × 34 个单元格&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;i&gt;a&lt;/i&gt; is the ringed cell, &lt;i&gt;b&lt;/i&gt; the one compared with it. &lt;i&gt;p&lt;/i&gt; is the encoding of a cell, &lt;i&gt;y&lt;/i&gt; its row and &lt;i&gt;x&lt;/i&gt; its column. The similarity is the dot product of &lt;i&gt;p&lt;/i&gt; of &lt;i&gt;a&lt;/i&gt; and &lt;i&gt;p&lt;/i&gt; of &lt;i&gt;b&lt;/i&gt;. &lt;i&gt;R&lt;/i&gt; is what two rows add to it, &lt;i&gt;C&lt;/i&gt; what two columns add; both are sums of cosines. &lt;i&gt;ω&lt;/i&gt;₀ is the frequency of the fastest pair.</source>
        <translation>&lt;i&gt;a&lt;/i&gt; 是带圈的单元格，&lt;i&gt;b&lt;/i&gt; 是与它比较的单元格。&lt;i&gt;p&lt;/i&gt; 是单元格的编码，&lt;i&gt;y&lt;/i&gt; 是它的行，&lt;i&gt;x&lt;/i&gt; 是它的列。相似度是 &lt;i&gt;a&lt;/i&gt; 的 &lt;i&gt;p&lt;/i&gt; 与 &lt;i&gt;b&lt;/i&gt; 的 &lt;i&gt;p&lt;/i&gt; 的点积。&lt;i&gt;R&lt;/i&gt; 是两行对它的贡献，&lt;i&gt;C&lt;/i&gt; 是两列的贡献，都是余弦之和。&lt;i&gt;ω&lt;/i&gt;₀ 是最快的列对的频率。</translation>
    </message>
    <message>
        <source>An image has few rows and columns, so the waves need not be as long as for sentences, whose base is 10000. &lt;a href="base=20"&gt;Set the base to 20&lt;/a&gt;: fewer cells are like &lt;i&gt;a&lt;/i&gt;.</source>
        <translation>图像的行和列不多，波长不必像用于句子时（底数为 10000）那样大。&lt;a href="base=20"&gt;把底数设为 20&lt;/a&gt;：与 &lt;i&gt;a&lt;/i&gt; 相似的单元格变少。</translation>
    </message>
    <message>
        <source>Rows %1 and %2 add &lt;i&gt;R&lt;/i&gt; = %3, columns %4 and %5 add &lt;i&gt;C&lt;/i&gt; = %6: the similarity is %7.</source>
        <translation>第 %1 行与第 %2 行贡献 &lt;i&gt;R&lt;/i&gt; = %3，第 %4 列与第 %5 列贡献 &lt;i&gt;C&lt;/i&gt; = %6：相似度为 %7。</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Similarity of two cells = a row part + a column part.</source>
        <translation>两个单元格的相似度 = 行的部分 + 列的部分。</translation>
    </message>
    <message>
        <source>The large map shows the similarity of cell %1 to every cell: the redder, the more alike; blue is below 0. The parts that rows and columns have in it are curves along its edges. Cell %2: %3.</source>
        <translation>大图显示单元格 %1 与每个单元格的相似度：越红越相似；蓝色低于 0。行和列各自的部分是图边上的曲线。单元格 %2：%3。</translation>
    </message>
</context>
<context>
    <name>EncodingCurves</name>
    <message>
        <source>Row (position)</source>
        <translation>行（位置）</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Col %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波形</translation>
    </message>
    <message>
        <source>Columns are waves</source>
        <translation>列就是波</translation>
    </message>
    <message>
        <source>The curve is column %1 over the positions.</source>
        <translation>曲线是第 %1 列随位置的变化。</translation>
    </message>
    <message>
        <source>The curves are columns %1 to %2 over the positions; even columns are sines, odd ones cosines.</source>
        <translation>各曲线是第 %1 列至第 %2 列随位置的变化；偶数列为正弦，奇数列为余弦。</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>与书中一致</translation>
    </message>
    <message>
        <source>One pair</source>
        <translation>一个列对</translation>
    </message>
    <message>
        <source>A sine and its cosine: columns 6 and 7, position 13 selected.</source>
        <translation>一个正弦和与它成对的余弦：第 6 列和第 7 列，选中位置 13。</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>快与慢</translation>
    </message>
    <message>
        <source>The fastest pair, against column 20, which hardly moves.</source>
        <translation>最快的一对，对照几乎不动的第 20 列。</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>全部列</translation>
    </message>
    <message>
        <source>All 32 waves at once: together they give every position a pattern of its own.</source>
        <translation>32 个波一并画出：合在一起，每个位置都有自己独特的模式。</translation>
    </message>
    <message>
        <source>Base 100</source>
        <translation>底数 100</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>%1, before after %2</source>
        <translation>%1，之前为每 %2 个</translation>
    </message>
    <message>
        <source>Thin grey lines behind show the same columns before.</source>
        <translation>后面的灰色细线是之前的同样几列。</translation>
    </message>
    <message>
        <source>Why 10000?</source>
        <translation>为什么是 10000？</translation>
    </message>
    <message>
        <source>One wavelength exactly</source>
        <translation>恰好一个波长</translation>
    </message>
    <message>
        <source>Columns 2 and 3 repeat after 60 positions: position 60 has the values of position 0.</source>
        <translation>第 2 列和第 3 列每 60 个位置重复一次：位置 60 的值与位置 0 相同。</translation>
    </message>
    <message>
        <source>Beyond the training length</source>
        <translation>超出训练长度</translation>
    </message>
    <message>
        <source>Odd width</source>
        <translation>奇数宽度</translation>
    </message>
    <message>
        <source>d = 9: column 8 is a sine without its cosine.</source>
        <translation>d = 9：第 8 列是正弦，没有与之成对的余弦。</translation>
    </message>
    <message>
        <source>With one position the wave of column %1 is a single point.</source>
        <translation>只有一个位置时，第 %1 列的波只是一个点。</translation>
    </message>
    <message>
        <source>With one position the waves of columns %1 to %2 are single points.</source>
        <translation>只有一个位置时，第 %1 列至第 %2 列的波各是一个点。</translation>
    </message>
    <message>
        <source>Before (%1) there were no such columns, so there is nothing to compare.</source>
        <translation>之前（%1）没有这些列，因此无从对比。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:slow-and-fast"&gt;Put the fastest beside a slow one&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:slow-and-fast"&gt;把最快的一对与慢的放在一起看&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Thin and grey: the same columns before (%1). Wavelength of %2: %3 positions, before %4.</source>
        <translation>细灰线：同样的列之前的样子（%1）。%2的波长：%3 个位置，之前为 %4。</translation>
    </message>
    <message>
        <source>Columns 0 and 1 are the same at every base.</source>
        <translation>第 0 列和第 1 列在任何底数下都相同。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:why-10000"&gt;Why 10000?&lt;/a&gt;</source>
        <translation>&lt;a href="preset:why-10000"&gt;为什么是 10000？&lt;/a&gt;</translation>
    </message>
    <message>
        <source>one column in %1 is drawn</source>
        <translation>每 %1 列画一列</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>%1 and %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Column %1, a sine, repeats after %2 positions.</source>
        <translation>第 %1 列是正弦，每 %2 个位置重复一次。</translation>
    </message>
    <message>
        <source>Column %1, a cosine, repeats after %2 positions.</source>
        <translation>第 %1 列是余弦，每 %2 个位置重复一次。</translation>
    </message>
    <message>
        <source>Columns %1 to %2: even ones are sines, odd ones cosines. The fastest repeats after %3 positions, the slowest after %4.</source>
        <translation>第 %1 至 %2 列：偶数列是正弦，奇数列是余弦。最快的每 %3 个位置重复一次，最慢的每 %4 个位置重复一次。</translation>
    </message>
    <message>
        <source>the pair as a clock</source>
        <translation>列对画成时钟</translation>
    </message>
    <message>
        <source>as a clock</source>
        <translation>画成时钟</translation>
    </message>
    <message>
        <source>Position i</source>
        <translation>位置 i</translation>
    </message>
    <message>
        <source>Columns %1 and %2 are a pair: a sine and its cosine, a quarter wave apart. They repeat after %3 positions.</source>
        <translation>第 %1、%2 列是一个列对：正弦与相应的余弦，相差四分之一个波长。它们每 %3 个位置重复一次。</translation>
    </message>
    <message>
        <source>Columns %1 and %2 are a pair: a sine (solid) and its cosine (dashed), a quarter wave apart. They repeat after %3 positions.</source>
        <translation>第 %1、%2 列是一个列对：正弦（实线）与相应的余弦（虚线），相差四分之一个波长。它们每 %3 个位置重复一次。</translation>
    </message>
    <message>
        <source>Over the %1 a wave repeats %2 times.</source>
        <translation>在 %1中，一个波重复 %2 次。</translation>
    </message>
    <message>
        <source>&lt;a href="base=10000"&gt;Put 10000 in place of 100&lt;/a&gt; again.</source>
        <translation>&lt;a href="base=10000"&gt;把 100 换回 10000&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Three pairs of columns: they repeat after 11.2, 19.9 and 35.3 positions.</source>
        <translation>三个列对：分别每 11.2、19.9 和 35.3 个位置重复一次。</translation>
    </message>
    <message>
        <source>With 100 in place of 10000 the same columns are faster waves.</source>
        <translation>用 100 代替 10000，同样的列是更快的波。</translation>
    </message>
    <message>
        <source>The slowest pair over 512 positions: with 100 in the formula it repeats after 471, so positions far apart look alike; with 10000 it does not.</source>
        <translation>512 个位置上最慢的列对：公式中用 100 时它每 471 个位置重复一次，相距很远的位置看起来相似；用 10000 时则不会。</translation>
    </message>
    <message>
        <source>Position 1000: a table made for 1000 positions ends at 999, the formula goes on.</source>
        <translation>位置 1000：为 1000 个位置制作的表格到 999 为止，公式则可以继续。</translation>
    </message>
    <message>
        <source>The positional encoding &lt;i&gt;P&lt;/i&gt; has a row of numbers for each position, which is added to the vector of the word there, its embedding. So two equal words at different positions become different.</source>
        <translation>位置编码 &lt;i&gt;P&lt;/i&gt; 为每个位置提供一行数，加到该处的词的向量（嵌入）上。这样，不同位置上的相同的词就变得不同。</translation>
    </message>
    <message>
        <source>These &lt;a href="term:pair"&gt;pairs&lt;/a&gt; repeat after %1 to %2 positions: sine solid, cosine dashed.</source>
        <translation>图中的&lt;a href="term:pair"&gt;列对&lt;/a&gt;每 %1 到 %2 个位置重复一次：正弦为实线，余弦为虚线。</translation>
    </message>
    <message>
        <source>The figure of the book Dive into Deep Learning: columns 6 to 9 of d = 32 over 60 positions.</source>
        <translation>《动手学深度学习》一书中的图：d = 32，60 个位置，第 6 列至第 9 列。</translation>
    </message>
    <message>
        <source>a quarter wave apart</source>
        <translation>相差四分之一个波长</translation>
    </message>
    <message>
        <source>Over the %1 the fastest wave shown repeats %2 times, the slowest %3 times.</source>
        <translation>在 %1中，所画的最快的波重复 %2 次，最慢的重复 %3 次。</translation>
    </message>
    <message>
        <source>Each pair is also drawn as a clock: its hand points to the right at position 0 and turns anticlockwise. The sine is the height of its tip, the cosine how far the tip is to the right.</source>
        <translation>每个列对还画成一个时钟：指针在位置 0 指向右边，逆时针转动。正弦是针尖的高度，余弦是针尖向右多远。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>pair %4: columns %1 and %2 repeat after %3 positions</source>
        <translation>列对 %4：第 %1、%2 列每 %3 个位置重复</translation>
    </message>
    <message>
        <source>column %1 repeats after %2 positions</source>
        <translation>第 %1 列每 %2 个位置重复</translation>
    </message>
    <message>
        <source>&lt;a href="play:first-column"&gt;Let “first column” run&lt;/a&gt;: the waves get longer.</source>
        <translation>&lt;a href="play:first-column"&gt;让“起始列”连续变化&lt;/a&gt;：波越来越长。</translation>
    </message>
    <message>
        <source>&lt;a href="base=100"&gt;Put 100 in place of 10000&lt;/a&gt;: every wave but pair 0 gets faster.</source>
        <translation>&lt;a href="base=100"&gt;把 10000 换成 100&lt;/a&gt;：除列对 0 外，每个波都变快。</translation>
    </message>
    <message>
        <source>as a clock: its height is the sine</source>
        <translation>画成时钟：针尖的高度为正弦</translation>
    </message>
    <message>
        <source>from the cosine’s peak to the sine’s: a quarter wave</source>
        <translation>从余弦的波峰到正弦的波峰：四分之一个波长</translation>
    </message>
    <message>
        <source>Each curve is a column of &lt;i&gt;P&lt;/i&gt;; the vertical line is the row of position &lt;i&gt;i&lt;/i&gt; = %1.</source>
        <translation>每条曲线是 &lt;i&gt;P&lt;/i&gt; 的一列；竖线是位置 &lt;i&gt;i&lt;/i&gt; = %1 的那一行。</translation>
    </message>
    <message>
        <source>columns %1 and %2 repeat after %3</source>
        <translation>第 %1、%2 列每 %3 个位置重复</translation>
    </message>
    <message>
        <source>%1 and %2 repeat after %3</source>
        <translation>%1、%2：每 %3 重复</translation>
    </message>
    <message>
        <source>column %1 repeats after %2</source>
        <translation>第 %1 列每 %2 重复</translation>
    </message>
    <message>
        <source>Each column of the encoding is a wave; later pairs are slower.</source>
        <translation>编码的每一列都是一个波；越靠后的列对越慢。</translation>
    </message>
    <message>
        <source>pair %1: every %2 positions</source>
        <translation>第 %1 对：周期 %2 个位置</translation>
    </message>
    <message>
        <source>pair %1: %2</source>
        <translation>第 %1 对：%2</translation>
    </message>
</context>
<context>
    <name>EncodingHeatmap</name>
    <message>
        <source>Point at a cell to see its row and its column as waves.</source>
        <translation>指向一个单元格，即可看到它所在的行和列的波形。</translation>
    </message>
    <message>
        <source>one cell in %1 is shown; zoom in for all</source>
        <translation>每 %1 个单元格显示一个；放大可看全部</translation>
    </message>
    <message>
        <source>one cell in %1 is shown</source>
        <translation>每 %1 个单元格显示一个</translation>
    </message>
    <message>
        <source>Column (encoding dimension)</source>
        <translation>列（编码维度）</translation>
    </message>
    <message>
        <source>Row (position)</source>
        <translation>行（位置）</translation>
    </message>
    <message>
        <source>Position (row)</source>
        <translation>位置（行）</translation>
    </message>
    <message>
        <source>Position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>sine</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>余弦</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Positional encoding as a picture</source>
        <translation>把位置编码画成图</translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour runs from the smallest value (light) to the largest (dark blue).</source>
        <translation>行表示位置，列表示维度；颜色从最小值（浅色）过渡到最大值（深蓝色）。</translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>与书中一致</translation>
    </message>
    <message>
        <source>Position 3, column 6: where 0.5085 comes from.</source>
        <translation>位置 3，第 6 列：0.5085 从何而来。</translation>
    </message>
    <message>
        <source>Base 100</source>
        <translation>底数 100</translation>
    </message>
    <message>
        <source>Odd width</source>
        <translation>奇数宽度</translation>
    </message>
    <message>
        <source>d = 9: the last column is a sine without its cosine.</source>
        <translation>d = 9：最后一列是正弦，没有与之成对的余弦。</translation>
    </message>
    <message>
        <source>As wide as in practice</source>
        <translation>实际应用的宽度</translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour runs from −1 (blue) over 0 (neutral) to 1 (red).</source>
        <translation>行表示位置，列表示维度；颜色从 −1（蓝色）经 0（中性色）过渡到 1（红色）。</translation>
    </message>
    <message>
        <source>%1 − %1 before</source>
        <translation>%1 − 之前的 %1</translation>
    </message>
    <message>
        <source>not there before</source>
        <translation>之前没有</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour is the difference P − P before, from negative (blue) over 0 (neutral) to positive (red).</source>
        <translation>行表示位置，列表示维度；颜色表示差值“P − 之前的 P”，从负值（蓝色）经 0（中性色）过渡到正值（红色）。</translation>
    </message>
    <message>
        <source>Why 10000?</source>
        <translation>为什么是 10000？</translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation>快与慢</translation>
    </message>
    <message>
        <source>Four pairs: each wave is ten times as long as the one before it.</source>
        <translation>四个列对：每个波的波长都是前一个的十倍。</translation>
    </message>
    <message>
        <source>One wavelength exactly</source>
        <translation>恰好一个波长</translation>
    </message>
    <message>
        <source>Columns 2 and 3 repeat after 60 positions: there the last row equals the first.</source>
        <translation>第 2 列和第 3 列每 60 个位置重复一次：在这两列中，最后一行与第一行相等。</translation>
    </message>
    <message>
        <source>Beyond the training length</source>
        <translation>超出训练长度</translation>
    </message>
    <message>
        <source>Its only column, a sine, repeats after %1 positions.</source>
        <translation>唯一的一列是正弦，每 %1 个位置重复一次。</translation>
    </message>
    <message>
        <source>Columns 0 and 1, sine and cosine, repeat after %1 positions.</source>
        <translation>第 0 列（正弦）和第 1 列（余弦）每 %1 个位置重复一次。</translation>
    </message>
    <message>
        <source>Hatched cells were not there before.</source>
        <translation>带阴影线的单元格之前没有。</translation>
    </message>
    <message>
        <source>One cell, explained</source>
        <translation>一个单元格的由来</translation>
    </message>
    <message>
        <source>A learned table of positions as a picture</source>
        <translation>把学习得到的位置表格画成图</translation>
    </message>
    <message>
        <source>Learned positions as a picture: %1</source>
        <translation>把学习得到的位置画成图：%1</translation>
    </message>
    <message>
        <source>A learned table follows no formula, so it has no base.</source>
        <translation>学习得到的表格不遵循公式，因此没有底数。</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>found by training, read from the file</source>
        <translation>由训练得到，从文件读入</translation>
    </message>
    <message>
        <source>The first %1 of %2 learned positions, a row each, %3 columns.</source>
        <translation>全部 %2 个学习得到的位置中的前 %1 个，每个位置一行，共 %3 列。</translation>
    </message>
    <message>
        <source>All %1 learned positions, a row each, %2 columns.</source>
        <translation>全部 %1 个学习得到的位置，每个位置一行，共 %2 列。</translation>
    </message>
    <message>
        <source>&lt;a href="n=%1"&gt;Show all %2 positions&lt;/a&gt;: the table ends there, a formula would go on.</source>
        <translation>&lt;a href="n=%1"&gt;显示全部 %2 个位置&lt;/a&gt;：表格到此为止，公式则可以继续算下去。</translation>
    </message>
    <message>
        <source>Remove the table in the panel, and the formula's is there to compare with.</source>
        <translation>在面板中移除这张表格，就会显示由公式得到的表格，以供对比。</translation>
    </message>
    <message>
        <source>GPT-2 and BERT learn a row for each position like this; it is added to the token's embedding.</source>
        <translation>GPT-2 和 BERT 就像这样为每个位置学习一行，并把它加到词元的嵌入上。</translation>
    </message>
    <message>
        <source>A learned table of positions.</source>
        <translation>学习得到的位置表格。</translation>
    </message>
    <message>
        <source>A learned table of positions, %1.</source>
        <translation>学习得到的位置表格，%1。</translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour runs from −%1 (blue) over 0 (neutral) to %1 (red).</source>
        <translation>行表示位置，列表示维度；颜色从 −%1（蓝色）经 0（中性色）过渡到 %1（红色）。</translation>
    </message>
    <message>
        <source>%1 positions, %2 dimensions.</source>
        <translation>%1 个位置，%2 维。</translation>
    </message>
    <message>
        <source>Every position has a row of its own here, too, but training found it, not a formula.</source>
        <translation>这里每个位置同样有自己的一行，但它是训练得到的，而不是由公式算出的。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>the row as a wave</source>
        <translation>这一行的波形</translation>
    </message>
    <message>
        <source>the column as a wave</source>
        <translation>这一列的波形</translation>
    </message>
    <message>
        <source>Point at a cell.</source>
        <translation>指向一个单元格。</translation>
    </message>
    <message>
        <source>what has changed in its row</source>
        <translation>这一行的变化</translation>
    </message>
    <message>
        <source>Values run from %1 to %2.</source>
        <translation>数值从 %1 到 %2。</translation>
    </message>
    <message>
        <source>There are no pairs and no wavelengths: what pattern there is, training has made.</source>
        <translation>这里没有列对，也没有波长：若有什么模式，都是训练形成的。</translation>
    </message>
    <message>
        <source>On the left neighbouring rows differ; on the right the columns hardly change.</source>
        <translation>左边相邻的行各不相同，右边的列几乎不变。</translation>
    </message>
    <message>
        <source>P now minus P before (%1): red is larger now, blue smaller. Wavelength of %2: %3 positions, before %4.</source>
        <translation>现在的 P 减去之前的 P（%1）：红色表示现在较大，蓝色较小。%2的波长：%3 个位置，之前为 %4。</translation>
    </message>
    <message>
        <source>Columns 0 and 1 are the same at every base.</source>
        <translation>第 0、1 列在任何底数下都相同。</translation>
    </message>
    <message>
        <source>how well learned positions do</source>
        <translation>学习得到的位置效果如何</translation>
    </message>
    <message>
        <source>repeats after %1 rows</source>
        <translation>每 %1 行重复一次</translation>
    </message>
    <message>
        <source>A learned encoding, in PyTorch</source>
        <translation>学习得到的编码（PyTorch）</translation>
    </message>
    <message>
        <source>&lt;a href="look=book"&gt;See how to program it&lt;/a&gt;.</source>
        <translation>&lt;a href="look=book"&gt;看看怎样编程实现&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>The right half changes, too: every column does within 60 positions.</source>
        <translation>右半边也在变化：在 60 个位置之内，每一列都有变化。</translation>
    </message>
    <message>
        <source># to learn it instead of the formula:</source>
        <translation># 不用公式，而是学习得到：</translation>
    </message>
    <message>
        <source>&lt;a href="preset:one-wavelength"&gt;Make a wave repeat after exactly 60 rows&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:one-wavelength"&gt;让一个波恰好每 60 行重复&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>The program that makes it, in PyTorch</source>
        <translation>生成它的程序（PyTorch）</translation>
    </message>
    <message>
        <source>lit: what makes the selected column</source>
        <translation>高亮：生成选中列的代码</translation>
    </message>
    <message>
        <source>points in translation: learned %1, formula %2 (Vaswani et al. 2017)</source>
        <translation>翻译得分：学习 %1，公式 %2（Vaswani 等，2017）</translation>
    </message>
    <message>
        <source>in translation: learned %1, formula %2</source>
        <translation>翻译：学习 %1，公式 %2</translation>
    </message>
    <message>
        <source>From the first row to the last %1 repeat %2 times.</source>
        <translation>从第一行到最后一行，%1重复 %2 次。</translation>
    </message>
    <message>
        <source>&lt;a href="base=10000"&gt;Put 10000 in place of 100&lt;/a&gt; again, and the right half hardly changes.</source>
        <translation>&lt;a href="base=10000"&gt;把 100 换回 10000&lt;/a&gt;，右半边几乎不变。</translation>
    </message>
    <message>
        <source>&lt;a href="base=100"&gt;Put 100 in place of 10000&lt;/a&gt;, and the right half varies from row to row, too.</source>
        <translation>&lt;a href="base=100"&gt;把 10000 换成 100&lt;/a&gt;，右半边也逐行变化。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:listing"&gt;See the program that makes it&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:listing"&gt;看看生成它的程序&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>The book's program</source>
        <translation>书中的程序</translation>
    </message>
    <message>
        <source>The program of Dive into Deep Learning beside the picture that it makes: the lines that make column 6 are lit.</source>
        <translation>《动手学深度学习》的程序与它生成的图：生成第 6 列的代码行高亮。</translation>
    </message>
    <message>
        <source>The table with 100 in the formula minus that with 10000: the slowest wave repeats after 471 positions, not after 35 333.</source>
        <translation>公式中用 100 的表格减去用 10000 的表格：最慢的波每 471 个位置重复一次，而不是每 35 333 个。</translation>
    </message>
    <message>
        <source>Position 1000: a table made for 1000 positions ends at 999, the formula goes on.</source>
        <translation>位置 1000：为 1000 个位置制作的表格到 999 为止，公式则可以继续。</translation>
    </message>
    <message>
        <source>1024 positions and 512 columns, the width of the first Transformer.</source>
        <translation>1024 个位置，512 列，即最早的 Transformer 的宽度。</translation>
    </message>
    <message>
        <source>its %1 numbers</source>
        <translation>它的 %1 个数</translation>
    </message>
    <message>
        <source>Every position gets a pattern of its own, its row, which is added to the embedding of the token there.</source>
        <translation>每个位置都有自己独特的模式，即它的那一行；这一行会加到该处词元的嵌入上。</translation>
    </message>
    <message>
        <source>With learned rows the first Transformer scored %1 points, with the formula %2 (Vaswani et al. 2017, Table 3, row E)</source>
        <translation>最早的 Transformer 用学习得到的行得 %1 分，用公式得 %2 分（Vaswani 等，2017，表 3，E 行）</translation>
    </message>
    <message>
        <source>The figure of the book Dive into Deep Learning: 60 positions, 32 columns, in shades of blue.</source>
        <translation>《动手学深度学习》一书中的图：60 个位置，32 列，深浅不同的蓝色。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>wave: %1 rows</source>
        <translation>波长 %1 行</translation>
    </message>
    <message>
        <source>This row is the encoding of position %1.</source>
        <translation>这一行是位置 %1 的编码。</translation>
    </message>
    <message>
        <source>&lt;a href="play:start"&gt;Let “first position” run&lt;/a&gt;: the pattern scrolls, and no row ever comes back.</source>
        <translation>&lt;a href="play:start"&gt;让“起始位置”连续变化&lt;/a&gt;：图案不断滚动，任何一行都不会再次出现。</translation>
    </message>
    <message>
        <source>repeats every %1</source>
        <translation>每 %1 行重复</translation>
    </message>
    <message>
        <source>Rows can also be learned in training instead of computed. The first Transformer, a translator, got %1 BLEU points (agreement with human translations) with learned rows and %2 with the formula (Vaswani et al. 2017, Table 3, row E).</source>
        <translation>这些行也可以在训练中学习，而不由公式计算。最早的 Transformer（一个翻译模型）的 BLEU 分（译文与人工译文的相符程度），用学习得到的行为 %1，用公式为 %2（Vaswani 等，2017，表 3，E 行）。</translation>
    </message>
    <message>
        <source>The fastest wave in &lt;i&gt;P&lt;/i&gt; is 2π = %1 rows long, the slowest %2.</source>
        <translation>&lt;i&gt;P&lt;/i&gt; 中最快的波的波长为 2π = %1 行，最慢的波的波长为 %2 行。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Each position gets its own row of fast and slow waves.</source>
        <translation>每个位置都有自己的一行，由快波和慢波组成。</translation>
    </message>
    <message>
        <source>Position 20 as a row of 32 numbers; with 100 in the formula for 10000 the slow waves move, too.</source>
        <translation>位置 20 是由 32 个数构成的一行；公式中用 100 代替 10000，慢波也会变化。</translation>
    </message>
    <message>
        <source>fast waves</source>
        <translation>快波</translation>
    </message>
    <message>
        <source>slow waves</source>
        <translation>慢波</translation>
    </message>
    <message>
        <source>fast and slow waves</source>
        <translation>快波与慢波</translation>
    </message>
    <message>
        <source>its %1 numbers: the row most like it, %2, is %3 away</source>
        <translation>它的 %1 个数：与它最相近的第 %2 行相距 %3</translation>
    </message>
</context>
<context>
    <name>EncodingsCompared</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>Integer, 0 to 1</source>
        <translation>归一化整数</translation>
    </message>
    <message>
        <source>One-hot</source>
        <translation>独热</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>学习得到</translation>
    </message>
    <message>
        <source>Rotary</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>unique</source>
        <translation>唯一</translation>
    </message>
    <message>
        <source>bounded</source>
        <translation>有界</translation>
    </message>
    <message>
        <source>in range</source>
        <translation>范围内</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>nothing to measure</source>
        <translation>不适用</translation>
    </message>
    <message>
        <source>every %1th position</source>
        <translation>每 %1 个位置取一个</translation>
    </message>
    <message>
        <source>scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>nothing is added</source>
        <translation>不加任何东西</translation>
    </message>
    <message>
        <source>the loaded table is added</source>
        <translation>加上载入的表格</translation>
    </message>
    <message>
        <source>random as before training; no row from position %1 on</source>
        <translation>随机数，如同训练之前；从位置 %1 起没有对应的行</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s), times a random matrix, then added</source>
        <translation>
            <numerusform>%n 列，乘以随机矩阵后加上</numerusform>
        </translation>
    </message>
    <message>
        <source>Encodings compared</source>
        <translation>位置编码对比</translation>
    </message>
    <message>
        <source>Nine ways to say where a token stands</source>
        <translation>表示词元位置的九种方式</translation>
    </message>
    <message>
        <source>Nine encodings of positions, n = %1, d = %2, met by one query and one key.</source>
        <translation>九种位置编码，n = %1，d = %2，用于同一个查询和同一个键。</translation>
    </message>
    <message>
        <source>A table says of each whether it has five properties, with the number measured; pictures show its scores of position i (rows) for position j (columns), each on its own scale from negative (blue) over 0 (neutral) to positive (red).</source>
        <translation>一张表格说明每种编码是否具有五个性质，并给出测得的数；各张图显示它的位置 i（行）对位置 j（列）的分数，每张图有自己的标度，从负（蓝色）经 0（中性色）到正（红色）。</translation>
    </message>
    <message>
        <source>Large: %1.</source>
        <translation>大图：%1。</translation>
    </message>
    <message>
        <source>Sinusoidal against rotary</source>
        <translation>正弦与旋转</translation>
    </message>
    <message>
        <source>Turned instead of added: one score for each offset, exactly.</source>
        <translation>以旋转代替相加：每个偏移对应一个分数，分毫不差。</translation>
    </message>
    <message>
        <source>Past the training length</source>
        <translation>超出训练长度</translation>
    </message>
    <message>
        <source>A learned table of 32 rows has nothing for position 32; formulas go on.</source>
        <translation>学习得到的表格有 32 行，对位置 32 没有编码；公式则可以继续。</translation>
    </message>
    <message>
        <source>Integers explode</source>
        <translation>整数爆炸</translation>
    </message>
    <message>
        <source>One-hot knows no distance</source>
        <translation>独热不知距离</translation>
    </message>
    <message>
        <source>Position 3 is as far from 4 as from 15.</source>
        <translation>位置 3 到 4 与到 15 一样远。</translation>
    </message>
    <message>
        <source>ALiBi prefers what is near</source>
        <translation>ALiBi 偏好近处</translation>
    </message>
    <message>
        <source>An odd width</source>
        <translation>奇数宽度</translation>
    </message>
    <message>
        <source>Many positions</source>
        <translation>许多位置</translation>
    </message>
    <message>
        <source>512 positions, 256 columns: what is shown small is every 8th position.</source>
        <translation>512 个位置，256 列：小图中每 8 个位置取一个。</translation>
    </message>
    <message>
        <source>query at %1</source>
        <translation>位置 %1 的查询</translation>
    </message>
    <message>
        <source>key at %1</source>
        <translation>位置 %1 的键</translation>
    </message>
    <message>
        <source>%1: score of position %2 for position %3</source>
        <translation>%1：位置 %2 对位置 %3 的分数</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>%1: entry of position %2 in column %3</source>
        <translation>%1：位置 %2 在第 %3 列的元素</translation>
    </message>
    <message>
        <source>%1, %2: %3. %4</source>
        <translation>%1，%2：%3。%4</translation>
    </message>
    <message>
        <source>There is only one position.</source>
        <translation>只有一个位置。</translation>
    </message>
    <message>
        <source>Two positions cannot be told apart.</source>
        <translation>有两个位置无法区分。</translation>
    </message>
    <message>
        <source>No two positions are closer to each other than %1 and %2.</source>
        <translation>%1 与 %2 是彼此最近的两个位置。</translation>
    </message>
    <message>
        <source>Nothing is added.</source>
        <translation>不加任何东西。</translation>
    </message>
    <message>
        <source>The largest value of the table; there are no further rows.</source>
        <translation>表格中的最大值；没有更多的行。</translation>
    </message>
    <message>
        <source>The largest value; it stays, however many positions there are.</source>
        <translation>最大值；无论有多少个位置，它都不变。</translation>
    </message>
    <message>
        <source>The largest value; it grows like n to the power %1.</source>
        <translation>最大值；它按 n 的 %1 次幂增长。</translation>
    </message>
    <message>
        <source>The table has no further rows.</source>
        <translation>表格没有更多的行。</translation>
    </message>
    <message>
        <source>There is no further column for a 1.</source>
        <translation>没有更多的列可以放 1。</translation>
    </message>
    <message>
        <source>Larger penalties only lower a score.</source>
        <translation>更大的惩罚只会使分数降低。</translation>
    </message>
    <message>
        <source>There are no vectors that one could shift.</source>
        <translation>没有可以位移的向量。</translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s) for each position.</source>
        <translation>
            <numerusform>每个位置 %n 比特。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table from a file, with %n row(s).</source>
        <translation>
            <numerusform>来自文件的表格，共 %n 行。</numerusform>
        </translation>
    </message>
    <message>
        <source>From position %1 on it has nothing (hatched).</source>
        <translation>从位置 %1 起没有编码（阴影线）。</translation>
    </message>
    <message>
        <source>The numbers of the table are too large to measure it.</source>
        <translation>表中的数太大，无法测量。</translation>
    </message>
    <message>
        <source>what is measured for a property</source>
        <translation>每个性质所测量的量</translation>
    </message>
    <message>
        <source>the curves by offset</source>
        <translation>按偏移的曲线</translation>
    </message>
    <message>
        <source>Five properties</source>
        <translation>五个性质</translation>
    </message>
    <message>
        <source>Every score is %1: nothing says where query and key stand.</source>
        <translation>每个分数都是 %1：没有什么说明查询和键在何处。</translation>
    </message>
    <message>
        <source>Scores run from %1 to %2. For the last query each key scores %3 more than the one before it.</source>
        <translation>分数从 %1 到 %2。对最后一个查询来说，每个键的分数都比前一个高 %3。</translation>
    </message>
    <message>
        <source>Scores stay between %1 and %2, but one position is a step of %3 here and of another size for every other length.</source>
        <translation>分数保持在 %1 与 %2 之间，但一个位置的步长在这里是 %3，换成别的长度就会不同。</translation>
    </message>
    <message>
        <source>Point at a mark: the panel says what was measured.</source>
        <translation>指向一个标记：面板会说明测得了什么。</translation>
    </message>
    <message>
        <source>The more the scores differ from key to key, the more of the weight a softmax gives to one key.</source>
        <translation>相邻两键的分数相差越大，softmax 就把越多的权重给其中一个键。</translation>
    </message>
    <message>
        <source>The paper looks back only; here both sides count.</source>
        <translation>论文中只看前面的词元；这里前后两侧都算。</translation>
    </message>
    <message>
        <source>the chosen encoding, large</source>
        <translation>所选编码的大图</translation>
    </message>
    <message>
        <source>by offset</source>
        <translation>按偏移</translation>
    </message>
    <message>
        <source>what each encoding is</source>
        <translation>各种编码是什么</translation>
    </message>
    <message>
        <source>the rows and their products</source>
        <translation>各行及其点积</translation>
    </message>
    <message>
        <source>offset δ</source>
        <translation>偏移 δ</translation>
    </message>
    <message>
        <source>the position as a number</source>
        <translation>位置本身作为一个数</translation>
    </message>
    <message>
        <source>position ÷ last position</source>
        <translation>位置 ÷ 最后位置</translation>
    </message>
    <message>
        <source>a 1 among zeros</source>
        <translation>一个 1，其余为 0</translation>
    </message>
    <message>
        <source>the bits of the position</source>
        <translation>位置的各个比特</translation>
    </message>
    <message>
        <source>sines and cosines</source>
        <translation>正弦和余弦</translation>
    </message>
    <message>
        <source>a row found by training</source>
        <translation>训练得到的一行</translation>
    </message>
    <message>
        <source>turns queries and keys</source>
        <translation>旋转查询和键</translation>
    </message>
    <message>
        <source>lowers scores by distance</source>
        <translation>按距离降低分数</translation>
    </message>
    <message>
        <source>pairs of columns of query and key are turned, as clocks are</source>
        <translation>查询和键的各列对像时钟一样转动</translation>
    </message>
    <message>
        <source>m = %1 times the distance is taken off the score</source>
        <translation>分数减去距离的 m 倍，m = %1</translation>
    </message>
    <message>
        <source>200 positions: the products of two reach 39 601, and the words hardly count.</source>
        <translation>200 个位置：两个位置的乘积可达 39 601，词几乎不起作用。</translation>
    </message>
    <message>
        <source>Each step away lowers the score by 0.5 in the first of eight heads, by 1/256 in the last.</source>
        <translation>每远一步，八个头中的第一个分数降低 0.5，最后一个降低 1/256。</translation>
    </message>
    <message>
        <source>d = 7: one sine lacks its cosine, so no matrix leads from each position to the next.</source>
        <translation>d = 7：有一个正弦缺少余弦，因此没有哪个矩阵能把每个位置的行都变成下一行。</translation>
    </message>
    <message>
        <source>The dot product counts the ones that two rows share: %1 and %2 are neighbours and share none, so the picture jumps at powers of two.</source>
        <translation>点积统计两行共有的 1：%1 和 %2 相邻却没有共有的 1，因此图在 2 的幂处跳变。</translation>
    </message>
    <message>
        <source>The dot product of two rows is 1 for a position with itself and 0 with any other: a one-hot vector does not tell near from far.</source>
        <translation>一个位置的行与自身的点积为 1，与其他行的点积为 0：独热向量分不出远近。</translation>
    </message>
    <message>
        <source>Along each diagonal the dot product of two rows &lt;i&gt;p&lt;/i&gt; is the same: it depends on the offset alone.</source>
        <translation>沿每条对角线，两行 &lt;i&gt;p&lt;/i&gt; 的点积都相同：它只取决于偏移。</translation>
    </message>
    <message>
        <source>Along each diagonal the dot product of two rows &lt;i&gt;p&lt;/i&gt; differs by up to %1 of the largest.</source>
        <translation>沿每条对角线，两行 &lt;i&gt;p&lt;/i&gt; 的点积相差可达最大值的 %1。</translation>
    </message>
    <message>
        <source>Each step away lowers the score by &lt;i&gt;m&lt;/i&gt; = %1 in head %2 of %3: ALiBi prefers what is near.</source>
        <translation>每远一步，%3 个头中的头 %2 的分数降低 &lt;i&gt;m&lt;/i&gt; = %1：ALiBi 偏好近处。</translation>
    </message>
    <message>
        <source>&lt;i&gt;R&lt;/i&gt; turns the pairs of columns by the angles of a position.</source>
        <translation>&lt;i&gt;R&lt;/i&gt; 把各列对旋转一个位置所对应的角度。</translation>
    </message>
    <message>
        <source>&lt;i&gt;W&lt;/i&gt; is a random matrix that makes each row &lt;i&gt;p&lt;/i&gt; as wide as the query.</source>
        <translation>&lt;i&gt;W&lt;/i&gt; 是一个随机矩阵，使每一行 &lt;i&gt;p&lt;/i&gt; 与查询同宽。</translation>
    </message>
    <message>
        <source>Along a diagonal the dot product of two rows differs by up to %1 of the largest.</source>
        <translation>沿一条对角线，两行的点积相差可达最大值的 %1。</translation>
    </message>
    <message>
        <source>&lt;i&gt;m&lt;/i&gt; is 2^(−8(ℎ + 1)/𝐻) here for head ℎ of 𝐻, counted from 0; %1 is no power of two, for which the authors’ code interleaves two such series instead.</source>
        <translation>这里 𝐻 个头中的头 ℎ（从 0 数起）的 &lt;i&gt;m&lt;/i&gt; 是 2^(−8(ℎ + 1)/𝐻)；%1 不是 2 的幂，作者的代码在这种情况下把两个这样的序列交错排列。</translation>
    </message>
    <message>
        <source>Without positions self-attention cannot tell one order of the tokens from another. The sinusoidal encoding has all five properties. With the rotary encoding a score depends on the two words and on their offset, not on their positions.</source>
        <translation>没有位置，自注意力无法区分词元的不同顺序。正弦编码具备全部五种性质。用旋转编码时，分数取决于两个词及其偏移，与它们的位置本身无关。</translation>
    </message>
    <message>
        <source>Each diagonal has one score: rotary turns query and key, so that only the offset counts.</source>
        <translation>每条对角线只有一个分数：旋转编码转动查询和键，因此只有偏移起作用。</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>How many of the next positions after training have no larger values than those seen in it. A model may still fail at positions it never saw.</source>
        <translation>训练长度之后的位置中，有多少个的值不比训练中见过的更大。模型在从未见过的位置上仍可能失败。</translation>
    </message>
    <message>
        <source>by offset; grey: all values</source>
        <translation>按偏移；灰色：全部值</translation>
    </message>
    <message>
        <source>For comparison &lt;i&gt;p&lt;/i&gt; is added to query and key here; the Transformer adds it to the embedding.</source>
        <translation>这里为了对比，把 &lt;i&gt;p&lt;/i&gt; 加到查询和键上；Transformer 则把它加到嵌入上。</translation>
    </message>
    <message>
        <source>random; no row where hatched</source>
        <translation>随机；阴影线处没有行</translation>
    </message>
    <message>
        <source>dot products</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>offset alone</source>
        <translation>只有偏移</translation>
    </message>
    <message>
        <source>linear shift</source>
        <translation>线性位移</translation>
    </message>
    <message>
        <source>least distance</source>
        <translation>最小距离</translation>
    </message>
    <message>
        <source>off by</source>
        <translation>误差</translation>
    </message>
    <message>
        <source>of the next %1</source>
        <translation>后续 %1 个中</translation>
    </message>
    <message>
        <source>A 0 without ✓ is no merit: More says why.</source>
        <translation>没有 ✓ 的 0 不是优点：原因见“更多”。</translation>
    </message>
    <message>
        <source>All pairs of positions are alike, so the 0 says nothing about the offset.</source>
        <translation>所有位置对都一样，所以这个 0 与偏移无关。</translation>
    </message>
    <message>
        <source>Each offset has one number, but all offsets other than 0 have the same: near and far are alike.</source>
        <translation>每个偏移只有一个数，但 0 以外的所有偏移都是同一个数：远近没有区别。</translation>
    </message>
    <message>
        <source>The best matrix that leads from each row to the next one misses by this part of the rows.</source>
        <translation>从每一行到下一行的最佳矩阵，其误差占各行大小的这一比例。</translation>
    </message>
    <message numerus="yes">
        <source>A table that training would fill; here it is untrained: %n random row(s).</source>
        <translation>
            <numerusform>训练会填满这个表格；这里尚未训练：%n 行随机数。</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;a href="encoding=rotary"&gt;Choose the rotary encoding&lt;/a&gt;, which turns queries and keys instead of adding to them.</source>
        <translation>&lt;a href="encoding=rotary"&gt;选择旋转编码&lt;/a&gt;：它旋转查询和键，而不是相加。</translation>
    </message>
    <message>
        <source>&lt;a href="encoding=sinusoidal"&gt;Choose the sinusoidal encoding&lt;/a&gt;, which adds sines and cosines.</source>
        <translation>&lt;a href="encoding=sinusoidal"&gt;选择正弦编码&lt;/a&gt;：它加上正弦和余弦。</translation>
    </message>
    <message>
        <source>&lt;a href="play:head"&gt;Let &lt;i&gt;h&lt;/i&gt; go from head to head&lt;/a&gt;: the slope &lt;i&gt;m&lt;/i&gt; falls.</source>
        <translation>&lt;a href="play:head"&gt;让 &lt;i&gt;h&lt;/i&gt; 逐个经过各头&lt;/a&gt;：斜率 &lt;i&gt;m&lt;/i&gt; 下降。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:past-training"&gt;Look at positions past the training length&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:past-training"&gt;看看超出训练长度的位置&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>In the formula &lt;i&gt;q&lt;/i&gt; is the query at position &lt;i&gt;i&lt;/i&gt;, &lt;i&gt;k&lt;/i&gt; the key at position &lt;i&gt;j&lt;/i&gt; and &lt;i&gt;s&lt;/i&gt; their score.</source>
        <translation>公式中 &lt;i&gt;q&lt;/i&gt; 是位置 &lt;i&gt;i&lt;/i&gt; 的查询，&lt;i&gt;k&lt;/i&gt; 是位置 &lt;i&gt;j&lt;/i&gt; 的键，&lt;i&gt;s&lt;/i&gt; 是两者的分数。</translation>
    </message>
    <message>
        <source>&lt;i&gt;p&lt;/i&gt; is the encoding of a position: a row of the table.</source>
        <translation>&lt;i&gt;p&lt;/i&gt; 是一个位置的编码，即编码表的一行。</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; is the distance of query and key, and the slope &lt;i&gt;m&lt;/i&gt; says how much each step of it takes off the score. &lt;i&gt;H&lt;/i&gt; says how many heads there are. The formula counts the heads &lt;i&gt;h&lt;/i&gt; from 1, the parameter from 0.</source>
        <translation>&lt;i&gt;δ&lt;/i&gt; 是查询与键的距离，斜率 &lt;i&gt;m&lt;/i&gt; 表示每远一步分数降低多少。&lt;i&gt;H&lt;/i&gt; 是头的个数。公式中头 &lt;i&gt;h&lt;/i&gt; 从 1 数起，参数中从 0 数起。</translation>
    </message>
    <message>
        <source>what each property means</source>
        <translation>每个性质的含义</translation>
    </message>
    <message>
        <source>measured on scores, the others on rows</source>
        <translation>用分数测量，其余用行</translation>
    </message>
    <message>
        <source>no two
rows equal</source>
        <translation>没有两行
相同</translation>
    </message>
    <message>
        <source>numbers
stay small</source>
        <translation>数值
有界</translation>
    </message>
    <message>
        <source>only the
offset counts</source>
        <translation>只有偏移
起作用</translation>
    </message>
    <message>
        <source>later ones need
nothing larger</source>
        <translation>后面的位置
不需要更大</translation>
    </message>
    <message>
        <source>one matrix
makes each step</source>
        <translation>每一步都用
同一个矩阵</translation>
    </message>
    <message>
        <source>largest number</source>
        <translation>最大的数</translation>
    </message>
    <message>
        <source>A 0 without ✓: for None all positions look alike, for One-hot all others are equally far; neither tells the offset.</source>
        <translation>没有 ✓ 的 0：对“无”来说所有位置都一样；对“独热”来说其他位置都一样远；两者都反映不出偏移。</translation>
    </message>
    <message>
        <source>added to query and key directly here, to compare all in one way</source>
        <translation>这里直接加到查询和键上，以便用同一种方式对比</translation>
    </message>
    <message>
        <source>32 positions, a training length of 24: sines and cosines have all five properties.</source>
        <translation>32 个位置，训练长度为 24：正弦和余弦具备全部五种性质。</translation>
    </message>
    <message>
        <source>No two positions are closer to each other than %1 and %2, by the numbers that lower their scores.</source>
        <translation>就降低其分数的数而言，%1 与 %2 是彼此最近的两个位置。</translation>
    </message>
    <message>
        <source>The largest value; it stays, as every position is divided by the last one of all n.</source>
        <translation>最大值；它不变，因为每个位置都除以全部 n 个位置中的最后一个。</translation>
    </message>
    <message>
        <source>The largest of the numbers that lower the scores; it grows like n to the power %1.</source>
        <translation>用来降低分数的数中最大的一个；它按 n 的 %1 次幂增长。</translation>
    </message>
    <message>
        <source>r is the largest minus the smallest dot product g of two rows with the same offset, divided by G, the largest of all.</source>
        <translation>r 是偏移相同的两行的点积 g 中最大的减去最小的，再除以全部点积中最大的 G。</translation>
    </message>
    <message>
        <source>r is the largest minus the smallest score s with the same offset, divided by G, the largest of all.</source>
        <translation>r 是偏移相同的分数 s 中最大的减去最小的，再除以全部分数中最大的 G。</translation>
    </message>
    <message>
        <source>Divided by the last position of the training, later ones lie above 1; divided by a later one, all others change.</source>
        <translation>除以训练中的最后一个位置，后面的位置就大于 1；除以更后面的一个，其余所有值都会改变。</translation>
    </message>
    <message>
        <source>For these rows there is a matrix for any order of them, so a fitting matrix proves nothing.</source>
        <translation>这些行无论怎样排列，总有一个适合的矩阵，所以有矩阵适合说明不了什么。</translation>
    </message>
    <message>
        <source>A step adds a number, and adding is not multiplying by a matrix.</source>
        <translation>走一步是加上一个数，而加法不是乘以矩阵。</translation>
    </message>
    <message>
        <source>Scores of pairs with the same offset differ by up to %1 of the largest (grey, far right): they also contain products of word and position, &lt;i&gt;q&lt;/i&gt; · &lt;i&gt;p&lt;/i&gt; and &lt;i&gt;p&lt;/i&gt; · &lt;i&gt;k&lt;/i&gt;, which depend on the place.</source>
        <translation>偏移相同的位置对，分数最多相差最大分数的 %1（最右边的灰色）：分数中还有词与位置的乘积 &lt;i&gt;q&lt;/i&gt; · &lt;i&gt;p&lt;/i&gt; 和 &lt;i&gt;p&lt;/i&gt; · &lt;i&gt;k&lt;/i&gt;，它们取决于所在的位置。</translation>
    </message>
    <message>
        <source>A 0 is no merit where nothing changes with the offset: without positions all pairs are alike (✗), and one-hot says only “same” or “different” (◐). Between one-hot rows a matrix can make any step, even to a wrong row. So it proves nothing that a matrix makes the right step (◐).</source>
        <translation>如果一切都不随偏移变化，0 就不是优点：没有位置时所有位置对都一样（✗），独热只说“相同”或“不同”（◐）。在独热的各行之间，任何一步都有矩阵能走，哪怕走到错误的行。所以，有矩阵能走对，也说明不了什么（◐）。</translation>
    </message>
    <message>
        <source>By offset, the line is the mean and the grey band spans all values. All queries hold one and the same word here, and so do all keys: whatever differs comes from the encoding. Each small picture has a scale of its own.</source>
        <translation>“按偏移”的图中，线是平均值，灰色带包含全部值。这里所有查询都是同一个词，所有键也都是同一个词：一切差别都来自编码。每张小图有自己的标度。</translation>
    </message>
    <message>
        <source>What the numbers say. Unique: the distance of the closest two positions. Bounded: the largest number. Offset alone: take all pairs of rows with the same offset. By how much do their dot products differ, divided by the largest of all? In range: how many of the next positions after the training length need no larger number and no new row or column. A model may still fail there: see the page “Training”. Linear shift: by how much the best matrix misses. A number like 4 · 10⁻¹⁶ is rounding.</source>
        <translation>各列的数。唯一：最近的两个位置的距离。有界：最大的数。只有偏移：取偏移相同的所有行对，它们的点积相差多少，再除以全部点积中最大的。范围内：训练长度之后的位置中，有多少个不需要更大的数，也不需要新的行或列；但模型在那里仍可能出错，见“训练”一页。线性位移：最佳矩阵的误差。像 4 · 10⁻¹⁶ 这样的数是舍入误差。</translation>
    </message>
    <message>
        <source>random, not trained here</source>
        <translation>随机，此处未训练</translation>
    </message>
    <message>
        <source>Three encodings add no rows: under “offset alone” their scores are compared instead (*). In the other columns ALiBi is measured by what it takes off the scores, and Rotary by the matrix of its turns, which has each sine and cosine twice. ALiBi never raises a score above those seen in training, so it counts as in range.</source>
        <translation>有三种编码不加任何行：在“只有偏移”一列改为比较它们的分数（*）。在其他各列，对 ALiBi 测量从分数中减去的数，对旋转编码测量旋转矩阵，其中每个正弦和余弦各出现两次。ALiBi 绝不会让分数高于训练中见过的，所以算作在范围内。</translation>
    </message>
    <message>
        <source>all five passed</source>
        <translation>五项全部通过</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a test and its result</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>the picture of the chosen test</source>
        <translation>所选检验的图</translation>
    </message>
    <message>
        <source>the chosen test in words</source>
        <translation>所选检验的说明</translation>
    </message>
    <message>
        <source>%1 apart</source>
        <translation>相距 %1</translation>
    </message>
    <message>
        <source>Only sines and cosines, and their rotary form, pass all five tests.</source>
        <translation>只有正弦和余弦及其旋转形式通过全部五项检验。</translation>
    </message>
    <message>
        <source>At an odd width sines and cosines fail one of five tests: a sine lacks its cosine.</source>
        <translation>宽度为奇数时，正弦和余弦有一项检验不通过：有一个正弦缺少余弦。</translation>
    </message>
    <message>
        <source>Each position differs</source>
        <translation>每个位置都不同</translation>
    </message>
    <message>
        <source>Numbers stay small</source>
        <translation>数值有界</translation>
    </message>
    <message>
        <source>Only the distance counts</source>
        <translation>只有偏移起作用</translation>
    </message>
    <message>
        <source>One matrix makes each step</source>
        <translation>每步同一个矩阵</translation>
    </message>
    <message>
        <source>How alike each two positions are (dot product):</source>
        <translation>每两个位置有多相似（点积）：</translation>
    </message>
    <message>
        <source>Score of each two positions, for the same two words:</source>
        <translation>同样两个词时每两个位置的分数：</translation>
    </message>
    <message>
        <source>along a diagonal it never changes.</source>
        <translation>沿对角线从不改变。</translation>
    </message>
    <message>
        <source>the same for all distances apart from 0.</source>
        <translation>除 0 以外的所有距离都相同。</translation>
    </message>
    <message>
        <source>all pairs are the same.</source>
        <translation>所有位置对都相同。</translation>
    </message>
    <message>
        <source>along a diagonal it changes.</source>
        <translation>沿对角线会改变。</translation>
    </message>
    <message>
        <source>largest number among %1 positions</source>
        <translation>%1 个位置中最大的数</translation>
    </message>
    <message>
        <source>positions seen in training</source>
        <translation>训练中见过的位置</translation>
    </message>
    <message>
        <source>of the next %1, within what was seen</source>
        <translation>后续 %1 个中，在见过的范围内</translation>
    </message>
    <message>
        <source>length of all rows to reach</source>
        <translation>要到达的各行的总长度</translation>
    </message>
    <message>
        <source>what the best matrix misses of it</source>
        <translation>最佳矩阵与之相差</translation>
    </message>
    <message>
        <source>always %1</source>
        <comment>a number</comment>
        <translation>总是 %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <comment>numbers</comment>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>Defined past training</source>
        <translation>训练长度之外有定义</translation>
    </message>
    <message>
        <source>A row on grey passes all five tests; the panel explains the framed mark.</source>
        <translation>灰底的行通过全部五项检验；面板解释框中的标记。</translation>
    </message>
</context>
<context>
    <name>Exporters</name>
    <message>
        <source>the picture would be %1 x %2 pixels; accepted: up to %3 a side and %4 million in all</source>
        <translation>图片将有 %1 × %2 像素；允许的范围：每边最多 %3 像素，总计最多 %4 百万像素</translation>
    </message>
    <message>
        <source>the link is too long for a QR code, which holds %1 bytes at most</source>
        <translation>链接太长，二维码最多只能容纳 %1 字节</translation>
    </message>
    <message>
        <source>the QR code of this link needs %1 mm a side, and a figure of this size has %2 mm for it; a larger figure has room</source>
        <translation>此链接的二维码每边需要 %1 mm，而这个尺寸的图只能留出 %2 mm；较大的图放得下</translation>
    </message>
    <message>
        <source>the QR code of this link needs %1 dpi at least, and the picture has %2</source>
        <translation>此链接的二维码至少需要 %1 dpi，而图片只有 %2 dpi</translation>
    </message>
</context>
<context>
    <name>Fading</name>
    <message>
        <source>the gradient that comes back</source>
        <translation>传回的梯度</translation>
    </message>
    <message>
        <source>what colours and hatching mean</source>
        <translation>颜色和阴影线的含义</translation>
    </message>
    <message>
        <source>output 𝑖</source>
        <translation>输出 𝑖</translation>
    </message>
    <message>
        <source>input 𝑗</source>
        <translation>输入 𝑗</translation>
    </message>
    <message>
        <source>exactly 0: the output does not depend on the input</source>
        <translation>恰好为 0：输出不依赖于该输入</translation>
    </message>
    <message>
        <source>exactly 0</source>
        <translation>恰好为 0</translation>
    </message>
    <message>
        <source>places back</source>
        <translation>往前的位置数</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Fading</source>
        <translation>影响的衰减</translation>
    </message>
    <message>
        <source>How influence fades</source>
        <translation>影响如何衰减</translation>
    </message>
    <message>
        <source>Twenty places back</source>
        <translation>往前二十个位置</translation>
    </message>
    <message>
        <source>ρ = 0.8: of an input 20 places back 0.8²⁰ = 0.0115 is left; stacked convolutions do not reach it, attention does.</source>
        <translation>ρ = 0.8：往前 20 个位置的输入只剩 0.8²⁰ = 0.0115；堆叠的卷积够不到它，注意力够得到。</translation>
    </message>
    <message>
        <source>With tanh</source>
        <translation>加上 tanh</translation>
    </message>
    <message>
        <source>The slope of tanh is 1 at most: each step leaves less than ρ.</source>
        <translation>tanh 的斜率至多为 1：每一步剩下的比 ρ 更少。</translation>
    </message>
    <message>
        <source>Growing instead</source>
        <translation>反而增大</translation>
    </message>
    <message>
        <source>ρ = 1.1: after 20 steps the influence is 6.7 times as large as at the start.</source>
        <translation>ρ = 1.1：20 步之后，影响是开始时的 6.7 倍。</translation>
    </message>
    <message>
        <source>The reach of convolutions</source>
        <translation>卷积能达到多远</translation>
    </message>
    <message>
        <source>Four convolutions with kernel size 5 reach 8 places: influence up to there, and exactly 0 beyond.</source>
        <translation>四层卷积核大小为 5 的卷积能达到 8 个位置：到此为止有影响，更远则恰好为 0。</translation>
    </message>
    <message>
        <source>A share for everyone</source>
        <translation>人人有份</translation>
    </message>
    <message>
        <source>Attention’s influence is that of a weight, of some 1/n, wherever the token stands.</source>
        <translation>注意力中的影响与权重相当，约为 1/n，无论词元在哪里。</translation>
    </message>
    <message>
        <source>The gradient that comes back</source>
        <translation>传回的梯度</translation>
    </message>
    <message>
        <source>The last token must name the one 20 back: how much gradient arrives there before any training.</source>
        <translation>最后一个词元须说出往前 20 个位置的词元：训练之前，有多少梯度传到那里。</translation>
    </message>
    <message>
        <source>Training follows the &lt;a href="term:gradient"&gt;gradient&lt;/a&gt;, which passes back by the same derivatives. Where they fade with every step, a recurrence hardly learns what depends on far tokens (Hochreiter et al. 2001; Bengio et al. 1994): the &lt;a href="term:vanishing-gradient"&gt;vanishing gradient&lt;/a&gt;. It is one reason why self-attention took the place of recurrences.</source>
        <translation>训练沿着&lt;a href="term:gradient"&gt;梯度&lt;/a&gt;进行，而梯度正是经由这些导数传回的。导数逐步衰减时，循环层很难学会依赖远处词元的东西（Hochreiter 等，2001；Bengio 等，1994）：这就是&lt;a href="term:vanishing-gradient"&gt;梯度消失&lt;/a&gt;。这是自注意力取代循环层的原因之一。</translation>
    </message>
    <message>
        <source>The last token must name the one %1 back: of its own &lt;a href="term:gradient"&gt;gradient&lt;/a&gt; %2 arrives there in the recurrence, %3 in attention.</source>
        <translation>最后一个词元须说出往前 %1 个位置的词元：它自己的&lt;a href="term:gradient"&gt;梯度&lt;/a&gt;传到那里的部分，循环层中为 %2，注意力中为 %3。</translation>
    </message>
    <message>
        <source>&lt;a href="play:offset"&gt;Let the distance grow&lt;/a&gt;.</source>
        <translation>&lt;a href="play:offset"&gt;让距离增大&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="spectral-radius=0.8"&gt;Bring ρ back below 1&lt;/a&gt;.</source>
        <translation>&lt;a href="spectral-radius=0.8"&gt;让 ρ 回到 1 以下&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="spectral-radius=1.1"&gt;Raise ρ above 1&lt;/a&gt;.</source>
        <translation>&lt;a href="spectral-radius=1.1"&gt;把 ρ 提到 1 以上&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="activation=linear"&gt;Take tanh away&lt;/a&gt;.</source>
        <translation>&lt;a href="activation=linear"&gt;去掉 tanh&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="activation=tanh"&gt;Put each output through tanh&lt;/a&gt;, between −1 and 1.</source>
        <translation>&lt;a href="activation=tanh"&gt;让每个输出经过 tanh&lt;/a&gt;，落在 −1 与 1 之间。</translation>
    </message>
    <message>
        <source>Back to &lt;a href="preset:start"&gt;the influence of one input&lt;/a&gt;.</source>
        <translation>回到&lt;a href="preset:start"&gt;一个输入的影响&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>See &lt;a href="preset:gradient"&gt;the gradient in numbers&lt;/a&gt;, or &lt;a href="preset:reach"&gt;how far convolutions reach&lt;/a&gt;.</source>
        <translation>看&lt;a href="preset:gradient"&gt;梯度的数值&lt;/a&gt;，或&lt;a href="preset:reach"&gt;卷积能达到多远&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Three matrices of the influence of each input (column) on each output (row), on a logarithmic scale: of a recurrence, below the diagonal alone and fading away from it; of stacked convolutions, a band along the diagonal; of self-attention, everywhere alike, with a stronger diagonal.</source>
        <translation>三个矩阵，以对数刻度表示每个输入（列）对每个输出（行）的影响：循环层的只在对角线之下；堆叠卷积的是沿对角线的一条带；自注意力的处处相近，对角线更强。</translation>
    </message>
    <message>
        <source>Below them, against the distance on a logarithmic axis, the mean influence and the gradient that comes back to a token that the last one must name.</source>
        <translation>下方是以对数轴表示的平均影响和传回到最后一个词元所须说出的词元的梯度，随距离变化。</translation>
    </message>
    <message>
        <source>with tanh</source>
        <translation>有 tanh</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>%1 back</source>
        <translation>往前 %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>length of the loss’s gradient at the token that the last one must name, by that at the last place</source>
        <translation>损失在最后一个词元所须说出的词元处的梯度长度，与最后位置处的之比</translation>
    </message>
    <message>
        <source>the output does not depend on this input: no way leads from it</source>
        <translation>输出不依赖于该输入：没有从它通来的路径</translation>
    </message>
    <message>
        <source>Tanh makes a token’s influence on a recurrence fade faster; attention reaches all tokens at once.</source>
        <translation>tanh 使词元对循环层的影响衰减得更快；注意力一步就能到达所有词元。</translation>
    </message>
    <message>
        <source>mean %1 back: %2</source>
        <comment>places, influence</comment>
        <translation>往前 %1 位的平均：%2</translation>
    </message>
    <message>
        <source>distance 𝛿 = 𝑖 − 𝑗 = %1</source>
        <translation>距离 𝛿 = 𝑖 − 𝑗 = %1</translation>
    </message>
    <message>
        <source>Mean influence</source>
        <translation>平均影响</translation>
    </message>
    <message>
        <source>In a recurrence each step multiplies a token’s influence by ρ = %1, so it grows; attention reaches all tokens at once.</source>
        <translation>在循环层中，每一步把词元的影响乘以 ρ = %1，所以它增大；注意力一步就能到达所有词元。</translation>
    </message>
    <message>
        <source>Only where each step multiplies by exactly ρ = 1 does a recurrence neither forget nor explode; attention reaches all at once.</source>
        <translation>只有每一步恰好乘以 ρ = 1 时，循环层才既不遗忘也不爆炸；注意力一步就能到达所有词元。</translation>
    </message>
    <message>
        <source>%1 places back the mean &lt;a href="term:jacobian"&gt;influence&lt;/a&gt; is %2 in the recurrence, %3 in the convolutions, %4 in attention.</source>
        <translation>往前 %1 个位置，平均&lt;a href="term:jacobian"&gt;影响&lt;/a&gt;在循环层中为 %2，在卷积中为 %3，在注意力中为 %4。</translation>
    </message>
    <message>
        <source>%1 tokens of width %2; recurrence: each step multiplies by ρ = %3, %4; convolutions: %5, kernel size %6; attention heads: %7.</source>
        <translation>%1 个宽度为 %2 的词元；循环层：每一步乘以 ρ = %3，%4；卷积：%5 层，卷积核大小 %6；注意力头：%7。</translation>
    </message>
    <message>
        <source>At distance %1: mean influence %2 in the recurrence, %3 in the convolutions, %4 in attention; gradient %5, %6 and %7.</source>
        <translation>距离为 %1 时：平均影响在循环层中为 %2，在卷积中为 %3，在注意力中为 %4；梯度分别为 %5、%6 和 %7。</translation>
    </message>
    <message>
        <source>mean influence of all pairs of an output and an input so far apart</source>
        <translation>相距这么远的所有输出与输入对的平均影响</translation>
    </message>
    <message>
        <source>influence of 𝑗 on 𝑖 (logarithmic)</source>
        <translation>𝑗 对 𝑖 的影响（对数）</translation>
    </message>
    <message>
        <source>Gradient before training</source>
        <translation>训练前的梯度</translation>
    </message>
    <message>
        <source>at the token %1 back, which the last must name</source>
        <translation>在往前 %1 位的词元处，最后一个词元须说出它</translation>
    </message>
    <message>
        <source>at the token %1 back</source>
        <translation>在往前 %1 位的词元处</translation>
    </message>
    <message>
        <source>of the token %1 back</source>
        <translation>往前 %1 位的词元</translation>
    </message>
    <message>
        <source>&lt;i&gt;I&lt;/i&gt;, the influence of input &lt;i&gt;j&lt;/i&gt; on output &lt;i&gt;i&lt;/i&gt;, is how much the output changes at most when the input changes by 1, as if the slope stayed the same: the spectral norm of their &lt;a href="term:jacobian"&gt;Jacobian&lt;/a&gt;. Here &lt;i&gt;δ&lt;/i&gt; = &lt;i&gt;i&lt;/i&gt; − &lt;i&gt;j&lt;/i&gt; counts the places back.</source>
        <translation>&lt;i&gt;I&lt;/i&gt; 是输入 &lt;i&gt;j&lt;/i&gt; 对输出 &lt;i&gt;i&lt;/i&gt; 的影响：假定斜率不变，输入改变 1 时输出至多改变多少，即它们的&lt;a href="term:jacobian"&gt;雅可比矩阵&lt;/a&gt;的谱范数。这里 &lt;i&gt;δ&lt;/i&gt; = &lt;i&gt;i&lt;/i&gt; − &lt;i&gt;j&lt;/i&gt;，往回数位置。</translation>
    </message>
    <message>
        <source>Here &lt;i&gt;f&lt;/i&gt; is tanh, which keeps numbers between −1 and 1.</source>
        <translation>这里 &lt;i&gt;f&lt;/i&gt; 是 tanh，它使数保持在 −1 与 1 之间。</translation>
    </message>
    <message>
        <source>In each step of the recurrence &lt;i&gt;W&lt;/i&gt; rotates the state &lt;i&gt;h&lt;/i&gt; and multiplies its length by the factor ρ = %1, called spectral radius (not the ρ of restricted attention). (The matrix for &lt;i&gt;x&lt;/i&gt; is left out here.)</source>
        <translation>循环层的每一步，&lt;i&gt;W&lt;/i&gt; 旋转状态 &lt;i&gt;h&lt;/i&gt;，并把它的长度乘以因子 ρ = %1，称为谱半径（不是受限注意力的 ρ）。（这里省去了 &lt;i&gt;x&lt;/i&gt; 的矩阵。）</translation>
    </message>
    <message>
        <source>Attention has no positions here: a token counts alike wherever it stands. The weights of a query sum to 1: each of %1 tokens gets about 1/%1 = %2, and less in a longer sequence. The value matrix then enlarges it. A token influences its own output more, because it makes the query, too.</source>
        <translation>这里的注意力没有位置：词元无论在哪里，作用都相同。一个查询的权重之和为 1：%1 个词元每个约得 1/%1 = %2，序列更长则更少。然后值矩阵把它放大。词元对自己的输出影响更大，因为查询也由它产生。</translation>
    </message>
    <message>
        <source>In the right chart the last token must name the token 𝛿 places back. The chart shows the gradient of the &lt;a href="term:loss"&gt;loss&lt;/a&gt; at that earlier token, divided by the gradient at the last token. So all its curves begin at 1; those in the left chart need not. (Untrained layers, mean of %1 sequences.)</source>
        <translation>右图中，最后一个词元要说出往前 𝛿 个位置的词元。图中是&lt;a href="term:loss"&gt;损失&lt;/a&gt;在那个较早词元处的梯度除以在最后一个词元处的梯度。所以各曲线都从 1 开始；左图的曲线则不一定。（未经训练的层，%1 个序列的平均。）</translation>
    </message>
    <message>
        <source>%1 convolutions, one after another, reach %2 places back.</source>
        <translation>%1 层卷积一层接一层，往前可达 %2 个位置。</translation>
    </message>
    <message>
        <source>influence: how much the output changes at most when the input changes by 1</source>
        <translation>影响：输入改变 1 时输出至多改变多少</translation>
    </message>
    <message>
        <source>each step × %1</source>
        <translation>每步 × %1</translation>
    </message>
    <message>
        <source>places back; 0 is the token itself</source>
        <translation>往前的位置数；0 是词元自身</translation>
    </message>
    <message>
        <source>times as much</source>
        <translation>倍</translation>
    </message>
    <message>
        <source>A recurrence fades with every step; attention does not.</source>
        <translation>循环层每一步都衰减；注意力不会。</translation>
    </message>
    <message>
        <source>by distance, log scale</source>
        <translation>按距离，对数刻度</translation>
    </message>
    <message>
        <source>attention keeps more from here</source>
        <translation>从这里起注意力保留得更多</translation>
    </message>
    <message>
        <source>attention keeps more here</source>
        <translation>这里注意力保留得更多</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>One element of a sequence, such as a word or a piece of a word.</source>
        <translation>序列中的一个元素，例如一个词或词的一部分。</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>The vector that stands for a token, learned in training. Stacked as rows, the embeddings of a sequence are the matrix X.</source>
        <translation>代表一个词元的向量，通过训练学习得到。一个序列的各个嵌入按行堆叠起来，就是矩阵 X。</translation>
    </message>
    <message>
        <source>Positional encoding</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>A vector that stands for a position. Added to the embedding of the token there, it tells the model the order of the tokens.</source>
        <translation>代表一个位置的向量。把它加到该位置上词元的嵌入中，模型便得知词元的顺序。</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>One of the numbers of a vector. How many there are is the width d, the same for embeddings and encodings.</source>
        <translation>向量中的一个数。这些数的个数就是宽度 d，嵌入与编码的宽度相同。</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>One dimension of the encoding at all positions. Read from top to bottom, it is a sine or a cosine wave.</source>
        <translation>编码的一个维度在所有位置上的取值。从上往下看，它是一个正弦波或余弦波。</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>列对</translation>
    </message>
    <message>
        <source>The two columns 2j and 2j + 1: sine and cosine of the same angle.</source>
        <translation>第 2j 列和第 2j + 1 列：同一个角度的正弦和余弦。</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>By how many radians the angle of a pair grows from one position to the next. It falls from pair to pair: from fast waves to slow ones.</source>
        <translation>从一个位置到下一个位置，列对的角度增加多少弧度。频率逐对降低：从快波到慢波。</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>After how many positions a wave repeats: 2π divided by the frequency.</source>
        <translation>每隔多少个位置，波就重复一次：2π 除以频率。</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>What sine and cosine are taken of: the position times the frequency of the pair, in radians.</source>
        <translation>正弦和余弦的自变量：位置乘以列对的频率，单位为弧度。</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>Sine and cosine</source>
        <translation>正弦和余弦</translation>
    </message>
    <message>
        <source>The two coordinates of a point that runs around a circle of radius 1. Together they tell where on the circle it is; one of them alone does not.</source>
        <translation>一个点沿半径为 1 的圆周运动时的两个坐标。两者合在一起才能确定点位于圆周何处，单凭其中一个则不能。</translation>
    </message>
    <message>
        <source>Radian</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>The unit of angles in the formulas: the length of the arc on a circle of radius 1. A full turn is 2π, about 6.28.</source>
        <translation>公式中角度的单位：半径为 1 的圆上对应弧的长度。一整圈是 2π，约为 6.28。</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>一圈</translation>
    </message>
    <message>
        <source>Once around the circle: 2π radians or 360 degrees. After a whole turn sine and cosine repeat.</source>
        <translation>绕圆一周：2π 弧度，即 360 度。转过一整圈后，正弦和余弦重复。</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>A table drawn as a picture: each cell has the colour that stands for its number.</source>
        <translation>画成图的表格：每个单元格用颜色表示其中的数。</translation>
    </message>
    <message>
        <source>Training length</source>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>Relative shift</source>
        <translation>相对位移</translation>
    </message>
    <message>
        <source>By how many positions one goes on. It turns each pair by the angle δω, no matter at which position one starts.</source>
        <translation>从一个位置移到另一个位置时，位置增加多少。每个列对都随之旋转角度 δω，与从哪个位置出发无关。</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Turning a vector about the origin without changing its length. In two dimensions a matrix of sines and cosines of the angle does it.</source>
        <translation>让向量绕原点转动而不改变其长度。在二维空间中，由角度的正弦和余弦组成的矩阵即可实现旋转。</translation>
    </message>
    <message>
        <source>One-hot vector</source>
        <translation>独热向量</translation>
    </message>
    <message>
        <source>A vector with a single 1 and zeros elsewhere; the place of the 1 says what is meant. Any two different ones are equally far apart.</source>
        <translation>只有一个元素为 1、其余元素均为 0 的向量；1 所在之处表明它代表什么。任意两个不同的独热向量之间的距离都相等。</translation>
    </message>
    <message>
        <source>Learned encoding</source>
        <translation>学习得到的编码</translation>
    </message>
    <message>
        <source>Rotary encoding (RoPE)</source>
        <translation>旋转位置编码（RoPE）</translation>
    </message>
    <message>
        <source>Turns the pairs of each query and key by the angle of their position instead of adding anything. The positions then enter a score only by their distance.</source>
        <translation>不做加法，而是把每个查询和键中的列对按其位置对应的角度旋转。于是，位置只通过彼此的距离影响分数。</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>Attention with linear biases: each score is lowered by an amount that grows evenly with the distance of query and key, faster in some heads than in others. Nothing is added to the embeddings.</source>
        <translation>带线性偏置的注意力：每个分数都减去一个量，这个量随查询与键的距离均匀增大，在有些头中比在另一些头中增大得更快。嵌入上不加任何东西。</translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The vector that a token gives to the outputs, each time multiplied by its weight.</source>
        <translation>词元贡献给各个输出的向量，每次都要乘以相应的权重。</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>One of several attentions side by side, with queries, keys, values and weights of its own.</source>
        <translation>并列的多个注意力中的一个，有自己的查询、键、值和权重。</translation>
    </message>
    <message>
        <source>Multi-head attention</source>
        <translation>多头注意力</translation>
    </message>
    <message>
        <source>Several heads look at the same input. Their outputs are concatenated and projected once more.</source>
        <translation>多个头观察同一个输入。它们的输出拼接起来，再做一次投影。</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>注意力分数</translation>
    </message>
    <message>
        <source>How well a query and a key fit, as any number: the larger, the more weight the key gets.</source>
        <translation>查询与键的匹配程度，可以是任意实数：分数越大，这个键得到的权重越大。</translation>
    </message>
    <message>
        <source>Scaled dot product</source>
        <translation>缩放点积</translation>
    </message>
    <message>
        <source>The dot product of query and key divided by the square root of their width. Without the division scores would spread more the wider the vectors are.</source>
        <translation>查询与键的点积除以向量宽度的平方根。如果不除，向量越宽，分数就越分散。</translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>Turns scores into weights: the exponential of each score divided by the sum of them all. The results are positive and sum to 1.</source>
        <translation>把分数变成权重：每个分数取指数，再除以所有指数之和。结果都是正数，且总和为 1。</translation>
    </message>
    <message>
        <source>Attention weight</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>The share of a value in an output. The weights of one query are never negative and sum to 1.</source>
        <translation>一个值在输出中所占的份额。同一个查询的各个权重都不为负，且总和为 1。</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Lets each token see only itself and the tokens before it, as a model must that predicts the next token.</source>
        <translation>让每个词元只能看到自己和前面的词元；预测下一个词元的模型必须如此。</translation>
    </message>
    <message>
        <source>Valid length</source>
        <translation>有效长度</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>A positive number that divides the scores before the softmax. A low one gathers the weight on the best key, a high one spreads it evenly.</source>
        <translation>在 softmax 之前用来除分数的正数。温度低，权重集中于最匹配的键；温度高，权重趋于均匀。</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>暂退法（Dropout）</translation>
    </message>
    <message>
        <source>In training, sets numbers picked at random to 0 and enlarges the others, so that the mean stays the same. Afterwards it does nothing.</source>
        <translation>训练时把随机选出的数置为 0，并放大其余的数，使期望值保持不变。训练结束后，它不起任何作用。</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Concatenation</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>Permutation equivariance</source>
        <translation>置换等变性</translation>
    </message>
    <message>
        <source>If the tokens change places, their outputs change places in the same way and are otherwise the same. Self-attention without positions and without a mask has this property.</source>
        <translation>如果词元交换位置，它们的输出也以同样的方式交换位置，除此之外不变。没有位置编码、也没有掩码的自注意力具有这一性质。</translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation>卷积</translation>
    </message>
    <message>
        <source>Kernel size</source>
        <translation>卷积核大小</translation>
    </message>
    <message>
        <source>How many neighbouring tokens an output of a convolution sees.</source>
        <translation>卷积的一个输出能看到多少个相邻词元。</translation>
    </message>
    <message>
        <source>Recurrence</source>
        <translation>循环层</translation>
    </message>
    <message>
        <source>A layer that reads token after token and carries what it has read along in a state. Each step has to wait for the one before.</source>
        <translation>一种网络层，逐个读取词元，并把已读的内容保存在状态中向后传递。每一步都必须等待上一步完成。</translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation>计算复杂度</translation>
    </message>
    <message>
        <source>How the number of operations grows with the length n and the width d. O(n²·d) keeps the term that grows fastest and leaves out constant factors.</source>
        <translation>运算次数如何随长度 n 和宽度 d 增长。O(n²·d) 只保留增长最快的项，并略去常数因子。</translation>
    </message>
    <message>
        <source>Sequential operations</source>
        <translation>顺序操作</translation>
    </message>
    <message>
        <source>How many steps have to wait for each other, however much is computed side by side: n for a recurrence, 1 for self-attention.</source>
        <translation>无论有多少计算并行进行，仍须依次等待的步数：循环层为 n，自注意力为 1。</translation>
    </message>
    <message>
        <source>Path length</source>
        <translation>路径长度</translation>
    </message>
    <message>
        <source>Dilation</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>Gaps between the tokens that a convolution sees. When they grow by the factor k from layer to layer, a few layers see far.</source>
        <translation>卷积所看到的词元之间的间隔。如果每深一层，间隔就扩大为原来的 k 倍，那么只需几层就能看得很远。</translation>
    </message>
    <message>
        <source>Receptive field</source>
        <translation>感受野</translation>
    </message>
    <message>
        <source>All tokens that an output depends on. It opens like a cone towards the lower layers.</source>
        <translation>一个输出所依赖的全部词元。越往下层，它张得越开，像一个圆锥。</translation>
    </message>
    <message>
        <source>Restricted self-attention</source>
        <translation>受限自注意力</translation>
    </message>
    <message>
        <source>Self-attention in which each query meets only the keys around it: the r = 2𝜌 + 1 within a radius 𝜌.</source>
        <translation>一种自注意力，其中每个查询只与周围的键配对，即半径 𝜌 之内的 r = 2𝜌 + 1 个键。</translation>
    </message>
    <message>
        <source>Multiply–add</source>
        <translation>乘加</translation>
    </message>
    <message>
        <source>One multiplication and one addition, of which products of matrices are made. Counted as floating-point operations (FLOPs) it is two.</source>
        <translation>一次乘法加一次加法，矩阵乘积就由这样的运算组成。按浮点运算次数（FLOPs）计，一次乘加算两次。</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>The value in the middle when all are sorted. A few slow runs do not move it.</source>
        <translation>把所有值排序后位于正中间的那个值。少数几次偏慢的运行不会影响它。</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>How steeply a cost grows: with exponent 2, twice the length costs four times as much. On logarithmic axes it is the slope.</source>
        <translation>表示代价增长得有多快：指数为 2 时，长度加倍，代价变为四倍。在对数坐标轴上，它就是直线的斜率。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>One step of a model that turns a matrix with a row for each token into another one. A model stacks many layers.</source>
        <translation>模型中的一步：把每个词元占一行的矩阵变成另一个这样的矩阵。模型由许多层叠成。</translation>
    </message>
    <message>
        <source>Dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Two vectors multiplied number by number, and the products added. It is large where the vectors point the same way.</source>
        <translation>两个向量的对应元素相乘，再把乘积相加。两个向量的方向相近时，点积大。</translation>
    </message>
    <message>
        <source>The vector with which a token asks what it looks for in the others.</source>
        <translation>词元用来提问的向量：它要在其他词元中找什么。</translation>
    </message>
    <message>
        <source>The vector by which a token is found: every query is compared with it.</source>
        <translation>让词元被找到的向量：每个查询都与它比较。</translation>
    </message>
    <message>
        <source>Attention whose queries, keys and values all come from the same sequence; also called intra-attention. Each output is a weighted sum of the values, and the weights are computed from the input.</source>
        <translation>查询、键和值都来自同一个序列的注意力，也叫内部注意力（intra-attention）。每个输出是值的加权和，权重由输入算出。</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>Several sequences that go through a layer at the same time. They do not see each other.</source>
        <translation>同时通过一层的若干序列。它们互相看不见。</translation>
    </message>
    <message>
        <source>Vectors written one after the other as a single longer one, as the outputs of the heads are.</source>
        <translation>把几个向量首尾相接写成一个更长的向量，各头的输出就是这样拼起来的。</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>A model made of layers of self-attention and small networks that work on each token alone (Vaswani et al. 2017).</source>
        <translation>由自注意力层和分别处理每个词元的小网络组成的模型（Vaswani 等，2017）。</translation>
    </message>
    <message>
        <source>Encoder and decoder</source>
        <translation>编码器和解码器</translation>
    </message>
    <message>
        <source>Cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>Variance</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>The mean of the squared distances from the mean: how far numbers spread. Its square root is the standard deviation.</source>
        <translation>各数与平均值之差的平方的平均：数散得有多开。它的平方根是标准差。</translation>
    </message>
    <message>
        <source>Gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>How much a result changes when each number it depends on changes a little. Training follows it, so where it is near 0 nothing is learned.</source>
        <translation>结果所依赖的每个数稍微改变时，结果改变多少。训练沿梯度进行，所以梯度接近 0 的地方什么也学不到。</translation>
    </message>
    <message>
        <source>After how many layers, or steps of a recurrence, one output sees both tokens. The longest path grows like n for a recurrence and is 1 for self-attention; short ones are easier to learn along.</source>
        <translation>经过多少层，或循环的多少步，才有一个输出同时看到两个词元。最长路径在循环中随 n 增长，在自注意力中是 1；沿短路径更容易学习。</translation>
    </message>
    <message>
        <source>token, tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>embedding, embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>layer, layers</source>
        <translation>层、≠分层</translation>
    </message>
    <message>
        <source>dot product, dot products</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>query, queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>key, keys, ≠arrow keys</source>
        <translation>键、≠按键、≠方向键、≠键入、≠空格键、≠任意键</translation>
    </message>
    <message>
        <source>projection, projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>score, scores</source>
        <translation>注意力分数、分数</translation>
    </message>
    <message>
        <source>scaled dot product, scaled dot products</source>
        <translation>缩放点积</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>softmax</translation>
    </message>
    <message>
        <source>attention weight, attention weights, weight, weights</source>
        <translation>注意力权重、权重</translation>
    </message>
    <message>
        <source>self-attention</source>
        <translation>自注意力</translation>
    </message>
    <message>
        <source>mask, masks, masked</source>
        <translation>掩码、遮蔽</translation>
    </message>
    <message>
        <source>causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>valid length, valid lengths</source>
        <translation>有效长度</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>暂退法</translation>
    </message>
    <message>
        <source>batch, batches</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>head, heads</source>
        <translation>注意力头、头、≠箭头、≠开头、≠头尾、≠表头、≠文件头</translation>
    </message>
    <message>
        <source>concatenation, concatenate, concatenated, concatenating, concatenates</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>multi-head attention</source>
        <translation>多头注意力</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>Transformer, Transformers</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>encoder, encoders, decoder, decoders</source>
        <translation>编码器、解码器</translation>
    </message>
    <message>
        <source>cross-attention</source>
        <translation>交叉注意力</translation>
    </message>
    <message>
        <source>permutation equivariance, permutation-equivariant, equivariant</source>
        <translation>置换等变</translation>
    </message>
    <message>
        <source>variance, variances</source>
        <translation>方差</translation>
    </message>
    <message>
        <source>gradient, gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>temperature, temperatures</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>position, positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>positional encoding, positional encodings, encoding, encodings</source>
        <translation>位置编码、编码</translation>
    </message>
    <message>
        <source>sine and cosine, sines and cosines</source>
        <translation>正弦和余弦、正弦与余弦</translation>
    </message>
    <message>
        <source>full turn, whole turn</source>
        <translation>一圈、整圈</translation>
    </message>
    <message>
        <source>radian, radians</source>
        <translation>弧度</translation>
    </message>
    <message>
        <source>frequency, frequencies</source>
        <translation>频率</translation>
    </message>
    <message>
        <source>wavelength, wavelengths</source>
        <translation>波长</translation>
    </message>
    <message>
        <source>angle, angles</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>heatmap, heatmaps</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>training length</source>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>relative shift</source>
        <translation>相对位移</translation>
    </message>
    <message>
        <source>rotation, rotations</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>one-hot vector, one-hot vectors, one-hot</source>
        <translation>独热向量、独热</translation>
    </message>
    <message>
        <source>learned encoding, learned position, learned positions</source>
        <translation>学习得到的编码、学习得到的位置</translation>
    </message>
    <message>
        <source>rotary encoding, rotary, RoPE</source>
        <translation>旋转位置编码、旋转编码、RoPE</translation>
    </message>
    <message>
        <source>convolution, convolutions</source>
        <translation>卷积、≠卷积核</translation>
    </message>
    <message>
        <source>kernel size</source>
        <translation>卷积核大小</translation>
    </message>
    <message>
        <source>recurrence, recurrences, recurrent layer, recurrent layers, recurrent network</source>
        <translation>循环层、循环网络、循环神经网络</translation>
    </message>
    <message>
        <source>multiply–add, multiply–adds</source>
        <translation>乘加</translation>
    </message>
    <message>
        <source>sequential operation, sequential operations</source>
        <translation>顺序操作</translation>
    </message>
    <message>
        <source>path length, longest path</source>
        <translation>最大路径长度、路径长度、最长路径</translation>
    </message>
    <message>
        <source>restricted self-attention, restricted attention</source>
        <translation>受限自注意力</translation>
    </message>
    <message>
        <source>dilation, dilated</source>
        <translation>空洞</translation>
    </message>
    <message>
        <source>receptive field, receptive fields</source>
        <translation>感受野</translation>
    </message>
    <message>
        <source>activation, activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>median, medians</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>exponent, exponents</source>
        <translation>指数、≠指数函数、≠指数运算、≠取指数、≠所有指数</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>offset, offsets</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>How many positions the second of two stands after the first, negative if it stands before it: δ = j − i.</source>
        <translation>两个位置中，第二个比第一个靠后多少个位置；靠前则为负：δ = j − i。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>training, trained</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Changing the numbers in the matrices of a model bit by bit until its answers are right. What it knows afterwards comes from the examples.</source>
        <translation>一点一点地改变模型各矩阵中的数，直到它的答案正确。它学会的一切都来自样例。</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>loss, losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>How wrong a model is, as one number: the mean of −ln of the probability that it gives to what is wanted. 0 is perfect.</source>
        <translation>用一个数表示模型错得多远：它给正确答案的概率取 −ln 后的平均值。0 为完美。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>The part of the answers that are right: 1 is all of them.</source>
        <translation>答对的比例：1 表示全部答对。</translation>
    </message>
    <message>
        <source>Gradient step</source>
        <translation>梯度步</translation>
    </message>
    <message>
        <source>gradient step, gradient steps</source>
        <translation>梯度步</translation>
    </message>
    <message>
        <source>One update in training: each number of the model moves a little in the direction in which the loss falls.</source>
        <translation>训练中的一次更新：模型的每个数朝损失下降的方向移动一点。</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>How far a gradient step moves the weights. Too small, and training takes long; too large, and the loss rises.</source>
        <translation>一个梯度步把权重移动多远。太小则训练很慢，太大则损失上升。</translation>
    </message>
    <message>
        <source>Every token's vector multiplied by the same learned matrix. In attention three such matrices make queries, keys and values.</source>
        <translation>每个词元的向量都乘以同一个学习得到的矩阵。在注意力中，三个这样的矩阵分别产生查询、键和值。</translation>
    </message>
    <message>
        <source>Says which keys a query may not see; their weights are exactly 0. If every key is hidden, this program weights them equally, like the book Dive into Deep Learning.</source>
        <translation>规定一个查询不能看到哪些键；它们的权重恰好是 0。如果所有键都被遮蔽，本程序与《动手学深度学习》一书一样给它们相同的权重。</translation>
    </message>
    <message>
        <source>How many tokens at the start count. The keys after them are masked: mostly padding, which fills up short sequences so that all in a batch have one length.</source>
        <translation>开头有多少个词元有效。它们之后的键会被遮蔽：大多是填充，即为使一个批量中的序列一样长而在短序列后面补上的内容。</translation>
    </message>
    <message>
        <source>How evenly weights are spread: 0 if one key gets all the weight, ln n if n keys get the same. Its unit with the natural logarithm, ln, is called nat.</source>
        <translation>权重分布得多均匀：全部权重给一个键时为 0，n 个键权重相同时为 ln n。用自然对数 ln 时，单位称为奈特（nat）。</translation>
    </message>
    <message>
        <source>Attention whose queries come from one sequence and whose keys and values come from another one, which is called the memory. A decoder looks at the encoder's output this way.</source>
        <translation>查询来自一个序列、键和值来自另一个序列的注意力；后一个序列称为记忆。解码器就是这样看编码器的输出的。</translation>
    </message>
    <message>
        <source>A number that a layer computes on its way. Training keeps it, because the gradients are computed from it afterwards, from the last layer back to the first.</source>
        <translation>网络层在计算过程中得到的数。训练时要保留它，因为之后从最后一层往回逐层计算梯度时要用到它。</translation>
    </message>
    <message>
        <source>Where a token stands in its sequence, counted from 0. The positional encoding has a row for each position.</source>
        <translation>词元在序列中排第几，从 0 开始计数。位置编码为每个位置提供一行。</translation>
    </message>
    <message>
        <source>How long the sequences were from which a model learned. A formula gives later positions an encoding, too, often with numbers no larger than before, but the model has never seen it.</source>
        <translation>模型训练时所用序列的长度。对于更靠后的位置，公式同样给出编码，其中的数往往不比之前的更大，但模型从未见过这些编码。</translation>
    </message>
    <message>
        <source>base, ≠base k</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>period, periods</source>
        <translation>周期</translation>
    </message>
    <message>
        <source>After how many positions something repeats: bit 0 of a position after 2, bit 1 after 4. The period of a wave is its wavelength.</source>
        <translation>每隔多少个位置就重复一次：位置的比特 0 每 2 个，比特 1 每 4 个。波的周期就是它的波长。</translation>
    </message>
    <message>
        <source>Float</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>float, floats</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>A number as computers store fractions, mostly in 32 bits: about seven decimal digits and a power of two.</source>
        <translation>计算机存储小数的方式，通常用 32 个比特：约七位十进制数字，乘以 2 的幂。</translation>
    </message>
    <message>
        <source>complexity, complexities, O(·)</source>
        <translation>计算复杂度、复杂度、O(·)</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>卷积核</translation>
    </message>
    <message>
        <source>kernel, kernels</source>
        <translation>卷积核</translation>
    </message>
    <message>
        <source>The weights of a convolution: for each place around a token, a matrix by which the token there is multiplied. The same kernel serves every position.</source>
        <translation>卷积的权重：对词元周围的每个位置，有一个矩阵与该处的词元相乘。所有位置共用同一个卷积核。</translation>
    </message>
    <message>
        <source>The number whose powers divide the position in the formula; 10000 in the original. The larger it is, the longer the slow waves.</source>
        <translation>公式中位置除以它的幂的那个数；原文中是 10000。它越大，慢波越长。</translation>
    </message>
    <message>
        <source>Pointing head</source>
        <translation>指向头</translation>
    </message>
    <message>
        <source>pointing head, pointing heads</source>
        <translation>指向头</translation>
    </message>
    <message>
        <source>A head whose weights are themselves the answer of the model: what it looks at is what it says.</source>
        <translation>权重本身就是模型答案的头：它看向哪里，答案就是哪里。</translation>
    </message>
    <message>
        <source>Forcing a line</source>
        <translation>强制一条线</translation>
    </message>
    <message>
        <source>forced, forcing</source>
        <translation>强制</translation>
    </message>
    <message>
        <source>Setting the weights of one query by hand and computing all that comes behind them anew. If the answer follows, the line matters to it.</source>
        <translation>手动设定一个查询的权重，并重新计算其后的一切。如果答案随之改变，这条线就对答案有作用。</translation>
    </message>
    <message>
        <source>Relative positions</source>
        <translation>相对位置</translation>
    </message>
    <message>
        <source>relative table, relative positions</source>
        <translation>相对位置表、相对位置</translation>
    </message>
    <message>
        <source>Positions told by the offset of two tokens instead of by the place of each: a number or a vector for each offset, learned in training, takes part in the score.</source>
        <translation>用两个词元之间的偏移，而不是各自所在的位置来表示位置：每个偏移有一个在训练中学到的数或向量，参与分数。</translation>
    </message>
    <message>
        <source>Residual</source>
        <translation>残差连接</translation>
    </message>
    <message>
        <source>residual, residuals</source>
        <translation>残差连接</translation>
    </message>
    <message>
        <source>A layer’s input, which is added to what the layer finds. So a layer changes its tokens a little instead of replacing them.</source>
        <translation>把层的输入加到该层得到的结果上。这样层只是稍微改变词元，而不是替换它们。</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>MLP, MLPs</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Jacobian</source>
        <translation>雅可比矩阵</translation>
    </message>
    <message>
        <source>Vanishing gradient</source>
        <translation>梯度消失</translation>
    </message>
    <message>
        <source>vanishing gradient, vanishing gradients, exploding gradient, exploding gradients</source>
        <translation>梯度消失、梯度爆炸</translation>
    </message>
    <message>
        <source>A gradient is multiplied once more in each step that it passes back. Where the factors are below 1 it vanishes, where they are above 1 it explodes.</source>
        <translation>梯度每往回传一步就再乘一次。因子小于 1 时它会消失，大于 1 时会爆炸。</translation>
    </message>
    <message>
        <source>A table with a vector of its own for each position: random numbers at first, which training then changes. Rows of positions that training never met stay random; positions after the last row have none.</source>
        <translation>一张表格，每个位置有自己的一个向量：起初是随机数，然后由训练改变。训练从未遇到的位置，其行一直是随机的；最后一行之后的位置没有向量。</translation>
    </message>
    <message>
        <source>Jacobian, Jacobians, spectral norm</source>
        <translation>雅可比矩阵、谱范数</translation>
    </message>
    <message>
        <source>The matrix of all derivatives of one vector’s numbers by another one’s. Its spectral norm says how much the one changes at most when the other changes by 1, as if the slope stayed the same.</source>
        <translation>一个向量的各个数对另一个向量的各个数的所有导数组成的矩阵。它的谱范数说明：假定斜率不变，后者改变 1 时前者至多改变多少。</translation>
    </message>
    <message>
        <source>A multilayer perceptron: two matrices, between which negative numbers become 0 (ReLU). Each token goes through it by itself.</source>
        <translation>多层感知机：两个矩阵，二者之间负数变为 0（ReLU）。每个词元单独通过它。</translation>
    </message>
    <message>
        <source>The two halves of a model: the encoder reads the input, the decoder makes the output from it. A translator’s decoder writes word by word.</source>
        <translation>模型的两半：编码器读入输入，解码器由此生成输出。翻译模型的解码器逐词写出译文。</translation>
    </message>
    <message>
        <source>A layer whose outputs are weighted sums of a few neighbouring tokens. The weights are learned and then do not depend on the tokens; they are the same at every position.</source>
        <translation>一种层，它的输出是几个相邻词元的加权和。权重由学习得到，此后与词元无关，并且在每个位置都相同。</translation>
    </message>
    <message>
        <source>word’s value</source>
        <translation>词的值</translation>
    </message>
    <message>
        <source>Logit</source>
        <translation>Logit</translation>
    </message>
    <message>
        <source>logit, logits</source>
        <translation>logit</translation>
    </message>
    <message>
        <source>The number that a model computes for each token that could come next. The softmax makes a probability of it.</source>
        <translation>模型为每个可能接下来出现的词元算出的数；softmax 把它变成概率。</translation>
    </message>
    <message>
        <source>Byte of a character</source>
        <translation>字符的字节</translation>
    </message>
    <message>
        <source>byte of a character, bytes</source>
        <translation>字符的字节、字节</translation>
    </message>
    <message>
        <source>Special token</source>
        <translation>特殊词元</translation>
    </message>
    <message>
        <source>special token, special tokens</source>
        <translation>特殊词元</translation>
    </message>
    <message>
        <source>A token that is no text but a sign for the model: GPT-2’s &lt;|endoftext|&gt; stands between the texts of its training.</source>
        <translation>不是文本、而是给模型的记号的词元：GPT-2 的 &lt;|endoftext|&gt; 位于训练文本之间。</translation>
    </message>
    <message>
        <source>A computer stores a character as one to four bytes. A vocabulary with all 256 bytes has tokens for any text: a character that is no token becomes several, shown in hexadecimal digits as in ⟨E5⟩.</source>
        <translation>计算机用一到四个字节存储一个字符。词表里有全部 256 个字节，任何文本就都有词元：本身不是词元的字符会变成几个词元，以十六进制数字显示，例如 ⟨E5⟩。</translation>
    </message>
</context>
<context>
    <name>GoalCheckWords</name>
    <message>
        <source>%1 does not use --%2.</source>
        <translation>%1 不使用 --%2。</translation>
    </message>
    <message>
        <source>%1 has no table “%2”.</source>
        <translation>%1 没有表“%2”。</translation>
    </message>
    <message>
        <source>The goal is reached already when the step begins.</source>
        <translation>步骤开始时目标就已经达到。</translation>
    </message>
    <message>
        <source>The goal has no solution; expected a line such as “try: --%1 VALUE”.</source>
        <translation>目标没有解法；需要一行，例如“try: --%1 VALUE”。</translation>
    </message>
    <message>
        <source>The table “%1” has no such number: row %2, column %3.</source>
        <translation>表“%1”没有这样的数：第 %2 行，第 %3 列。</translation>
    </message>
    <message>
        <source>The goal is not reached after what “try:” says.</source>
        <translation>照“try:”所说去做之后，目标并未达到。</translation>
    </message>
    <message>
        <source>“%1” is not among the controls, so nobody can do this.</source>
        <translation>“%1”不在所提供的控件中，因此没有人能做到。</translation>
    </message>
</context>
<context>
    <name>Handout</name>
    <message>
        <source>Mark the cell in the figure.</source>
        <translation>在图中标出这个单元格。</translation>
    </message>
    <message>
        <source>Mark the word in the figure.</source>
        <translation>在图中标出这个词。</translation>
    </message>
    <message>
        <source>Words: %1</source>
        <translation>词：%1</translation>
    </message>
    <message>
        <source>Answer:</source>
        <translation>答案：</translation>
    </message>
    <message>
        <source>Hint:</source>
        <translation>提示：</translation>
    </message>
    <message>
        <source>To do:</source>
        <translation>任务：</translation>
    </message>
    <message>
        <source>Then:</source>
        <translation>然后：</translation>
    </message>
    <message>
        <source>Once it is done:</source>
        <translation>完成之后：</translation>
    </message>
    <message>
        <source>So:</source>
        <translation>所以：</translation>
    </message>
    <message>
        <source>Why this number?</source>
        <translation>为什么是这个数？</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>备注：</translation>
    </message>
    <message>
        <source>Something in this step cannot be read.</source>
        <translation>这一步中有内容无法读取。</translation>
    </message>
    <message>
        <source>about %1 min</source>
        <translation>约 %1 分钟</translation>
    </message>
    <message>
        <source>with answers</source>
        <translation>附答案</translation>
    </message>
    <message>
        <source>%1: parts are covered until the question is answered.</source>
        <translation>%1：在回答问题之前，其中一部分被遮住。</translation>
    </message>
    <message>
        <source>My reason:</source>
        <translation>我的理由：</translation>
    </message>
    <message>
        <source>What I saw:</source>
        <translation>我看到的：</translation>
    </message>
    <message>
        <source>In Attention Lab:</source>
        <translation>在 Attention Lab 中：</translation>
    </message>
    <message>
        <source>Then change %1 in Attention Lab. What I saw:</source>
        <translation>然后在 Attention Lab 中改变%1。我看到的：</translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message>
        <source>sliced</source>
        <translation>切分头</translation>
    </message>
    <message>
        <source>narrow</source>
        <translation>窄头</translation>
    </message>
    <message>
        <source>wide</source>
        <translation>宽头</translation>
    </message>
    <message>
        <source>all heads</source>
        <translation>所有头</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>mean entropy %1 of at most %2</source>
        <translation>平均熵 %1，至多 %2</translation>
    </message>
    <message>
        <source>mean entropy %1</source>
        <translation>平均熵 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>each picture on its own scale: their colours cannot be compared</source>
        <translation>每张图有自己的标度：颜色不能互相比较</translation>
    </message>
    <message>
        <source>each on its own scale</source>
        <translation>各有自己的标度</translation>
    </message>
    <message>
        <source>masked: exactly 0</source>
        <translation>被遮蔽：恰好为 0</translation>
    </message>
    <message>
        <source>masked</source>
        <translation>被遮蔽</translation>
    </message>
    <message>
        <source>columns %1 to %2</source>
        <translation>第 %1 列到第 %2 列</translation>
    </message>
    <message>
        <source>every head gets all %1 columns</source>
        <translation>每个头都得到全部 %1 列</translation>
    </message>
    <message>
        <source>all %1 columns</source>
        <translation>全部 %1 列</translation>
    </message>
    <message>
        <source>its columns</source>
        <translation>属于它的列</translation>
    </message>
    <message>
        <source>all heads add up in %1 columns</source>
        <translation>所有头在 %1 列中相加</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 列</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>multiply–adds</source>
        <translation>乘加次数</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>多头</translation>
    </message>
    <message>
        <source>Heads side by side</source>
        <translation>并列的注意力头</translation>
    </message>
    <message>
        <source>The attention weights of each head as lines from queries at the left to keys at the right, the wider and the less transparent the larger the weight.</source>
        <translation>每个头的注意力权重画成连线，从左边的查询连到右边的键；权重越大，线越宽、越不透明。</translation>
    </message>
    <message>
        <source>Each head has a scale of its own.</source>
        <translation>每个头有自己的标度。</translation>
    </message>
    <message>
        <source>All heads share one scale.</source>
        <translation>所有头共用一个标度。</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) of loaded weights, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>载入的权重：%n 个头，%1 个查询乘 %2 个键。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s), %1, of width %2 in %3 dimensions; %4 queries, %5 keys.</source>
        <translation>
            <numerusform>%n 个%1，各宽 %2，共 %3 维；%4 个查询，%5 个键。</numerusform>
        </translation>
    </message>
    <message>
        <source>One head</source>
        <translation>一个头</translation>
    </message>
    <message>
        <source>One head takes all 64 columns: one pattern of weights for everything.</source>
        <translation>一个头占有全部 64 列：所有内容共用一种权重分布。</translation>
    </message>
    <message>
        <source>Eight heads</source>
        <translation>八个头</translation>
    </message>
    <message>
        <source>Sliced input</source>
        <translation>切分输入</translation>
    </message>
    <message>
        <source>Wide heads</source>
        <translation>宽头</translation>
    </message>
    <message>
        <source>Who looks at whom: five heads in five colours. Point at a word to see its lines alone.</source>
        <translation>谁在看谁：五个头，五种颜色。指向一个词，就只显示它的连线。</translation>
    </message>
    <message>
        <source>Causal heads</source>
        <translation>带因果掩码的头</translation>
    </message>
    <message>
        <source>Sixty-four heads</source>
        <translation>六十四个头</translation>
    </message>
    <message>
        <source>As many heads as columns: each of width 1.</source>
        <translation>头数与列数相同：每个头的宽度为 1。</translation>
    </message>
    <message>
        <source>The weights were loaded as they are: nothing is computed here.</source>
        <translation>权重按原样载入：这里不作任何计算。</translation>
    </message>
    <message>
        <source>There is only one head.</source>
        <translation>只有一个头。</translation>
    </message>
    <message>
        <source>There is only one sequence.</source>
        <translation>只有一个序列。</translation>
    </message>
    <message>
        <source>loaded weight</source>
        <translation>载入的权重</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>查询 %1：%2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>键 %1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) do not divide %1 columns</source>
        <translation>
            <numerusform>%n 个头不能整除 %1 列</numerusform>
        </translation>
    </message>
    <message>
        <source>learned numbers, with the output matrix, without biases</source>
        <translation>学习得到的数，含输出矩阵，不含偏置</translation>
    </message>
    <message>
        <source>multiplications, each with an addition, for one sequence</source>
        <translation>一个序列所需的乘法次数，每次乘法伴随一次加法</translation>
    </message>
    <message>
        <source>Every row sums to 1.</source>
        <translation>每一行的总和都为 1。</translation>
    </message>
    <message>
        <source>Sequence %1 of a batch of %2.</source>
        <translation>批量中的序列 %1，共 %2 个序列。</translation>
    </message>
    <message>
        <source>The matrices are drawn at random: that heads differ is real, what they look at means nothing.</source>
        <translation>这些矩阵是随机抽取的：头与头不同是真实的，它们看向何处则没有含义。</translation>
    </message>
    <message>
        <source>%1 gives %2 the same weight in every head: %3.</source>
        <translation>在每个头中，%1分给%2的权重都相同：%3。</translation>
    </message>
    <message>
        <source>&lt;a href="isolate-head=off"&gt;Show all heads again&lt;/a&gt;, or double-click.</source>
        <translation>&lt;a href="isolate-head=off"&gt;重新显示所有头&lt;/a&gt;，双击也可以。</translation>
    </message>
    <message>
        <source>Click a head to choose it, &lt;a href="isolate-head=on"&gt;double-click&lt;/a&gt; to have it alone.</source>
        <translation>单击一个头可选中它，&lt;a href="isolate-head=on"&gt;双击&lt;/a&gt;则只显示它。</translation>
    </message>
    <message>
        <source>&lt;a href="heads-view=matrices"&gt;Go back to matrices&lt;/a&gt;.</source>
        <translation>&lt;a href="heads-view=matrices"&gt;回到矩阵&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="weights-scale=shared"&gt;Give all heads one scale&lt;/a&gt;, so that their colours can be compared.</source>
        <translation>&lt;a href="weights-scale=shared"&gt;让所有头共用一个标度&lt;/a&gt;，颜色就可以互相比较。</translation>
    </message>
    <message>
        <source>Columns and heads</source>
        <translation>列与头</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>head %1 gets %2 only</source>
        <translation>头 %1 只得到%2</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>头 %1：%2</translation>
    </message>
    <message>
        <source>The attention weights of each head as a heatmap, green from 0; rows are queries, columns keys.</source>
        <translation>每个头的注意力权重画成热图，绿色从 0 开始；行为查询，列为键。</translation>
    </message>
    <message>
        <source>These are no attention weights: in head %1, query %2 gives key %3 the weight %4, and none is below 0.</source>
        <translation>这些不是注意力权重：在头 %1 中，查询 %2 分给键 %3 的权重为 %4，而注意力权重不会小于 0。</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) do not fit the loaded weights: they have %1 queries and %2 keys. Write as many words, or none.</source>
        <translation>
            <numerusform>这 %n 个词与载入的权重不相符：权重有 %1 个查询和 %2 个键。请写出同样多的词，或者一个也不写。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) do not sum to 1, the first in head %1, query %2: its sum is %3. For entropies each row is divided by its sum.</source>
        <translation>
            <numerusform>有 %n 行的总和不为 1，第一处在头 %1 的查询 %2：总和为 %3。计算熵时，每一行都除以自己的总和。</numerusform>
        </translation>
    </message>
    <message>
        <source>the chosen head’s own picture</source>
        <translation>所选头的大图</translation>
    </message>
    <message>
        <source>the costs of the three designs</source>
        <translation>三种设计的代价</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The strongest link</source>
        <translation>最强的连接</translation>
    </message>
    <message>
        <source>The strongest link in each head</source>
        <translation>每个头中最强的连接</translation>
    </message>
    <message>
        <source>from the selected word</source>
        <translation>从所选的词出发</translation>
    </message>
    <message>
        <source>of the whole sentence</source>
        <translation>整个句子中</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n 个头</numerusform>
        </translation>
    </message>
    <message>
        <source>Four heads, one word</source>
        <translation>四个头，一个词</translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation>熵 %1</translation>
    </message>
    <message>
        <source>Wide heads cost more</source>
        <translation>宽头代价更高</translation>
    </message>
    <message>
        <source>learned numbers</source>
        <translation>学习得到的数</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学得的数</translation>
    </message>
    <message>
        <source>multiplications</source>
        <translation>乘法次数</translation>
    </message>
    <message>
        <source>multiplied</source>
        <translation>乘法</translation>
    </message>
    <message numerus="yes">
        <source>the %n heaviest line(s) of each word</source>
        <translation>
            <numerusform>每个词权重最大的 %n 条线</numerusform>
        </translation>
    </message>
    <message>
        <source>How evenly it spreads its weights, its mean entropy, is %1 of at most ln %2 = %3.</source>
        <translation>它的权重有多均匀由平均熵表示：%1，至多 ln %2 = %3。</translation>
    </message>
    <message>
        <source>The mean entropy says how evenly a head spreads its weights: from %1 (head %2) to %3 (head %4). More than ln %5 = %6 is impossible.</source>
        <translation>平均熵表示一个头的权重有多均匀：从 %1（头 %2）到 %3（头 %4），最大不超过 ln %5 = %6。</translation>
    </message>
    <message numerus="yes">
        <source>The weights of %n head(s) from a file, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>来自文件的 %n 个头的权重，%1 个查询 × %2 个键。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n word(s) all are hidden: their weights are all 1/%1.</source>
        <translation>
            <numerusform>有 %n 个词看不到任何词：它们的权重都是 1/%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>One head of %1 columns: one pattern of weights for the whole sentence.</source>
        <translation>一个 %1 列的头：整个句子只有一种权重分布。</translation>
    </message>
    <message>
        <source>The mask hides the same words in every head.</source>
        <translation>掩码在每个头中遮蔽相同的词。</translation>
    </message>
    <message>
        <source>Dropout sets weights to 0 at random, so the rows no longer sum to 1; entropies are those before it.</source>
        <translation>暂退法随机把权重置为 0，所以各行之和不再是 1；熵按暂退之前的权重计算。</translation>
    </message>
    <message>
        <source>A &lt;a href="preset:eight-heads"&gt;narrow&lt;/a&gt; head makes a part of the columns from the whole input, a &lt;a href="preset:sliced"&gt;sliced&lt;/a&gt; one sees only a part of the input, a &lt;a href="preset:wide"&gt;wide&lt;/a&gt; one makes as many columns as the input has.</source>
        <translation>&lt;a href="preset:eight-heads"&gt;窄头&lt;/a&gt;从整个输入算出一部分列，&lt;a href="preset:sliced"&gt;切分头&lt;/a&gt;只看输入的一部分，&lt;a href="preset:wide"&gt;宽头&lt;/a&gt;算出与输入同样多的列。</translation>
    </message>
    <message>
        <source>Each picture has its own scale, as in Dive into Deep Learning: the same green means another weight in another head.</source>
        <translation>每张图有自己的标度，与《动手学深度学习》相同：同样的绿色在另一个头中表示另一个权重。</translation>
    </message>
    <message>
        <source>&lt;a href="weights-scale=each"&gt;Give each head its own scale&lt;/a&gt;: then faint heads look strong.</source>
        <translation>&lt;a href="weights-scale=each"&gt;让每个头有自己的标度&lt;/a&gt;：这样颜色浅的头也会显得深。</translation>
    </message>
    <message>
        <source>See the same weights as &lt;a href="heads-view=lines"&gt;lines between words&lt;/a&gt;.</source>
        <translation>用&lt;a href="heads-view=lines"&gt;词之间的连线&lt;/a&gt;显示同样的权重。</translation>
    </message>
    <message>
        <source>Compare &lt;a href="preset:one-head"&gt;one head&lt;/a&gt; with &lt;a href="preset:eight-heads"&gt;eight&lt;/a&gt;.</source>
        <translation>比较&lt;a href="preset:one-head"&gt;一个头&lt;/a&gt;和&lt;a href="preset:eight-heads"&gt;八个头&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>The same 64 columns give eight patterns, with as many learned numbers as one head.</source>
        <translation>同样的 64 列给出八种分布，学习得到的数与一个头时一样多。</translation>
    </message>
    <message>
        <source>Each head sees only its eighth of the columns: 5 632 learned numbers instead of 16 384.</source>
        <translation>每个头只看到八分之一的列：学习得到的数是 5 632 个，而不是 16 384 个。</translation>
    </message>
    <message>
        <source>Each head has the full width: eight times the learned numbers, 131 072.</source>
        <translation>每个头都有完整的宽度：学习得到的数是八倍，131 072 个。</translation>
    </message>
    <message>
        <source>As in Dive into Deep Learning</source>
        <translation>与《动手学深度学习》一致</translation>
    </message>
    <message>
        <source>100 columns in five heads. Of four words three count, and each picture has a scale of its own.</source>
        <translation>100 列分给五个头。四个词中三个有效，每张图有自己的标度。</translation>
    </message>
    <message>
        <source>Lines between words</source>
        <translation>词之间的连线</translation>
    </message>
    <message>
        <source>No head looks ahead: the first word has only itself, in every head.</source>
        <translation>没有一个头能看到后面的词：在每个头中，第一个词只能看到自己。</translation>
    </message>
    <message>
        <source>head %1’s columns of the output matrix</source>
        <translation>输出矩阵中头 %1 的列</translation>
    </message>
    <message>
        <source>columns of head %1</source>
        <translation>头 %1 的列</translation>
    </message>
    <message>
        <source>The weight that %1 gives %2 runs from %3 (head %4) to %5 (head %6).</source>
        <translation>%1分给%2的权重从 %3（头 %4）到 %5（头 %6）不等。</translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) of %1 columns each give %n pattern(s) of weights.</source>
        <translation>
            <numerusform>%n 个头，每个 %1 列，给出 %n 种权重分布。</numerusform>
        </translation>
    </message>
    <message>
        <source>An arrow points from the word that asks to the word that it takes from.</source>
        <translation>箭头从提问的词指向它所取用的词。</translation>
    </message>
    <message>
        <source>the columns of the heads</source>
        <translation>各个头的列</translation>
    </message>
    <message>
        <source>The bar beside a row is its entropy, which says how evenly its weights are spread; beside a head’s name stands the mean.</source>
        <translation>行旁边的条是这一行的熵，表示其权重分布得多均匀；头的名称旁边是平均值。</translation>
    </message>
    <message>
        <source>One head gives each word one mixture of all words. Several heads give it several, and the output matrix &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;o&lt;/sub&gt; joins them.</source>
        <translation>一个头为每个词给出所有词的一种混合；多个头给出多种，再由输出矩阵 &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;o&lt;/sub&gt; 合并。</translation>
    </message>
    <message>
        <source>Narrow heads together have as many learned numbers as one wide head: %1. %2 wide heads have %2 times as many, and are said to do better.</source>
        <translation>各个窄头合起来，学习得到的数与一个宽头一样多：%1 个。%2 个宽头则是它的 %2 倍，据说效果更好。</translation>
    </message>
    <message numerus="yes">
        <source>Wide heads are said to do better, but need more computation and memory: %1 learned numbers for %n head(s), %2 for one.</source>
        <translation>
            <numerusform>据说宽头效果更好，但需要更多的计算和内存：%n 个头要 %1 个学习得到的数，一个头要 %2 个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sliced heads, which other texts call narrow, are fast and need little memory: %1 learned numbers. None sees the whole input, so they are said to do worse.</source>
        <translation>切分头（别的书上叫窄头）计算快、占内存少：%1 个学习得到的数。没有一个头看到整个输入，所以据说效果较差。</translation>
    </message>
    <message>
        <source>how much %2 takes of the value of %1</source>
        <translation>%2从%1的值中取了多少</translation>
    </message>
    <message numerus="yes">
        <source>The weights of %n head(s) of a trained model, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>训练好的模型的 %n 个头的权重，%1 个查询乘 %2 个键。</numerusform>
        </translation>
    </message>
    <message>
        <source>Trained: who is it?</source>
        <translation>训练好的：它指谁？</translation>
    </message>
    <message>
        <source>The model answers rightly that “it” is the animal; yet head 1 looks at “street” with 0.89. Weights need not show why.</source>
        <translation>模型正确地答出“it”是动物，可是头 1 以 0.89 看向“street”。权重不一定说明原因。</translation>
    </message>
    <message>
        <source>Each head makes %1 of the %2 columns</source>
        <translation>每个头算出 %2 列中的 %1 列</translation>
    </message>
    <message>
        <source>Each head makes %1 columns</source>
        <translation>每个头算出 %1 列</translation>
    </message>
    <message>
        <source>%1, the output matrix mixes them</source>
        <translation>%1，输出矩阵把它们混合起来</translation>
    </message>
    <message>
        <source>One head costs the same</source>
        <translation>只有一个头，代价相同</translation>
    </message>
    <message>
        <source>sliced, narrow or wide</source>
        <translation>切分、窄或宽</translation>
    </message>
    <message>
        <source>numbers to keep</source>
        <translation>要保存的数</translation>
    </message>
    <message>
        <source>to keep</source>
        <translation>要保存</translation>
    </message>
    <message>
        <source>mean entropy, how evenly the rows are spread: 0 = all weight on one word, %2 = all %1 alike</source>
        <translation>平均熵，表示各行分布得多均匀：0 = 权重全在一个词上，%2 = %1 个词的权重都相等</translation>
    </message>
    <message>
        <source>mean entropy: 0 = all weight on one word, %2 = all %1 alike</source>
        <translation>平均熵：0 = 权重全在一个词上，%2 = %1 个词的权重都相等</translation>
    </message>
    <message>
        <source>entropy: 0 = all on one word, %2 = all %1 alike</source>
        <translation>熵：0 = 全在一个词上，%2 = %1 个词均分</translation>
    </message>
    <message>
        <source>entropy, how evenly the row is spread: 0 = all weight on one word, %2 = all %1 alike</source>
        <translation>熵，表示一行分布得多均匀：0 = 权重全在一个词上，%2 = %1 个词的权重都相等</translation>
    </message>
    <message>
        <source>entropy of the row: 0 = all weight on one word, %2 = all %1 alike</source>
        <translation>行的熵：0 = 权重全在一个词上，%2 = %1 个词的权重都相等</translation>
    </message>
    <message>
        <source>%2 looks most at a different place in each of the %1 heads.</source>
        <translation>在 %1 个头中，%2最关注的位置各不相同。</translation>
    </message>
    <message numerus="yes">
        <source>In %1 heads %2 looks most at words in %n different place(s).</source>
        <translation>
            <numerusform>在 %1 个头中，%2最关注的词在 %n 个不同的位置上。</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;i&gt;A&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; are the weights of head &lt;i&gt;h&lt;/i&gt;, &lt;i&gt;V&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; its values and &lt;i&gt;O&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; its output. Multiply each head’s output by its columns of the output matrix &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;o&lt;/sub&gt;, then add all: that is &lt;i&gt;Y&lt;/i&gt;, the output of the layer.</source>
        <translation>&lt;i&gt;A&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; 是头 &lt;i&gt;h&lt;/i&gt; 的权重，&lt;i&gt;V&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; 是它的值，&lt;i&gt;O&lt;sub&gt;h&lt;/sub&gt;&lt;/i&gt; 是它的输出。把每个头的输出乘以输出矩阵 &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;o&lt;/sub&gt; 中属于它的列，再全部相加，就是这一层的输出 &lt;i&gt;Y&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>The table also counts numbers to keep in memory: the learned ones, and &lt;i&gt;Q&lt;/i&gt;, &lt;i&gt;K&lt;/i&gt;, &lt;i&gt;V&lt;/i&gt;, weights and outputs of one sentence.</source>
        <translation>表中还统计要保存在内存中的数：学习得到的数，以及一个句子的 &lt;i&gt;Q&lt;/i&gt;、&lt;i&gt;K&lt;/i&gt;、&lt;i&gt;V&lt;/i&gt;、权重和输出。</translation>
    </message>
    <message>
        <source>“saw” looks most at a different place in each of four heads.</source>
        <translation>在四个头中，“saw”最关注的位置各不相同。</translation>
    </message>
    <message>
        <source>entropy of the query’s weights, in nats: how evenly they are spread</source>
        <translation>查询的权重的熵，单位为奈特：表示权重分布得多均匀</translation>
    </message>
    <message>
        <source>sliced: sees %1 of %2 columns</source>
        <translation>切分：只看 %2 列中的 %1 列</translation>
    </message>
    <message>
        <source>wide: %1 columns each</source>
        <translation>宽：各 %1 列</translation>
    </message>
    <message>
        <source>narrow: %1 of %2 columns each</source>
        <translation>窄：各 %2 列中的 %1 列</translation>
    </message>
    <message numerus="yes">
        <source>The list has %n token(s), but the loaded weights have %1 queries and %2 keys. Open a list of as many, or remove it.</source>
        <translation>
            <numerusform>列表有 %n 个词元，但载入的权重有 %1 个查询和 %2 个键。请打开数目相同的列表，或将它移除。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is only one layer.</source>
        <translation>只有一层。</translation>
    </message>
    <message>
        <source>Layer %1 of %2, counted from 0.</source>
        <translation>共 %2 层，这是第 %1 层（从 0 数起）。</translation>
    </message>
    <message>
        <source>all weights, small</source>
        <translation>全部权重，缩小</translation>
    </message>
    <message>
        <source>This picture has no lines in place of matrices.</source>
        <translation>这幅图没有用连线代替矩阵的画法。</translation>
    </message>
    <message>
        <source>The strongest link in head %1</source>
        <translation>头 %1 中最强的联系</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>从%1出发</translation>
    </message>
    <message>
        <source>Weights of %1</source>
        <translation>%1的权重</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>每行之和为 1</translation>
    </message>
    <message>
        <source>Head %1 of %2 alone: %3 looks most at %4, with the weight %5.</source>
        <translation>只看 %2 个头中的头 %1：%3最关注%4，权重为 %5。</translation>
    </message>
    <message>
        <source>See &lt;a href="show=links"&gt;all words&lt;/a&gt;.</source>
        <translation>看看&lt;a href="show=links"&gt;所有词&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Head %1 of %2 heads alone.</source>
        <translation>只有 %2 个头中的头 %1。</translation>
    </message>
    <message>
        <source>Arcs lead from %1 to the word that a head gives the most weight; below the words stand all weights of %1, a row for each head, green from 0.</source>
        <translation>弧线从%1指向每个头赋予最大权重的词；各词下方是%1的全部权重，每个头一行，从 0 起为绿色。</translation>
    </message>
    <message>
        <source>all words</source>
        <translation>所有词</translation>
    </message>
    <message>
        <source>One word looks elsewhere in each head.</source>
        <translation>同一个词在每个头中关注不同的地方。</translation>
    </message>
</context>
<context>
    <name>Induction</name>
    <message>
        <source>what each letter names</source>
        <translation>每个字母答出什么</translation>
    </message>
    <message>
        <source>the choice of heads</source>
        <translation>头的选择</translation>
    </message>
    <message>
        <source>the weights of the letter</source>
        <translation>这个字母的权重</translation>
    </message>
    <message>
        <source>the accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>what is right without a head</source>
        <translation>去掉一个头后的准确率</translation>
    </message>
    <message>
        <source>how the heads fit together</source>
        <translation>头如何配合</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>A letter comes again: where “%1” at place %2 looks, and what it names: %3</source>
        <translation>字母再次出现：位置 %2 的“%1”看向哪里，答出什么：%3</translation>
    </message>
    <message>
        <source>“%1” at place %2 names %3</source>
        <translation>位置 %2 的“%1”答出 %3</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>字母</translation>
    </message>
    <message>
        <source>named</source>
        <translation>答出</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>应答</translation>
    </message>
    <message>
        <source>Your example</source>
        <translation>你的示例</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>from the second round on, each place must name the next letter</source>
        <translation>从第二轮起，每个位置要答出下一个字母</translation>
    </message>
    <message>
        <source>training steps</source>
        <translation>训练步数</translation>
    </message>
    <message>
        <source>Accuracy on the second half of repeated sequences</source>
        <translation>重复序列后半部分的准确率</translation>
    </message>
    <message>
        <source>Accuracy, second half</source>
        <translation>后半部分的准确率</translation>
    </message>
    <message>
        <source>how many next letters are named rightly</source>
        <translation>答出下一个字母的准确率</translation>
    </message>
    <message>
        <source>two layers</source>
        <translation>两层</translation>
    </message>
    <message>
        <source>one layer</source>
        <translation>一层</translation>
    </message>
    <message>
        <source>the scale of the weights</source>
        <translation>权重的色标</translation>
    </message>
    <message>
        <source>row: query; weight on the place before: %1</source>
        <translation>行：查询；前一位置的权重：%1</translation>
    </message>
    <message>
        <source>weight on what followed last time: %1</source>
        <translation>上次出现后下一个字母的权重：%1</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>keys of layer 1</source>
        <translation>第 1 层的键</translation>
    </message>
    <message>
        <source>queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>untrained %1</source>
        <translation>未训练 %1</translation>
    </message>
    <message>
        <source>What reads what the head of layer 0 wrote</source>
        <translation>谁读取第 0 层的头所写的内容</translation>
    </message>
    <message>
        <source>Composition</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>composition score of Elhage et al. 2021</source>
        <translation>Elhage 等 2021 的组合分数</translation>
    </message>
    <message>
        <source>Right key over the others: score %1, of it %2 through what layer 0 wrote</source>
        <translation>正确的键比其他键的分数高 %1，其中 %2 来自第 0 层所写的内容</translation>
    </message>
    <message>
        <source>Score +%1, %2 of it from layer 0</source>
        <translation>分数 +%1，其中 %2 来自第 0 层</translation>
    </message>
    <message>
        <source>Accuracy on the second half with heads switched off</source>
        <translation>关闭头后，后半部分的准确率</translation>
    </message>
    <message>
        <source>Heads switched off</source>
        <translation>关闭的头</translation>
    </message>
    <message>
        <source>switched off:</source>
        <translation>关闭：</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两个</translation>
    </message>
    <message>
        <source>all heads on</source>
        <translation>所有头都开启</translation>
    </message>
    <message>
        <source>without: %1</source>
        <translation>去掉：%1</translation>
    </message>
    <message>
        <source>without both</source>
        <translation>去掉两个</translation>
    </message>
    <message>
        <source>layer %1, head 0</source>
        <translation>第 %1 层，头 0</translation>
    </message>
    <message>
        <source>layer 0: previous-token head</source>
        <translation>第 0 层：前一词元头</translation>
    </message>
    <message>
        <source>layer 1: induction head</source>
        <translation>第 1 层：归纳头</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>Induction: copying what came next</source>
        <translation>归纳：复制上次出现后的下一个字母</translation>
    </message>
    <message>
        <source>Two layers learn it</source>
        <translation>两层能学会</translation>
    </message>
    <message>
        <source>The second A looks at the B behind the first A, and names it: 0.97 of the repeats are right.</source>
        <translation>第二个 A 看向第一个 A 后面的 B，并答出它：重复部分的准确率为 0.97。</translation>
    </message>
    <message>
        <source>Its head sees letters, but not what stood before them: 0.16 are right, little more than a guess among the letters of the half.</source>
        <translation>它的头看得到字母，却看不到字母前面是什么：准确率为 0.16，比在这半段的字母中猜测好不了多少。</translation>
    </message>
    <message>
        <source>Two layers without positions</source>
        <translation>没有位置的两层</translation>
    </message>
    <message>
        <source>Nothing tells which letter stood right before: 0.18 are right. The mask alone tells a little of the order.</source>
        <translation>没有什么能说明紧前面是哪个字母：准确率为 0.18。仅掩码透露一点次序。</translation>
    </message>
    <message>
        <source>Just before it clicks</source>
        <translation>突变之前</translation>
    </message>
    <message>
        <source>At step 120 of 400 two layers are hardly better than one; 50 steps later they are right in most places.</source>
        <translation>在 400 步中的第 120 步，两层几乎不比一层好；再过 50 步，它们在大多数位置都答对。</translation>
    </message>
    <message>
        <source>The head that looks one back</source>
        <translation>看前一个的头</translation>
    </message>
    <message>
        <source>In layer 0 each letter looks at the one before it, and writes into its place who that was.</source>
        <translation>在第 0 层，每个字母看向它前面的字母，并在自己的位置写下那是谁。</translation>
    </message>
    <message>
        <source>Without the induction head</source>
        <translation>没有归纳头</translation>
    </message>
    <message>
        <source>Without the previous-token head</source>
        <translation>没有前一词元头</translation>
    </message>
    <message>
        <source>The head of layer 0 switched off: layer 1 does not find the place any more, and 0.08 are right.</source>
        <translation>关闭第 0 层的头：第 1 层再也找不到那个位置，准确率为 0.08。</translation>
    </message>
    <message>
        <source>In the second half, %1 of the next letters are named rightly; in the first, which is random, %2.</source>
        <translation>答出下一个字母的准确率：后半部分为 %1，随机的前半部分为 %2。</translation>
    </message>
    <message>
        <source>With all heads on it is %1.</source>
        <translation>所有头都开启时为 %1。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:start"&gt;Back to two layers with both heads&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:start"&gt;回到两个头都开启的两层模型&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="play:training-step"&gt;Let the training run&lt;/a&gt;.</source>
        <translation>&lt;a href="play:training-step"&gt;播放训练过程&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="training-step=none"&gt;Go to the last step&lt;/a&gt;.</source>
        <translation>&lt;a href="training-step=none"&gt;转到最后一步&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>To know what follows, a head must find the place &lt;i&gt;behind&lt;/i&gt; the same letter. There its own letter, B, says nothing of A. In one layer all that a key knows is its letter and its place. In two layers the first head writes into each place which letter stood before it; the second looks for the place where that is the letter it has itself, and copies the letter that stands there: an &lt;i&gt;induction head&lt;/i&gt; (Elhage et al. 2021).</source>
        <translation>要知道接下来是什么，头必须找到同一字母&lt;i&gt;后面&lt;/i&gt;的位置。那里的字母 B 本身并不透露 A。在一层中，键只知道自己的字母和位置。在两层中，第一个头在每个位置写下它前面是哪个字母；第二个头寻找所写字母与自己相同的位置，并复制那里的字母：这就是&lt;i&gt;归纳头&lt;/i&gt;（Elhage 等 2021）。</translation>
    </message>
    <message>
        <source>Accuracy rises all at once, between steps 120 and 170: half of the mechanism is worth nothing without the other half. In large language models the same jump is a bump in the curve of the loss (Olsson et al. 2022).</source>
        <translation>准确率在第 120 步到第 170 步之间骤然上升：机制的一半若缺了另一半便毫无用处。在大语言模型中，同样的跳变表现为损失曲线上的一个隆起（Olsson 等 2022）。</translation>
    </message>
    <message>
        <source>Task: a sequence of 48 letters, one of 26 each, repeats with a period of 12 to 24 drawn at random, so that no fixed distance helps. Measured on %1 fresh sequences of two equal halves. Models: attention alone, one head in each layer, width 16, rotary positions or none. Where a letter stands twice in a half, what comes next is not certain.</source>
        <translation>任务：由 26 个字母组成、长 48 的序列，以随机抽取的 12 到 24 为周期重复，因此固定的距离没有帮助。在 %1 个由相同两半组成的新序列上测量。模型：只有注意力，每层一个头，宽度 16，旋转位置或无位置。若一个字母在半段中出现两次，接下来的字母就不确定。</translation>
    </message>
    <message>
        <source>Without positions two layers are right in %1: the causal mask tells some of the order (Kazemnejad et al. 2023), but not which letter stood right before.</source>
        <translation>没有位置时，两层的准确率为 %1：因果掩码透露一些次序（Kazemnejad 等 2023），但说不出紧前面是哪个字母。</translation>
    </message>
    <message>
        <source>Composition: how strongly the keys, queries and values of layer 1 read what layer 0 wrote, ‖&lt;i&gt;M W&lt;/i&gt;&lt;sub&gt;OV&lt;/sub&gt;‖/(‖&lt;i&gt;M&lt;/i&gt;‖ ‖&lt;i&gt;W&lt;/i&gt;&lt;sub&gt;OV&lt;/sub&gt;‖). Keys: %1, untrained %2. Layer norm’s gains are part of the matrices; rotary positions turn &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;QK&lt;/sub&gt;, and the score is a mean over the distances 11 to 23.</source>
        <translation>组合：第 1 层的键、查询和值在多大程度上读取第 0 层所写的内容，‖&lt;i&gt;M W&lt;/i&gt;&lt;sub&gt;OV&lt;/sub&gt;‖/(‖&lt;i&gt;M&lt;/i&gt;‖ ‖&lt;i&gt;W&lt;/i&gt;&lt;sub&gt;OV&lt;/sub&gt;‖)。键：%1，未训练时 %2。层归一化的增益包含在矩阵中；旋转位置会旋转 &lt;i&gt;W&lt;/i&gt;&lt;sub&gt;QK&lt;/sub&gt;，分数是距离 11 到 23 的平均。</translation>
    </message>
    <message>
        <source>A transformer of attention alone (layers: %1, one head each; positions: %2) at step %3 of %4.</source>
        <translation>只有注意力的 Transformer（层数：%1，每层一个头；位置：%2），第 %3 步，共 %4 步。</translation>
    </message>
    <message>
        <source>Example: %1.</source>
        <translation>示例：%1。</translation>
    </message>
    <message>
        <source>At this step two layers with positions are right in %1 of the second half, one layer in %2.</source>
        <translation>在这一步，后半部分的准确率：有位置的两层为 %1，一层为 %2。</translation>
    </message>
    <message>
        <source>Switched off: %1.</source>
        <translation>已关闭：%1。</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key. Its score is a sum: below, how much of it comes through what layer 0 wrote there</source>
        <translation>这个查询给这个键的权重。其分数是若干项之和；下面列出其中来自第 0 层在该处所写内容的部分</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key</source>
        <translation>这个查询给这个键的权重</translation>
    </message>
    <message>
        <source>named with probability %1; nothing tells yet what comes next</source>
        <translation>以概率 %1 答出；还没有什么说明接下来是什么</translation>
    </message>
    <message>
        <source>right, named with probability %1</source>
        <translation>正确，以概率 %1 答出</translation>
    </message>
    <message>
        <source>wrong, named with probability %1; %2 comes next</source>
        <translation>错误，以概率 %1 答出；接下来是 %2</translation>
    </message>
    <message>
        <source>There is only one layer.</source>
        <translation>只有一层。</translation>
    </message>
    <message>
        <source>The model has no head %2 in layer %1: each layer has head 0 alone.</source>
        <translation>模型的第 %1 层没有头 %2：每层只有头 0。</translation>
    </message>
    <message>
        <source>“%1” is not among the letters A to Z.</source>
        <translation>“%1”不在字母 A 到 Z 之中。</translation>
    </message>
    <message>
        <source>An example has at most %1 letters here.</source>
        <translation>这里的示例最多有 %1 个字母。</translation>
    </message>
    <message>
        <source>The head of layer 1 switched off: of 0.97, 0.03 are left.</source>
        <translation>关闭第 1 层的头：0.97 只剩 0.03。</translation>
    </message>
    <message>
        <source>Induction heads were found in large language models, too. They are a simple form of learning from the text itself: what followed once is expected again. A head is called so for what it does here, measured; switching it off shows that the answers depend on it.</source>
        <translation>在大语言模型中也发现了归纳头。它们是从文本本身学习的一种简单形式：曾经跟随过的，预期会再次跟随。头的名称取决于它在这里所做的事，经过测量；关闭它可以看出答案依赖于它。</translation>
    </message>
    <message>
        <source>Switch off the &lt;a href="preset:induction-head-off"&gt;induction head&lt;/a&gt; or the &lt;a href="preset:previous-token-head-off"&gt;previous-token head&lt;/a&gt;.</source>
        <translation>关闭&lt;a href="preset:induction-head-off"&gt;归纳头&lt;/a&gt;或&lt;a href="preset:previous-token-head-off"&gt;前一词元头&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>layer %1: %2</source>
        <translation>第 %1 层：%2</translation>
    </message>
    <message>
        <source>no positions</source>
        <translation>无位置</translation>
    </message>
    <message>
        <source>A B … A: two layers learn that B comes next. One layer does not.</source>
        <translation>A B … A：两层学会接下来是 B，一层学不会。</translation>
    </message>
    <message>
        <source>One layer does not</source>
        <translation>一层学不会</translation>
    </message>
</context>
<context>
    <name>InputFile</name>
    <message>
        <source>there is no such file</source>
        <translation>文件不存在</translation>
    </message>
    <message>
        <source>reading it is not permitted</source>
        <translation>没有读取权限</translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation>无法读取（%1）</translation>
    </message>
    <message>
        <source>there is more in it than the %1 that are accepted</source>
        <translation>内容超过允许的上限 %1</translation>
    </message>
    <message>
        <source>nobody writes to the pipe</source>
        <translation>没有程序向管道写入</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Point at the figure</source>
        <translation>指向图中某处</translation>
    </message>
    <message>
        <source>look at a cell or a point while the pointer is there</source>
        <translation>指针停留时查看该单元格或点</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>select it</source>
        <translation>选中它</translation>
    </message>
    <message>
        <source>Arrow keys, Page, Home, End</source>
        <translation>方向键、Page、Home、End</translation>
    </message>
    <message>
        <source>walk over the figure</source>
        <translation>在图中移动</translation>
    </message>
    <message>
        <source>Enter on the figure</source>
        <translation>图上的 Enter</translation>
    </message>
    <message>
        <source>keep the cell for comparison, again: let go of it</source>
        <translation>保留单元格以供对比，再按一次则取消保留</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>select nothing; stop what plays</source>
        <translation>清除选择；停止播放</translation>
    </message>
    <message>
        <source>Wheel, drag, double click</source>
        <translation>滚轮、拖动、双击</translation>
    </message>
    <message>
        <source>zoom, move, show all</source>
        <translation>缩放、移动、显示全部</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>控件</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next control; with Shift back</source>
        <translation>到下一个控件；加 Shift 返回</translation>
    </message>
    <message>
        <source>Arrow keys, Page on a slider</source>
        <translation>滑块上的方向键、Page</translation>
    </message>
    <message>
        <source>one step, a larger one</source>
        <translation>移动一小步、一大步</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>stop what plays</source>
        <translation>停止播放</translation>
    </message>
    <message>
        <source>Training: Left, Right, Space</source>
        <translation>训练：左、右、空格</translation>
    </message>
    <message>
        <source>on its line: one kept step, pause and go on</source>
        <translation>在它那一行：移动一个保留的步，暂停和继续</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Page keys</source>
        <translation>Page Up、Page Down</translation>
    </message>
    <message>
        <source>next and previous step</source>
        <translation>下一步和上一步</translation>
    </message>
    <message>
        <source>1, 2, 3 …</source>
        <translation>1、2、3…</translation>
    </message>
    <message>
        <source>answer the question</source>
        <translation>回答问题</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>end the presentation</source>
        <translation>结束演示</translation>
    </message>
    <message>
        <source>next and previous step, preset or page; so does a clicker</source>
        <translation>下一个和上一个步骤、预设或页面；翻页笔也一样</translation>
    </message>
    <message>
        <source>Space, B</source>
        <translation>空格键、B</translation>
    </message>
    <message>
        <source>play or stop; a black screen until the next key</source>
        <translation>播放或停止；黑屏，直到按下任意键</translation>
    </message>
    <message>
        <source>S, L, T, N</source>
        <translation>S、L、T、N</translation>
    </message>
    <message>
        <source>sentence, language, theme, presenter's view</source>
        <translation>句子、语言、主题、演讲者视图</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>begin and end a vote: number of an answer, count, Enter; Ctrl + Z: take back</source>
        <translation>开始和结束投票：答案编号、人数、回车；Ctrl + Z：撤销</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>the link to what is shown as a QR code, until the next key</source>
        <translation>以二维码显示当前内容的链接，按任意键结束</translation>
    </message>
</context>
<context>
    <name>LanguageModelExhibit</name>
    <message>
        <source>There is no token: write at least a letter.</source>
        <translation>没有词元：请至少写一个字母。</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and this model reads %2 at most.</source>
        <translation>文本有 %1 个词元，而这个模型最多读 %2 个。</translation>
    </message>
    <message>
        <source>The text has %1 tokens, and this model reads %2 at most: %3 can be generated.</source>
        <translation>文本有 %1 个词元，而这个模型最多读 %2 个：还可以生成 %3 个。</translation>
    </message>
    <message>
        <source>Nothing is drawn: no token is generated.</source>
        <translation>没有抽取：没有生成词元。</translation>
    </message>
    <message>
        <source>probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>the scale of probabilities</source>
        <translation>概率的标度</translation>
    </message>
    <message>
        <source>the tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>what each layer adds</source>
        <translation>每层加上什么</translation>
    </message>
    <message>
        <source>the guesses of all layers</source>
        <translation>各层的猜测</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>The text as tokens</source>
        <translation>文本的词元</translation>
    </message>
    <message>
        <source>%1, each over its number in the vocabulary; a click looks after it</source>
        <translation>%1，下面是各自在词表中的编号；点击看它之后</translation>
    </message>
    <message>
        <source>at τ = 1: %1</source>
        <translation>τ = 1 时：%1</translation>
    </message>
    <message>
        <source>%1 others</source>
        <translation>其他 %1 个</translation>
    </message>
    <message>
        <source>What comes after %1?</source>
        <translation>%1之后是什么？</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>%1之后</translation>
    </message>
    <message>
        <source>probability of %1</source>
        <translation>%1的概率</translation>
    </message>
    <message>
        <source>What each layer would name next</source>
        <translation>每一层接下来会说什么</translation>
    </message>
    <message>
        <source>Layer by layer</source>
        <translation>逐层</translation>
    </message>
    <message>
        <source>darker: more probable</source>
        <translation>越深越可能</translation>
    </message>
    <message>
        <source>for %1</source>
        <translation>支持%1</translation>
    </message>
    <message>
        <source>What speaks for %1 rather than %2</source>
        <translation>为什么是%1而不是%2</translation>
    </message>
    <message>
        <source>%1 or %2?</source>
        <translation>%1还是%2？</translation>
    </message>
    <message>
        <source>what each part adds to the difference of their logits</source>
        <translation>每个部分给两者 logit 之差加上多少</translation>
    </message>
    <message>
        <source>embedding</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>layer %1, attention</source>
        <translation>第 %1 层，注意力</translation>
    </message>
    <message>
        <source>layer %1, MLP</source>
        <translation>第 %1 层，MLP</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常数</translation>
    </message>
    <message>
        <source>Next token</source>
        <translation>下一个词元</translation>
    </message>
    <message>
        <source>A language model: what comes next?</source>
        <translation>语言模型：接下来是什么？</translation>
    </message>
    <message>
        <source>A word comes back</source>
        <translation>一个词再次出现</translation>
    </message>
    <message>
        <source>Sara looks for what Sam hid: “ball” is nearly sure to come next.</source>
        <translation>Sara 找 Sam 藏起来的东西：接下来几乎一定是“ball”。</translation>
    </message>
    <message>
        <source>Temperature matters</source>
        <translation>温度的作用</translation>
    </message>
    <message>
        <source>The guess forms</source>
        <translation>猜测的形成</translation>
    </message>
    <message>
        <source>From layer to layer “ball” gets more probable.</source>
        <translation>“ball”的概率逐层升高。</translation>
    </message>
    <message>
        <source>A name is copied</source>
        <translation>复制一个名字</translation>
    </message>
    <message>
        <source>Nobody has this name but in this story: the model copies it, piece by piece.</source>
        <translation>这个名字只在这个故事里有：模型把它一段一段地复制出来。</translation>
    </message>
    <message>
        <source>The model, %1, has %2 layers of %3 heads, %4 numbers for each token, a vocabulary of %5 tokens and %6 parameters; it reads %7 tokens at most.</source>
        <translation>模型 %1 有 %2 层，每层 %3 个头，每个词元 %4 个数，词表有 %5 个词元，共 %6 个参数；最多读 %7 个词元。</translation>
    </message>
    <message>
        <source>It comes with the program and was trained on nothing but small English stories that a program made up. It knows their few words and their manner, and nothing of the world: it cannot answer, translate, or continue any other text well.</source>
        <translation>它随程序提供，只用一个程序编写的英语小故事训练过。它只知道这些故事的少量词语和写法，对世界一无所知：它不会回答、翻译，也不能很好地续写别的文本。</translation>
    </message>
    <message>
        <source>A &lt;a href="term:token"&gt;token&lt;/a&gt; is a word, a part of one or a sign; “%1” is a blank, which belongs to the token behind it. The numbers below the tokens are their ids in the vocabulary.</source>
        <translation>&lt;a href="term:token"&gt;词元&lt;/a&gt;是一个词、词的一部分或一个符号；“%1”是空格，属于它后面的词元。词元下面的数是它在词表中的编号。</translation>
    </message>
    <message>
        <source>Each generated token is drawn from the probabilities behind the one before it, with random numbers that seed and place decide: with fewer generated tokens, the first ones stay. At a temperature near 0 the likeliest token is drawn every time.</source>
        <translation>每个生成的词元按前一个词元之后的概率抽取，随机数由种子和位置决定：减少生成的词元时，前面的保持不变。温度接近 0 时，每次抽到的都是最可能的词元。</translation>
    </message>
    <message>
        <source>Layer by layer: what would the model say if it ended there? The last norm and the output matrix are applied to what each layer leaves (the logit lens), at temperature 1. The layers were not trained to be read so: early ones may name odd tokens.</source>
        <translation>逐层：如果模型到此为止，它会说什么？对每一层留下的结果使用最后的归一化和输出矩阵（logit 透镜），温度为 1。训练时并没有要求各层能这样读：前面的层可能说出奇怪的词元。</translation>
    </message>
    <message>
        <source>What each layer adds: the last layer’s output is a sum of what the embedding, each attention and each MLP added to it, and so is a difference of two logits. The bars are the terms of that sum, divided by the same deviation that the last norm divides by.</source>
        <translation>每层加上什么：最后一层的输出是嵌入、每个注意力和每个 MLP 所加之和，两个 logit 之差也是如此。条形是这个和的各项，都除以最后的归一化所除的标准差。</translation>
    </message>
    <message>
        <source>The pass is computed in single precision, as the model is used; the last norm and the logits of the likeliest tokens in double.</source>
        <translation>前向计算用单精度，与模型的使用方式相同；最后的归一化和最可能的词元的 logit 用双精度。</translation>
    </message>
    <message>
        <source>After %1, %2 of %3 tokens is the most probable, with %4.</source>
        <translation>在%1之后，%3 个词元中%2最可能，概率为 %4。</translation>
    </message>
    <message>
        <source>The text takes %1 tokens for %2 words: the model hardly knows such text, so its guesses mean little.</source>
        <translation>这段文本有 %2 个词，却用了 %1 个词元：模型几乎不认识这样的文本，它的猜测没有多大意义。</translation>
    </message>
    <message>
        <source>The guess is worth %1 bits of entropy: as unsure as between %2 equally probable tokens.</source>
        <translation>这个猜测的熵为 %1 比特：就像在 %2 个同样可能的词元之间选择一样不确定。</translation>
    </message>
    <message>
        <source>Tokens in scripts from right to left are written so in themselves; their order goes from left to right.</source>
        <translation>从右到左书写的词元，其内部仍从右到左；词元的顺序从左到右。</translation>
    </message>
    <message>
        <source>&lt;a href="play:new-tokens"&gt;Let the model write&lt;/a&gt;, or choose a token yourself: “+” beside its bar.</source>
        <translation>&lt;a href="play:new-tokens"&gt;让模型写下去&lt;/a&gt;，或自己选一个词元：点它条形旁的“+”。</translation>
    </message>
    <message>
        <source>&lt;a href="new-tokens=0"&gt;Take the generated tokens away&lt;/a&gt;, or draw others with another seed.</source>
        <translation>&lt;a href="new-tokens=0"&gt;去掉生成的词元&lt;/a&gt;，或换一个种子再抽。</translation>
    </message>
    <message>
        <source>Programs that chat are language models: larger ones, trained on more text and then on answers that people liked. They write in this way, token by token.</source>
        <translation>聊天程序就是语言模型：更大，用更多文本训练，再用人们喜欢的回答训练。它们就这样一个词元一个词元地写。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The language model %1 reads “%2”.</source>
        <translation>语言模型 %1 读入“%2”。</translation>
    </message>
    <message>
        <source>What comes after token %1, %2, at temperature %3, with probabilities: %4.</source>
        <translation>在词元 %1（%2）之后，温度为 %3 时，各词元及其概率：%4。</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1：%2 %3</translation>
    </message>
    <message>
        <source>after token %1: %2</source>
        <translation>词元 %1 之后：%2</translation>
    </message>
    <message>
        <source>%1, id %2</source>
        <translation>%1，编号 %2</translation>
    </message>
    <message>
        <source>what this part adds to the logit of %1, less what it adds to that of %2; 𝑦: what it added, less its mean, times the scale of the last norm, over the deviation; 𝑒: the difference of both tokens’ rows of the output matrix</source>
        <translation>这个部分给%1的 logit 加上的，减去给%2的 logit 加上的；𝑦：所加之数减去其均值，乘以最后归一化的系数，除以标准差；𝑒：输出矩阵中两个词元的行之差</translation>
    </message>
    <message>
        <source>𝑧: logit of a token, 𝑁: sum of all numerators</source>
        <translation>𝑧：词元的 logit，𝑁：所有分子之和</translation>
    </message>
    <message>
        <source>the probability of %1, which this layer would name next; %2</source>
        <translation>这一层接下来会说的%1的概率；%2</translation>
    </message>
    <message>
        <source>the probability that this layer gives %1, the choice of the last layer; %2</source>
        <translation>这一层给最后一层所选的%1的概率；%2</translation>
    </message>
    <message>
        <source>the probability that %1 comes next; %2</source>
        <translation>接下来是%1的概率；%2</translation>
    </message>
    <message>
        <source>At τ = 1 “children” is nearly sure; at τ = 2 it keeps less than half.</source>
        <translation>τ = 1 时，“children”几乎是确定的；τ = 2 时它只剩不到一半。</translation>
    </message>
    <message>
        <source>the output matrix after each layer, at τ = 1; the darker, the more probable</source>
        <translation>在每层之后使用输出矩阵，τ = 1；颜色越深越可能</translation>
    </message>
    <message>
        <source>at τ = 1; darker: more probable</source>
        <translation>τ = 1；越深越可能</translation>
    </message>
    <message>
        <source>after the embedding</source>
        <translation>嵌入之后</translation>
    </message>
    <message>
        <source>after layer %1</source>
        <translation>第 %1 层之后</translation>
    </message>
    <message>
        <source>After %1, %2 of %3 tokens is the most probable, with %4 at τ = %5.</source>
        <translation>在 %1 之后，%3 个词元中最可能的是 %2，τ = %5 时概率为 %4。</translation>
    </message>
    <message>
        <source>The dashed bars, and what each layer would name, are at τ = 1 and without top-k.</source>
        <translation>虚线条和每层会说出的词元都取 τ = 1，且没有 top-k。</translation>
    </message>
    <message>
        <source>What each layer would name, at temperature 1: %1.</source>
        <translation>温度为 1 时各层会说出：%1。</translation>
    </message>
    <message>
        <source>&lt;i&gt;z&lt;/i&gt; is the &lt;a href="term:logit"&gt;logit&lt;/a&gt; of a token: the last layer’s output, normalised, times the token’s row of the output matrix. τ is the temperature, &lt;i&gt;N&lt;/i&gt; the sum of the numerators of all tokens that can come next: all of the vocabulary, or the top-k likeliest. Below 1 the temperature sharpens the probabilities, above 1 it flattens them; it never changes which token is more probable than which.</source>
        <translation>&lt;i&gt;z&lt;/i&gt; 是词元的 &lt;a href="term:logit"&gt;logit&lt;/a&gt;：最后一层的输出归一化后，乘以输出矩阵中该词元的行。τ 是温度，&lt;i&gt;N&lt;/i&gt; 是所有可能接下来出现的词元的分子之和：整个词表，或最可能的 k 个。温度低于 1 时概率更集中，高于 1 时更平均；哪个词元比哪个更可能，它从不改变。</translation>
    </message>
    <message>
        <source>Temperature keeps the order of the tokens: it only sharpens the probabilities.</source>
        <translation>温度不改变词元的顺序，只让概率更集中。</translation>
    </message>
    <message>
        <source>Temperature keeps the order of the tokens: it only flattens the probabilities.</source>
        <translation>温度不改变词元的顺序，只让概率更平均。</translation>
    </message>
    <message>
        <source>%1, each over its number in the vocabulary</source>
        <translation>%1，每个词元下方是它在词表中的编号</translation>
    </message>
    <message>
        <source>A language model gives every token that could come next a probability.</source>
        <translation>语言模型给每个可能接下来出现的词元一个概率。</translation>
    </message>
    <message>
        <source>Four places</source>
        <translation>四个地方</translation>
    </message>
    <message>
        <source>Nothing tells where Sam puts the ball: four places share nearly all of the probability.</source>
        <translation>文中没有说 Sam 把球放在哪里：四个地方几乎占了全部概率。</translation>
    </message>
</context>
<context>
    <name>LanguageModels</name>
    <message>
        <source>%1 is a byte, in hexadecimal digits: a piece of a character that is no token by itself.</source>
        <translation>%1 是一个字节，用十六进制数字表示：一个本身不是词元的字符的一部分。</translation>
    </message>
    <message>
        <source>%1 is a special token: it stands between the texts of the training.</source>
        <translation>%1 是特殊词元：它位于训练文本之间。</translation>
    </message>
    <message>
        <source>the language model cannot be loaded now</source>
        <translation>现在无法载入语言模型</translation>
    </message>
</context>
<context>
    <name>LearnedPositions</name>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>the names of the columns</source>
        <translation>各列的名称</translation>
    </message>
    <message>
        <source>the accuracy at lengths</source>
        <translation>各长度的准确率</translation>
    </message>
    <message>
        <source>the scales of the colours</source>
        <translation>颜色的标尺</translation>
    </message>
    <message>
        <source>positions before training</source>
        <translation>训练前的位置</translation>
    </message>
    <message>
        <source>Numbers for offsets, rows for positions</source>
        <translation>每个偏移一个数；每个位置一行</translation>
    </message>
    <message>
        <source>A row for each position</source>
        <translation>每个位置一行</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Their scores; below, 𝑃𝑃ᵀ</source>
        <translation>它们的分数；下方为 𝑃𝑃ᵀ</translation>
    </message>
    <message>
        <source>How alike: 𝑃𝑃ᵀ</source>
        <translation>相似程度：𝑃𝑃ᵀ</translation>
    </message>
    <message>
        <source>Where head %1 looks</source>
        <translation>头 %1 看向哪里</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Before training</source>
        <translation>训练前</translation>
    </message>
    <message>
        <source>After %1 steps</source>
        <translation>%1 步后</translation>
    </message>
    <message>
        <source>Sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>largest %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>no right place</source>
        <translation>没有正确位置</translation>
    </message>
    <message>
        <source>right place gets %1</source>
        <translation>正确位置得 %1</translation>
    </message>
    <message>
        <source>right: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>Offset j − i</source>
        <translation>偏移 j − i</translation>
    </message>
    <message>
        <source>%1: numbers of head %2</source>
        <translation>%1：头 %2 的数</translation>
    </message>
    <message>
        <source>Learned positions</source>
        <translation>学习得到的位置</translation>
    </message>
    <message>
        <source>A number for each offset is all that a head needs to learn how far back to look.</source>
        <translation>每个偏移一个数，一个头就足以学会往回看多远。</translation>
    </message>
    <message>
        <source>A table after training</source>
        <translation>训练后的表</translation>
    </message>
    <message>
        <source>A row for each position, trained to look three back: it is right as often as sines are.</source>
        <translation>每个位置一行，训练成往回看三位：答对的次数与正弦一样多。</translation>
    </message>
    <message>
        <source>The same table as it was drawn: the layer looks everywhere alike and guesses.</source>
        <translation>同一张表，刚抽取时：该层看各处都一样，只能猜。</translation>
    </message>
    <message>
        <source>Half-way</source>
        <translation>半途</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>倒序</translation>
    </message>
    <message>
        <source>The task is to read backwards: the weights of the learned table become the other diagonal.</source>
        <translation>任务是倒着读：学习得到的表的权重变成另一条对角线。</translation>
    </message>
    <message>
        <source>A number for each offset</source>
        <translation>每个偏移一个数</translation>
    </message>
    <message>
        <source>Twice as long</source>
        <translation>两倍长</translation>
    </message>
    <message>
        <source>Trained at length 8, both are right only about half the time at length 16.</source>
        <translation>在长度 8 上训练，两者在长度 16 上都只对一半左右。</translation>
    </message>
    <message>
        <source>A task without order</source>
        <translation>与次序无关的任务</translation>
    </message>
    <message>
        <source>The most frequent letter needs no positions: the head looks everywhere alike, whatever the table.</source>
        <translation>最多的字母不需要位置：不论用哪张表，这个头看各处都一样。</translation>
    </message>
    <message>
        <source>At step %1 the &lt;a href="term:loss"&gt;loss&lt;/a&gt; was no number any more: the training stopped. The last good step is shown.</source>
        <translation>第 %1 步&lt;a href="term:loss"&gt;损失&lt;/a&gt;不再是数：训练停止。显示最后一个正常的步。</translation>
    </message>
    <message>
        <source>&lt;a href="training-step=0"&gt;Go back to the start&lt;/a&gt; and click Train.</source>
        <translation>&lt;a href="training-step=0"&gt;回到开头&lt;/a&gt;，点击“训练”。</translation>
    </message>
    <message>
        <source>Click Train, or &lt;a href="play:training-step"&gt;let the steps run&lt;/a&gt;.</source>
        <translation>点击“训练”，或&lt;a href="play:training-step"&gt;让步数前进&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:start"&gt;Learn a row for each position&lt;/a&gt; instead.</source>
        <translation>改为&lt;a href="preset:start"&gt;每个位置学一行&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:relative"&gt;Learn a number for each offset&lt;/a&gt; instead.</source>
        <translation>改为&lt;a href="preset:relative"&gt;每个偏移学一个数&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>A relative table has a number 𝑏 for each offset and head, which is added to the scores; all begin at 0. Shaw et al. (2018) learn a vector for each offset; a number is the simplest form.</source>
        <translation>相对位置表为每个头的每个偏移存一个数 𝑏，加到分数上；起初全为 0。Shaw 等（2018）为每个偏移学一个向量；一个数是最简单的形式。</translation>
    </message>
    <message>
        <source>It lasts longer than a table of rows, because an offset is the same wherever it is. Offsets that training never met keep their 0, and spoil it in the end.</source>
        <translation>它比每个位置一行的表更耐长，因为偏移在哪里都一样。训练中从未遇到的偏移仍是 0，最终会坏事。</translation>
    </message>
    <message>
        <source>No offset tells how far the end is: &lt;a href="task=reverse"&gt;reverse&lt;/a&gt; cannot be learned in this way.</source>
        <translation>偏移不说明离末尾多远：这样学不会&lt;a href="task=reverse"&gt;倒序&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>%1 at length %2</source>
        <translation>长度 %2 上 %1</translation>
    </message>
    <message>
        <source>Positions in a layer in training (task: %1; positions: %2; heads: %3; width: %4), one set below the other, each as a table, as the products of its rows, as the weights that positions alone give, and as accuracy at lengths.</source>
        <translation>训练中一层的位置（任务：%1；位置：%2；头数：%3；宽度：%4），逐组上下排列，每组依次是表、各行的积、仅由位置产生的权重、各长度的准确率。</translation>
    </message>
    <message>
        <source>before training</source>
        <translation>训练前</translation>
    </message>
    <message>
        <source>sinusoidal</source>
        <translation>正弦</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>偏移 %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>from the formula; training leaves it as it is</source>
        <translation>来自公式；训练不改变它</translation>
    </message>
    <message>
        <source>what training has made of this number</source>
        <translation>训练把这个数变成的值</translation>
    </message>
    <message>
        <source>what this number begins as</source>
        <translation>这个数的初值</translation>
    </message>
    <message>
        <source>drawn at random before training</source>
        <translation>训练前随机抽取</translation>
    </message>
    <message>
        <source>what the offset of these two positions adds to the score</source>
        <translation>这两个位置的偏移加到分数上的数</translation>
    </message>
    <message>
        <source>how alike the rows of these two positions are</source>
        <translation>这两个位置的行有多相似</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key from positions alone</source>
        <translation>仅凭位置，此查询给此键的权重</translation>
    </message>
    <message>
        <source>Only the task “look back” has it.</source>
        <translation>只有“往回看”任务用到它。</translation>
    </message>
    <message>
        <source>This training would take more memory than this machine can spare: make 𝑑, 𝑛 or the batch smaller.</source>
        <translation>这次训练需要的内存超过本机所能提供：请减小 𝑑、𝑛 或批量。</translation>
    </message>
    <message>
        <source>Accuracy; trained at %1</source>
        <translation>准确率；训练于 %1</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>At step 240 seven answers of ten are right: the head has begun to look three back.</source>
        <translation>第 240 步，十个答案对七个：这个头开始往回看三位。</translation>
    </message>
    <message>
        <source>A relative table: each head learns one number for each offset, here a high one at −3, three back.</source>
        <translation>相对位置表：每个头为每个偏移学一个数，这里 −3（往回三位）处的数较大。</translation>
    </message>
    <message>
        <source>At length %1, which no training met, %2 are right, with sines %3.</source>
        <translation>在训练从未遇到的长度 %1 上，准确率 %2，用正弦时 %3。</translation>
    </message>
    <message>
        <source>%1: diagonals of one colour in the products %2; head %3 gives the right place %4 of its weight; accuracy %5.</source>
        <translation>%1：点积的对角线同色程度 %2；头 %3 给正确位置 %4 的权重；准确率 %5。</translation>
    </message>
    <message>
        <source>part of the largest number in its picture</source>
        <translation>占本图最大数的比例</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>%1 of the answers are right, with sines %2.</source>
        <translation>准确率 %1，用正弦时 %2。</translation>
    </message>
    <message>
        <source>Only with sines has each diagonal of 𝑃𝑃ᵀ one colour.</source>
        <translation>只有用正弦时，𝑃𝑃ᵀ 的每条对角线才各为一种颜色。</translation>
    </message>
    <message>
        <source>𝑝 are the rows of the table 𝑃, one for each position. 𝑆 says how alike two rows are; 𝑠 is the score that the layer makes of them with its matrices for queries and keys.</source>
        <translation>𝑝 是表 𝑃 的行，每个位置一行。𝑆 表示两行有多相似；𝑠 是该层用查询和键的矩阵从它们得出的分数。</translation>
    </message>
    <message>
        <source>The layer can use the offset even if 𝑃𝑃ᵀ does not show it: its matrices lie between the table and the scores. Another &lt;a href="play:seed"&gt;seed&lt;/a&gt; gives another table, which works as well.</source>
        <translation>即使 𝑃𝑃ᵀ 没有显示偏移，该层也能利用它：表与分数之间有它的矩阵。换一个&lt;a href="play:seed"&gt;种子&lt;/a&gt;得到另一张表，同样好用。</translation>
    </message>
    <message>
        <source>The table has %1 rows. Sequences of length %2 train the first %2; the others stay random, and after the last row there is none. Sines go on, but the layer never learned what to do with them.</source>
        <translation>这张表有 %1 行。长度为 %2 的序列训练前 %2 行；其余的一直是随机的，最后一行之后就没有了。正弦能继续下去，但该层从未学过怎样用它们。</translation>
    </message>
    <message>
        <source>On the page “Training” each token’s row is rescaled before attention (layer norm); here it is not, so the numbers differ. Without it a score is a sum of products of words and positions. The pictures of weights use the products of positions with positions alone.</source>
        <translation>“训练”一页中，每个词元的行在注意力之前先重新缩放（层归一化）；这里没有，所以数字不同。没有它，分数就是词与位置的各种乘积之和。权重图只用位置与位置的乘积。</translation>
    </message>
    <message>
        <source>BERT and GPT-2, two well-known language models, learn their positions in this way, which is why they have a longest input. Vaswani et al. (2017) tried both and found nearly the same quality; they chose sines in the hope that these would carry on to longer sequences.</source>
        <translation>两个著名的语言模型 BERT 和 GPT-2 就这样学习位置，因此它们的输入有最大长度。Vaswani 等（2017）两种都试过，质量几乎相同；他们选了正弦，希望它能延续到更长的序列。</translation>
    </message>
    <message>
        <source>A smaller learning rate helps.</source>
        <translation>把学习率调小会有帮助。</translation>
    </message>
    <message>
        <source>Distance explains 1 of 𝑃𝑃ᵀ, all of it, if each diagonal has a single colour, and little if the colours are random. To find it, replace each number by the mean of its diagonal: it is the part of the variance that is left. (The main diagonal is left out.)</source>
        <translation>如果每条对角线只有一种颜色，距离就解释了 𝑃𝑃ᵀ 的 1，即全部；颜色随机时解释得很少。求法：把每个数换成其对角线的平均值，剩下的那部分方差就是它。（主对角线不计。）</translation>
    </message>
    <message>
        <source>answers right</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>of the weight is at the right place</source>
        <translation>的权重在正确的位置</translation>
    </message>
    <message>
        <source>at the right place</source>
        <translation>在正确的位置</translation>
    </message>
    <message>
        <source>distance explains %1</source>
        <translation>距离解释 %1</translation>
    </message>
    <message>
        <source>by distance: %1</source>
        <translation>由距离：%1</translation>
    </message>
    <message>
        <source>how alike two positions are; 1: the largest</source>
        <translation>两个位置有多相似；1：最大值</translation>
    </message>
    <message>
        <source>distance explains %1 of the variance</source>
        <translation>距离解释方差的 %1</translation>
    </message>
    <message>
        <source>Only the columns of the sines are waves.</source>
        <translation>只有正弦表的各列是波。</translation>
    </message>
    <message>
        <source>Learned in %1 steps</source>
        <translation>经 %1 步学得</translation>
    </message>
    <message>
        <source>Sines and cosines</source>
        <translation>正弦和余弦</translation>
    </message>
    <message>
        <source>of the answers right at length %1</source>
        <translation>长度 %1 时的准确率</translation>
    </message>
    <message>
        <source>A learned table looks nothing like sines, yet works as well at its training length.</source>
        <translation>学习得到的表一点也不像正弦，但在训练过的长度上同样好用。</translation>
    </message>
    <message>
        <source>of the answers right at length %1; guessing: %2</source>
        <translation>长度 %1 时的准确率；靠猜：%2</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>LessonCheckWords</name>
    <message>
        <source>Nothing is shown; expected “show:” or “scene:” in the first step.</source>
        <translation>没有显示任何内容；第一个步骤应有“show:”或“scene:”。</translation>
    </message>
    <message>
        <source>The text has %1 words; accepted: at most %2.</source>
        <translation>这段文字有 %1 个词；最多 %2 个。</translation>
    </message>
    <message>
        <source>%1 has no control “%2”.</source>
        <translation>%1 没有控件“%2”。</translation>
    </message>
    <message>
        <source>%1 has no “%2” to focus on.</source>
        <translation>%1 中没有可以聚焦的“%2”。</translation>
    </message>
    <message>
        <source>%1 has no such cell to answer with.</source>
        <translation>%1 中没有可作为答案的这个单元格。</translation>
    </message>
    <message>
        <source>The answer is token %1, and there are %2.</source>
        <translation>答案是词元 %1，而词元只有 %2 个。</translation>
    </message>
    <message>
        <source>The answer is to name each of the %1 tokens once.</source>
        <translation>答案应把 %1 个词元各列出一次。</translation>
    </message>
    <message>
        <source>%1 has no table “%2”.</source>
        <translation>%1 没有表“%2”。</translation>
    </message>
    <message>
        <source>The table “%1” has no number in row %2, column %3.</source>
        <translation>表“%1”的第 %2 行、%3 列没有数。</translation>
    </message>
    <message>
        <source>The answer says %1, and the table “%2” has %3.</source>
        <translation>答案写的是 %1，而表“%2”中是 %3。</translation>
    </message>
    <message>
        <source>%1 does not use --%2.</source>
        <translation>%1 不使用 --%2。</translation>
    </message>
    <message>
        <source>The condition holds already when the step begins.</source>
        <translation>步骤开始时条件就已经满足。</translation>
    </message>
    <message>
        <source>“%1” is not among the controls, so nobody can do this.</source>
        <translation>“%1”不在所提供的控件中，因此没有人能做到。</translation>
    </message>
    <message>
        <source>The condition does not hold after what “try:” says.</source>
        <translation>照“try:”所说去做之后，条件并不满足。</translation>
    </message>
    <message>
        <source>%1 has no tokens to answer with.</source>
        <translation>%1 中没有可作为答案的词元。</translation>
    </message>
    <message>
        <source>The lessons need each other in a circle: %1.</source>
        <translation>这些课程循环地互相依赖：%1。</translation>
    </message>
    <message>
        <source>What is covered appears with an answer; expected “ask:”.</source>
        <translation>被盖住的部分要等回答后才显示；此处应有“ask:”。</translation>
    </message>
    <message>
        <source>%1 has no such cells to cover.</source>
        <translation>%1 没有这样的单元格可盖住。</translation>
    </message>
    <message>
        <source>It needs the lesson “%1”, which is neither in its folder nor in the course.</source>
        <translation>它需要先学的课“%1”，既不在它的文件夹里，也不在课程里。</translation>
    </message>
    <message>
        <source>The condition leaves open which value is to be set; add a line that sets one, such as “try: --%1 VALUE”.</source>
        <translation>条件没有说明该设成什么值；请加一行来设定，例如“try: --%1 值”。</translation>
    </message>
    <message>
        <source>The step shows %1 controls; accepted: at most %2, as many as the bar of a presentation has room for.</source>
        <translation>这一步显示 %1 个控件；最多 %2 个，演示栏只放得下这么多。</translation>
    </message>
    <message>
        <source>There is no lesson “%1” in the course to link to.</source>
        <translation>课程中没有可以链接到的课“%1”。</translation>
    </message>
    <message>
        <source>The lesson “%1” has no step %2 to link to; accepted: 1 to %3.</source>
        <translation>课“%1”没有可以链接到的第 %2 步；可用的有：1 到 %3。</translation>
    </message>
    <message>
        <source>A link cannot be read; accepted: one such as %1.</source>
        <translation>有一个链接无法读取；应写成 %1 这样。</translation>
    </message>
    <message>
        <source>A step with drawn values is shown by itself; expected “show:”.</source>
        <translation>带抽取值的步骤会单独显示；应有“show:”。</translation>
    </message>
    <message>
        <source>A step with drawn values asks a question; expected “ask:”.</source>
        <translation>带抽取值的步骤要提出一个问题；应有“ask:”。</translation>
    </message>
    <message>
        <source>A wrong answer has no hint with a link to a step; expected one such as %1.</source>
        <translation>一个错误答案没有带步骤链接的提示；应有 %1 这样的链接。</translation>
    </message>
    <message>
        <source>The original draws another number of values.</source>
        <translation>原文抽取的值的个数不同。</translation>
    </message>
    <message>
        <source>With %1: %2</source>
        <translation>%1 时：%2</translation>
    </message>
    <message>
        <source>There is no “%1” to cover; panels: %2; matrices: %3.</source>
        <translation>没有可以盖住的“%1”；图块：%2；矩阵：%3。</translation>
    </message>
    <message>
        <source>No question stands before this step, so it shares the page of none; expected no “page:”.</source>
        <translation>这一步之前没有问题，因此不与任何问题同页；此处不应有“page:”。</translation>
    </message>
</context>
<context>
    <name>LessonDocumentWords</name>
    <message>
        <source>%1 was not saved: %2.</source>
        <translation>未能保存 %1：%2。</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>它是管道或设备</translation>
    </message>
    <message>
        <source>another file %1 is there</source>
        <translation>那里有另一个文件 %1</translation>
    </message>
    <message>
        <source>it is longer than a lesson may be, %1 bytes</source>
        <translation>它超过了一课允许的长度（%1 字节）</translation>
    </message>
    <message>
        <source>what was written is not there</source>
        <translation>写入的内容不在那里</translation>
    </message>
</context>
<context>
    <name>LessonFileWords</name>
    <message>
        <source>there is no such lesson</source>
        <translation>没有这一课</translation>
    </message>
    <message>
        <source>it is no UTF-8 text</source>
        <translation>它不是 UTF-8 文本</translation>
    </message>
</context>
<context>
    <name>LessonLanguage</name>
    <message>
        <source>this lesson has no file in %1, only %2</source>
        <translation>这一课没有 %1 的文件，只有 %2</translation>
    </message>
</context>
<context>
    <name>LessonWords</name>
    <message>
        <source>“%1” stands where an option such as --d is expected.</source>
        <translation>“%1”所在的地方应为 --d 这样的选项。</translation>
    </message>
    <message>
        <source>--%1 has no value.</source>
        <translation>--%1 没有值。</translation>
    </message>
    <message>
        <source>%1 has no preset “%2”.</source>
        <translation>%1 没有预设“%2”。</translation>
    </message>
    <message>
        <source>%1 does not use --%2.</source>
        <translation>%1 不使用 --%2。</translation>
    </message>
    <message>
        <source>The step has nothing to show.</source>
        <translation>这一步没有可显示的内容。</translation>
    </message>
    <message>
        <source>There is no exhibit “%1”.</source>
        <translation>没有展示“%1”。</translation>
    </message>
    <message>
        <source>its first step cannot be shown: %1</source>
        <translation>它的第一步无法显示：%1</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>%1: %2; accepted: %3</source>
        <translation>%1：%2；可接受：%3</translation>
    </message>
    <message>
        <source>“%1” is no lesson of the course</source>
        <translation>“%1”不是课程中的课</translation>
    </message>
    <message>
        <source>there is no step %1</source>
        <translation>没有步骤 %1</translation>
    </message>
    <message>
        <source>1 to %1</source>
        <translation>1 到 %1</translation>
    </message>
    <message>
        <source>there is no exhibit “%1”</source>
        <translation>没有展示“%1”</translation>
    </message>
    <message>
        <source>“%1” is no language of this program</source>
        <translation>“%1”不是本程序的语言</translation>
    </message>
</context>
<context>
    <name>MeasuredCost</name>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
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
        <translation>词元数 n</translation>
    </message>
    <message>
        <source>Width, d</source>
        <translation>宽度 d</translation>
    </message>
    <message>
        <source>Kernel size, k</source>
        <translation>卷积核大小 k</translation>
    </message>
    <message>
        <source>with projections</source>
        <translation>含投影</translation>
    </message>
    <message>
        <source>without projections</source>
        <translation>不含投影</translation>
    </message>
    <message>
        <source>a machine without a name</source>
        <translation>一台未命名的机器</translation>
    </message>
    <message>
        <source>too few points to conclude</source>
        <translation>点太少，无法下结论</translation>
    </message>
    <message>
        <source>too few points</source>
        <translation>点太少</translation>
    </message>
    <message>
        <source>too noisy to conclude</source>
        <translation>噪声太大，无法下结论</translation>
    </message>
    <message>
        <source>too noisy</source>
        <translation>噪声太大</translation>
    </message>
    <message>
        <source>Too noisy to conclude about %1: measure again on a quieter machine, or more often.</source>
        <translation>噪声太大，无法对%1下结论：请在更空闲的机器上重新测量，或者增加重复次数。</translation>
    </message>
    <message>
        <source>Too noisy to conclude about %1.</source>
        <translation>噪声太大，无法对%1下结论。</translation>
    </message>
    <message>
        <source>Multiply–adds</source>
        <translation>乘加次数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>重复 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>Measured on %1</source>
        <translation>测量机器：%1</translation>
    </message>
    <message>
        <source>Exact counts of multiply-adds at %1</source>
        <translation>乘加次数的精确计数，%1</translation>
    </message>
    <message>
        <source>Predicted from the counts; nothing was measured.</source>
        <translation>由计数预测得出，并未测量。</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>并未测量。</translation>
    </message>
    <message>
        <source>These times are of this setting. Measuring again uses %1, against %2.</source>
        <translation>这些时间属于这一设置。重新测量将采用 %1，扫描 %2。</translation>
    </message>
    <message>
        <source>Measuring again takes %1, against %2.</source>
        <translation>重新测量将采用 %1，扫描 %2。</translation>
    </message>
    <message>
        <source>The sliders say something else: measure again.</source>
        <translation>滑块的设置已不同：请重新测量。</translation>
    </message>
    <message>
        <source>constant × count</source>
        <translation>常数 × 计数</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <translation>%1，从 %2 到 %3</translation>
    </message>
    <message>
        <source>Exponent of %1</source>
        <translation>%1 的指数</translation>
    </message>
    <message>
        <source>Exponent</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Exponent of %1, 95 % interval</source>
        <translation>%1 的指数，95% 区间</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>The formulas, timed</source>
        <translation>给公式计时</translation>
    </message>
    <message>
        <source>Exact multiply-adds of a forward pass of convolution, recurrence and self-attention against %1 on logarithmic axes, at %2. Nothing has been measured yet.</source>
        <translation>卷积、循环层和自注意力的前向传播的精确乘加次数随 %1 的变化，采用对数坐标轴，设置为 %2。还没有测量过。</translation>
    </message>
    <message>
        <source>A short sweep</source>
        <translation>短扫描</translation>
    </message>
    <message>
        <source>Short passes only, done in a few seconds.</source>
        <translation>只做短的前向传播，几秒钟就完成。</translation>
    </message>
    <message>
        <source>Against the width</source>
        <translation>随宽度变化</translation>
    </message>
    <message>
        <source>Convolution and recurrence grow with the square of d, self-attention in step with it.</source>
        <translation>卷积和循环层随 d 的平方增长，自注意力与 d 成比例地增长。</translation>
    </message>
    <message>
        <source>Kernel sizes</source>
        <translation>卷积核大小</translation>
    </message>
    <message>
        <source>Only the convolution’s cost depends on k.</source>
        <translation>只有卷积的代价取决于 k。</translation>
    </message>
    <message>
        <source>With projections</source>
        <translation>含投影</translation>
    </message>
    <message>
        <source>W_q, W_k, W_v and W_o add 4·n·d²: recurrence stays cheaper at every length.</source>
        <translation>W_q、W_k、W_v 和 W_o 增加 4·n·d²：无论长度是多少，循环层的代价都更低。</translation>
    </message>
    <message>
        <source>One exponent, explained</source>
        <translation>一个指数的由来</translation>
    </message>
    <message>
        <source>How self-attention grows with the length, and how sure that is.</source>
        <translation>自注意力如何随长度增长，以及这个结论有多可靠。</translation>
    </message>
    <message>
        <source>It varies along the axis.</source>
        <translation>它沿坐标轴变化。</translation>
    </message>
    <message>
        <source>The sweep would end at %1, below its beginning, %2.</source>
        <translation>扫描会在 %1 结束，低于它的起点 %2。</translation>
    </message>
    <message>
        <source>One pass of %1 at %2 = %3 would already take longer than %4 s. Begin the sweep earlier.</source>
        <translation>在 %2 = %3 处，%1的一次前向传播就要超过 %4 秒。请让扫描从更小的值开始。</translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n length(s) from %1 to %2</source>
        <translation>
            <numerusform>3 种层，%n 个长度，从 %1 到 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n width(s) from %1 to %2</source>
        <translation>
            <numerusform>3 种层，%n 个宽度，从 %1 到 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n kernel size(s) from %1 to %2</source>
        <translation>
            <numerusform>3 种层，%n 个卷积核大小，从 %1 到 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1，%2。</translation>
    </message>
    <message>
        <source>sample %1</source>
        <translation>样本 %1</translation>
    </message>
    <message numerus="yes">
        <source>The sweep has %n point(s), counted from 0.</source>
        <translation>
            <numerusform>这次扫描有 %n 个点，从 0 开始计数。</numerusform>
        </translation>
    </message>
    <message>
        <source>time of a forward pass, not measured yet</source>
        <translation>前向传播的时间，尚未测量</translation>
    </message>
    <message>
        <source>multiply-adds of a forward pass, counted exactly</source>
        <translation>前向传播的乘加次数，精确计数</translation>
    </message>
    <message numerus="yes">
        <source>median of %n repeat(s) of a forward pass, in seconds</source>
        <translation>
            <numerusform>前向传播重复 %n 次的中位数，单位为秒</numerusform>
        </translation>
    </message>
    <message>
        <source>predicted time in seconds: the layer’s constant times its multiply-adds</source>
        <translation>预测时间，单位为秒：该层的常数乘以它的乘加次数</translation>
    </message>
    <message>
        <source>exponent of %1: the slope of a straight line fitted to the logarithms</source>
        <translation>%1 的指数：对各点的对数拟合一条直线，取其斜率</translation>
    </message>
    <message>
        <source>seconds for each multiply-add: the median of time over count, over all points</source>
        <translation>每次乘加所需的秒数：时间除以计数，对所有点取中位数</translation>
    </message>
    <message>
        <source>%1: too few points to conclude on the exponent.</source>
        <translation>%1：点太少，无法对指数下结论。</translation>
    </message>
    <message>
        <source>The exponent of %1 is too noisy to conclude: between %2 and %3.</source>
        <translation>%1的指数噪声太大，无法下结论：在 %2 与 %3 之间。</translation>
    </message>
    <message>
        <source>From %1 = %2 on, the exponent of %3 is %4, between %5 and %6; in theory %7.</source>
        <translation>从 %1 = %2 起，%3的指数是 %4，在 %5 与 %6 之间；理论值为 %7。</translation>
    </message>
    <message>
        <source>The exponent of %1 is %2, between %3 and %4; in theory %5.</source>
        <translation>%1的指数是 %2，在 %3 与 %4 之间；理论值为 %5。</translation>
    </message>
    <message>
        <source>%1 was measured up to %2 = %3 only.</source>
        <translation>%1只测到 %2 = %3。</translation>
    </message>
    <message>
        <source>A multiply–add of %1 takes %2, one of %3 %4.</source>
        <translation>%1的一次乘加需要 %2，%3的一次需要 %4。</translation>
    </message>
    <message>
        <source>&lt;a href="projections=off"&gt;Leave the projections out&lt;/a&gt;.</source>
        <translation>&lt;a href="projections=off"&gt;不算投影&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Samples of this machine are shown.</source>
        <translation>显示的是这台机器的样本。</translation>
    </message>
    <message>
        <source>These are counts: exact multiply–adds of one forward pass. “Measure” times the same layers on this machine.</source>
        <translation>这里是计数：一次前向传播的精确乘加次数。按“测量”可在这台机器上为同样的层计时。</translation>
    </message>
    <message>
        <source>&lt;a href="repeats=33"&gt;Repeat more often&lt;/a&gt; and measure again.</source>
        <translation>&lt;a href="repeats=33"&gt;增加重复次数&lt;/a&gt;，再测量一遍。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>约 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 only up to %2 = %3: beyond that one pass would take longer than %4 s.</source>
        <translation>%1只测到 %2 = %3：再往后，一次前向传播会超过 %4 秒。</translation>
    </message>
    <message>
        <source>%1: its time grows more slowly (exponent %2 to %3) than its count (%4).</source>
        <translation>%1：时间的增长（指数 %2 到 %3）慢于计数的增长（%4）。</translation>
    </message>
    <message>
        <source>%1: its time grows faster (exponent %2 to %3) than its count (%4).</source>
        <translation>%1：时间的增长（指数 %2 到 %3）快于计数的增长（%4）。</translation>
    </message>
    <message>
        <source>median, bar: middle half</source>
        <translation>中位数，竖线：中间一半</translation>
    </message>
    <message>
        <source>A multiply–add</source>
        <translation>每次乘加</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Exact counts have a factor 2 for self-attention: it crosses convolution at n = kd/2, not at the n = kd of the terms in O(·).</source>
        <translation>自注意力的精确计数多一个因子 2：它与卷积在 n = kd/2 处相交，而不是 O(·) 中的项所说的 n = kd。</translation>
    </message>
    <message>
        <source>the machine’s noise: the range of the middle half of the repeats, divided by their median</source>
        <translation>机器的噪声：中间一半的重复的跨度，除以中位数</translation>
    </message>
    <message>
        <source>Times of forward passes of convolution, recurrence and self-attention against %1 on logarithmic axes, at %2, measured on %3: medians with the middle half of the repeats over the exact counts times one constant for each layer.</source>
        <translation>卷积、循环层和自注意力的前向传播时间随 %1 的变化，采用对数坐标轴，设置为 %2，在 %3 上测量：中位数及中间一半的重复，下面衬着精确计数乘以每种层各自的一个常数。</translation>
    </message>
    <message>
        <source>&lt;a href="quick=on"&gt;Choose fewer points and repeats&lt;/a&gt;, then measure.</source>
        <translation>&lt;a href="quick=on"&gt;减少点数和重复次数&lt;/a&gt;，然后测量。</translation>
    </message>
    <message>
        <source>&lt;a href="against=n"&gt;Vary the length&lt;/a&gt;.</source>
        <translation>&lt;a href="against=n"&gt;改变长度&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="against=d"&gt;Vary the width&lt;/a&gt; instead of the length.</source>
        <translation>&lt;a href="against=d"&gt;改变宽度&lt;/a&gt;而不是长度。</translation>
    </message>
    <message>
        <source>Only one processor core is used: attention could compute all outputs at once, but not here.</source>
        <translation>这里只用一个处理器核心：注意力本可以同时算出所有输出，在此却做不到。</translation>
    </message>
    <message>
        <source>dot: median; bar: middle half of the repeats</source>
        <translation>点：中位数；竖线：中间一半的重复</translation>
    </message>
    <message>
        <source>fitted line: constant × count</source>
        <translation>拟合线：常数 × 计数</translation>
    </message>
    <message>
        <source>measured crossing</source>
        <translation>实测交点</translation>
    </message>
    <message>
        <source>fitted crossing</source>
        <translation>拟合交点</translation>
    </message>
    <message>
        <source>counted crossing</source>
        <translation>计数交点</translation>
    </message>
    <message>
        <source>Measured ÷ fitted</source>
        <translation>实测 ÷ 拟合</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>The repeats of %1 differ too much to conclude: their middle half spans %2 of the median.</source>
        <translation>%1的各次重复相差太大，无法得出结论：中间一半的跨度是中位数的 %2。</translation>
    </message>
    <message>
        <source>Counted, %1 and %2 cross at %3 = %4; measured, they do not in this range.</source>
        <translation>计数：%1与%2在 %3 = %4 处相交；实测：在这一范围内不相交。</translation>
    </message>
    <message>
        <source>&lt;a href="projections=on"&gt;Include the projections&lt;/a&gt;: counted, recurrence then stays cheaper than self-attention at every length.</source>
        <translation>&lt;a href="projections=on"&gt;计入投影&lt;/a&gt;：按计数，循环层在任何长度都比自注意力便宜。</translation>
    </message>
    <message>
        <source>Counting predicts how fast the time grows. It can miss where one layer overtakes another.</source>
        <translation>计数能预测时间增长得多快，但一种层在哪里超过另一种，它可能说不准。</translation>
    </message>
    <message>
        <source>with %1</source>
        <comment>a crossing</comment>
        <translation>与%1</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>a crossing</comment>
        <translation>%1与%2</translation>
    </message>
    <message>
        <source>Measured time ÷ fitted line; in each group, from left: %1</source>
        <translation>实测时间 ÷ 拟合线；每组从左起：%1</translation>
    </message>
    <message>
        <source>Measured ÷ fitted; from left: %1</source>
        <translation>实测 ÷ 拟合；从左起：%1</translation>
    </message>
    <message>
        <source>Measured, %3 is faster than %4 up to about %1 = %2; counted, up to %5.</source>
        <translation>实测：%3比%4快，直到约 %1 = %2；计数：直到 %5。</translation>
    </message>
    <message>
        <source>Measured, %3 is faster than %4 up to about %1 = %2 and slower beyond it; counted, they do not cross.</source>
        <translation>实测：%3比%4快，直到约 %1 = %2，此后较慢；计数：两者不相交。</translation>
    </message>
    <message>
        <source>&lt;i&gt;t&lt;/i&gt; is the time of a convolution (conv), a recurrence (rec) and self-attention (att), &lt;i&gt;c&lt;/i&gt; the constant of the layer, the time of one multiply–add. &lt;i&gt;n&lt;/i&gt; is the number of tokens, &lt;i&gt;d&lt;/i&gt; their width, &lt;i&gt;k&lt;/i&gt; the kernel size.</source>
        <translation>&lt;i&gt;t&lt;/i&gt; 是卷积（conv）、循环层（rec）和自注意力（att）的时间，&lt;i&gt;c&lt;/i&gt; 是该层的常数，即一次乘加的时间。&lt;i&gt;n&lt;/i&gt; 是词元的个数，&lt;i&gt;d&lt;/i&gt; 是词元的宽度，&lt;i&gt;k&lt;/i&gt; 是卷积核大小。</translation>
    </message>
    <message>
        <source>A measured crossing is read off between two measured points.</source>
        <translation>实测交点是在两个测量点之间读出的。</translation>
    </message>
    <message>
        <source>In the table a dot marks the measured exponent and a stroke the counted one. The bar through the dot, mostly hidden by it, is the 95 % interval: of 20 such intervals about 19 contain the true exponent.</source>
        <translation>表中圆点标出实测的指数，竖线标出计数的指数。穿过圆点的条（多半被圆点遮住）是 95% 区间：20 个这样的区间中约有 19 个包含真实的指数。</translation>
    </message>
    <message>
        <source>“Noise” says how far the repeats spread: at a typical point of %1, the middle half of them differ from each other by at most %2 of the median.</source>
        <translation>“噪声”表示各次重复有多分散：在%1的典型点上，中间一半的重复彼此相差至多为中位数的 %2。</translation>
    </message>
    <message>
        <source>fitted from %1 = %2 on, because other costs disturb below</source>
        <translation>从 %1 = %2 起拟合，因为再小就受其他开销干扰</translation>
    </message>
    <message>
        <source>%1; x is ln %2 and y is ln t, each measured from its mean; above stands the sum of all x·y, below that of all x²</source>
        <comment>what the exponent is; n</comment>
        <translation>%1；x 是 ln %2，y 是 ln t，都从各自的平均值量起；分子是所有 x·y 之和，分母是所有 x² 之和</translation>
    </message>
    <message>
        <source>O(·) tells how a cost grows, not how large it is. Counting leaves out waiting, the exponentials of a softmax and the start of each computation. So which layer is faster at your length must be measured. The times here are of forward passes (outputs computed once) on one processor core, with numbers of 64 bits; another machine has other constants.</source>
        <translation>O(·) 说的是代价如何增长，而不是代价有多大。计数不包括等待、softmax 中的指数运算和每次计算的启动。所以在你的长度下哪种层更快，必须测量才知道。这里的时间是前向传播（只算一遍输出）的时间，用一个处理器核心，采用 64 位的数；换一台机器，常数就不同。</translation>
    </message>
    <message>
        <source>The fitted lines cross at %1.</source>
        <translation>拟合线在 %1 处相交。</translation>
    </message>
    <message>
        <source>End the sweep earlier.</source>
        <translation>请让扫描在更小的值处结束。</translation>
    </message>
    <message>
        <source>The stored example is against n, with d = 32, k = 3 and no projections.</source>
        <translation>预存的示例以 n 为横轴，d = 32，k = 3，不含投影。</translation>
    </message>
    <message>
        <source>Grey: a stored example.</source>
        <translation>灰色：预存的示例。</translation>
    </message>
    <message>
        <source>A stored run of another machine, until something is measured here.</source>
        <translation>另一台机器上预存的测量结果，在这里测量之前显示。</translation>
    </message>
    <message numerus="yes">
        <source>Grey: a run stored from another machine (%n repeat(s)).</source>
        <translation>
            <numerusform>灰色：另一台机器上预存的测量结果（重复 %n 次）。</numerusform>
        </translation>
    </message>
    <message>
        <source>a stored run</source>
        <translation>预存的测量结果</translation>
    </message>
    <message>
        <source>in the table: dot = measured exponent, stroke = counted one</source>
        <translation>表中：点 = 测得的指数，短线 = 计数得出的指数</translation>
    </message>
    <message>
        <source>rings: measured on %1, %2; lines: counts, only their heights fitted</source>
        <translation>圆圈：在 %1 上的测量值，%2；线：计数，仅纵向平移拟合</translation>
    </message>
    <message>
        <source>rings: measured, %1; lines: counts</source>
        <translation>圆圈：测量值，%1；线：计数</translation>
    </message>
    <message>
        <source>exact counts; nothing was measured</source>
        <translation>精确计数；并未测量</translation>
    </message>
    <message>
        <source>nothing was measured</source>
        <translation>并未测量</translation>
    </message>
    <message>
        <source>%1, too</source>
        <translation>%1同样</translation>
    </message>
    <message>
        <source>Twice the tokens cost self-attention ×4 the time, the others ×2.</source>
        <translation>词元加倍：自注意力用时 ×4，其余两种 ×2。</translation>
    </message>
    <message>
        <source>Twice the width costs self-attention ×2 the time, the others ×4.</source>
        <translation>宽度加倍：自注意力用时 ×2，其余两种 ×4。</translation>
    </message>
    <message>
        <source>Twice the kernel size costs the convolution ×2 the time, the others ×1.</source>
        <translation>卷积核加倍：卷积用时 ×2，其余两种 ×1。</translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message>
        <source>before</source>
        <translation>打乱前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>打乱后</translation>
    </message>
    <message>
        <source>with positions added</source>
        <translation>加上位置</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>不加位置</translation>
    </message>
    <message>
        <source>with P</source>
        <translation>有 P</translation>
    </message>
    <message>
        <source>without P</source>
        <translation>无 P</translation>
    </message>
    <message>
        <source>Word order</source>
        <translation>语序</translation>
    </message>
    <message>
        <source>Positions are added.</source>
        <translation>加上了位置。</translation>
    </message>
    <message>
        <source>No positions are added.</source>
        <translation>没有加上位置。</translation>
    </message>
    <message>
        <source>A causal mask hides later tokens.</source>
        <translation>因果掩码遮蔽后面的词元。</translation>
    </message>
    <message>
        <source>Reading order: %1. Shuffled: %2.</source>
        <translation>原语序：%1。打乱后：%2。</translation>
    </message>
    <message>
        <source>The largest difference is %1 without positions and %2 with them.</source>
        <translation>不加位置时最大差值为 %1，加上位置时为 %2。</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>不加位置</translation>
    </message>
    <message>
        <source>Dog bites man</source>
        <translation>狗咬人</translation>
    </message>
    <message>
        <source>Two words change places. Without positions neither would notice.</source>
        <translation>两个词交换位置。不加位置，两个词都察觉不到。</translation>
    </message>
    <message>
        <source>Chinese, by character</source>
        <translation>中文，逐字</translation>
    </message>
    <message>
        <source>狗咬人, a dog bites a person, and the other way round.</source>
        <translation>“狗咬人”，以及反过来的“人咬狗”。</translation>
    </message>
    <message>
        <source>The order does not fit the sentence: it names each of the places 0 to %1 once, as in “2, 0, 1” for three tokens. Without one the sentence is shuffled.</source>
        <translation>顺序与句子不相符：从 0 到 %1 的每个位置都应恰好出现一次，例如三个词元时为“2, 0, 1”。不填顺序，则把句子随机打乱。</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>place %1: %2</source>
        <translation>位置 %1：%2</translation>
    </message>
    <message>
        <source>The sentence stands in reading order, so nothing changes.</source>
        <translation>句子就是原语序，因此什么也没有改变。</translation>
    </message>
    <message>
        <source>&lt;a href="add-position=on"&gt;Add positions&lt;/a&gt;.</source>
        <translation>&lt;a href="add-position=on"&gt;加上位置&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="add-position=off"&gt;Take the positions away&lt;/a&gt;: the mask still tells places apart.</source>
        <translation>&lt;a href="add-position=off"&gt;去掉位置编码&lt;/a&gt;：掩码仍能区分各个位置。</translation>
    </message>
    <message>
        <source>With a mask &lt;i&gt;f&lt;/i&gt;(Π&lt;i&gt;X&lt;/i&gt;) ≠ Π&lt;i&gt;f&lt;/i&gt;(&lt;i&gt;X&lt;/i&gt;).</source>
        <translation>有掩码时，&lt;i&gt;f&lt;/i&gt;(Π&lt;i&gt;X&lt;/i&gt;) ≠ Π&lt;i&gt;f&lt;/i&gt;(&lt;i&gt;X&lt;/i&gt;)。</translation>
    </message>
    <message>
        <source>difference D</source>
        <translation>差值 D</translation>
    </message>
    <message>
        <source>Y, in reading order</source>
        <translation>Y，原语序</translation>
    </message>
    <message>
        <source>Y before</source>
        <translation>Y，之前</translation>
    </message>
    <message>
        <source>Z, when shuffled</source>
        <translation>Z，打乱后</translation>
    </message>
    <message>
        <source>Z after</source>
        <translation>Z，之后</translation>
    </message>
    <message>
        <source>D, what changes</source>
        <translation>D，变化</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>The outputs of “%1”, before and after the shuffle</source>
        <translation>“%1”的输出，打乱之前与之后</translation>
    </message>
    <message>
        <source>“%1”, before and after</source>
        <translation>“%1”，之前与之后</translation>
    </message>
    <message>
        <source>The dog and the man change places</source>
        <translation>狗和人互换位置</translation>
    </message>
    <message>
        <source>The same words in another order: with positions their outputs change, without them they do not.</source>
        <translation>相同的词换一种顺序：加上位置，输出就改变；不加位置，输出不变。</translation>
    </message>
    <message>
        <source>Outputs Y of a self-attention layer in reading order, its outputs Z for the same tokens in another order, with a line from each token to its new place, and their difference D, token by token, as three heatmaps, blue for negative and red for positive numbers; D has a scale of its own. Below the output of one token before and after the shuffle, without positions and with them.</source>
        <translation>自注意力层按原语序的输出 Y，相同词元换一种顺序时的输出 Z，从每个词元到其新位置的连线，以及逐个词元的差值 D，画成三张热图，蓝色为负数，红色为正数；D 有自己的标度。下方是一个词元在打乱之前与之后的输出，分为不加位置和加上位置两种情况。</translation>
    </message>
    <message>
        <source>the largest differences</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>fixed weights beside attention’s</source>
        <translation>固定权重与注意力权重的对照</translation>
    </message>
    <message>
        <source>largest difference, 0 up to rounding</source>
        <translation>最大差值，除舍入误差外为 0</translation>
    </message>
    <message>
        <source>0 up to rounding</source>
        <translation>除舍入误差外为 0</translation>
    </message>
    <message>
        <source>The weights at place %1: “%2” before, “%3” after</source>
        <translation>第 %1 个位置的权重：之前是“%2”，之后是“%3”</translation>
    </message>
    <message>
        <source>The weights at place %1</source>
        <translation>第 %1 个位置的权重</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>固定的</translation>
    </message>
    <message>
        <source>attention’s</source>
        <translation>注意力的</translation>
    </message>
    <message>
        <source>Fixed weights and attention’s</source>
        <translation>固定权重与注意力权重</translation>
    </message>
    <message>
        <source>One layer, two sentences: weights learned for places stay the same, attention’s change with the words.</source>
        <translation>同一层，两个句子：为位置学到的权重不变，注意力的权重随词而变。</translation>
    </message>
    <message>
        <source>The difference is 0 up to rounding: the outputs move along with their words.</source>
        <translation>除舍入误差外，差值为 0：输出随词一起移动。</translation>
    </message>
    <message>
        <source>Where the score is the dot product of the words’ own vectors, the weights are shuffled along as well.</source>
        <translation>如果分数就是词自身向量的点积，权重也跟着一起打乱。</translation>
    </message>
    <message>
        <source>fixed, learned once: the same for both</source>
        <translation>固定的，一次学好：两句相同</translation>
    </message>
    <message>
        <source>attention’s: computed from the words</source>
        <translation>注意力的：由词算出</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>At place %1 fixed weights are the same in both sentences.</source>
        <translation>在第 %1 个位置，固定权重对两个句子相同。</translation>
    </message>
    <message>
        <source>Attention’s change with the words.</source>
        <translation>注意力的权重随词而变。</translation>
    </message>
    <message>
        <source>the rows of one word, with and without positions</source>
        <translation>一个词的各行，加位置与不加位置</translation>
    </message>
    <message>
        <source>the mask knows the order</source>
        <translation>掩码知道顺序</translation>
    </message>
    <message>
        <source>what shuffling changes in this word’s output</source>
        <translation>打乱使这个词的输出改变了多少</translation>
    </message>
    <message>
        <source>output of the word at this place, when shuffled</source>
        <translation>打乱后这个位置上的词的输出</translation>
    </message>
    <message>
        <source>output of this word, in reading order</source>
        <translation>原语序中这个词的输出</translation>
    </message>
    <message>
        <source>&lt;a href="mask=none"&gt;Take the mask away&lt;/a&gt;.</source>
        <translation>&lt;a href="mask=none"&gt;去掉掩码&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>A causal mask shows a word only itself and those before it, which are others after the shuffle. So outputs change even without positions.</source>
        <translation>因果掩码只让词看到自己和前面的词，打乱后前面的词就变了。所以即使不加位置，输出也会改变。</translation>
    </message>
    <message>
        <source>&lt;a href="mask=causal"&gt;A causal mask&lt;/a&gt;, which hides later words, tells places apart, too.</source>
        <translation>&lt;a href="mask=causal"&gt;因果掩码&lt;/a&gt;遮蔽后面的词，也能区分位置。</translation>
    </message>
    <message>
        <source>Later words hidden, no positions</source>
        <translation>遮蔽后面的词，不加位置</translation>
    </message>
    <message>
        <source>Each word sees only itself and those before it. Who these are depends on the order, so outputs change.</source>
        <translation>每个词只看到自己和前面的词。前面是哪些词取决于顺序，所以输出会改变。</translation>
    </message>
    <message>
        <source>Far words hidden, no positions</source>
        <translation>遮蔽远处的词，不加位置</translation>
    </message>
    <message>
        <source>Each word sees only itself and its neighbours. These change, so outputs change.</source>
        <translation>每个词只看到自己和相邻的词。相邻的词变了，所以输出会改变。</translation>
    </message>
    <message>
        <source>No learned matrices, no positions</source>
        <translation>不用学习得到的矩阵，不加位置</translation>
    </message>
    <message>
        <source>One often reads that shuffling leaves the output of self-attention unchanged. But the table of outputs does change: its rows move along with their words, which is called permutation equivariance. What stays the same is each word’s own output: without positions, “dog” gets the same one in “dog bites man” and in “man bites dog”.</source>
        <translation>常有人说打乱顺序不会改变自注意力的输出。其实输出的表会变：各行随词一起移动，这叫置换等变性。不变的是每个词自己的输出：没有位置时，“狗”在“狗咬人”和“人咬狗”中得到同样的输出。</translation>
    </message>
    <message>
        <source>the mask that hides later words</source>
        <translation>遮蔽后面各词的掩码</translation>
    </message>
    <message>
        <source>the mask that hides far words</source>
        <translation>遮蔽远处各词的掩码</translation>
    </message>
    <message>
        <source>Drag a word at the right to another place, or &lt;a href="play:seed"&gt;shuffle again and again&lt;/a&gt;.</source>
        <translation>把右边的一个词拖到别的位置，或&lt;a href="play:seed"&gt;反复打乱&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;i&gt;D&lt;/i&gt; has its own colour scale, the same with and without positions.</source>
        <translation>&lt;i&gt;D&lt;/i&gt; 有自己的颜色标度，加位置与不加位置时相同。</translation>
    </message>
    <message>
        <source>The words change places, and each keeps its output: the difference &lt;i&gt;D&lt;/i&gt; is 0 up to rounding.</source>
        <translation>词换了位置，而每个词保持自己的输出：除舍入误差外，差值 &lt;i&gt;D&lt;/i&gt; 为 0。</translation>
    </message>
    <message>
        <source>&lt;a href="add-position=off"&gt;Take positions away&lt;/a&gt;: &lt;i&gt;D&lt;/i&gt; becomes 0 up to rounding.</source>
        <translation>&lt;a href="add-position=off"&gt;去掉位置&lt;/a&gt;：除舍入误差外，&lt;i&gt;D&lt;/i&gt; 变为 0。</translation>
    </message>
    <message>
        <source>Trained: who is it?</source>
        <translation>训练好的：它指谁？</translation>
    </message>
    <message>
        <source>A trained head without positions: “animal” and “street” change places, and “it” still finds “animal”.</source>
        <translation>训练好的、没有位置的一个头：“animal”与“street”互换位置，“it”仍然找到“animal”。</translation>
    </message>
    <message>
        <source>P₀: the row of numbers added at place 0</source>
        <translation>P₀：在位置 0 加上的一行数</translation>
    </message>
    <message>
        <source>P₀: numbers added at place 0</source>
        <translation>P₀：加在位置 0 的数</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>with P (above)</source>
        <translation>加 P（上图）</translation>
    </message>
    <message>
        <source>without P (above)</source>
        <translation>不加 P（上图）</translation>
    </message>
    <message>
        <source>with positions (the picture above)</source>
        <translation>加位置（即上图）</translation>
    </message>
    <message>
        <source>without positions (the picture above)</source>
        <translation>不加位置（即上图）</translation>
    </message>
    <message>
        <source>the numbers &lt;i&gt;P&lt;/i&gt; and the mask</source>
        <translation>&lt;i&gt;P&lt;/i&gt; 的数和掩码</translation>
    </message>
    <message>
        <source>the numbers &lt;i&gt;P&lt;/i&gt;</source>
        <translation>&lt;i&gt;P&lt;/i&gt; 的数</translation>
    </message>
    <message>
        <source>&lt;i&gt;D&lt;/i&gt; is the output after the shuffle, put back in order, minus the output before. &lt;i&gt;X&lt;/i&gt; holds the words’ rows of numbers, and &lt;i&gt;f&lt;/i&gt; is the attention layer. Π, a permutation matrix, puts rows into the new order, and Πᵀ puts them back. A word’s place is &lt;i&gt;i&lt;/i&gt; in reading order and &lt;i&gt;p&lt;/i&gt; after the shuffle.</source>
        <translation>&lt;i&gt;D&lt;/i&gt; 是打乱后的输出排回原顺序，再减去打乱前的输出。&lt;i&gt;X&lt;/i&gt; 的每一行是一个词的数，&lt;i&gt;f&lt;/i&gt; 是注意力层。置换矩阵 Π 把各行排成新的顺序，Πᵀ 把它们排回去。一个词在阅读顺序中的位置是 &lt;i&gt;i&lt;/i&gt;，打乱后是 &lt;i&gt;p&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;i&gt;P&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; is the row of numbers that is added at place &lt;i&gt;i&lt;/i&gt;.</source>
        <translation>&lt;i&gt;P&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; 是在位置 &lt;i&gt;i&lt;/i&gt; 加上的一行数。</translation>
    </message>
    <message>
        <source>Words move and &lt;i&gt;P&lt;/i&gt; stays: what goes in at place %1 is another word plus the same &lt;i&gt;P&lt;/i&gt;&lt;sub&gt;%1&lt;/sub&gt;.</source>
        <translation>词移动而 &lt;i&gt;P&lt;/i&gt; 不动：在位置 %1 输入的是另一个词加同样的 &lt;i&gt;P&lt;/i&gt;&lt;sub&gt;%1&lt;/sub&gt;。</translation>
    </message>
    <message>
        <source>Without &lt;i&gt;P&lt;/i&gt;, shuffling the input only shuffles the output, &lt;i&gt;f&lt;/i&gt;(Π&lt;i&gt;X&lt;/i&gt;) = Π&lt;i&gt;f&lt;/i&gt;(&lt;i&gt;X&lt;/i&gt;), so &lt;i&gt;D&lt;/i&gt; would be 0.</source>
        <translation>没有 &lt;i&gt;P&lt;/i&gt; 时，打乱输入只是把输出同样打乱，&lt;i&gt;f&lt;/i&gt;(Π&lt;i&gt;X&lt;/i&gt;) = Π&lt;i&gt;f&lt;/i&gt;(&lt;i&gt;X&lt;/i&gt;)，所以 &lt;i&gt;D&lt;/i&gt; 会是 0。</translation>
    </message>
    <message>
        <source>The words’ rows are random numbers. They are about as large as those of &lt;i&gt;P&lt;/i&gt;, because &lt;i&gt;P&lt;/i&gt; would hide smaller ones.</source>
        <translation>词的各行是随机数，大小与 &lt;i&gt;P&lt;/i&gt; 的数相近，因为更小的数会被 &lt;i&gt;P&lt;/i&gt; 淹没。</translation>
    </message>
    <message>
        <source>A layer with &lt;a href="preset:fixed-weights"&gt;fixed weights&lt;/a&gt; would notice the shuffle: its weights belong to places, not to words. Attention computes its weights from the words.</source>
        <translation>&lt;a href="preset:fixed-weights"&gt;权重固定&lt;/a&gt;的层会察觉词被打乱：它的权重属于位置，而不属于词。注意力则由词算出权重。</translation>
    </message>
    <message numerus="yes">
        <source>Outputs change by up to %1 (&lt;i&gt;D&lt;/i&gt;): %2 make the order count.</source>
        <translation>
            <numerusform>输出最多改变 %1（&lt;i&gt;D&lt;/i&gt;）：%2使顺序起作用。</numerusform>
        </translation>
    </message>
    <message>
        <source>the scales of the colours</source>
        <translation>颜色的标尺</translation>
    </message>
    <message>
        <source>A mask tells places apart: with it a word’s output changes with the order even without positions.</source>
        <translation>掩码能区分位置：有了它，即使不加位置，词的输出也会随顺序改变。</translation>
    </message>
    <message>
        <source>A sentence and the same words in another order below it, with a line from each word to its new place. Below, one word’s output before and after the shuffle and its change, without positions at the left and with them at the right.</source>
        <translation>上面是一个句子，下面是同样的词换了顺序，每个词有一条线连到它的新位置。再往下是一个词在打乱前后的输出及其变化，左边不加位置，右边加上位置。</translation>
    </message>
    <message>
        <source>With positions “%1” keeps its output</source>
        <translation>加上位置，“%1”的输出不变</translation>
    </message>
    <message>
        <source>With positions “%1” gets another output</source>
        <translation>加上位置，“%1”的输出变了</translation>
    </message>
    <message>
        <source>Without positions “%1” keeps its output</source>
        <translation>不加位置，“%1”的输出不变</translation>
    </message>
    <message>
        <source>Without positions “%1” gets another output</source>
        <translation>不加位置，“%1”的输出变了</translation>
    </message>
    <message>
        <source>largest change of a number, up to rounding</source>
        <translation>各数的最大变化，仅有舍入误差</translation>
    </message>
    <message>
        <source>largest change of a number</source>
        <translation>各数的最大变化</translation>
    </message>
    <message>
        <source>largest change</source>
        <translation>最大变化</translation>
    </message>
    <message>
        <source>Attention alone ignores word order; added positions make it count.</source>
        <translation>单凭注意力会忽略语序；加上位置之后语序才起作用。</translation>
    </message>
    <message>
        <source>outputs and change</source>
        <translation>输出和变化</translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation>磁盘配额已用完</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>文件夹不存在</translation>
    </message>
    <message>
        <source>writing there is not permitted</source>
        <translation>没有写入权限</translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation>文件系统是只读的</translation>
    </message>
    <message>
        <source>the file would be larger than allowed</source>
        <translation>文件将超过允许的大小</translation>
    </message>
    <message>
        <source>nobody reads the pipe</source>
        <translation>没有程序读取管道</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>已关闭</translation>
    </message>
    <message>
        <source>it cannot be written (%1)</source>
        <translation>无法写入（%1）</translation>
    </message>
    <message>
        <source>it is not open for writing</source>
        <translation>它没有以写入方式打开</translation>
    </message>
</context>
<context>
    <name>PackedLesson</name>
    <message>
        <source>“%1”, which it needs, cannot be packed: %2</source>
        <translation>它所需要的“%1”无法打包：%2</translation>
    </message>
    <message>
        <source>the scene “%1” reads %2, which is outside of the lesson's folder; accepted: arrays in the folder</source>
        <translation>场景“%1”读取了课程文件夹之外的 %2；可接受：文件夹内的数组</translation>
    </message>
    <message>
        <source>there is no lesson in it; accepted: a file whose name ends in .%1</source>
        <translation>其中没有课；可接受：名称以 .%1 结尾的文件</translation>
    </message>
    <message>
        <source>there are several lessons in it, “%1” and “%2”; accepted: one, with its translations</source>
        <translation>其中有多课，“%1”和“%2”；可接受：一课及其译文</translation>
    </message>
    <message>
        <source>what was packed differs from the lesson's files</source>
        <translation>打包的内容与课程文件不一致</translation>
    </message>
    <message>
        <source>it cannot be unpacked into the folder %1: %2</source>
        <translation>无法解压到文件夹 %1：%2</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>“%1” cannot be used now.</source>
        <translation>“%1”现在不可用。</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>挑战</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: numbers above %3 and up to %4 are accepted.</source>
        <translation>%1 不能是“%2”：可以是大于 %3、不超过 %4 的数。</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: numbers from %3 to %4 are accepted.</source>
        <translation>%1 不能是“%2”：可以是 %3 到 %4 的数。</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: divisors of %3 up to %4 are accepted.</source>
        <translation>%1 不能是“%2”：可以是 %3 的不超过 %4 的约数。</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: multiples of %3 from %4 to %5 are accepted.</source>
        <translation>%1 不能是“%2”：可以是 %4 到 %5 之间 %3 的倍数。</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: whole numbers from %3 to %4 are accepted.</source>
        <translation>%1 不能是“%2”：可以是 %3 到 %4 的整数。</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”: accepted are %3.</source>
        <translation>%1 不能是“%2”：可以是 %3。</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Parameter, %1</source>
        <translation>参数，%1</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>It is %1 already.</source>
        <translation>已经是 %1 了。</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>no two panels have cells with the same colours, so no colour bar can be shared</source>
        <translation>没有两个子图的单元格颜色相同，因此无法共用颜色条</translation>
    </message>
    <message>
        <source>a page %1 mm wide</source>
        <translation>宽 %1 mm 的页面</translation>
    </message>
    <message>
        <source>a page of %1 x %2 mm</source>
        <translation>%1 × %2 mm 的页面</translation>
    </message>
    <message>
        <source>%1 needs %2 x %3 mm with type of %4 pt, and has %5 x %6 mm; accepted: %7</source>
        <translation>%1 在 %4 pt 字号下需要 %2 × %3 mm，而只有 %5 × %6 mm；允许的值：%7</translation>
    </message>
    <message>
        <source>%1: no room at %2 x %3 mm for: %4</source>
        <translation>%1：%2 × %3 mm 放不下：%4</translation>
    </message>
    <message>
        <source>type of %1 pt</source>
        <translation>%1 pt 的字号</translation>
    </message>
    <message>
        <source>one column</source>
        <translation>一列</translation>
    </message>
    <message>
        <source>%1 columns</source>
        <translation>%1 列</translation>
    </message>
    <message>
        <source>no colour bars</source>
        <translation>不带颜色条</translation>
    </message>
    <message>
        <source>no legends</source>
        <translation>不带图例</translation>
    </message>
    <message>
        <source>fewer panels</source>
        <translation>更少的子图</translation>
    </message>
    <message>
        <source>no two panels are of one exhibit, so no ranges can be shared</source>
        <translation>没有两个子图来自同一页面，因此无法共用范围</translation>
    </message>
    <message>
        <source>%1 has colours from %2 to %3, which cannot be those of other exhibits, from %4 to %5; those of encoding-heatmap and similarity can</source>
        <translation>%1 的颜色范围是 %2 到 %3，无法与其他页面的范围 %4 到 %5 统一；encoding-heatmap 和 similarity 可以</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between remedies</comment>
        <translation>，或</translation>
    </message>
</context>
<context>
    <name>PanelsFile</name>
    <message>
        <source>its list of panels has no usable value of "%1"</source>
        <translation>其中的子图列表没有可用的“%1”值</translation>
    </message>
    <message>
        <source>panel %1: %2</source>
        <translation>子图 %1：%2</translation>
    </message>
</context>
<context>
    <name>PaperBlocks</name>
    <message>
        <source>See the figure above.</source>
        <translation>见上图。</translation>
    </message>
</context>
<context>
    <name>PaperDocument</name>
    <message>
        <source>Name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Answer first, then turn over: later pages tell the answers.</source>
        <translation>先作答，再翻页：后面的页会给出答案。</translation>
    </message>
</context>
<context>
    <name>ParameterText</name>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>How many positions (rows) the table has.</source>
        <translation>表格有多少个位置（行）。</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>first position</source>
        <translation>起始位置</translation>
    </message>
    <message>
        <source>The position in the first row. Every position has its values, wherever the table begins.</source>
        <translation>第一行的位置。无论表格从哪里开始，每个位置都有其确定的取值。</translation>
    </message>
    <message>
        <source>first column</source>
        <translation>起始列</translation>
    </message>
    <message>
        <source>The first of the columns drawn as curves.</source>
        <translation>画成曲线的各列中的第一列。</translation>
    </message>
    <message>
        <source>last column</source>
        <translation>终止列</translation>
    </message>
    <message>
        <source>The last of the columns drawn as curves.</source>
        <translation>画成曲线的各列中的最后一列。</translation>
    </message>
    <message>
        <source>selected row</source>
        <translation>选中行</translation>
    </message>
    <message>
        <source>The row looked at, counted from 0. Pointing at the figure chooses it, too.</source>
        <translation>所查看的行，从 0 开始编号。指向图中某处也可以选择。</translation>
    </message>
    <message>
        <source>selected column</source>
        <translation>选中列</translation>
    </message>
    <message>
        <source>The column looked at, counted from 0. Pointing at the figure chooses it, too.</source>
        <translation>所查看的列，从 0 开始编号。指向图中某处也可以选择。</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Which colours stand for which values.</source>
        <translation>哪些颜色表示哪些数值。</translation>
    </message>
    <message>
        <source>look</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>How the figure is drawn: as this program does, or as in Dive into Deep Learning.</source>
        <translation>图的画法：采用本程序的样式，或与《动手学深度学习》一致。</translation>
    </message>
    <message>
        <source>from position</source>
        <translation>出发位置</translation>
    </message>
    <message>
        <source>The position that is looked at.</source>
        <translation>所查看的位置。</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>位移</translation>
    </message>
    <message>
        <source>How many positions further, or back where it is negative.</source>
        <translation>前进多少个位置；为负时则后退。</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>列对</translation>
    </message>
    <message>
        <source>The pair of columns, a sine and its cosine, that is looked at.</source>
        <translation>所查看的列对，即一个正弦和与它成对的余弦。</translation>
    </message>
    <message>
        <source>The first of two shifts that make the whole one. Empty: half of it.</source>
        <translation>合成整个位移的两段位移中的第一段。留空时取一半。</translation>
    </message>
    <message>
        <source>clock axes</source>
        <translation>时钟坐标轴</translation>
    </message>
    <message>
        <source>What a clock shows to the right and upwards. With the sine to the right a shift forwards turns clockwise.</source>
        <translation>时钟向右和向上各表示什么。正弦向右时，前进的位移使时钟顺时针转动。</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>How two positions are compared: dot product, its share of the largest that is possible, or distance.</source>
        <translation>如何比较两个位置：点积、点积占可能的最大值之比，或距离。</translation>
    </message>
    <message>
        <source>encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>The encoding that is shown large.</source>
        <translation>放大显示的编码。</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>head</source>
        <translation>选中头</translation>
    </message>
    <message>
        <source>The head that is looked at, counted from 0. Empty: the first.</source>
        <translation>所查看的头，从 0 开始编号。留空时为第一个。</translation>
    </message>
    <message>
        <source>sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Words and signs become tokens. Empty: tokens t0, t1 and so on, as many as there are positions.</source>
        <translation>词和符号都成为词元。留空时，词元为 t0、t1 等，个数等于位置数。</translation>
    </message>
    <message>
        <source>scaling</source>
        <translation>嵌入缩放</translation>
    </message>
    <message>
        <source>Whether embeddings are multiplied by the square root of their width.</source>
        <translation>是否把嵌入乘以其宽度的平方根。</translation>
    </message>
    <message>
        <source>dropout</source>
        <translation>暂退概率</translation>
    </message>
    <message>
        <source>With this probability a number is set to 0 in training; the others are divided by 1 − p.</source>
        <translation>训练时，每个数以此概率被置为 0；其余的数除以 1 − p。</translation>
    </message>
    <message>
        <source>How many rows the image has.</source>
        <translation>图像有多少行。</translation>
    </message>
    <message>
        <source>How many columns the image has.</source>
        <translation>图像有多少列。</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>Where random numbers begin: the same seed gives the same numbers everywhere.</source>
        <translation>随机数的起点：相同的种子在任何地方都给出相同的数。</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>The matrix of the selected cell. Pointing at the figure chooses it, too.</source>
        <translation>选中的单元格所在的矩阵。指向图中某处也可以选择。</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>A row for each token, from a file of NumPy, CSV or safetensors. It decides how many tokens and columns there are.</source>
        <translation>每个词元一行，取自 NumPy、CSV 或 safetensors 文件。词元数和列数由它决定。</translation>
    </message>
    <message>
        <source>learned table</source>
        <translation>学习得到的表</translation>
    </message>
    <message>
        <source>What a model has learned instead of the formula, a row for each position, from a file of NumPy, CSV or safetensors: wpe.weight of GPT-2, for one.</source>
        <translation>模型学习得到、用来代替公式的表格，每个位置一行，取自 NumPy、CSV 或 safetensors 文件，例如 GPT-2 的 wpe.weight。</translation>
    </message>
    <message>
        <source>There is no word in it.</source>
        <translation>其中没有词。</translation>
    </message>
    <message>
        <source>This is too long: up to %1 tokens are accepted.</source>
        <translation>过长：最多接受 %1 个词元。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>image rows</source>
        <translation>图像行数</translation>
    </message>
    <message>
        <source>image columns</source>
        <translation>图像列数</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>记忆</translation>
    </message>
    <message>
        <source>A second sentence that keys and values come from: cross-attention. Empty: the sentence itself.</source>
        <translation>提供键和值的第二个句子，即交叉注意力。留空时为句子本身。</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>序列数</translation>
    </message>
    <message>
        <source>How many sequences the batch has, one below the other.</source>
        <translation>批量中有多少个序列，上下依次排列。</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>选中序列</translation>
    </message>
    <message>
        <source>The sequence of the batch that is looked at, counted from 0. Empty: the first.</source>
        <translation>批量中所查看的序列，从 0 开始编号。留空时为第一个。</translation>
    </message>
    <message>
        <source>numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>How embeddings and weights are drawn: normal, as small whole numbers for pencil and paper, or embeddings of ones.</source>
        <translation>如何抽取嵌入和权重：按正态分布，取便于笔算的小整数，或嵌入全为 1。</translation>
    </message>
    <message>
        <source>projections</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Whether queries, keys and values come from learned matrices. Without them they are the embeddings themselves.</source>
        <translation>查询、键和值是否由学习得到的矩阵产生。没有投影时，它们就是嵌入本身。</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>Keys further away than this are hidden. Empty: none are.</source>
        <translation>比这更远的键会被遮蔽。留空时不遮蔽。</translation>
    </message>
    <message>
        <source>valid length</source>
        <translation>有效长度</translation>
    </message>
    <message>
        <source>valid per query</source>
        <translation>各查询有效长度</translation>
    </message>
    <message>
        <source>How many keys each query may see, as in 1, 2, 3; a semicolon begins the next sequence. Empty: all.</source>
        <translation>每个查询可以看到多少个键，例如 1, 2, 3；分号表示下一个序列开始。留空时为全部。</translation>
    </message>
    <message>
        <source>hidden by hand</source>
        <translation>手动遮蔽</translation>
    </message>
    <message>
        <source>Query and key of each cell that was hidden by a click, as in 3,1; 2,0.</source>
        <translation>通过单击遮蔽的每个单元格的查询和键，例如 3,1; 2,0。</translation>
    </message>
    <message>
        <source>typed numbers</source>
        <translation>键入的数</translation>
    </message>
    <message>
        <source>Numbers that were typed into a matrix: its name, row, column and value, as in X 2 3 1.5.</source>
        <translation>在矩阵中键入的数：矩阵名、行、列和值，例如 X 2 3 1.5。</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Divides the scaled scores. Above 1 weights become more equal, below 1 less.</source>
        <translation>用来除缩放后的分数。大于 1 时各权重更接近，小于 1 时差别更大。</translation>
    </message>
    <message>
        <source>With this probability a weight is set to 0 in training; the others are divided by 1 − p.</source>
        <translation>训练时，每个权重以此概率被置为 0；其余的权重除以 1 − p。</translation>
    </message>
    <message>
        <source>order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Which token stands at each place, counted from 0, as in 2, 0, 1. Empty: a shuffle.</source>
        <translation>每个位置上是哪个词元，从 0 开始编号，例如 2, 0, 1。留空时随机打乱。</translation>
    </message>
    <message>
        <source>width of keys</source>
        <translation>键的宽度</translation>
    </message>
    <message>
        <source>How many numbers a query and a key have.</source>
        <translation>一个查询或一个键有多少个数。</translation>
    </message>
    <message>
        <source>Over how many random queries the curves are averaged.</source>
        <translation>各曲线是对多少个随机查询取的平均。</translation>
    </message>
    <message>
        <source>sharpness</source>
        <translation>锐度</translation>
    </message>
    <message>
        <source>How fast the score falls with the distance from the head’s own shift.</source>
        <translation>与头自身的位移相距越远，分数下降得有多快。</translation>
    </message>
    <message>
        <source>content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>0: only positions decide, 1: only words do.</source>
        <translation>0：只由位置决定；1：只由词决定。</translation>
    </message>
    <message>
        <source>kernel size</source>
        <translation>卷积核大小</translation>
    </message>
    <message>
        <source>How many places the kernel covers, and how many heads stand for it.</source>
        <translation>卷积核覆盖多少个位置，也就是用多少个头来代替它。</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>卷积核</translation>
    </message>
    <message>
        <source>The weights of the kernel.</source>
        <translation>卷积核的权重。</translation>
    </message>
    <message>
        <source>What stands before the first token and after the last one.</source>
        <translation>第一个词元之前和最后一个词元之后是什么。</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>The output as numbers, or as a sum of arrows in a plane of two of its dimensions.</source>
        <translation>把输出显示为数，或显示为其两个维度所成平面上的箭头之和。</translation>
    </message>
    <message>
        <source>The dimension that the arrows show to the right.</source>
        <translation>箭头向右表示的维度。</translation>
    </message>
    <message>
        <source>The dimension that the arrows show upwards.</source>
        <translation>箭头向上表示的维度。</translation>
    </message>
    <message>
        <source>view</source>
        <translation>显示方式</translation>
    </message>
    <message>
        <source>only this head</source>
        <translation>仅此头</translation>
    </message>
    <message>
        <source>Whether the selected head is shown alone.</source>
        <translation>是否只显示选中的头。</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>标度</translation>
    </message>
    <message>
        <source>One scale of colours for all heads, or each head its own, as in Dive into Deep Learning.</source>
        <translation>所有头共用一个颜色标度，或每个头有自己的标度，与《动手学深度学习》一致。</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>More masks</source>
        <translation>更多掩码</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>View</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>What keys and values come from, a row for each token, from a file of NumPy, CSV or safetensors: cross-attention.</source>
        <translation>键和值的来源，每个词元一行，取自 NumPy、CSV 或 safetensors 文件，即交叉注意力。</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The matrices of a layer, from a .safetensors file, or from a folder with W_q.npy and the others: any of them stands for all.</source>
        <translation>一个层的各个矩阵，取自 .safetensors 文件，或取自含有 W_q.npy 等文件的文件夹：选其中任意一个即代表全部。</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Whole numbers from 0 on with commas between them are accepted, as in 3, 2.</source>
        <translation>可接受从 0 起的整数，用逗号分隔，例如 3, 2。</translation>
    </message>
    <message>
        <source>Whole numbers from 0 on with commas between them are accepted, and a semicolon between sequences.</source>
        <translation>可接受从 0 起的整数，用逗号分隔，序列之间用分号。</translation>
    </message>
    <message>
        <source>Pairs of query and key are accepted, as in 3,1; 2,0.</source>
        <translation>可接受由查询和键组成的对，例如 3,1; 2,0。</translation>
    </message>
    <message>
        <source>Matrix, row, column and value are accepted, as in X 2 3 1.5; W_q 0 1 -2.</source>
        <translation>可接受矩阵、行、列和值，例如 X 2 3 1.5; W_q 0 1 -2。</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键数</translation>
    </message>
    <message>
        <source>How many keys there are: the memory decides, or else the sentence.</source>
        <translation>有多少个键：由记忆决定，否则由句子决定。</translation>
    </message>
    <message>
        <source>add P</source>
        <translation>加上 P</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>How many numbers stand for one token: the width of the layer.</source>
        <translation>用多少个数表示一个词元，即层的宽度。</translation>
    </message>
    <message>
        <source>How many places the kernel covers.</source>
        <translation>卷积核覆盖多少个位置。</translation>
    </message>
    <message>
        <source>How far restricted self-attention looks to either side. Empty: 4.</source>
        <translation>受限自注意力向两侧各看多远。留空时为 4。</translation>
    </message>
    <message>
        <source>layer</source>
        <translation>层类型</translation>
    </message>
    <message>
        <source>The kind of layer that is looked at; it takes the place of its relative.</source>
        <translation>所查看的层的类型；它会取代与它同一家族的另一种层。</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>How many layers of the network are drawn.</source>
        <translation>画出网络的多少层。</translation>
    </message>
    <message>
        <source>from</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>The token where the path begins, counted from 0. Clicking at a token chooses it, too.</source>
        <translation>路径起点的词元，从 0 开始编号。单击词元也可以选择。</translation>
    </message>
    <message>
        <source>to</source>
        <translation>终点</translation>
    </message>
    <message>
        <source>The token where the path ends; without a value, the last one.</source>
        <translation>路径终点的词元；未设值时为最后一个。</translation>
    </message>
    <message>
        <source>Whether the projections of attention to queries, keys, values and output are counted.</source>
        <translation>是否计入注意力中得到查询、键、值和输出的各个投影。</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>计数单位</translation>
    </message>
    <message>
        <source>Multiply–adds, or floating-point operations: two for each.</source>
        <translation>按乘加计数，或按浮点运算计数：一次乘加算两次浮点运算。</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>过程</translation>
    </message>
    <message>
        <source>A forward pass, or a training step: forward and backward cost three times as much.</source>
        <translation>一次前向传播，或一个训练步：前向加反向传播的代价是前者的三倍。</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>The term inside O(·), which leaves out constants, or what is counted exactly.</source>
        <translation>O(·) 中的项，其中略去了常数；或精确计数的结果。</translation>
    </message>
    <message>
        <source>quantity</source>
        <translation>绘制量</translation>
    </message>
    <message>
        <source>What is drawn: the cost of a layer, its sequential operations, or its longest path.</source>
        <translation>图中画什么：层的代价、顺序操作的次数，或最长路径。</translation>
    </message>
    <message>
        <source>What varies along the axis.</source>
        <translation>沿横轴变化的量。</translation>
    </message>
    <message>
        <source>The layers that are compared, by their English names with commas between them; empty: all of them.</source>
        <translation>参与对比的层，写英文名称，用逗号分隔；留空时为全部。</translation>
    </message>
    <message>
        <source>Where the sweep begins; without a value, where it suits.</source>
        <translation>扫描从哪里开始；未设值时自动选取合适的起点。</translation>
    </message>
    <message>
        <source>Where the sweep ends; without a value, where it suits.</source>
        <translation>扫描到哪里结束；未设值时自动选取合适的终点。</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>How often each point is measured. More repeats, less noise.</source>
        <translation>每个点测量多少次。重复越多，噪声越小。</translation>
    </message>
    <message>
        <source>Curves, or the plane of 𝑛 and 𝑑 in the colours of the layer that is lowest there.</source>
        <translation>画成曲线，或画成 𝑛 和 𝑑 的平面，其中各处的颜色表示在该处最低的层。</translation>
    </message>
    <message>
        <source>networks</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>One network of each family side by side, or one alone.</source>
        <translation>每个家族各取一种网络并排显示，或只显示一种网络。</translation>
    </message>
    <message>
        <source>receptive field</source>
        <translation>感受野</translation>
    </message>
    <message>
        <source>Marks everything that the output above the second token depends on.</source>
        <translation>标出第二个词元上方的输出所依赖的一切。</translation>
    </message>
    <message>
        <source>steps lit</source>
        <translation>亮起步数</translation>
    </message>
    <message>
        <source>How many steps of the path are lit; without a value, all of them.</source>
        <translation>路径有多少步亮起；未设值时为全部。</translation>
    </message>
    <message>
        <source>Some of convolution, dilated, recurrent, attention and restricted are accepted, with commas between them.</source>
        <translation>可接受 convolution、dilated、recurrent、attention 和 restricted 中的若干个，用逗号分隔。</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2 with commas between them are accepted, as in −1, 1.</source>
        <translation>可接受从 %1 到 %2 的整数，用逗号分隔，例如 −1, 1。</translation>
    </message>
    <message>
        <source>① words</source>
        <translation>① 词</translation>
    </message>
    <message>
        <source>② queries, keys, values</source>
        <translation>② 查询、键、值</translation>
    </message>
    <message>
        <source>③ scores</source>
        <translation>③ 分数</translation>
    </message>
    <message>
        <source>③ scaled scores</source>
        <translation>③ 缩放后的分数</translation>
    </message>
    <message>
        <source>③ masked scores</source>
        <translation>③ 掩码后的分数</translation>
    </message>
    <message>
        <source>④ weights</source>
        <translation>④ 权重</translation>
    </message>
    <message>
        <source>⑤ weighted values</source>
        <translation>⑤ 加权的值</translation>
    </message>
    <message>
        <source>⑥ output</source>
        <translation>⑥ 输出</translation>
    </message>
    <message>
        <source>How many attentions run side by side, each with matrices of its own.</source>
        <translation>并行计算的注意力的个数，每个都有自己的矩阵。</translation>
    </message>
    <message>
        <source>A narrow head makes a part of the columns from the whole input, as in Dive into Deep Learning; a sliced one sees a part of the input; a wide one has the full width.</source>
        <translation>窄头从整个输入算出一部分列，与《动手学深度学习》一致；切分头只看输入的一部分；宽头有完整的宽度。</translation>
    </message>
    <message>
        <source>Whether P, a row of numbers for each position, is added to the embeddings.</source>
        <translation>是否把 P（每个位置一行数）加到嵌入上。</translation>
    </message>
    <message>
        <source>Which keys are hidden from a query: later ones, or none. Radius, lengths and cells hidden by hand hide more.</source>
        <translation>对查询遮蔽哪些键：后面的键，或不遮蔽。半径、长度和手动遮蔽的单元格会再遮蔽一些。</translation>
    </message>
    <message>
        <source>How many keys at the start count: one number for each sequence, as in 3, 2. Empty: all.</source>
        <translation>开头有多少个键有效：每个序列一个数，例如 3, 2。留空时为全部。</translation>
    </message>
    <message>
        <source>words as</source>
        <translation>词的排列</translation>
    </message>
    <message>
        <source>Whether words are rows, as in most libraries, or columns, as some lectures draw them.</source>
        <translation>词是行（如多数库），还是列（如一些讲义所画）。</translation>
    </message>
    <message>
        <source>Weights as matrices, or as lines between words.</source>
        <translation>权重显示为矩阵，或词之间的连线。</translation>
    </message>
    <message>
        <source>How many tokens, words or pieces of words, the sequence has.</source>
        <translation>序列有多少个词元，即词或词的片段。</translation>
    </message>
    <message>
        <source>How many numbers each position has.</source>
        <translation>每个位置有多少个数。</translation>
    </message>
    <message>
        <source>The number in the formula whose powers make the waves of the columns longer and longer: 10000 in the original. The larger it is, the slower the waves on the right.</source>
        <translation>公式中的一个数，它的幂使各列的波越来越长；原文为 10000。它越大，右边的波越慢。</translation>
    </message>
    <message>
        <source>Multiplies the scores, already divided by √d, before the softmax. At 1 the weight spreads, at 100 one key gets nearly all.</source>
        <translation>在 softmax 之前用来乘已除以 √d 的分数。为 1 时权重分散，为 100 时几乎全归一个键。</translation>
    </message>
    <message>
        <source>task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>What the layer learns to name at each place.</source>
        <translation>该层学习在每个位置答出什么。</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>字母数</translation>
    </message>
    <message>
        <source>How many different letters there are.</source>
        <translation>共有多少个不同的字母。</translation>
    </message>
    <message>
        <source>steps in all</source>
        <translation>总步数</translation>
    </message>
    <message>
        <source>How many steps the training takes. Each changes all weights a little.</source>
        <translation>训练共有多少步。每一步都把所有权重改变一点。</translation>
    </message>
    <message>
        <source>step shown</source>
        <translation>显示的步</translation>
    </message>
    <message>
        <source>The moment of the training that is shown. Empty: the last.</source>
        <translation>显示训练的哪一刻。留空：最后一刻。</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>批量</translation>
    </message>
    <message>
        <source>How many new sequences each step learns from.</source>
        <translation>每一步从多少条新序列中学习。</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>How far a step moves the weights. Too far, and the loss rises.</source>
        <translation>一步把权重移动多远。太远则损失上升。</translation>
    </message>
    <message>
        <source>residual</source>
        <translation>残差</translation>
    </message>
    <message>
        <source>Whether each part of a layer is added to what it got, instead of taking its place.</source>
        <translation>层的每一部分是加到其输入上，还是取而代之。</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Whether a layer has two more matrices, with a ReLU between them, behind its attention.</source>
        <translation>注意力之后是否还有两个矩阵，中间隔一个 ReLU。</translation>
    </message>
    <message>
        <source>Whether each token’s row is rescaled to mean 0 and variance 1 before each part of a layer.</source>
        <translation>是否在层的每一部分之前把每个词元的行缩放为均值 0、方差 1。</translation>
    </message>
    <message>
        <source>compared with</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>A second training that is drawn dashed: the same one, but without positions.</source>
        <translation>用虚线画出的第二次训练：设置相同，但不加位置。</translation>
    </message>
    <message>
        <source>example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Letters that the layer is shown, as in A B C A. Empty: a sequence it was not trained on.</source>
        <translation>给该层看的字母，如 A B C A。留空：一条它没有训练过的序列。</translation>
    </message>
    <message>
        <source>layer shown</source>
        <translation>显示的层</translation>
    </message>
    <message>
        <source>The layer whose heads are shown, counted from 0.</source>
        <translation>显示哪一层的头，从 0 数起。</translation>
    </message>
    <message>
        <source>How the layer is told where a token stands.</source>
        <translation>怎样告诉该层词元在什么位置。</translation>
    </message>
    <message>
        <source>How many layers are trained, one on the other.</source>
        <translation>训练多少层，一层叠一层。</translation>
    </message>
    <message>
        <source>look back by</source>
        <translation>往回看</translation>
    </message>
    <message>
        <source>How many places before it the token stands that a place must name.</source>
        <translation>每个位置要答出它前面第几位的词元。</translation>
    </message>
    <message>
        <source>Whether a token sees those behind it.</source>
        <translation>词元能否看到它后面的词元。</translation>
    </message>
    <message>
        <source>Whether the picture fills in the rows of all words, or only those of the selected word.</source>
        <translation>图中填入所有词的行，还是只填入所选词的行。</translation>
    </message>
    <message>
        <source>The ringed cell, counted row by row from 0: with 12 columns, 54 is row 4, column 6. Dragging its ring chooses it, too.</source>
        <translation>带圆环的单元格，从 0 起逐行数：有 12 列时，54 就是第 4 行第 6 列。拖动它的圆环也能选择。</translation>
    </message>
    <message>
        <source>words shown</source>
        <translation>显示的词</translation>
    </message>
    <message>
        <source>cell number</source>
        <translation>单元格编号</translation>
    </message>
    <message>
        <source>On: rows and columns run from 0 to one full turn, 2π, whatever the size of the image. Off: they are counted from 0.</source>
        <translation>开：无论图像多大，行和列都从 0 到一整圈 2π。关：行和列从 0 数起。</translation>
    </message>
    <message>
        <source>looks at</source>
        <translation>看向</translation>
    </message>
    <message>
        <source>What the head looks at: where its weight goes.</source>
        <translation>头看向什么：它的权重给谁。</translation>
    </message>
    <message>
        <source>Several shifts at once, as in −1, 1. Empty: only δ, above.</source>
        <translation>同时使用多个位移，例如 −1, 1。留空：只用上面的 δ。</translation>
    </message>
    <message>
        <source>scale to 2π</source>
        <translation>缩放到 2π</translation>
    </message>
    <message>
        <source>model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Pointing: the weights are the answer. Free: the model names a word, and its weights need not show why.</source>
        <translation>指向：权重就是答案。自由：模型说出一个词，权重不一定显示原因。</translation>
    </message>
    <message>
        <source>The word, counted from 0, that gets all the weight of the line by force. Empty: as trained.</source>
        <translation>强制得到这条线全部权重的词，从 0 数起。留空：按训练所得。</translation>
    </message>
    <message>
        <source>Whether positions are added once, to the input of the first layer, or to that of each layer.</source>
        <translation>位置只加一次，加到第一层的输入上，还是加到每一层的输入上。</translation>
    </message>
    <message>
        <source>spectral radius</source>
        <translation>谱半径</translation>
    </message>
    <message>
        <source>In each step a recurrence turns its state and multiplies its length by this number.</source>
        <translation>循环层每一步旋转状态，并把它的长度乘以这个数。</translation>
    </message>
    <message>
        <source>function</source>
        <translation>函数</translation>
    </message>
    <message>
        <source>What a recurrence and a convolution do to each number of their output: nothing, or tanh, which keeps it between −1 and 1.</source>
        <translation>循环层和卷积对输出的每个数所做的运算：什么也不做，或取 tanh，使它保持在 −1 与 1 之间。</translation>
    </message>
    <message>
        <source>The adjective of the sentence below, as in “heavy”. Empty: one that fits another noun.</source>
        <translation>下方句子的形容词，例如“heavy”。留空：一个与另一个名词相配的形容词。</translation>
    </message>
    <message>
        <source>adjective of the lower sentence</source>
        <translation>下方句子的形容词</translation>
    </message>
    <message>
        <source>training length</source>
        <translation>训练长度</translation>
    </message>
    <message>
        <source>How many positions a model saw in training. What lies beyond is new to it. Nothing is trained here.</source>
        <translation>模型训练时见过多少个位置。超出的位置对它来说是全新的。这里并不训练。</translation>
    </message>
    <message>
        <source>random queries</source>
        <translation>随机查询数</translation>
    </message>
    <message>
        <source>farthest key</source>
        <translation>最远的键</translation>
    </message>
    <message>
        <source>layer norm</source>
        <translation>层归一化</translation>
    </message>
    <message>
        <source>program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Whether the program that makes the picture stands beside it, in PyTorch.</source>
        <translation>是否在图旁边显示生成它的程序（PyTorch）。</translation>
    </message>
    <message>
        <source>%1 in it is no character: take it out.</source>
        <translation>其中的 %1 不是字符：请去掉它。</translation>
    </message>
    <message>
        <source>first part of δ</source>
        <translation>δ 的第一段</translation>
    </message>
    <message>
        <source>a head is</source>
        <translation>每个头</translation>
    </message>
    <message>
        <source>list of shifts</source>
        <translation>位移列表</translation>
    </message>
    <message>
        <source>stages shown</source>
        <translation>显示到阶段</translation>
    </message>
    <message>
        <source>How many of the 8 stages of the computation are shown. The circled numbers are the steps in the figure; ③ has three stages.</source>
        <translation>计算共 8 个阶段，显示其中多少个。带圈的数字是图中的步骤；③ 有三个阶段。</translation>
    </message>
    <message>
        <source>dimension across</source>
        <translation>横向的维</translation>
    </message>
    <message>
        <source>dimension upwards</source>
        <translation>纵向的维</translation>
    </message>
    <message>
        <source>add positions</source>
        <translation>加入位置</translation>
    </message>
    <message>
        <source>all weight to</source>
        <translation>全部权重给</translation>
    </message>
    <message>
        <source>path until</source>
        <translation>路径直到</translation>
    </message>
    <message>
        <source>When a path ends: when some output sees both tokens, or when the output of the second token sees the first.</source>
        <translation>路径何时结束：当某个输出能看到两个词元时，或当第二个词元的输出看到第一个词元时。</translation>
    </message>
    <message>
        <source>horizontal axis</source>
        <translation>横轴</translation>
    </message>
    <message>
        <source>layers compared</source>
        <translation>对比的层</translation>
    </message>
    <message>
        <source>axis begins at</source>
        <translation>横轴起点</translation>
    </message>
    <message>
        <source>axis ends at</source>
        <translation>横轴终点</translation>
    </message>
    <message>
        <source>stored example</source>
        <translation>预存的示例</translation>
    </message>
    <message>
        <source>Shows times of another machine until something is measured here.</source>
        <translation>在这里测量之前，显示另一台机器上测得的时间。</translation>
    </message>
    <message>
        <source>fewer points</source>
        <translation>较少的点</translation>
    </message>
    <message>
        <source>A shorter measurement: fewer points, each measured fewer times.</source>
        <translation>较短的测量：点数较少，每个点测量的次数也较少。</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>All parts of the figure, or those of one of its tabs.</source>
        <translation>图的所有部分，或其中一个标签页的部分。</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>到 %1</translation>
    </message>
    <message>
        <source>generated tokens</source>
        <translation>生成的词元</translation>
    </message>
    <message>
        <source>How many tokens the model appends to the text, one after the other, each drawn from its probabilities.</source>
        <translation>模型在文本后面逐个接上多少个词元，每一个都按概率抽取。</translation>
    </message>
    <message>
        <source>top-k</source>
        <translation>top-k</translation>
    </message>
    <message>
        <source>Only the k most probable tokens can come next. Empty: every token can.</source>
        <translation>下一个词元只能是概率最高的 k 个之一。留空：任何词元都可以。</translation>
    </message>
    <message>
        <source>heads sorted by</source>
        <translation>注意力头的顺序</translation>
    </message>
    <message>
        <source>Layer by layer, or by what they do: the highest score first.</source>
        <translation>逐层排列，或按各头的作用排列：分数最高的在前。</translation>
    </message>
    <message>
        <source>heads switched off</source>
        <translation>关闭的头</translation>
    </message>
    <message>
        <source>Heads whose output is set to zero, as layer and head from 0: 1,3; 2,0. Clicking switches a head off and on, too.</source>
        <translation>输出被置零的头，写成层号和头号，从 0 开始：1,3; 2,0。点击也能关闭或打开一个头。</translation>
    </message>
    <message>
        <source>A GPT-2 from a folder with config.json, model.safetensors and the tokenizer. Without one, the small model that comes with the program.</source>
        <translation>一个 GPT-2，来自含有 config.json、model.safetensors 和分词器的文件夹。没有打开时，用程序自带的小模型。</translation>
    </message>
    <message>
        <source>Pairs of layer and head are accepted, as in 1,3; 2,0.</source>
        <translation>接受层和头组成的数对，例如 1,3; 2,0。</translation>
    </message>
    <message>
        <source>Attention matrices of your own, heads by queries by keys or layers by heads by queries by keys, from a file of NumPy or safetensors.</source>
        <translation>自备的注意力矩阵，各轴依次为头、查询、键，或层、头、查询、键，取自 NumPy 或 safetensors 文件。</translation>
    </message>
    <message>
        <source>token list</source>
        <translation>词元列表</translation>
    </message>
    <message>
        <source>Tokens that are shown as they are, never split again: a text file with one on each line, or a JSON list. They take the place of the sentence.</source>
        <translation>按原样显示、不再切分的词元：每行一个的文本文件，或 JSON 列表。它们代替句子。</translation>
    </message>
</context>
<context>
    <name>PathProblem</name>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>路径的一部分不是文件夹</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是一个文件夹</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称过长</translation>
    </message>
    <message>
        <source>symbolic links lead in a circle</source>
        <translation>符号链接形成循环</translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation>磁盘报告了错误</translation>
    </message>
</context>
<context>
    <name>Paths</name>
    <message>
        <source>the path lengths of all pairs</source>
        <translation>所有词元对的路径长度</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>没有路径</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n 层</numerusform>
        </translation>
    </message>
    <message>
        <source>no path, however many steps</source>
        <translation>无论多少步都没有路径</translation>
    </message>
    <message>
        <source>no path, however many layers</source>
        <translation>无论多少层都没有路径</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>tokens %1 and %2 of %3</source>
        <translation>词元 %1 和 %2（共 %3 个）</translation>
    </message>
    <message>
        <source>tokens %1 of %2</source>
        <translation>词元 %1（共 %2 个）</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation>画出 %1 层</translation>
    </message>
    <message>
        <source>to %1?</source>
        <translation>到 %1？</translation>
    </message>
    <message>
        <source>from %1?</source>
        <translation>从 %1？</translation>
    </message>
    <message>
        <source>until some output sees both tokens</source>
        <translation>直到某个输出看到两个词元</translation>
    </message>
    <message>
        <source>until output %1 depends on input %2</source>
        <translation>直到输出 %1 依赖于输入 %2</translation>
    </message>
    <message>
        <source>Path for %1 and %2</source>
        <translation>%1 与 %2 的路径</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>路径</translation>
    </message>
    <message>
        <source>Paths between tokens</source>
        <translation>词元之间的路径</translation>
    </message>
    <message>
        <source>Layers as networks: %1; tokens at the bottom, outputs at the top.</source>
        <translation>把各种层画成网络：%1；底部是词元，顶部是输出。</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens, kernel size %2, %n layer(s) drawn.</source>
        <translation>
            <numerusform>%1 个词元，卷积核大小为 %2，画出 %n 层。</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation>与书中一致</translation>
    </message>
    <message>
        <source>Five tokens and k = 3: two layers, four steps, one layer from the first token to the last.</source>
        <translation>五个词元，k = 3：从第一个词元到最后一个，卷积需要两层，循环层需要四步，自注意力只需一层。</translation>
    </message>
    <message>
        <source>Until the last output depends on the first input: the convolution needs four layers, twice as many.</source>
        <translation>直到最后一个输出依赖于第一个输入：卷积需要四层，是原来的两倍。</translation>
    </message>
    <message>
        <source>Dilated convolution</source>
        <translation>空洞卷积</translation>
    </message>
    <message>
        <source>Each layer leaves out more tokens between its inputs: three layers reach over 27 tokens.</source>
        <translation>每深一层，各输入之间跳过的词元就更多：三层即可覆盖 27 个词元。</translation>
    </message>
    <message>
        <source>States run from both ends and meet in the middle: half as many steps.</source>
        <translation>状态从两端出发，在中间相遇：步数减半。</translation>
    </message>
    <message>
        <source>Restricted attention</source>
        <translation>受限注意力</translation>
    </message>
    <message>
        <source>Attention within a radius needs several layers again, like a convolution.</source>
        <translation>限制在一定半径之内的注意力又需要好几层，与卷积一样。</translation>
    </message>
    <message>
        <source>A deep cone</source>
        <translation>深圆锥</translation>
    </message>
    <message>
        <source>Eight layers of a convolution: what one output depends on opens downwards, layer by layer.</source>
        <translation>八层卷积：一个输出所依赖的范围逐层向下张开。</translation>
    </message>
    <message>
        <source>Back in time</source>
        <translation>逆着时间</translation>
    </message>
    <message>
        <source>From the last token to the first: a recurrence has no path, attention still needs one layer.</source>
        <translation>从最后一个词元到第一个：循环层没有路径，注意力仍然只需一层。</translation>
    </message>
    <message>
        <source>No convolution is shown.</source>
        <translation>没有显示卷积。</translation>
    </message>
    <message>
        <source>No restricted attention is shown.</source>
        <translation>没有显示受限注意力。</translation>
    </message>
    <message>
        <source>One layer is all that this network needs.</source>
        <translation>这种网络只需要一层。</translation>
    </message>
    <message>
        <source>There are no steps to light.</source>
        <translation>没有可以亮起的步。</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>layers until some output sees both tokens</source>
        <translation>直到某个输出看到两个词元所需的层数</translation>
    </message>
    <message>
        <source>layers until the output depends on the input</source>
        <translation>直到输出依赖于输入所需的层数</translation>
    </message>
    <message>
        <source>There is one token: it is 0 away from itself in every network.</source>
        <translation>只有一个词元：在每种网络中，它到自身的距离都是 0。</translation>
    </message>
    <message>
        <source>Coloured: the receptive field above token %1.</source>
        <translation>着色部分：词元 %1 上方的输出的感受野。</translation>
    </message>
    <message>
        <source>With k = 1 an output sees its own token alone, and no depth joins two.</source>
        <translation>k = 1 时，输出只看到自己的词元，无论多深都无法连接两个词元。</translation>
    </message>
    <message>
        <source>The kernel is wider than the sequence: k = %1 for %2 tokens.</source>
        <translation>卷积核比序列还宽：k = %1，而词元只有 %2 个。</translation>
    </message>
    <message numerus="yes">
        <source>k = %1 is even: an output sees %n token(s) before its own and %2 after it.</source>
        <translation>
            <numerusform>k = %1 是偶数：输出除自己的词元外，还看到其前的 %n 个词元和其后的 %2 个词元。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>k = %1: an output sees its own token and %n on either side.</source>
        <translation>
            <numerusform>k = %1：输出看到自己的词元以及两侧各 %n 个词元。</numerusform>
        </translation>
    </message>
    <message>
        <source>With radius 0 a token attends to itself alone, and no depth joins two.</source>
        <translation>半径为 0 时，词元只关注自身，无论多深都无法连接两个词元。</translation>
    </message>
    <message>
        <source>The radius %1 covers the whole sequence: it is attention over everything.</source>
        <translation>半径 %1 覆盖了整个序列：这就是对全部词元的注意力。</translation>
    </message>
    <message numerus="yes">
        <source>Restricted attention sees %n token(s) on either side.</source>
        <translation>
            <numerusform>受限注意力看到两侧各 %n 个词元。</numerusform>
        </translation>
    </message>
    <message>
        <source>a &lt;a href="preset:dilated"&gt;dilated convolution&lt;/a&gt;</source>
        <translation>&lt;a href="preset:dilated"&gt;空洞卷积&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href="preset:restricted"&gt;restricted attention&lt;/a&gt;</source>
        <translation>&lt;a href="preset:restricted"&gt;受限注意力&lt;/a&gt;</translation>
    </message>
    <message>
        <source>&lt;a href="preset:back-in-time"&gt;Back in time&lt;/a&gt; a recurrence has no path at all.</source>
        <translation>&lt;a href="preset:back-in-time"&gt;逆着时间&lt;/a&gt;，循环层根本没有路径。</translation>
    </message>
    <message>
        <source>The shorter the path between two tokens, the more easily a network learns what they have to do with each other (Hochreiter et al. 2001; Vaswani et al. 2017). Self-attention pays for the shortest one with operations that grow with the square of the length.</source>
        <translation>两个词元之间的路径越短，网络就越容易学到它们之间的关系（Hochreiter 等，2001；Vaswani 等，2017）。自注意力的路径最短，代价是运算次数随长度的平方增长。</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>精确值</translation>
    </message>
    <message>
        <source>how the paths grow</source>
        <translation>路径如何增长</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>Four layers, eight steps, one layer from the first token to the last.</source>
        <translation>从第一个词元到最后一个：卷积需要四层，循环层需要八步，自注意力只需一层。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between a network's path and the next</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>A recurrence takes 𝑗 − 𝑖 steps forward and has no path (∞) back.</source>
        <translation>循环层顺着时间要走 𝑗 − 𝑖 步，逆着时间则没有路径（∞）。</translation>
    </message>
    <message>
        <source>Click two tokens, or drag their labels.</source>
        <translation>单击两个词元，或拖动它们的标签。</translation>
    </message>
    <message>
        <source>step %1: %2 outputs</source>
        <comment>4 of 9</comment>
        <translation>第 %1 步：输出 %2</translation>
    </message>
    <message>
        <source>the other reading of path</source>
        <translation>路径的另一种含义</translation>
    </message>
    <message>
        <source>what an output is computed from</source>
        <translation>输出由什么算出</translation>
    </message>
    <message>
        <source>Two ticks of a clock</source>
        <translation>时钟走两下</translation>
    </message>
    <message>
        <source>After two steps self-attention has all nine outputs, the recurrence three: each state waits for the one before.</source>
        <translation>两步之后自注意力已有全部九个输出，循环层只有三个：每个状态都要等前一个。</translation>
    </message>
    <message>
        <source>Below, bars for each input: how strongly the last output of a recurrence and of self-attention depends on it, as a part of the largest.</source>
        <translation>下方每个输入一根条：循环层和自注意力的最后一个输出对它的依赖程度，占最大值的比例。</translation>
    </message>
    <message>
        <source>norm of the derivative of the last output by this input, as a part of the largest</source>
        <translation>最后一个输出对这个输入的导数的范数，占最大值的比例</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>outputs that are ready</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a network and how many outputs it has</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Outputs ready after step %1: %2.</source>
        <translation>第 %1 步之后已算出的输出：%2。</translation>
    </message>
    <message>
        <source>Back to the &lt;a href="preset:start"&gt;path lengths&lt;/a&gt;.</source>
        <translation>回到&lt;a href="preset:start"&gt;路径长度&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Derivative of the last output by each input, largest = 1</source>
        <translation>最后一个输出对每个输入的导数，最大 = 1</translation>
    </message>
    <message>
        <source>Derivative by each input, largest = 1</source>
        <translation>对每个输入的导数，最大 = 1</translation>
    </message>
    <message>
        <source>Derivatives, largest = 1</source>
        <translation>导数，最大 = 1</translation>
    </message>
    <message>
        <source>Path lengths 𝐷: %1</source>
        <translation>路径长度 𝐷：%1</translation>
    </message>
    <message>
        <source>The other meaning of path</source>
        <translation>路径的另一种含义</translation>
    </message>
    <message>
        <source>The last output depends on input 0 this much, with 100 % for the strongest input: %1 in a recurrence, %2 in self-attention.</source>
        <translation>最后一个输出对输入 0 的依赖（最强的输入记为 100%）：循环层为 %1，自注意力为 %2。</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>词元 %1</translation>
    </message>
    <message>
        <source>from token</source>
        <translation>从词元</translation>
    </message>
    <message>
        <source>to token</source>
        <translation>到词元</translation>
    </message>
    <message>
        <source>without constants</source>
        <translation>不计常数</translation>
    </message>
    <message>
        <source>output %1 sees %2 after</source>
        <translation>输出 %1 看到 %2 所需</translation>
    </message>
    <message>
        <source>some output sees both after</source>
        <translation>某输出看到两者所需</translation>
    </message>
    <message>
        <source>First inputs count little</source>
        <translation>最先的输入影响很小</translation>
    </message>
    <message>
        <source>“Without constants” says how the path grows with the number of tokens. “Exactly” counts the path drawn.</source>
        <translation>“不计常数”表示路径如何随词元数增长。“精确”数出所画的路径。</translation>
    </message>
    <message>
        <source>Choose more tokens: &lt;a href="n=5"&gt;5&lt;/a&gt; or &lt;a href="n=60"&gt;60&lt;/a&gt;.</source>
        <translation>选择更多词元：&lt;a href="n=5"&gt;5&lt;/a&gt; 或 &lt;a href="n=60"&gt;60&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:fading"&gt;See how little the first inputs count&lt;/a&gt; in a recurrence.</source>
        <translation>&lt;a href="preset:fading"&gt;看看在循环层中最先的输入影响有多小&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:dependency"&gt;Count instead until the last output depends on the first input&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:dependency"&gt;改为数到最后一个输出依赖第一个输入为止&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:book"&gt;Count as in the book&lt;/a&gt;: until some output depends on both.</source>
        <translation>&lt;a href="preset:book"&gt;像书中那样数&lt;/a&gt;：直到某个输出同时依赖两者。</translation>
    </message>
    <message>
        <source>Choose a wider kernel: %1.</source>
        <translation>选择更宽的卷积核：%1。</translation>
    </message>
    <message>
        <source>Look at related layers: %1.</source>
        <translation>看看相近的层：%1。</translation>
    </message>
    <message>
        <source>How strongly the last output depends on each input; the page “Fading” shows it for every output and every distance.</source>
        <translation>最后一个输出对每个输入的依赖有多强；“影响的衰减”一页对每个输出和每个距离都显示出来。</translation>
    </message>
    <message>
        <source>The bars show the derivative of the last output by each input. Each step back in time multiplies it by the weights once more, so it shrinks (Bengio et al. 1994). They are means over 16 random layers of width 8, for 64 tokens at most. The page “Fading” shows every output.</source>
        <translation>条形表示最后一个输出对每个输入的导数。每往回一个时间步，它就再乘一次权重，因而越来越小（Bengio 等，1994）。它们是 16 个宽度为 8 的随机层的平均值，最多 64 个词元。“影响的衰减”一页显示每个输出。</translation>
    </message>
    <message>
        <source>Recurrence in both directions</source>
        <translation>双向循环层</translation>
    </message>
    <message>
        <source>steps until some output sees both tokens</source>
        <translation>到某个输出同时看到两个词元为止的步数</translation>
    </message>
    <message>
        <source>steps until the output depends on the input</source>
        <translation>到该输出依赖于该输入为止的步数</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of convolution</source>
        <translation>
            <numerusform>%n 层卷积</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of dilated convolution</source>
        <translation>
            <numerusform>%n 层空洞卷积</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of recurrence</source>
        <translation>
            <numerusform>%n 步循环</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of recurrence in both directions</source>
        <translation>
            <numerusform>%n 步双向循环</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of self-attention</source>
        <translation>
            <numerusform>%n 层自注意力</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of restricted self-attention</source>
        <translation>
            <numerusform>%n 层受限自注意力</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 drawn)</source>
        <translation>%1（画出 %2 层）</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>a list and its last</comment>
        <translation>%1或 %2</translation>
    </message>
    <message>
        <source>One output sees both %1 and %2 after %3.</source>
        <translation>经过 %3之后，有一个输出同时看到 %1 和 %2。</translation>
    </message>
    <message>
        <source>Output %2 depends on input %1 after %3.</source>
        <translation>经过 %3之后，输出 %2 依赖于输入 %1。</translation>
    </message>
    <message>
        <source>There is no path through %1.</source>
        <translation>没有经过%1的路径。</translation>
    </message>
    <message>
        <source>In the formulas above the pictures &lt;i&gt;x&lt;/i&gt; is an input of a layer, &lt;i&gt;y&lt;/i&gt; an output, one row above, and &lt;i&gt;h&lt;/i&gt; a state; &lt;i&gt;f&lt;/i&gt; is what the layer computes from what stands in the brackets.</source>
        <translation>在图上方的公式里，&lt;i&gt;x&lt;/i&gt; 是一层的输入，&lt;i&gt;y&lt;/i&gt; 是输出，在上面一行，&lt;i&gt;h&lt;/i&gt; 是状态；&lt;i&gt;f&lt;/i&gt; 是该层由括号中的内容算出的结果。</translation>
    </message>
    <message>
        <source>The first &lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; in attention’s formula makes the query.</source>
        <translation>注意力公式中的第一个 &lt;i&gt;x&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; 用来得出查询。</translation>
    </message>
    <message>
        <source>Inputs are &lt;i&gt;g&lt;/i&gt; places apart: neighbours in layer 1, %1 times as far apart in each further one.</source>
        <translation>各输入相距 &lt;i&gt;g&lt;/i&gt; 个位置：在第 1 层彼此相邻，之后每层的间距是前一层的 %1 倍。</translation>
    </message>
    <message>
        <source>&lt;a href="play:path-step"&gt;Play it&lt;/a&gt;: each circle fills when it is computed.</source>
        <translation>&lt;a href="play:path-step"&gt;播放&lt;/a&gt;：每个圆圈在算出时填满。</translation>
    </message>
    <message>
        <source>a &lt;a href="preset:bidirectional"&gt;recurrence in both directions&lt;/a&gt;</source>
        <translation>&lt;a href="preset:bidirectional"&gt;双向循环层&lt;/a&gt;</translation>
    </message>
    <message>
        <source>In the formula, that of %1, &lt;i&gt;D&lt;/i&gt; is the path length between tokens &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;j&lt;/i&gt;: after how many layers or steps one output sees both. ⌈ ⌉ rounds up. The numbers in the circles count these layers or steps.</source>
        <translation>这是%1的公式：&lt;i&gt;D&lt;/i&gt; 是词元 &lt;i&gt;i&lt;/i&gt; 与 &lt;i&gt;j&lt;/i&gt; 之间的路径长度，即经过多少层或多少步，才有一个输出同时看到两者。⌈ ⌉ 表示向上取整。圆圈里的数字数的就是这些层或步。</translation>
    </message>
    <message>
        <source>In the formula, that of %1, &lt;i&gt;D&lt;/i&gt; is the path length from input &lt;i&gt;i&lt;/i&gt; to output &lt;i&gt;j&lt;/i&gt;: after how many layers or steps the output depends on the input. ⌈ ⌉ rounds up. The numbers in the circles count these layers or steps.</source>
        <translation>这是%1的公式：&lt;i&gt;D&lt;/i&gt; 是从输入 &lt;i&gt;i&lt;/i&gt; 到输出 &lt;i&gt;j&lt;/i&gt; 的路径长度，即经过多少层或多少步，该输出才依赖于该输入。⌈ ⌉ 表示向上取整。圆圈里的数字数的就是这些层或步。</translation>
    </message>
    <message>
        <source>how long the paths are</source>
        <translation>路径有多长</translation>
    </message>
    <message>
        <source>In a dilated convolution some outputs depend on an input at no depth, so that their path length is not defined: set “path until” to “an output sees both”, or choose another layer.</source>
        <translation>在空洞卷积中，有些输出无论网络多深都不依赖于某个输入，因此两者之间的路径长度没有定义：可把“路径直到”设为“一个输出看到两者”，或换一种层。</translation>
    </message>
    <message>
        <source>Below, the path lengths between all pairs of tokens for %1, from that of the row to that of the column, red from 0; what is hatched has no path.</source>
        <translation>下方：%1中所有词元对之间的路径长度，从行的词元到列的词元，红色从 0 开始；画有阴影线的单元格表示没有路径。</translation>
    </message>
    <message>
        <source>the path of twice the distance</source>
        <translation>两倍距离的路径</translation>
    </message>
    <message>
        <source>twice as far: %1</source>
        <translation>距离加倍：%1</translation>
    </message>
    <message>
        <source>twice: %1</source>
        <translation>加倍：%1</translation>
    </message>
    <message>
        <source>Attention joins any two tokens in one step; other paths grow with the distance.</source>
        <translation>注意力一步就能连接任意两个词元；其他路径随距离增长。</translation>
    </message>
</context>
<context>
    <name>PositionHeads</name>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>line width: weight</source>
        <translation>线宽：权重</translation>
    </message>
    <message>
        <source>the similarity of positions, moved by δ</source>
        <translation>位置之间的相似度，平移了 δ</translation>
    </message>
    <message>
        <source>pair %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>%1°</source>
        <translation>%1°</translation>
    </message>
    <message>
        <source>How query %1 is made</source>
        <translation>查询 %1 的由来</translation>
    </message>
    <message>
        <source>its hand points where that of key 0 points, on every clock</source>
        <translation>在每个时钟上，它的指针都与键 0 的指针指向同一处</translation>
    </message>
    <message>
        <source>the sum of its hands, one for each shift</source>
        <translation>各个指针之和，每个位移一根指针</translation>
    </message>
    <message>
        <source>Position heads</source>
        <translation>位置头</translation>
    </message>
    <message>
        <source>A head that looks δ places away</source>
        <translation>看向 δ 个位置之外的头</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 个词元，%2 维：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sharpness %1.</source>
        <translation>锐度为 %1。</translation>
    </message>
    <message>
        <source>Three places ahead</source>
        <translation>往后三个位置</translation>
    </message>
    <message>
        <source>The token before</source>
        <translation>前一个词元</translation>
    </message>
    <message>
        <source>Two shifts in one head</source>
        <translation>一个头，两个位移</translation>
    </message>
    <message>
        <source>Two shifts that are too close</source>
        <translation>两个位移太近</translation>
    </message>
    <message>
        <source>The same word</source>
        <translation>相同的词</translation>
    </message>
    <message>
        <source>The first token</source>
        <translation>第一个词元</translation>
    </message>
    <message>
        <source>A window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>Only keys up to two places away can be seen, and among them words decide a little.</source>
        <translation>只能看到至多相隔两个位置的键，在这些键之间，词起一点作用。</translation>
    </message>
    <message>
        <source>Place and word together</source>
        <translation>位置与词并用</translation>
    </message>
    <message>
        <source>The listed shifts stand in its place.</source>
        <translation>已由列出的多个位移代替。</translation>
    </message>
    <message>
        <source>Only the head that looks δ places away has one.</source>
        <translation>只有看向相距 δ 的位置的头才有它。</translation>
    </message>
    <message>
        <source>This head looks at words alone.</source>
        <translation>这个头只看词。</translation>
    </message>
    <message>
        <source>This head asks for no place.</source>
        <translation>这个头不看位置。</translation>
    </message>
    <message>
        <source>Only the head with a window around has one.</source>
        <translation>只有看“周围的窗口”的头才有它。</translation>
    </message>
    <message>
        <source>Words play no part while the content is 0.</source>
        <translation>内容为 0 时，词不起作用。</translation>
    </message>
    <message>
        <source>All scores in the window are 0.</source>
        <translation>窗口内的所有分数都为 0。</translation>
    </message>
    <message>
        <source>query %1: %2</source>
        <translation>查询 %1：%2</translation>
    </message>
    <message>
        <source>key %1: %2</source>
        <translation>键 %1：%2</translation>
    </message>
    <message>
        <source>a weight of a query whose key does not exist: it goes to others</source>
        <translation>查询要找的键不存在时的权重：它分给了其他键</translation>
    </message>
    <message>
        <source>the weight of another key</source>
        <translation>其他键的权重</translation>
    </message>
    <message>
        <source>The head looks for the same word.</source>
        <translation>这个头寻找相同的词。</translation>
    </message>
    <message>
        <source>The head looks for the first token.</source>
        <translation>这个头寻找第一个词元。</translation>
    </message>
    <message>
        <source>The head sees a window of %1 places to either side.</source>
        <translation>这个头看到两侧各 %1 个位置的窗口。</translation>
    </message>
    <message>
        <source>The head looks for the places at shift %1.</source>
        <translation>这个头寻找位移为 %1 的位置。</translation>
    </message>
    <message>
        <source>A part of %1 of the score compares words.</source>
        <translation>分数中有 %1 的比重用来比较词。</translation>
    </message>
    <message>
        <source>Inside, words decide.</source>
        <translation>在窗口内，由词决定。</translation>
    </message>
    <message>
        <source>Inside, all scores are 0, and the weights are equal: a moving average.</source>
        <translation>在窗口内，所有分数都为 0，权重相等：这就是移动平均。</translation>
    </message>
    <message>
        <source>Query and key are the word itself, so a word matches itself best, wherever it stands; two of the same share the weight. A head like this knows nothing of places.</source>
        <translation>查询和键就是词本身，因此无论身在何处，一个词都与自身最匹配；两个相同的词平分权重。这样的头对位置一无所知。</translation>
    </message>
    <message>
        <source>Words have a part of %1 in the score, places have %2.</source>
        <translation>分数中，词的比重为 %1，位置的比重为 %2。</translation>
    </message>
    <message>
        <source>&lt;a href="content-mix=0.5"&gt;Let words decide&lt;/a&gt; inside the window.</source>
        <translation>在窗口内&lt;a href="content-mix=0.5"&gt;让词来决定&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:too-close"&gt;Bring the two shifts close together&lt;/a&gt;.</source>
        <translation>&lt;a href="preset:too-close"&gt;让两个位移靠近&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Back to &lt;a href="position-head=rotation"&gt;a place δ away&lt;/a&gt;.</source>
        <translation>回到&lt;a href="position-head=rotation"&gt;相距 δ 的位置&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>%1 of %2 clocks</source>
        <translation>%2 个时钟中的 %1 个</translation>
    </message>
    <message>
        <source>A head that looks for the same word</source>
        <translation>寻找相同的词的头</translation>
    </message>
    <message>
        <source>A head that looks at the first token</source>
        <translation>看向第一个词元的头</translation>
    </message>
    <message>
        <source>A head that sees a window</source>
        <translation>只看一个窗口的头</translation>
    </message>
    <message>
        <source>Right: lines from each token to the tokens that it attends to, as wide as the weight; below them the weights of one query and, where there is room, its scores.</source>
        <translation>右侧：从每个词元连到它所关注的词元的线，权重越大，线越宽；下方是一个查询的权重，空间足够时还有它的分数。</translation>
    </message>
    <message>
        <source>Where there is room, clocks show how that query is made of its position.</source>
        <translation>空间足够时，用时钟显示这个查询如何由它的位置得来。</translation>
    </message>
    <message>
        <source>Such a head finds what was said before, however far back. It cannot tell one of two equal words from the other: that needs a position.</source>
        <translation>这样的头能找到前面说过的内容，无论隔了多远。但它分不清两个相同的词哪个是哪个：这需要位置。</translation>
    </message>
    <message>
        <source>Heads that look at the token before, at the next one or at the first one are found in trained models (Clark et al. 2019, Voita et al. 2019).</source>
        <translation>在训练好的模型中，可以找到看向前一个、后一个或第一个词元的头（Clark 等，2019；Voita 等，2019）。</translation>
    </message>
    <message>
        <source>Each query asks twice: its position, turned by δ = %1, for the key %1 places away, and its word for the same word.</source>
        <translation>每个查询问两次：用旋转了 δ = %1 的位置，寻找相隔 %1 处的键；用它的词，寻找相同的词。</translation>
    </message>
    <message>
        <source>For %1 of them it is the largest of the row.</source>
        <translation>在其中 %1 个查询中，它是所在行的最大值。</translation>
    </message>
    <message>
        <source>Masked keys have a weight of exactly 0: each query sees only the others, up to %1 keys.</source>
        <translation>被遮蔽的键，权重恰好为 0：每个查询只能看到其余的键，至多 %1 个。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>how the query is made</source>
        <translation>查询如何产生</translation>
    </message>
    <message>
        <source>the scores of the query</source>
        <translation>该查询的分数</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>the key that is looked for</source>
        <translation>要找的键</translation>
    </message>
    <message>
        <source>looked for</source>
        <translation>要找的键</translation>
    </message>
    <message>
        <source>that key lies beyond the sentence</source>
        <translation>该键在句子之外</translation>
    </message>
    <message>
        <source>no such key</source>
        <translation>没有该键</translation>
    </message>
    <message>
        <source>Its weights</source>
        <translation>它的权重</translation>
    </message>
    <message>
        <source>moved by δ</source>
        <translation>平移 δ</translation>
    </message>
    <message>
        <source>%1 of %2 queries are hatched: the key that they look for lies outside the sentence.</source>
        <translation>%2 个查询中有 %1 个画了阴影线：它们要找的键在句子之外。</translation>
    </message>
    <message>
        <source>the weights of the query</source>
        <translation>该查询的权重</translation>
    </message>
    <message>
        <source>Where query and key are the word itself, equal words attend to each other, wherever they stand.</source>
        <translation>查询和键就是词本身时，相同的词无论在何处，都会相互关注。</translation>
    </message>
    <message>
        <source>If every query is the first position, every token attends to the first token.</source>
        <translation>如果每个查询都是第一个位置，每个词元就都关注第一个词元。</translation>
    </message>
    <message>
        <source>A mask leaves each query only the keys nearby; all others get a weight of 0.</source>
        <translation>掩码只给每个查询留下附近的键；其他键的权重都为 0。</translation>
    </message>
    <message>
        <source>Three words ahead</source>
        <translation>往后第三个词</translation>
    </message>
    <message>
        <source>δ = −1: heads like this are found in many trained models. The first token has no token before it.</source>
        <translation>δ = −1：许多训练好的模型中都有这样的头。第一个词元前面没有词元。</translation>
    </message>
    <message>
        <source>Nine tenths of the score look two places ahead, one tenth looks for the same word: “cat” gives weight to that place, to itself and to the other “cat”.</source>
        <translation>分数的十分之九用来看后面第二个位置，十分之一用来找相同的词：“cat”把权重分给那个位置、它自己和另一个“cat”。</translation>
    </message>
    <message>
        <source>With a window of ρ places to either side, n tokens need about n · (2ρ + 1) weights, not n². What is further away is reached through several layers (Longformer, Beltagy et al. 2020).</source>
        <translation>窗口向两侧各延伸 ρ 个位置时，n 个词元大约需要 n · (2ρ + 1) 个权重，而不是 n² 个。更远的内容要经过多个层才能到达（Longformer，Beltagy 等，2020）。</translation>
    </message>
    <message>
        <source>20 tokens, scores 100 times as large as usual: the key three places ahead gets a weight of 0.99999.</source>
        <translation>20 个词元，分数是通常的 100 倍：往后第三个位置的键得到权重 0.99999。</translation>
    </message>
    <message>
        <source>Scores as usual</source>
        <translation>通常的分数</translation>
    </message>
    <message>
        <source>The same head at sharpness 1: its scores are divided by √d alone, and that key gets 0.09, hardly more than its neighbours.</source>
        <translation>同一个头，锐度为 1：分数只除以 √d，那个键得到 0.09，几乎不比相邻的键多。</translation>
    </message>
    <message>
        <source>The query is the sum of two, turned by −3 and by 3: each of both keys gets half of the weight.</source>
        <translation>查询是分别旋转 −3 和 3 的两个查询之和：两个键各得一半权重。</translation>
    </message>
    <message>
        <source>−1 and 1: both curves of scores are round at the top, so their sum peaks between them, at the token itself.</source>
        <translation>−1 和 1：两条分数曲线的顶部都是平缓的，因此它们之和的峰落在中间，即词元自身。</translation>
    </message>
    <message>
        <source>Queries and keys are the words themselves: a word that stands twice shares its weight between both.</source>
        <translation>查询和键就是词本身：出现两次的词把权重平分给两处。</translation>
    </message>
    <message>
        <source>Every query is p₀, the encoding of position 0: all attend to it, wherever they stand.</source>
        <translation>每个查询都是 p₀，即位置 0 的编码：无论身在何处，都关注位置 0。</translation>
    </message>
    <message>
        <source>Every query is &lt;i&gt;p&lt;/i&gt;₀, the encoding of position 0: all rows are the same, and all attend to the first token.</source>
        <translation>每个查询都是 &lt;i&gt;p&lt;/i&gt;₀，即位置 0 的编码：所有行都相同，都关注第一个词元。</translation>
    </message>
    <message>
        <source>Trained heads often put their weight there when nothing matches.</source>
        <translation>训练好的头在没有匹配时常把权重放在那里。</translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation>位移 %1</translation>
    </message>
    <message>
        <source>Where the weight goes</source>
        <translation>权重流向何处</translation>
    </message>
    <message>
        <source>grey: other keys; ring: itself</source>
        <translation>灰：其他键；圈：自身</translation>
    </message>
    <message>
        <source>A shift turns every encoding by the same matrix, and a head can learn that matrix: so attention can make use of positional encoding.</source>
        <translation>位移用同一个矩阵旋转每个编码，而一个头可以学到这个矩阵：所以注意力能够利用位置编码。</translation>
    </message>
    <message>
        <source>Each query is a sum: its position’s encoding, turned by %1. So its scores are sums, too. Shifts far apart share the weight. Close ones make one peak between them.</source>
        <translation>每个查询是一个和：其位置的编码分别转过 %1，再相加；所以分数也是和。相距远的位移分享权重，相距近的则在中间合成一个峰。</translation>
    </message>
    <message>
        <source>The %3 queries whose key exists give it %1 of their weight on average, at &lt;i&gt;β&lt;/i&gt; = %2.</source>
        <translation>存在相应键的 %3 个查询在 &lt;i&gt;β&lt;/i&gt; = %2 时平均给它 %1 的权重。</translation>
    </message>
    <message>
        <source>The %3 queries whose keys exist give them together %1 of their weight on average, at &lt;i&gt;β&lt;/i&gt; = %2.</source>
        <translation>存在相应键的 %3 个查询在 &lt;i&gt;β&lt;/i&gt; = %2 时平均共给它们 %1 的权重。</translation>
    </message>
    <message>
        <source>&lt;a href="content-mix=0"&gt;Set the content to 0&lt;/a&gt;: only places count.</source>
        <translation>&lt;a href="content-mix=0"&gt;把内容设为 0&lt;/a&gt;：只有位置起作用。</translation>
    </message>
    <message>
        <source>Look at other heads: one for &lt;a href="preset:same-word"&gt;the same word&lt;/a&gt;, one for &lt;a href="preset:first-token"&gt;the first token&lt;/a&gt;, one for &lt;a href="preset:window"&gt;a window&lt;/a&gt;.</source>
        <translation>看看其他的头：找&lt;a href="preset:same-word"&gt;同一个词&lt;/a&gt;的头、找&lt;a href="preset:first-token"&gt;第一个词元&lt;/a&gt;的头、只看&lt;a href="preset:window"&gt;一个窗口&lt;/a&gt;的头。</translation>
    </message>
    <message>
        <source>&lt;a href="sharpness=100"&gt;Set β to 100&lt;/a&gt;: each row shrinks to one cell.</source>
        <translation>&lt;a href="sharpness=100"&gt;把 β 设为 100&lt;/a&gt;：每一行收缩到一格。</translation>
    </message>
    <message>
        <source>Key %1 would fit query &lt;i&gt;i&lt;/i&gt; best.</source>
        <translation>键 %1 本应与查询 &lt;i&gt;i&lt;/i&gt; 最匹配。</translation>
    </message>
    <message>
        <source>Each query is its position’s encoding, turned by δ = %1. Words do not count here.</source>
        <translation>每个查询是其位置的编码转过 δ = %1。这里词不起作用。</translation>
    </message>
    <message>
        <source>Weighted dot products of query %1</source>
        <translation>查询 %1 的加权点积</translation>
    </message>
    <message>
        <source>Dot products of query %1</source>
        <translation>查询 %1 的点积</translation>
    </message>
    <message>
        <source>turn ○ position %1 by δ = %2 and it lies on ● key %3; small rings: the other keys</source>
        <translation>把 ○ 位置 %1 转过 δ = %2，就与 ● 键 %3 重合；小圈：其他键</translation>
    </message>
    <message>
        <source>turn ○ position %1 by δ = %2 and it lies on %3, where no key is; small rings: the keys</source>
        <translation>把 ○ 位置 %1 转过 δ = %2，就落在 %3，那里没有键；小圈：各键</translation>
    </message>
    <message>
        <source>○ turned by δ = %1 lies on ● key %2</source>
        <translation>○ 转过 δ = %1，与 ● 键 %2 重合</translation>
    </message>
    <message>
        <source>turned by δ = %1: no key there</source>
        <translation>转过 δ = %1：那里没有键</translation>
    </message>
    <message>
        <source>Key %1 fits query &lt;i&gt;i&lt;/i&gt; best: its mean weight is %2. The scores stay as they are (&lt;i&gt;β&lt;/i&gt; = 1).</source>
        <translation>键 %1 与查询 &lt;i&gt;i&lt;/i&gt; 最匹配：其平均权重为 %2。分数保持原样（&lt;i&gt;β&lt;/i&gt; = 1）。</translation>
    </message>
    <message>
        <source>With sharpness &lt;i&gt;β&lt;/i&gt; = %3, query &lt;i&gt;i&lt;/i&gt; gives key %1 a mean weight of %2; with &lt;i&gt;β&lt;/i&gt; = 1, %4.</source>
        <translation>锐度 &lt;i&gt;β&lt;/i&gt; = %3 时，查询 &lt;i&gt;i&lt;/i&gt; 平均给键 %1 的权重为 %2；&lt;i&gt;β&lt;/i&gt; = 1 时为 %4。</translation>
    </message>
    <message>
        <source>Where the sentence has no such key, the weight goes to the nearest keys: the last such query, %3, gives %1 to key %2, %4.</source>
        <translation>句子中没有这样的键时，权重分给最近的键：最后一个这样的查询%3把 %1 给了键 %2，即%4。</translation>
    </message>
    <message>
        <source>Where the sentence has no such key, the weight goes to other keys: the last such query, %3, gives %1 to key %2, %4.</source>
        <translation>句子中没有这样的键时，权重分给其他键：最后一个这样的查询%3把 %1 给了键 %2，即%4。</translation>
    </message>
    <message>
        <source>&lt;i&gt;p&lt;/i&gt; is the encoding of a position. &lt;i&gt;M&lt;/i&gt;(&lt;i&gt;δ&lt;/i&gt;) is the turn by δ steps, as on the page Relative shift. &lt;i&gt;q&lt;/i&gt; is the query. Its dot product with a key, divided by √d, is the score; &lt;i&gt;β&lt;/i&gt; times the score is &lt;i&gt;z&lt;/i&gt;. &lt;i&gt;A&lt;/i&gt; is the weight, and &lt;i&gt;N&lt;/i&gt; the sum of the numerators of a row, so that its weights add up to 1.</source>
        <translation>&lt;i&gt;p&lt;/i&gt; 是位置的编码。&lt;i&gt;M&lt;/i&gt;(&lt;i&gt;δ&lt;/i&gt;) 是转 δ 步，与“相对位移”页相同。&lt;i&gt;q&lt;/i&gt; 是查询。它与一个键的点积除以 √d 就是分数；&lt;i&gt;β&lt;/i&gt; 乘以分数就是 &lt;i&gt;z&lt;/i&gt;。&lt;i&gt;A&lt;/i&gt; 是权重，&lt;i&gt;N&lt;/i&gt; 是一行各分子之和，使该行权重之和为 1。</translation>
    </message>
    <message>
        <source>The sharpness &lt;i&gt;β&lt;/i&gt; multiplies the scores, already divided by √d, before the softmax: it is 1 ÷ temperature. A trained head reaches the same with larger numbers in its matrices; &lt;i&gt;β&lt;/i&gt; stands for that.</source>
        <translation>锐度 &lt;i&gt;β&lt;/i&gt; 在 softmax 之前乘以已除以 √d 的分数：它等于 1 ÷ 温度。训练得到的头靠矩阵中更大的数达到同样的效果；&lt;i&gt;β&lt;/i&gt; 就代表这一点。</translation>
    </message>
    <message>
        <source>&lt;a href="play:content-mix"&gt;Let the words count, too&lt;/a&gt;: their part of the scores grows from 0.</source>
        <translation>&lt;a href="play:content-mix"&gt;让词也起作用&lt;/a&gt;：词在分数中的份额从 0 增大。</translation>
    </message>
    <message>
        <source>&lt;a href="sharpness=1"&gt;Set β to 1&lt;/a&gt;: the scores stay as they are, and the weight spreads.</source>
        <translation>&lt;a href="sharpness=1"&gt;把 β 设为 1&lt;/a&gt;：分数保持原样，权重散开。</translation>
    </message>
    <message>
        <source>the weight of a key that the head looks for</source>
        <translation>这个头要找的键的权重</translation>
    </message>
    <message>
        <source>grey: to other keys; ring: to itself</source>
        <translation>灰：到其他键；圈：到自身</translation>
    </message>
    <message>
        <source>similarity, moved by δ</source>
        <translation>相似度，平移了 δ</translation>
    </message>
    <message>
        <source>The mean is taken over the %1 queries whose key exists.</source>
        <translation>平均只计入存在相应键的 %1 个查询。</translation>
    </message>
    <message>
        <source>Left: the attention weights of every query (rows) over every key (columns), green from 0 to 1; outlined in cyan what the head is made to find.</source>
        <translation>左侧：每个查询（行）对每个键（列）的注意力权重，绿色从 0 到 1；青蓝色框出的是这个头应当找到的键。</translation>
    </message>
    <message>
        <source>“sat” looks three places ahead: “mat” gets nearly all of its weight.</source>
        <translation>“sat”往后看三个位置：“mat”几乎得到它的全部权重。</translation>
    </message>
    <message>
        <source>&lt;a href="play:offset"&gt;Let δ run&lt;/a&gt;: the peak moves, and the weight with it. Or drag the peak. &lt;a href="preset:two-shifts"&gt;Let one head look at two places&lt;/a&gt;.</source>
        <translation>&lt;a href="play:offset"&gt;让 δ 变化&lt;/a&gt;：峰随之移动，权重也跟着移动。也可以拖动这个峰。&lt;a href="preset:two-shifts"&gt;让一个头看两个位置&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>key %1 matches best</source>
        <translation>键 %1 最匹配</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>δ = %1</source>
        <translation>δ = %1</translation>
    </message>
    <message>
        <source>softmax of these products × β/√d = %1/√%2</source>
        <translation>这些点积 × β/√d = %1/√%2 的 softmax</translation>
    </message>
    <message>
        <source>Shift the query by δ, and it finds the key δ places further on.</source>
        <translation>把查询移动 δ，它就找到相隔 δ 的键。</translation>
    </message>
    <message>
        <source>softmax of these products, sharpness β = %1</source>
        <translation>这些点积的 softmax，锐度 β = %1</translation>
    </message>
    <message>
        <source>sharpness β = %1</source>
        <translation>锐度 β = %1</translation>
    </message>
    <message>
        <source>dashed: before the shift</source>
        <translation>虚线：移动之前</translation>
    </message>
    <message>
        <source>position %1 and δ = %2: no key</source>
        <translation>位置 %1 与 δ = %2：没有键</translation>
    </message>
    <message>
        <source>z is the dot product times β/√d; subtracting m, the largest z, from every z leaves the weights as they are; exp x is e to the power x; N is the sum of the row’s exponentials</source>
        <translation>z 是点积乘以 β/√d；每个 z 都减去最大的 z（即 m），权重不变；exp x 是 e 的 x 次方；N 是该行各指数之和</translation>
    </message>
</context>
<context>
    <name>PresentationPager</name>
    <message>
        <source>%1 of %2</source>
        <comment>which page</comment>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>stage %1 of %2</source>
        <translation>第 %1 阶段，共 %2 阶段</translation>
    </message>
    <message>
        <source>%1, picture %2 of %3</source>
        <comment>which page, which of its pictures</comment>
        <translation>%1；第 %2 幅图，共 %3 幅</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>which page, which preset</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message>
        <source>Exercises</source>
        <translation>练习题</translation>
    </message>
    <message>
        <source>no. %1</source>
        <comment>of a quiz</comment>
        <translation>编号 %1</translation>
    </message>
</context>
<context>
    <name>ReadyCaption</name>
    <message>
        <source>A part of it is shown.</source>
        <translation>图中只显示了一部分。</translation>
    </message>
    <message>
        <source>Made with Attention Lab %1.</source>
        <translation>由 Attention Lab %1 制作。</translation>
    </message>
    <message>
        <source>Left out for lack of room: %1.</source>
        <translation>因空间不足而略去：%1。</translation>
    </message>
</context>
<context>
    <name>RelativeShift</name>
    <message>
        <source>pair %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>第 %1 对</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>the turn between them</source>
        <translation>两者之间的转角</translation>
    </message>
    <message>
        <source>pairs %1 to %2</source>
        <translation>第 %1 对到第 %2 对</translation>
    </message>
    <message>
        <source>pairs %1 to %2 of %3</source>
        <translation>第 %1 对到第 %2 对，共 %3 对</translation>
    </message>
    <message>
        <source>in numbers</source>
        <translation>代入数值</translation>
    </message>
    <message>
        <source>Relative shift</source>
        <translation>相对位移</translation>
    </message>
    <message>
        <source>A shift is a turn</source>
        <translation>位移就是旋转</translation>
    </message>
    <message>
        <source>Sinusoidal positional encoding with %1 dimensions, base %2, as %3 clocks, one for each pair of columns. On each, a hand for position %4, a hand for position %5, and the turn between them, from %6 (pair 0) to %7 (pair %8).</source>
        <translation>正弦位置编码：%1 维，底数为 %2，画成 %3 个时钟，每个列对一个。每个时钟上有位置 %4 的指针、位置 %5 的指针以及两者之间的转角，从 %6（第 0 对）到 %7（第 %8 对）。</translation>
    </message>
    <message>
        <source>Ten from one and nine</source>
        <translation>一加九得十</translation>
    </message>
    <message>
        <source>Ten from two and eight</source>
        <translation>二加八得十</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>A negative shift turns the other way, here to position −3, before the first one.</source>
        <translation>负的位移朝相反方向旋转，这里转到位置 −3，在起始位置之前。</translation>
    </message>
    <message>
        <source>Too far and back</source>
        <translation>走过头再回来</translation>
    </message>
    <message>
        <source>12 forwards and 9 back is 3 forwards: turns add up, whatever their signs.</source>
        <translation>前进 12 再后退 9，就是前进 3：无论正负，旋转都可以相加。</translation>
    </message>
    <message>
        <source>Beyond the table</source>
        <translation>超出表格</translation>
    </message>
    <message>
        <source>Many turns</source>
        <translation>转很多圈</translation>
    </message>
    <message>
        <source>A shift by 500 turns the first clock 79 times, the last one by 5 degrees.</source>
        <translation>位移 500 使第一个时钟转 79 圈，最后一个只转 5 度。</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>Sine to the right</source>
        <translation>正弦向右</translation>
    </message>
    <message>
        <source>With the sine to the right the same turns run clockwise.</source>
        <translation>正弦向右时，同样的旋转是顺时针的。</translation>
    </message>
    <message>
        <source>256 clocks</source>
        <translation>256 个时钟</translation>
    </message>
    <message>
        <source>shift %1</source>
        <translation>位移 %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>outside the blocks: pairs do not mix</source>
        <translation>在块之外：列对互不混合</translation>
    </message>
    <message>
        <source>cosine of the turn of pair %1</source>
        <translation>第 %1 对转角的余弦</translation>
    </message>
    <message>
        <source>sine of the turn of pair %1</source>
        <translation>第 %1 对转角的正弦</translation>
    </message>
    <message>
        <source>minus the sine of the turn of pair %1</source>
        <translation>第 %1 对转角的正弦的相反数</translation>
    </message>
    <message>
        <source>sine of pair %1 at position %2, column %3</source>
        <translation>第 %1 对在位置 %2 的正弦，第 %3 列</translation>
    </message>
    <message>
        <source>cosine of pair %1 at position %2, column %3</source>
        <translation>第 %1 对在位置 %2 的余弦，第 %3 列</translation>
    </message>
    <message>
        <source>Position %1 is in no table, but the formula has it.</source>
        <translation>任何表格中都没有位置 %1，公式却能算出它。</translation>
    </message>
    <message>
        <source>&lt;a href="clock-axes=cos-sin"&gt;Exchange the axes&lt;/a&gt; and the clocks turn the other way.</source>
        <translation>&lt;a href="clock-axes=cos-sin"&gt;交换坐标轴&lt;/a&gt;，时钟就朝相反方向转动。</translation>
    </message>
    <message>
        <source>&lt;a href="clock-axes=sin-cos"&gt;Exchange the axes&lt;/a&gt; and the clocks turn clockwise.</source>
        <translation>&lt;a href="clock-axes=sin-cos"&gt;交换坐标轴&lt;/a&gt;，时钟就顺时针转动。</translation>
    </message>
    <message>
        <source>the largest difference</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>the addition formulas</source>
        <translation>和角公式</translation>
    </message>
    <message>
        <source>the same turn from %1 to %2</source>
        <translation>从 %1 到 %2 的同一转角</translation>
    </message>
    <message>
        <source>sin right, cos up</source>
        <translation>sin 向右，cos 向上</translation>
    </message>
    <message>
        <source>cos right, sin up</source>
        <translation>cos 向右，sin 向上</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>From 7 to 12 and from 0 to 5: every clock makes the same turn twice.</source>
        <translation>从 7 到 12，从 0 到 5：每个时钟两次转过同样的角度。</translation>
    </message>
    <message>
        <source>Dashed, the same turns from position %1.</source>
        <translation>虚线是从位置 %1 出发的同样转角。</translation>
    </message>
    <message>
        <source>the turn as a product</source>
        <translation>写成乘积的旋转</translation>
    </message>
    <message>
        <source>the whole matrix</source>
        <translation>整个矩阵</translation>
    </message>
    <message>
        <source>the way in one shift and in two</source>
        <translation>一次位移到达与分两次到达</translation>
    </message>
    <message>
        <source>The same position 10, reached another way.</source>
        <translation>同样是位置 10，走法不同。</translation>
    </message>
    <message>
        <source>its turn as a matrix; ω is the angle of one step, and the shift has %1 steps</source>
        <translation>把它的转动写成矩阵；ω 是一步的角度，位移共 %1 步</translation>
    </message>
    <message>
        <source>its turn as a matrix; ω: the angle of one step</source>
        <translation>把它的转动写成矩阵；ω：一步的角度</translation>
    </message>
    <message>
        <source>its turn as a matrix</source>
        <translation>把它的转动写成矩阵</translation>
    </message>
    <message>
        <source>in one shift</source>
        <translation>一次位移</translation>
    </message>
    <message>
        <source>Without a shift both hands show position %1 and nothing turns.</source>
        <translation>没有位移时，两根指针都指示位置 %1，什么也不转。</translation>
    </message>
    <message>
        <source>From %1 to %2 &lt;a href="term:pair"&gt;pair&lt;/a&gt; %3 turns by %4, and by as much from any other start.</source>
        <translation>从 %1 到 %2，&lt;a href="term:pair"&gt;列对&lt;/a&gt; %3 转过 %4；从其他位置出发也一样。</translation>
    </message>
    <message>
        <source>&lt;a href="term:pair"&gt;Pair&lt;/a&gt; %1 turns by %2 from %3 to %4, and by as much from %5 to %6 (dashed).</source>
        <translation>&lt;a href="term:pair"&gt;列对&lt;/a&gt; %1 从 %3 到 %4 转过 %2，从 %5 到 %6 也一样（虚线）。</translation>
    </message>
    <message>
        <source>Later pairs are slower: pair 0 turns by %1, pair %2 by %3.</source>
        <translation>越往后的列对越慢：列对 0 转过 %1，列对 %2 转过 %3。</translation>
    </message>
    <message>
        <source>Position 10 is position 1, turned as far as a shift by 9 does.</source>
        <translation>位置 10 就是位置 1 按位移 9 转动的结果。</translation>
    </message>
    <message>
        <source>From 990 to 1010: a table made for 1000 positions ends before, the turn does not.</source>
        <translation>从 990 到 1010：为 1000 个位置制作的表格在此之前就结束了，转动则不会。</translation>
    </message>
    <message>
        <source>A shift by 1: the first clock turns by 57°, which is 1 radian, each later one by less.</source>
        <translation>位移 1：第一个时钟转过 57°，即 1 弧度，后面的依次更少。</translation>
    </message>
    <message>
        <source>As wide as the first Transformer: 512 columns, 256 pairs.</source>
        <translation>与最早的 Transformer 同宽：512 列，256 个列对。</translation>
    </message>
    <message>
        <source>how far the turned pair is from the pair of the target position: only rounding</source>
        <translation>转动后的列对与目标位置的列对相距多远：只是舍入误差</translation>
    </message>
    <message>
        <source>the turn of pair %1 in radians; that is %2</source>
        <translation>列对 %1 的转角，以弧度表示；即 %2</translation>
    </message>
    <message>
        <source>both ways lead to the same row, up to rounding</source>
        <translation>两种走法到达同一行（除舍入误差外）</translation>
    </message>
    <message>
        <source>both lead to the same row</source>
        <translation>两者到达同一行</translation>
    </message>
    <message>
        <source>One fixed matrix leads from every position to the one %1 back: it turns each pair. A model that learns this matrix can look %1 places back from any position, as the page “Position heads” shows.</source>
        <translation>同一个固定的矩阵把每个位置的行变成往回第 %1 个位置的行：它转动每个列对。学会这个矩阵的模型，从任何位置都能往回看 %1 个位置，见“位置头”一页。</translation>
    </message>
    <message>
        <source>One fixed matrix leads from every position to the one %1 further: it turns each pair. A model that learns this matrix can look %1 places ahead from any position, as the page “Position heads” shows.</source>
        <translation>同一个固定的矩阵把每个位置的行变成往后第 %1 个位置的行：它转动每个列对。学会这个矩阵的模型，从任何位置都能往后看 %1 个位置，见“位置头”一页。</translation>
    </message>
    <message>
        <source>row %1, turned, is row %2</source>
        <translation>行 %1 转动后就是行 %2</translation>
    </message>
    <message>
        <source>All pairs in one matrix</source>
        <translation>所有列对合成的矩阵</translation>
    </message>
    <message>
        <source>All pairs</source>
        <translation>所有列对</translation>
    </message>
    <message>
        <source>Turn all pairs of row %1 by their angles and you get row %2 (up to rounding).</source>
        <translation>把行 %1 的所有列对各转过自己的角度，就得到行 %2（除舍入误差外）。</translation>
    </message>
    <message>
        <source>&lt;a href="play:position"&gt;Let “from position” run&lt;/a&gt;: the angle stays. Or drag the tip of a hand.</source>
        <translation>&lt;a href="play:position"&gt;让“出发位置”连续变化&lt;/a&gt;：夹角不变。也可以拖动指针的尖端。</translation>
    </message>
    <message>
        <source>&lt;i&gt;p&lt;/i&gt;(&lt;i&gt;i&lt;/i&gt;) is the row of position &lt;i&gt;i&lt;/i&gt; in the table &lt;i&gt;P&lt;/i&gt;, written as a column. &lt;i&gt;M&lt;/i&gt;(&lt;i&gt;δ&lt;/i&gt;), the matrix of the shift &lt;i&gt;δ&lt;/i&gt;, turns all pairs at once: row %2 is &lt;i&gt;M&lt;/i&gt; times row %1. Block &lt;i&gt;j&lt;/i&gt; on its diagonal turns pair &lt;i&gt;j&lt;/i&gt; by the shift times &lt;i&gt;ω&lt;/i&gt;, the angle of one step; in the panel that is &lt;i&gt;θ&lt;/i&gt;. (Some books write cosine first. Then the minus sign moves to the upper right.)</source>
        <translation>&lt;i&gt;p&lt;/i&gt;(&lt;i&gt;i&lt;/i&gt;) 是表 &lt;i&gt;P&lt;/i&gt; 中位置 &lt;i&gt;i&lt;/i&gt; 的行，写成一列。&lt;i&gt;M&lt;/i&gt;(&lt;i&gt;δ&lt;/i&gt;) 是位移 &lt;i&gt;δ&lt;/i&gt; 的矩阵，它同时转动所有列对：&lt;i&gt;M&lt;/i&gt; 乘以行 %1 就得到行 %2。对角线上的块 &lt;i&gt;j&lt;/i&gt; 使列对 &lt;i&gt;j&lt;/i&gt; 转过位移乘以一步的角度 &lt;i&gt;ω&lt;/i&gt;，即面板中的 &lt;i&gt;θ&lt;/i&gt;。（有的书先写余弦，负号就移到右上角。）</translation>
    </message>
    <message>
        <source>Two shifts, by &lt;i&gt;a&lt;/i&gt; and then by &lt;i&gt;b&lt;/i&gt;, are one shift by &lt;i&gt;a&lt;/i&gt; + &lt;i&gt;b&lt;/i&gt;. Go to position 10 &lt;a href="preset:ten-from-one-and-nine"&gt;from 1&lt;/a&gt; or &lt;a href="preset:ten-from-two-and-eight"&gt;from 2&lt;/a&gt;: both ways need different shifts and matrices, but end at row 10.</source>
        <translation>先位移 &lt;i&gt;a&lt;/i&gt;、再位移 &lt;i&gt;b&lt;/i&gt;，等于一次位移 &lt;i&gt;a&lt;/i&gt; + &lt;i&gt;b&lt;/i&gt;。&lt;a href="preset:ten-from-one-and-nine"&gt;从 1&lt;/a&gt; 或&lt;a href="preset:ten-from-two-and-eight"&gt;从 2&lt;/a&gt; 走到位置 10：两条路的位移和矩阵不同，但都到达第 10 行。</translation>
    </message>
    <message>
        <source>The same shift turns a clock by the same angle, wherever it starts.</source>
        <translation>同样的位移使一个时钟转过同样的角度，无论从哪里开始。</translation>
    </message>
    <message>
        <source>At each position a pair of columns is a point on a circle, like the tip of a clock’s hand.</source>
        <translation>在每个位置，一个列对就是圆上的一个点，如同时钟指针的尖端。</translation>
    </message>
    <message>
        <source>%1: nothing turns.</source>
        <translation>%1：没有转动。</translation>
    </message>
    <message>
        <source>%1 from both starts.</source>
        <translation>两个起点都位移 %1。</translation>
    </message>
    <message>
        <source>Each pair turns %1 times less than the one before it.</source>
        <translation>每个列对转过的角度是前一个的 1/%1。</translation>
    </message>
    <message>
        <source>the turn on its clock</source>
        <translation>钟面上的转动</translation>
    </message>
</context>
<context>
    <name>RightAnswer</name>
    <message>
        <source>row %1, column %2</source>
        <translation>第 %1 行，第 %2 列</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>词元 %1</translation>
    </message>
</context>
<context>
    <name>Scaling</name>
    <message>
        <source>without the scaling</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>with the scaling</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>with</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>without</source>
        <translation>不缩放</translation>
    </message>
    <message>
        <source>q·k/√%1</source>
        <translation>q·k/√%1</translation>
    </message>
    <message>
        <source>scores q·k</source>
        <translation>分数 q·k</translation>
    </message>
    <message>
        <source>variance %1</source>
        <translation>方差 %1</translation>
    </message>
    <message>
        <source>%1 without, %2 with</source>
        <translation>不缩放 %1，缩放 %2</translation>
    </message>
    <message>
        <source>largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>equal weights</source>
        <translation>权重相等</translation>
    </message>
    <message>
        <source>Largest weight %1 without and %2 with the scaling; entropy %3 and %4.</source>
        <translation>最大权重：不缩放时为 %1，缩放时为 %2；熵：%3 和 %4。</translation>
    </message>
    <message>
        <source>Narrow keys</source>
        <translation>窄的键</translation>
    </message>
    <message>
        <source>Wide keys</source>
        <translation>宽的键</translation>
    </message>
    <message>
        <source>A temperature instead</source>
        <translation>用温度代替</translation>
    </message>
    <message>
        <source>Four keys</source>
        <translation>四个键</translation>
    </message>
    <message>
        <source>One point, explained</source>
        <translation>一个点的由来</translation>
    </message>
    <message>
        <source>dₖ = %1</source>
        <translation>dₖ = %1</translation>
    </message>
    <message>
        <source>share of all weights that lie in this bin</source>
        <translation>落在此区间的权重占全部权重的比例</translation>
    </message>
    <message>
        <source>share of all scaled scores that lie in this bin</source>
        <translation>落在此区间的缩放后分数占全部的比例</translation>
    </message>
    <message>
        <source>share of all scores that lie in this bin</source>
        <translation>落在此区间的分数占全部分数的比例</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>小于 %1</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>不小于 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>&lt;a href="temperature=1"&gt;Set the temperature back to 1&lt;/a&gt;.</source>
        <translation>&lt;a href="temperature=1"&gt;把温度改回 1&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>how scores and weights are spread</source>
        <translation>分数与权重的分布</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Key, of one query</source>
        <translation>一个查询的各个键</translation>
    </message>
    <message>
        <source>softmax of q·k/√%1, with the scaling</source>
        <translation>q·k/√%1 的 softmax，缩放</translation>
    </message>
    <message>
        <source>softmax of q·k, without the scaling</source>
        <translation>q·k 的 softmax，不缩放</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>all weights</source>
        <translation>所有权重</translation>
    </message>
    <message>
        <source>One query, 16 keys</source>
        <translation>一个查询，16 个键</translation>
    </message>
    <message>
        <source>The softmax weights of one random query as bars, at the left without and at the right with the division of the scores by the square root of the width of keys. Below them how the scores and weights of all queries are spread, with a normal density over the scores, and the mean largest weight, gradient norm and entropy against the width, from 1 to 4096 on a logarithmic axis, dashed without and solid with the scaling.</source>
        <translation>一个随机查询的 softmax 权重，画成条形图：左侧不缩放，右侧将分数除以键宽度的平方根。下方是所有查询的分数与权重的分布，分数上画有正态分布的密度曲线；再下方是平均最大权重、平均梯度范数和平均熵随宽度的变化，宽度从 1 到 4096，采用对数坐标轴，虚线为不缩放，实线为缩放。</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>&lt;a href="play:key-width"&gt;Let dₖ grow&lt;/a&gt;, or drag its mark along the curves.</source>
        <translation>&lt;a href="play:key-width"&gt;让 dₖ 增大&lt;/a&gt;，或者沿曲线拖动它的标记。</translation>
    </message>
    <message>
        <source>Width dₖ</source>
        <translation>宽度 dₖ</translation>
    </message>
    <message>
        <source>the curves against the width</source>
        <translation>随宽度变化的曲线</translation>
    </message>
    <message>
        <source>Even at dₖ = 4 the largest weight is 2.6 times as high without the scaling.</source>
        <translation>即使 dₖ = 4，不缩放时最大的权重也是缩放时的 2.6 倍。</translation>
    </message>
    <message>
        <source>At dₖ = 1024 without the scaling, 0.95 of the weight goes to one key on average, a different one for each query.</source>
        <translation>dₖ = 1024 时，如果不缩放，平均有 0.95 的权重归于一个键，每个查询各不相同。</translation>
    </message>
    <message>
        <source>With four keys the largest still gets 0.91 of the weight on average; equal weights would be 1/4.</source>
        <translation>只有四个键时，最大的平均仍得到 0.91 的权重；权重若相等，应为 1/4。</translation>
    </message>
    <message>
        <source>how much weights change with scores</source>
        <translation>权重随分数变化多少</translation>
    </message>
    <message>
        <source>how evenly weights are spread</source>
        <translation>权重有多均匀</translation>
    </message>
    <message>
        <source>At dₖ = 64 dividing by a temperature of τ = 8 = √64 does what the scaling does at any width.</source>
        <translation>dₖ = 64 时，除以温度 τ = 8 = √64，效果与缩放相同；缩放则适用于任何宽度。</translation>
    </message>
    <message>
        <source>A temperature of %1 divides both.</source>
        <translation>两者都除以温度 %1。</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>密度</translation>
    </message>
    <message>
        <source>Scaling by √dₖ</source>
        <translation>除以 √dₖ 的缩放</translation>
    </message>
    <message>
        <source>Where one weight is nearly 1, a change of the scores hardly changes it: the gradient, which training follows, is near 0, and little is learned. So the first Transformer (Vaswani et al. 2017) divides the scores by √dₖ.</source>
        <translation>当一个权重接近 1 时，分数变化几乎不改变它：训练所依据的梯度接近 0，几乎学不到东西。所以最早的 Transformer（Vaswani 等，2017）把分数除以 √dₖ。</translation>
    </message>
    <message>
        <source>largest weight: %1</source>
        <translation>最大权重：%1</translation>
    </message>
    <message>
        <source>Scaled score</source>
        <translation>缩放后的分数</translation>
    </message>
    <message>
        <source>weights of all queries</source>
        <translation>所有查询的权重</translation>
    </message>
    <message>
        <source>%1, scaled %2</source>
        <translation>%1，缩放 %2</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>entropy (how even)</source>
        <translation>熵（均匀程度）</translation>
    </message>
    <message>
        <source>bell curve</source>
        <translation>钟形曲线</translation>
    </message>
    <message>
        <source>How evenly weights are spread at dₖ = 64 without the scaling, over 1000 random queries.</source>
        <translation>dₖ = 64、不缩放时权重有多均匀，1000 个随机查询的平均。</translation>
    </message>
    <message>
        <source>Entropy says how evenly the weights are spread: %1 without and %2 with the scaling. With equal weights it would be ln %3 = %4, the most that is possible.</source>
        <translation>熵表示权重分布得多均匀：不缩放为 %1，缩放为 %2。权重全部相等时为 ln %3 = %4，这是可能的最大值。</translation>
    </message>
    <message>
        <source>Each weight has a derivative by each score. “Gradient” is the size of the table of all of them, its Frobenius norm: how strongly the weights react to the scores. At small &lt;i&gt;d&lt;/i&gt;ₖ they may even react more without the scaling.</source>
        <translation>每个权重对每个分数都有一个导数。“梯度”是所有这些导数组成的表的大小，即 Frobenius 范数，表示权重对分数的反应有多强。&lt;i&gt;d&lt;/i&gt;ₖ 很小时，不缩放时反应甚至可能更强。</translation>
    </message>
    <message>
        <source>Dividing by a fixed number, a temperature, is right for one width only: by 8 = √64 for &lt;a href="preset:temperature"&gt;dₖ = 64&lt;/a&gt;.</source>
        <translation>除以一个固定的数（即温度）只适用于一种宽度：除以 8 = √64 只适用于 &lt;a href="preset:temperature"&gt;dₖ = 64&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Width %1, %2 keys, %3 random queries, temperature %4.</source>
        <translation>宽度 %1，%2 个键，%3 个随机查询，温度 %4。</translation>
    </message>
    <message>
        <source>weight that this query gives this key</source>
        <translation>这个查询给这个键的权重</translation>
    </message>
    <message>
        <source>largest weight of a query, mean over all queries</source>
        <translation>一个查询的最大权重，对所有查询取平均</translation>
    </message>
    <message>
        <source>how strongly the weights react to the scores: the length of all derivatives, the Frobenius norm of the softmax’s Jacobian, mean over all queries</source>
        <translation>权重对分数的反应有多强：所有导数的长度，即 softmax 雅可比矩阵的 Frobenius 范数，对所有查询取平均</translation>
    </message>
    <message>
        <source>entropy of the weights, how evenly they are spread, mean over all queries</source>
        <translation>权重的熵，即权重有多均匀，对所有查询取平均</translation>
    </message>
    <message>
        <source>The numbers of &lt;i&gt;q&lt;/i&gt; and &lt;i&gt;k&lt;/i&gt; are random, with mean 0 and variance 1. A product of two has variance 1, too. A score is a sum of &lt;i&gt;d&lt;/i&gt;ₖ = %1 such products, and variances of independent terms add: its variance is %1, and a usual score is ±√%1 = ±%2. The random queries here gave a variance of %3.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; 与 &lt;i&gt;k&lt;/i&gt; 的各个数是随机的，均值为 0，方差为 1。两个数的乘积方差也为 1。分数是 &lt;i&gt;d&lt;/i&gt;ₖ = %1 个这样的乘积之和，而独立各项的方差相加：分数的方差为 %1，常见的分数为 ±√%1 = ±%2。这里的随机查询得到的方差为 %3。</translation>
    </message>
    <message>
        <source>&lt;i&gt;q&lt;/i&gt; is a query and &lt;i&gt;k&lt;/i&gt; a key, &lt;i&gt;d&lt;/i&gt;ₖ numbers each; their dot product &lt;i&gt;q&lt;/i&gt;·&lt;i&gt;k&lt;/i&gt; is a score, and Var its variance.</source>
        <translation>&lt;i&gt;q&lt;/i&gt; 是查询，&lt;i&gt;k&lt;/i&gt; 是键，各有 &lt;i&gt;d&lt;/i&gt;ₖ 个数；它们的点积 &lt;i&gt;q&lt;/i&gt;·&lt;i&gt;k&lt;/i&gt; 是分数，Var 是它的方差。</translation>
    </message>
    <message>
        <source>bell curve of variance %1 or 1</source>
        <translation>方差为 %1 或 1 的钟形曲线</translation>
    </message>
    <message numerus="yes">
        <source>Over %3 queries, the largest weight averages %1 without and %2 with the scaling.</source>
        <translation>
            <numerusform>对 %3 个查询取平均，最大的权重不缩放时为 %1，缩放时为 %2。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each random query has keys of its own. Share: which part of all weights lies in this bar. Density: which part of all scores lies in it, divided by the bar’s width. &lt;a href="draws=10000"&gt;More queries&lt;/a&gt; make the bars smooth.</source>
        <translation>每个随机查询都有自己的各个键。占比：全部权重中有多大比例落在这个条形里。密度：全部分数中落在这个条形里的比例，除以条形的宽度。&lt;a href="draws=10000"&gt;增加查询数&lt;/a&gt;，条形的轮廓就变得平滑。</translation>
    </message>
    <message>
        <source>The scores of one random query with its keys, and below them its softmax weights as bars: at the left without, at the right with the division of the scores by the square root of the width of keys.</source>
        <translation>一个随机查询与各个键的分数，下方是其 softmax 权重的条形：左边分数不除以键宽度的平方根，右边除以它。</translation>
    </message>
    <message>
        <source>&lt;a href="play:key-width"&gt;Let dₖ grow&lt;/a&gt; from 1, where both are equal.</source>
        <translation>&lt;a href="play:key-width"&gt;让 dₖ&lt;/a&gt; 从 1 开始增大：在 1 处两边相同。</translation>
    </message>
    <message>
        <source>largest weight of a query: %1 on average</source>
        <translation>一个查询的最大权重：平均 %1</translation>
    </message>
    <message>
        <source>temperature %1</source>
        <translation>温度 %1</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>%1 times the next key</source>
        <translation>次大键的 %1 倍</translation>
    </message>
    <message>
        <source>%1 × the next</source>
        <translation>次大的 %1 倍</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) a key</source>
        <translation>
            <numerusform>每个键 %n 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>The same %1 scores</source>
        <translation>同样的 %1 个分数</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 个分数</translation>
    </message>
    <message>
        <source>Not divided</source>
        <translation>不除</translation>
    </message>
    <message>
        <source>weights: softmax of the scores</source>
        <translation>权重：分数的 softmax</translation>
    </message>
    <message>
        <source>Divided by √%1</source>
        <translation>除以 √%1</translation>
    </message>
    <message>
        <source>weights: softmax of the scores ÷ %1</source>
        <translation>权重：分数 ÷ %1 的 softmax</translation>
    </message>
    <message>
        <source>equal shares, 1/%1</source>
        <translation>均分：1/%1</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>One of many wide keys takes nearly all the weight; after a division by √dₖ, many share it.</source>
        <translation>键很宽时，一个键几乎占去全部权重；除以 √dₖ 后，权重由许多键分享。</translation>
    </message>
    <message>
        <source>At dₖ = 512 one key gets nearly all the weight without the scaling; with it many keys share it.</source>
        <translation>dₖ = 512 时，不缩放，一个键几乎得到全部权重；缩放后，许多键分享权重。</translation>
    </message>
</context>
<context>
    <name>SceneFile</name>
    <message>
        <source>the scene in this picture is damaged: %1</source>
        <translation>图片中的场景已损坏：%1</translation>
    </message>
    <message>
        <source>the file ends in the middle of it</source>
        <translation>文件在场景的中途就结束了</translation>
    </message>
    <message>
        <source>its checksum is wrong, or it is too long</source>
        <translation>校验和有误，或者场景过长</translation>
    </message>
    <message>
        <source>it is no valid XML</source>
        <translation>不是有效的 XML</translation>
    </message>
    <message>
        <source>it has changed since the scene was saved</source>
        <translation>保存场景之后，它已被更改</translation>
    </message>
    <message>
        <source>The array "%1" is missing: %2: %3. The rest is open.</source>
        <translation>缺少数组“%1”（%2：%3）。其余内容已打开。</translation>
    </message>
    <message>
        <source>it is an array and no scene; the menu File, Array opens it</source>
        <translation>这是数组，不是场景；可用“文件”菜单的“数组”打开</translation>
    </message>
    <message>
        <source>The language model is missing: %1: %2. The one that comes with the program is shown.</source>
        <translation>缺少语言模型：%1：%2。现在显示的是程序自带的模型。</translation>
    </message>
    <message>
        <source>there is no scene in this picture; pictures exported by Attention Lab as PNG, SVG or PDF carry one</source>
        <translation>图片中没有场景；由 Attention Lab 导出的 PNG、SVG 或 PDF 图片才带有场景</translation>
    </message>
    <message>
        <source>there is no scene in this PDF: handouts carry none, nor do figures of older versions</source>
        <translation>这个 PDF 中没有场景：讲义不带场景，旧版本导出的图也不带</translation>
    </message>
    <message>
        <source>there is no scene in this PDF; figures exported by Attention Lab carry one</source>
        <translation>这个 PDF 中没有场景；由 Attention Lab 导出的图才带有场景</translation>
    </message>
    <message>
        <source>its length is missing</source>
        <translation>缺少场景的长度</translation>
    </message>
    <message>
        <source>it is a figure with several panels, each with a scene of its own; "attention-lab panels" draws it again</source>
        <translation>这是含有多个子图的图，每个子图各有自己的场景；“attention-lab panels”可以重新绘制它</translation>
    </message>
    <message>
        <source>a moving picture carries no scene; the same figure as PNG, SVG or PDF does</source>
        <translation>动态图片不带场景；同一幅图导出为 PNG、SVG 或 PDF 时则带有</translation>
    </message>
    <message>
        <source>The style of the figure is used without what cannot be read in it: %1.</source>
        <translation>已使用该图的样式，其中无法读取的部分除外：%1。</translation>
    </message>
</context>
<context>
    <name>Series</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”; accepted: %3</source>
        <translation>%1 不能为“%2”；可接受：%3</translation>
    </message>
    <message>
        <source>The two parameters are the same one.</source>
        <translation>两个参数相同。</translation>
    </message>
    <message>
        <source>%1 has no values; accepted: one at least</source>
        <translation>%1 没有值；可接受：至少一个</translation>
    </message>
    <message>
        <source>These are %1 figures; accepted: up to %2. Save as list, and the command batch makes more.</source>
        <translation>共 %1 幅图；可接受：至多 %2 幅。存为清单后，命令 batch 可以生成更多。</translation>
    </message>
    <message>
        <source>“%1” is no name of a file; accepted: one without / and \</source>
        <translation>“%1”不是文件名；可接受：不含 / 和 \ 的名称</translation>
    </message>
    <message>
        <source>“%1” has {…} that is no parameter of this page; accepted: {%2} and the like</source>
        <translation>“%1”中的 {…} 不是本页的参数；可接受：{%2} 之类</translation>
    </message>
    <message>
        <source>Two figures would have the same file, %1; accepted: a name with {%2} in it</source>
        <translation>两幅图会使用同一个文件 %1；可接受：含有 {%2} 的名称</translation>
    </message>
</context>
<context>
    <name>Similarity</name>
    <message>
        <source>distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Position i</source>
        <translation>位置 i</translation>
    </message>
    <message>
        <source>Position j</source>
        <translation>位置 j</translation>
    </message>
    <message>
        <source>Offset δ = j − i</source>
        <translation>偏移 δ = j − i</translation>
    </message>
    <message>
        <source>Mean of each diagonal</source>
        <translation>各对角线的均值</translation>
    </message>
    <message>
        <source>Distance by offset</source>
        <translation>距离随偏移的变化</translation>
    </message>
    <message>
        <source>Similarity by offset</source>
        <translation>相似度随偏移的变化</translation>
    </message>
    <message>
        <source>and the row of the selected position</source>
        <translation>以及选中位置的那一行</translation>
    </message>
    <message>
        <source>the same from every position</source>
        <translation>从每个位置看都相同</translation>
    </message>
    <message>
        <source>δ = %1</source>
        <translation>δ = %1</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>相似度</translation>
    </message>
    <message>
        <source>Left: the distance of every position i (rows) from every position j (columns), from 0 (light) to the largest (dark).</source>
        <translation>左：每个位置 i（行）到每个位置 j（列）的距离，从 0（浅色）到最大值（深色）。</translation>
    </message>
    <message>
        <source>Left: the similarity of every position i (rows) with every position j (columns), from negative (blue) over 0 (neutral) to positive (red).</source>
        <translation>左：每个位置 i（行）与每个位置 j（列）的相似度，从负值（蓝色）经 0（中性色）过渡到正值（红色）。</translation>
    </message>
    <message>
        <source>Right: the same by the offset δ = j − i.</source>
        <translation>右：同样的量随偏移 δ = j − i 的变化。</translation>
    </message>
    <message>
        <source>A loaded table of %1 positions in %2 dimensions.</source>
        <translation>载入的表格：%1 个位置，%2 维。</translation>
    </message>
    <message>
        <source>One position against all</source>
        <translation>一个位置对照全部</translation>
    </message>
    <message>
        <source>Position 20 against all others: its row of the matrix is the curve.</source>
        <translation>位置 20 对照其他所有位置：矩阵中它的那一行就是这条曲线。</translation>
    </message>
    <message>
        <source>Why 10000? A small base</source>
        <translation>为什么是 10000？小底数</translation>
    </message>
    <message>
        <source>Why 10000? A huge base</source>
        <translation>为什么是 10000？极大的底数</translation>
    </message>
    <message>
        <source>As a distance</source>
        <translation>用距离表示</translation>
    </message>
    <message>
        <source>As wide as in practice</source>
        <translation>实际应用的宽度</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>偏移 %1</translation>
    </message>
    <message>
        <source>&lt;a href="base=10000"&gt;Set the base back to 10000&lt;/a&gt;.</source>
        <translation>&lt;a href="base=10000"&gt;把底数改回 10000&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="similarity-measure=dot"&gt;Back to dot products&lt;/a&gt;.</source>
        <translation>&lt;a href="similarity-measure=dot"&gt;改回点积&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Training found how alike its positions are; no formula did.</source>
        <translation>各位置有多相似由训练得到，而不是由公式决定。</translation>
    </message>
    <message>
        <source>The open table has no base.</source>
        <translation>打开的表没有底数。</translation>
    </message>
    <message>
        <source>The first %1 of %2 positions of a learned table. Its diagonals are not even, yet near positions often have become alike.</source>
        <translation>一张学习得到的表格，共 %2 个位置，图中是前 %1 个。对角线上的颜色并不一致，但相近的位置往往已变得相似。</translation>
    </message>
    <message>
        <source>&lt;a href="preset:small-base"&gt;Make the base small&lt;/a&gt;: a position far away looks near.</source>
        <translation>&lt;a href="preset:small-base"&gt;把底数变小&lt;/a&gt;：远处的位置看起来很近。</translation>
    </message>
    <message>
        <source>The curve is the mean of each diagonal. The row of the selected position departs from it.</source>
        <translation>曲线是每条对角线的平均值。选中位置的那一行偏离这条曲线。</translation>
    </message>
    <message>
        <source>One offset</source>
        <translation>一个偏移</translation>
    </message>
    <message>
        <source>the names of the curves</source>
        <translation>曲线的名称</translation>
    </message>
    <message>
        <source>Shaw et al. 2018</source>
        <translation>Shaw 等，2018</translation>
    </message>
    <message>
        <source>from position %1</source>
        <translation>从位置 %1 出发</translation>
    </message>
    <message>
        <source>mean of all</source>
        <translation>全体的平均</translation>
    </message>
    <message>
        <source>from other positions</source>
        <translation>从其他位置出发</translation>
    </message>
    <message>
        <source>from others</source>
        <translation>从其他位置</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>a vector for each offset</source>
        <translation>每个偏移一个向量</translation>
    </message>
    <message>
        <source>Positions 12 and 20 of 40: any two positions that are 8 apart have the same similarity.</source>
        <translation>40 个位置中的 12 和 20：任何相距 8 的两个位置相似度都相同。</translation>
    </message>
    <message>
        <source>With base 10, a position far away is more alike than most near ones: similarity no longer tells how far.</source>
        <translation>底数为 10 时，很远的位置比多数近的位置还相似：相似度不再能说明有多远。</translation>
    </message>
    <message>
        <source>With base 1000000 most columns hardly change, and all positions look alike.</source>
        <translation>底数为 1000000 时，多数列几乎不变，所有位置看起来都相似。</translation>
    </message>
    <message>
        <source>One pair only</source>
        <translation>只有一个列对</translation>
    </message>
    <message>
        <source>Two columns: the similarity is a single cosine, which repeats after 6.28 positions.</source>
        <translation>两列：相似度是一个余弦，每 6.28 个位置重复一次。</translation>
    </message>
    <message>
        <source>The distance between the rows of two positions instead of their dot product.</source>
        <translation>两个位置的行之间的距离，而不是点积。</translation>
    </message>
    <message>
        <source>512 positions and 512 columns: similarity falls fast at first, then slowly.</source>
        <translation>512 个位置，512 列：相似度先快速下降，然后缓慢下降。</translation>
    </message>
    <message>
        <source>distance at offset %1</source>
        <translation>偏移 %1 处的距离</translation>
    </message>
    <message>
        <source>similarity at offset %1</source>
        <translation>偏移 %1 处的相似度</translation>
    </message>
    <message>
        <source>&lt;a href="similarity-measure=euclidean"&gt;Show distances&lt;/a&gt; instead of dot products.</source>
        <translation>&lt;a href="similarity-measure=euclidean"&gt;显示距离&lt;/a&gt;，而不是点积。</translation>
    </message>
    <message>
        <source>more alike again</source>
        <translation>又变得更相似</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let “selected row” run&lt;/a&gt;: every position has a curve of its own.</source>
        <translation>&lt;a href="play:row"&gt;让“选中行”连续变化&lt;/a&gt;：每个位置都有自己的曲线。</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let “selected row” run&lt;/a&gt;: the orange part slides along the curve.</source>
        <translation>&lt;a href="play:row"&gt;让“选中行”连续变化&lt;/a&gt;：橙色的一段沿曲线移动。</translation>
    </message>
    <message>
        <source>&lt;i&gt;D&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; is the distance between the rows of positions &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;j&lt;/i&gt; in &lt;i&gt;P&lt;/i&gt;.</source>
        <translation>&lt;i&gt;D&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; 是位置 &lt;i&gt;i&lt;/i&gt; 与 &lt;i&gt;j&lt;/i&gt; 在 &lt;i&gt;P&lt;/i&gt; 中的行之间的距离。</translation>
    </message>
    <message>
        <source>&lt;i&gt;C&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; is the similarity of positions &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;j&lt;/i&gt;: the dot product of their rows in &lt;i&gt;P&lt;/i&gt;, divided by the lengths &lt;i&gt;N&lt;/i&gt; of both.</source>
        <translation>&lt;i&gt;C&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; 是位置 &lt;i&gt;i&lt;/i&gt; 与 &lt;i&gt;j&lt;/i&gt; 的相似度：它们在 &lt;i&gt;P&lt;/i&gt; 中的行的点积，除以两行的长度 &lt;i&gt;N&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;i&gt;S&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; is the similarity of positions &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;j&lt;/i&gt;: the dot product of their rows in &lt;i&gt;P&lt;/i&gt;.</source>
        <translation>&lt;i&gt;S&lt;sub&gt;i,j&lt;/sub&gt;&lt;/i&gt; 是位置 &lt;i&gt;i&lt;/i&gt; 与 &lt;i&gt;j&lt;/i&gt; 的相似度：它们在 &lt;i&gt;P&lt;/i&gt; 中的行的点积。</translation>
    </message>
    <message>
        <source>&lt;i&gt;δ&lt;/i&gt; is the offset of two positions; without its sign it says how far apart they are. &lt;i&gt;ω&lt;/i&gt; is the angle by which a pair of columns turns in one step.</source>
        <translation>&lt;i&gt;δ&lt;/i&gt; 是两个位置的偏移，不计正负号就是它们相距多远。&lt;i&gt;ω&lt;/i&gt; 是一个列对每步转过的角度。</translation>
    </message>
    <message>
        <source>Self-attention compares tokens by dot products of their queries and keys. Learned matrices make queries and keys from embedding plus position, so a model may use this similarity or ignore it. If it does use it, a token finds its neighbours in the same way at every position.</source>
        <translation>自注意力用查询与键的点积比较词元。查询和键由学习得到的矩阵从“嵌入加位置”算出，因此模型可以利用这种相似度，也可以忽略它。若利用它，词元在每个位置都以同样的方式找到邻近的词元。</translation>
    </message>
    <message>
        <source>Another way: one learned vector for each offset</source>
        <translation>另一种方法：每个偏移学习一个向量</translation>
    </message>
    <message>
        <source>One learned vector for each offset</source>
        <translation>每个偏移学习一个向量</translation>
    </message>
    <message>
        <source>Shaw et al. 2018: all offsets above %1 share one, all below −%1 another</source>
        <translation>Shaw 等，2018：大于 %1 的偏移共用一个，小于 −%1 的共用另一个</translation>
    </message>
    <message>
        <source>the lowest side valleys: δ = %1</source>
        <translation>旁边最低的谷：δ = %1</translation>
    </message>
    <message>
        <source>the highest side peaks: δ = %1</source>
        <translation>旁边最高的峰：δ = %1</translation>
    </message>
    <message>
        <source>Each diagonal has one colour: &lt;i&gt;D&lt;/i&gt;, the distance, depends on &lt;i&gt;δ&lt;/i&gt; alone.</source>
        <translation>每条对角线只有一种颜色：距离 &lt;i&gt;D&lt;/i&gt; 只取决于 &lt;i&gt;δ&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>Each diagonal has one colour: &lt;i&gt;%1&lt;/i&gt;, the similarity, depends on &lt;i&gt;δ&lt;/i&gt; alone.</source>
        <translation>每条对角线只有一种颜色：相似度 &lt;i&gt;%1&lt;/i&gt; 只取决于 &lt;i&gt;δ&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>Each of the %1 &lt;a href="term:pair"&gt;pairs&lt;/a&gt; adds at most 1: &lt;i&gt;S&lt;/i&gt; is %2 at &lt;i&gt;δ&lt;/i&gt; = 0 and %3 at &lt;i&gt;δ&lt;/i&gt; = 1.</source>
        <translation>%1 个&lt;a href="term:pair"&gt;列对&lt;/a&gt;各至多贡献 1：&lt;i&gt;S&lt;/i&gt; 在 &lt;i&gt;δ&lt;/i&gt; = 0 处为 %2，在 &lt;i&gt;δ&lt;/i&gt; = 1 处为 %3。</translation>
    </message>
    <message>
        <source>Positions further apart are not always less alike. At the rings the distance falls again: at &lt;i&gt;δ&lt;/i&gt; = %1 it is %2.</source>
        <translation>相距更远的位置不一定更不相似。在圆圈处距离又减小：在 &lt;i&gt;δ&lt;/i&gt; = %1 处为 %2。</translation>
    </message>
    <message>
        <source>Positions further apart are not always less alike. At the rings the similarity rises again: at &lt;i&gt;δ&lt;/i&gt; = %1 it is %2.</source>
        <translation>相距更远的位置不一定更不相似。在圆圈处相似度又升高：在 &lt;i&gt;δ&lt;/i&gt; = %1 处为 %2。</translation>
    </message>
    <message>
        <source>The longest wave, %1 positions, does not repeat within these %2, so each position is most like itself.</source>
        <translation>最长的波有 %1 个位置那么长，在这 %2 个位置之内不重复，所以每个位置与自身最相似。</translation>
    </message>
    <message>
        <source>The only wavelength, %1, is shorter than the %2 positions.</source>
        <translation>唯一的波长 %1 比 %2 个位置短。</translation>
    </message>
    <message>
        <source>The longest wavelength, %1, is shorter than the %2 positions. A larger base makes it longer.</source>
        <translation>最长的波长 %1 比 %2 个位置短。增大底数会使它变长。</translation>
    </message>
    <message>
        <source>Another way to tell how far apart words are (Shaw et al. 2018): learn one vector for each offset and add it to the keys. All offsets above %1 share one vector here, all below −%1 another. The coloured box is that of the two selected positions.</source>
        <translation>表示词相距多远的另一种方法（Shaw 等，2018）：为每个偏移学习一个向量，并加到键上。这里大于 %1 的偏移共用一个向量，小于 −%1 的偏移共用另一个。着色的方格属于所选的两个位置。</translation>
    </message>
    <message>
        <source>Similarity of learned positions</source>
        <translation>学习得到的位置的相似度</translation>
    </message>
    <message>
        <source>How alike two positions are</source>
        <translation>两个位置有多相似</translation>
    </message>
    <message>
        <source>Similarity depends only on the distance.</source>
        <translation>相似度只取决于距离。</translation>
    </message>
    <message>
        <source>Left: the similarity of every position i (rows) with every position j (columns), from the smallest (light) to the largest (dark).</source>
        <translation>左：每个位置 i（行）与每个位置 j（列）的相似度，从最小值（浅色）到最大值（深色）。</translation>
    </message>
    <message>
        <source>&lt;a href="play:row"&gt;Let “selected row” run&lt;/a&gt;: each distance has a number of its own.</source>
        <translation>&lt;a href="play:row"&gt;让“选中行”连续变化&lt;/a&gt;：每个距离都有自己的数值。</translation>
    </message>
    <message>
        <source>Similarity by distance</source>
        <translation>相似度随距离的变化</translation>
    </message>
    <message>
        <source>from every position</source>
        <translation>从每个位置看</translation>
    </message>
    <message>
        <source>Places apart, |δ| = |j − i|</source>
        <translation>相隔的位置数 |δ| = |j − i|</translation>
    </message>
</context>
<context>
    <name>SinusoidalWords</name>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>sine of pair %1</source>
        <translation>第 %1 对的正弦</translation>
    </message>
    <message>
        <source>cosine of pair %1</source>
        <translation>第 %1 对的余弦</translation>
    </message>
    <message>
        <source>%1 positions (%2 to %3)</source>
        <translation>%1 个位置（%2 到 %3）</translation>
    </message>
    <message>
        <source>1 dimension</source>
        <translation>1 维</translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation>%1 维</translation>
    </message>
    <message>
        <source>Sinusoidal positional encoding P of %1 in %2, base %3.</source>
        <translation>正弦位置编码 P：%1，%2，底数为 %3。</translation>
    </message>
    <message>
        <source>Compared with the same values.</source>
        <translation>对比对象：相同的参数值。</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>对比对象：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 position(s)</source>
        <translation>
            <numerusform>%1 个位置</numerusform>
        </translation>
    </message>
    <message>
        <source>columns %1 and %2</source>
        <translation>第 %1 列和第 %2 列</translation>
    </message>
    <message>
        <source>base %1</source>
        <translation>底数 %1</translation>
    </message>
    <message>
        <source>start %1</source>
        <translation>起始位置 %1</translation>
    </message>
    <message>
        <source>No position is in both figures, so there is nothing to compare.</source>
        <translation>两张图没有共同的位置，因此无从对比。</translation>
    </message>
    <message>
        <source>Nothing differs yet: change a value and see what it does.</source>
        <translation>目前还没有差别：改变一个参数值，看看会发生什么。</translation>
    </message>
    <message>
        <source>Where both figures have an entry it is the same: it depends on its position, not on where the table starts or ends.</source>
        <translation>两张图中都有的元素完全相同：元素取决于它所在的位置，与表格从哪里开始、到哪里结束无关。</translation>
    </message>
    <message>
        <source>Self-attention alone cannot tell the order of the tokens.</source>
        <translation>仅凭自注意力，无法分辨词元的顺序。</translation>
    </message>
    <message>
        <source>&lt;a href="compare:off"&gt;End the comparison&lt;/a&gt;.</source>
        <translation>&lt;a href="compare:off"&gt;结束对比&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2.</source>
        <translation>已放大：位置 %1 到 %2。</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2, columns %3 to %4.</source>
        <translation>已放大：位置 %1 到 %2，第 %3 列到第 %4 列。</translation>
    </message>
    <message>
        <source>Nothing differs: the first pair turns by 1 radian (57°) a position at every base and width.</source>
        <translation>没有差别：无论底数和宽度如何，第一个列对每个位置都转过 1 弧度（57°）。</translation>
    </message>
    <message>
        <source>&lt;a href="compare:on"&gt;Keep this figure&lt;/a&gt;, then change a value: you see the difference.</source>
        <translation>&lt;a href="compare:on"&gt;保留此图&lt;/a&gt;，然后改变一个参数值，就能看到差别。</translation>
    </message>
    <message>
        <source>&lt;a href="compare:on"&gt;Keep this figure&lt;/a&gt; as a grey copy, then change a value.</source>
        <translation>把&lt;a href="compare:on"&gt;此图保留&lt;/a&gt;为灰色副本，然后改变一个参数值。</translation>
    </message>
    <message>
        <source>The encoding &lt;i&gt;P&lt;/i&gt; has a row for each position &lt;i&gt;i&lt;/i&gt; and &lt;i&gt;d&lt;/i&gt; columns: 2&lt;i&gt;j&lt;/i&gt; and 2&lt;i&gt;j&lt;/i&gt; + 1 are pair &lt;i&gt;j&lt;/i&gt;. The fraction is an angle in radians, and %1 is called the base. For a cell of &lt;i&gt;P&lt;/i&gt;, &lt;i&gt;ω&lt;/i&gt; in the panel is the speed of the pair, its frequency: the angle of one step.</source>
        <translation>编码 &lt;i&gt;P&lt;/i&gt; 的每个位置 &lt;i&gt;i&lt;/i&gt; 有一行，共 &lt;i&gt;d&lt;/i&gt; 列：第 2&lt;i&gt;j&lt;/i&gt; 列与第 2&lt;i&gt;j&lt;/i&gt; + 1 列是第 &lt;i&gt;j&lt;/i&gt; 对。式中的分式是以弧度表示的角度，%1 叫做底数。选中 &lt;i&gt;P&lt;/i&gt; 的单元格时，面板中的 &lt;i&gt;ω&lt;/i&gt; 是列对的频率，即一步的角度。</translation>
    </message>
</context>
<context>
    <name>SoftmaxTemperature</name>
    <message>
        <source>the scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Temperature of the softmax</source>
        <translation>softmax 的温度</translation>
    </message>
    <message>
        <source>A low temperature gives nearly all the weight to the largest score; a high one makes all weights alike.</source>
        <translation>温度低时，几乎全部权重归于最大的分数；温度高时，所有权重趋于相同。</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>低温</translation>
    </message>
    <message>
        <source>Hot</source>
        <translation>高温</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>分数 %1</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>随机抽取</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>equal weights: 1/n = %1</source>
        <translation>相等的权重：1/n = %1</translation>
    </message>
    <message>
        <source>Weights at τ = %1</source>
        <translation>τ = %1 时的权重</translation>
    </message>
    <message>
        <source>At τ = 0.1 the largest score gets nearly all the weight.</source>
        <translation>τ = 0.1 时，最大的分数几乎得到全部权重。</translation>
    </message>
    <message>
        <source>At τ = 10 all weights are nearly alike.</source>
        <translation>τ = 10 时，所有权重几乎相同。</translation>
    </message>
    <message>
        <source>One row of scores</source>
        <translation>一行分数</translation>
    </message>
    <message>
        <source>Eight scores, and their weights at three temperatures.</source>
        <translation>八个分数，以及它们在三种温度下的权重。</translation>
    </message>
    <message>
        <source>Attention divides its scores by √dₖ, which is such a temperature. Without this division the softmax gives nearly all the weight to one key when keys are wide, and then training learns little.</source>
        <translation>注意力把分数除以 √dₖ，这就是一种温度。不做这个除法，键很宽时 softmax 会把几乎全部权重给一个键，训练就几乎学不到东西。</translation>
    </message>
    <message>
        <source>The largest of %2 scores gets a weight of %5 at τ = %4, %3 at τ = %1 and %7 at τ = %6.</source>
        <translation>%2 个分数中最大的一个得到的权重：τ = %4 时为 %5，τ = %1 时为 %3，τ = %6 时为 %7。</translation>
    </message>
    <message>
        <source>&lt;a href="play:temperature"&gt;Let the temperature rise&lt;/a&gt;, or &lt;a href="preset:cold"&gt;set it to 0.1&lt;/a&gt;.</source>
        <translation>&lt;a href="play:temperature"&gt;让温度升高&lt;/a&gt;，或者&lt;a href="preset:cold"&gt;把它设为 0.1&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Scores 0 to %1</source>
        <translation>第 0 到 %1 个分数</translation>
    </message>
    <message>
        <source>Weights at temperature τ = %1</source>
        <translation>温度 τ = %1 时的权重</translation>
    </message>
    <message>
        <source>entropy %1</source>
        <translation>熵 %1</translation>
    </message>
    <message>
        <source>&lt;i&gt;s&lt;/i&gt; are the scores, &lt;i&gt;w&lt;/i&gt; the weights, and τ is the temperature.</source>
        <translation>&lt;i&gt;s&lt;/i&gt; 是分数，&lt;i&gt;w&lt;/i&gt; 是权重，τ 是温度。</translation>
    </message>
    <message>
        <source>Entropy, beside each heading, says how evenly the weights are spread. For %1 equal weights it would be ln %1 = %2, the most that is possible.</source>
        <translation>标题旁的熵表示权重分布得多均匀。%1 个权重全部相等时为 ln %1 = %2，这是可能的最大值。</translation>
    </message>
    <message>
        <source>the weight of this score</source>
        <translation>这个分数的权重</translation>
    </message>
    <message>
        <source>Scores 0 to %1 (numbered below the last chart)</source>
        <translation>第 0 到 %1 个分数（编号见最下图）</translation>
    </message>
    <message>
        <source>%1: τ = %2</source>
        <translation>%1：τ = %2</translation>
    </message>
    <message>
        <source>the only score</source>
        <translation>唯一的分数</translation>
    </message>
    <message>
        <source>the largest is %1 times the next</source>
        <translation>最大的是次大的 %1 倍</translation>
    </message>
    <message>
        <source>%1 × the next</source>
        <translation>次大的 %1 倍</translation>
    </message>
    <message>
        <source>The same scores</source>
        <translation>同一行分数</translation>
    </message>
    <message>
        <source>Ten times colder</source>
        <translation>温度为 1/10</translation>
    </message>
    <message>
        <source>Ten times hotter</source>
        <translation>温度为 10 倍</translation>
    </message>
    <message>
        <source>score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>Above a row of %1 random scores, below it their softmax weights as bars at a tenth of temperature %2, at it and at ten times it; dashed lines show equal weights. The entropy of the weights is %3.</source>
        <translation>上方是 %1 个随机分数；下方用条形显示它们在温度 %2 的十分之一、该温度和其十倍时的 softmax 权重；虚线表示相等的权重。权重的熵为 %3。</translation>
    </message>
    <message>
        <source>random numbers</source>
        <translation>随机数</translation>
    </message>
</context>
<context>
    <name>StyleFile</name>
    <message>
        <source>it is not an object with the keys of a style</source>
        <translation>它不是含有样式各键的对象</translation>
    </message>
    <message>
        <source>"%1" is no key of a style; accepted: %2</source>
        <translation>"%1" 不是样式的键；可用：%2</translation>
    </message>
    <message>
        <source>there is no such style or file; accepted: %1, or a JSON file</source>
        <translation>没有这样的样式或文件；可用：%1，或一个 JSON 文件</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>line %1: it is not JSON</source>
        <translation>第 %1 行：不是 JSON</translation>
    </message>
    <message>
        <source>"%1" is %2; accepted: %3</source>
        <translation>"%1" 是 %2；可用：%3</translation>
    </message>
    <message>
        <source>"labels" is %1; accepted: an object of texts</source>
        <translation>"labels" 是 %1；可用：由文字组成的对象</translation>
    </message>
    <message>
        <source>the label "%1" is %2; accepted: one line of text</source>
        <translation>标签"%1" 是 %2；可用：一行文字</translation>
    </message>
</context>
<context>
    <name>TokenPlusPosition</name>
    <message>
        <source>Column (dimension)</source>
        <translation>列（维度）</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>after dropout</source>
        <translation>暂退之后</translation>
    </message>
    <message>
        <source>one scale for all three</source>
        <translation>三者共用一个标度</translation>
    </message>
    <message>
        <source>dropped: exactly 0</source>
        <translation>被丢弃：恰好为 0</translation>
    </message>
    <message>
        <source>Token plus position</source>
        <translation>词元加位置</translation>
    </message>
    <message>
        <source>Embeddings X, sinusoidal positional encoding P and their sum X + P as three heatmaps with one colour scale, blue for negative and red for positive numbers; rows are tokens, columns dimensions.</source>
        <translation>嵌入 X、正弦位置编码 P 以及它们的和 X + P，画成三张热图，共用一个颜色标度，蓝色为负数，红色为正数；行表示词元，列表示维度。</translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 个词元，%2 维：%3。</numerusform>
        </translation>
    </message>
    <message>
        <source>X is multiplied by the square root of the width.</source>
        <translation>X 已乘以宽度的平方根。</translation>
    </message>
    <message>
        <source>Dropout with p = %1: hatched numbers are 0, the others divided by 1 − p.</source>
        <translation>暂退法，p = %1：带阴影线的数为 0，其余的数除以 1 − p。</translation>
    </message>
    <message>
        <source>One cell, explained</source>
        <translation>一个单元格的由来</translation>
    </message>
    <message>
        <source>The second “the”, column 6: the embedding's number, the position's number, their sum.</source>
        <translation>第二个“the”，第 6 列：嵌入的数、位置的数，以及它们的和。</translation>
    </message>
    <message>
        <source>Times √d, as in the Transformer</source>
        <translation>乘以 √d，与 Transformer 一致</translation>
    </message>
    <message>
        <source>As in training</source>
        <translation>如同训练时</translation>
    </message>
    <message>
        <source>One word only</source>
        <translation>只有一个词</translation>
    </message>
    <message>
        <source>Eight times “buffalo”: in X all rows are the same, in X + P no two are.</source>
        <translation>八个“buffalo”：在 X 中所有行都相同，在 X + P 中没有两行相同。</translation>
    </message>
    <message>
        <source>Chinese, by character</source>
        <translation>中文，逐字</translation>
    </message>
    <message>
        <source>Each character is a token: 猫 stands twice and has one row.</source>
        <translation>每个字是一个词元：“猫”出现两次，两次的行相同。</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>从右到左</translation>
    </message>
    <message>
        <source>An Arabic sentence: its first word is position 0, wherever it is written.</source>
        <translation>一个阿拉伯语句子：无论写在哪一边，它的第一个词都是位置 0。</translation>
    </message>
    <message>
        <source>embedding of %1</source>
        <translation>%1的嵌入</translation>
    </message>
    <message>
        <source>loaded embedding</source>
        <translation>载入的嵌入</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>被丢弃</translation>
    </message>
    <message>
        <source>embedding plus position</source>
        <translation>嵌入加位置</translation>
    </message>
    <message>
        <source>The first of %1 loaded sequences.</source>
        <translation>载入的 %1 个序列中的第一个。</translation>
    </message>
    <message>
        <source>Rows %1 and %2 are the same in &lt;i&gt;X&lt;/i&gt;, but in &lt;i&gt;X&lt;/i&gt; + &lt;i&gt;P&lt;/i&gt; they differ by up to %3.</source>
        <translation>第 %1 行和第 %2 行在 &lt;i&gt;X&lt;/i&gt; 中相同，在 &lt;i&gt;X&lt;/i&gt; + &lt;i&gt;P&lt;/i&gt; 中最大相差 %3。</translation>
    </message>
    <message>
        <source>No token is repeated: every row differs already in &lt;i&gt;X&lt;/i&gt;.</source>
        <translation>没有重复的词元：每一行在 &lt;i&gt;X&lt;/i&gt; 中就已各不相同。</translation>
    </message>
    <message>
        <source>&lt;a href="embedding-dropout=0"&gt;End the dropout&lt;/a&gt;.</source>
        <translation>&lt;a href="embedding-dropout=0"&gt;停用暂退法&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>The embeddings come from a file.</source>
        <translation>嵌入来自文件。</translation>
    </message>
    <message>
        <source>%1 twice: the same row</source>
        <translation>%1出现两次：同一行</translation>
    </message>
    <message>
        <source>the same row</source>
        <translation>同一行</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>their positions</source>
        <translation>它们的位置</translation>
    </message>
    <message>
        <source>different rows</source>
        <translation>不同的行</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>Try &lt;a href="preset:chinese"&gt;Chinese&lt;/a&gt;, &lt;a href="preset:right-to-left"&gt;Arabic&lt;/a&gt; or &lt;a href="preset:one-word"&gt;one word only&lt;/a&gt;.</source>
        <translation>试试&lt;a href="preset:chinese"&gt;中文&lt;/a&gt;、&lt;a href="preset:right-to-left"&gt;阿拉伯文&lt;/a&gt;，或者&lt;a href="preset:one-word"&gt;只有一个词&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>“the” stands twice: in X the same row, in X + P two different ones.</source>
        <translation>“the”出现两次：在 X 中是同一行，在 X + P 中是不同的两行。</translation>
    </message>
    <message>
        <source>the numbers of the selected cell</source>
        <translation>选中单元格的数值</translation>
    </message>
    <message>
        <source>the scale of the colours</source>
        <translation>颜色标度</translation>
    </message>
    <message>
        <source>times √d = %1</source>
        <translation>乘以 √d = %1</translation>
    </message>
    <message>
        <source>d = 512 without scaling: the numbers of a word are 16 times smaller than those of its position.</source>
        <translation>d = 512，不缩放：词的数值只有位置的数值的十六分之一。</translation>
    </message>
    <message>
        <source>their sum</source>
        <translation>两者之和</translation>
    </message>
    <message>
        <source>Dropout makes a number 0 with probability %1 (hatched where cells are large enough) and divides the others by %2; &lt;i&gt;m&lt;/i&gt; in the formula is 0 or 1.</source>
        <translation>暂退法以概率 %1 把一个数变为 0（单元格足够大时画阴影线），其余的数除以 %2；公式中的 &lt;i&gt;m&lt;/i&gt; 是 0 或 1。</translation>
    </message>
    <message>
        <source>Multiplied by √32, the numbers of the words are about as large as those of the positions.</source>
        <translation>乘以 √32 后，词的数与位置的数大小相近。</translation>
    </message>
    <message>
        <source>Words too small</source>
        <translation>词的数太小</translation>
    </message>
    <message>
        <source>Dropout with p = 0.1: about one number in ten becomes 0, the others grow by a ninth.</source>
        <translation>暂退法，p = 0.1：大约十个数中有一个变为 0，其余的数增大九分之一。</translation>
    </message>
    <message>
        <source>&lt;a href="embedding-dropout=0.5"&gt;Make half of the numbers 0&lt;/a&gt; (dropout): the others double, so that the mean stays the same.</source>
        <translation>&lt;a href="embedding-dropout=0.5"&gt;让一半的数变为 0&lt;/a&gt;（暂退法）：其余的数加倍，使均值不变。</translation>
    </message>
    <message>
        <source>A row of &lt;i&gt;X&lt;/i&gt; says which token it is, but not where it stands: the same token at two positions would be treated alike.</source>
        <translation>&lt;i&gt;X&lt;/i&gt; 的一行说明是哪个词元，却不说明它在哪里：同一个词元在两个位置会被同样对待。</translation>
    </message>
    <message>
        <source>embeddings</source>
        <translation>嵌入</translation>
    </message>
    <message>
        <source>%1 at positions %2 and %3: the same row in &lt;i&gt;X&lt;/i&gt;, but in &lt;i&gt;X&lt;/i&gt; + &lt;i&gt;P&lt;/i&gt; numbers that differ by up to %4.</source>
        <translation>%1在位置 %2 和 %3：在 &lt;i&gt;X&lt;/i&gt; 中是相同的行，在 &lt;i&gt;X&lt;/i&gt; + &lt;i&gt;P&lt;/i&gt; 中各数最大相差 %4。</translation>
    </message>
    <message>
        <source>&lt;a href="scale-embedding=on"&gt;Multiply by √d&lt;/a&gt;, as the Transformer does: the colours of the embeddings get stronger.</source>
        <translation>&lt;a href="scale-embedding=on"&gt;乘以 √d&lt;/a&gt;，与 Transformer 一样：嵌入的颜色变深。</translation>
    </message>
    <message>
        <source>different: most in column %1, by %2</source>
        <translation>不同：第 %1 列相差最大，为 %2</translation>
    </message>
    <message>
        <source>&lt;i&gt;i&lt;/i&gt; is the position, &lt;i&gt;c&lt;/i&gt; the column, and &lt;i&gt;Y&lt;/i&gt; the sum. &lt;i&gt;E&lt;/i&gt; is the table of embeddings, a row for each token &lt;i&gt;w&lt;/i&gt;, and &lt;i&gt;d&lt;/i&gt; its number of columns.</source>
        <translation>&lt;i&gt;i&lt;/i&gt; 是位置，&lt;i&gt;c&lt;/i&gt; 是列，&lt;i&gt;Y&lt;/i&gt; 是和。&lt;i&gt;E&lt;/i&gt; 是嵌入表，每个词元 &lt;i&gt;w&lt;/i&gt; 一行，&lt;i&gt;d&lt;/i&gt; 是它的列数。</translation>
    </message>
    <message>
        <source>The embeddings are random here.</source>
        <translation>这里的嵌入是随机的。</translation>
    </message>
    <message>
        <source>The numbers of &lt;i&gt;P&lt;/i&gt; have a typical size (root mean square) of %3, those of the embeddings %2. Like the Transformer (Vaswani et al. 2017, section 3.4), this page multiplies the embeddings by √d = %1. Their size is then 1, and &lt;i&gt;P&lt;/i&gt; does not drown them.</source>
        <translation>&lt;i&gt;P&lt;/i&gt; 的数的典型大小（均方根）为 %3，嵌入的数为 %2。与 Transformer 一样（Vaswani 等，2017，3.4 节），本页把嵌入乘以 √d = %1。这样它们的大小为 1，不会被 &lt;i&gt;P&lt;/i&gt; 淹没。</translation>
    </message>
    <message>
        <source>The numbers of &lt;i&gt;P&lt;/i&gt; have a typical size (root mean square) of %3, those of the embeddings 1/%1 = %2.</source>
        <translation>&lt;i&gt;P&lt;/i&gt; 的数的典型大小（均方根）为 %3，嵌入的数为 1/%1 = %2。</translation>
    </message>
    <message>
        <source>&lt;a href="scale-embedding=off"&gt;Leave out the factor √d&lt;/a&gt;: the embeddings fade beside the positions.</source>
        <translation>&lt;a href="scale-embedding=off"&gt;去掉因子 √d&lt;/a&gt;：与位置相比，嵌入的颜色变淡。</translation>
    </message>
    <message>
        <source>&lt;i&gt;X&lt;/i&gt; has the row of &lt;i&gt;E&lt;/i&gt; for each token of the sentence, times √&lt;i&gt;d&lt;/i&gt;.</source>
        <translation>&lt;i&gt;X&lt;/i&gt; 由句子各词元在 &lt;i&gt;E&lt;/i&gt; 中的行组成，再乘以 √&lt;i&gt;d&lt;/i&gt;。</translation>
    </message>
    <message>
        <source>&lt;i&gt;X&lt;/i&gt; has the row of &lt;i&gt;E&lt;/i&gt; for each token of the sentence.</source>
        <translation>&lt;i&gt;X&lt;/i&gt; 由句子各词元在 &lt;i&gt;E&lt;/i&gt; 中的行组成。</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>largest difference</source>
        <translation>最大差值</translation>
    </message>
    <message>
        <source>%1: the same row at both places</source>
        <translation>%1：两处的行相同</translation>
    </message>
    <message>
        <source>the row of each place</source>
        <translation>各个位置的行</translation>
    </message>
    <message>
        <source>their sums: two different rows</source>
        <translation>两者之和：两行不同</translation>
    </message>
    <message>
        <source>Adding the row of its position makes two equal tokens differ.</source>
        <translation>加上所在位置的那一行，两个相同的词元就有了区别。</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>从 %1 到 %2</translation>
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
        <translation>位置 %1：%2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>Words read from right to left; rows and columns keep their order, the first word first.</source>
        <translation>词从右向左读；行和列的顺序不变，第一个词在最前。</translation>
    </message>
</context>
<context>
    <name>TrainedSentence</name>
    <message>
        <source>as trained %1</source>
        <translation>训练所得 %1</translation>
    </message>
    <message>
        <source>What “it” is taken for</source>
        <translation>“it”被当作什么</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>probability; dashed: as trained</source>
        <translation>概率；虚线：训练所得</translation>
    </message>
    <message>
        <source>probability, from 0 to 1</source>
        <translation>概率，从 0 到 1</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>the name of the lines</source>
        <translation>线的名称</translation>
    </message>
    <message>
        <source>the scale of the weights</source>
        <translation>权重的色标</translation>
    </message>
    <message>
        <source>the sentence with another adjective</source>
        <translation>换了形容词的句子</translation>
    </message>
    <message>
        <source>it was</source>
        <translation>it was</translation>
    </message>
    <message>
        <source>For the model “it” means %1</source>
        <translation>模型认为“it”指%1</translation>
    </message>
    <message>
        <source>What if the line went to %1? Then for the model “it” means %2</source>
        <translation>如果线指向%1？这时模型认为“it”指%2</translation>
    </message>
    <message>
        <source>What if? “it” is %1</source>
        <translation>假如？“it”指%1</translation>
    </message>
    <message>
        <source>Weights of %1 in every layer</source>
        <translation>%1在各层的权重</translation>
    </message>
    <message>
        <source>Weights of %1</source>
        <translation>%1的权重</translation>
    </message>
    <message>
        <source>each row sums to 1; weights under 0.03 have no number</source>
        <translation>每行之和为 1；小于 0.03 的权重不写数字</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>每行之和为 1</translation>
    </message>
    <message>
        <source>%1: lines from %2, as wide as their weights</source>
        <translation>%1：从%2出发的线，粗细为权重</translation>
    </message>
    <message>
        <source>%1, lines from %2</source>
        <translation>%1，从%2出发的线</translation>
    </message>
    <message>
        <source>as trained</source>
        <translation>训练所得</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>layer %1, head %2</source>
        <translation>第 %1 层，头 %2</translation>
    </message>
    <message>
        <source>This model is right as well, but the line that decides goes to the adjective as a rule.</source>
        <translation>这个模型同样答对，但起决定作用的线通常指向形容词。</translation>
    </message>
    <message>
        <source>This model is right as well, but none of its lines is the reason.</source>
        <translation>这个模型同样答对，但没有一条线是原因。</translation>
    </message>
    <message>
        <source>Trained sentence</source>
        <translation>训练后的句子</translation>
    </message>
    <message>
        <source>It was too tired</source>
        <translation>It was too tired</translation>
    </message>
    <message>
        <source>It was too wide</source>
        <translation>It was too wide</translation>
    </message>
    <message>
        <source>One word is exchanged, and the line jumps to “street”.</source>
        <translation>换掉一个词，线就跳到“street”。</translation>
    </message>
    <message>
        <source>It was too heavy</source>
        <translation>It was too heavy</translation>
    </message>
    <message>
        <source>The third noun: the line jumps to “bag”.</source>
        <translation>第三个名词：线跳到“bag”。</translation>
    </message>
    <message>
        <source>A free model: the adjective decides</source>
        <translation>自由模型：形容词起决定作用</translation>
    </message>
    <message>
        <source>It names “street”, too. Its line that decides goes to “wide” with weight 1.00, not to “street”.</source>
        <translation>它也答“street”。起决定作用的线以权重 1.00 指向“wide”，而不是“street”。</translation>
    </message>
    <message>
        <source>What if? The answer follows</source>
        <translation>假如？答案随之改变</translation>
    </message>
    <message>
        <source>That line forced to “animal”: “animal” becomes the answer. The line is the reason.</source>
        <translation>强制这条线指向“animal”：答案变成“animal”。这条线是原因。</translation>
    </message>
    <message>
        <source>A free model: no line is the reason</source>
        <translation>自由模型：没有一条线是原因</translation>
    </message>
    <message>
        <source>This line goes to “animal” with weight 0.77, as if it were the reason. It is not: move it.</source>
        <translation>这条线以权重 0.77 指向“animal”，看似原因。其实不是：移动它试试。</translation>
    </message>
    <message>
        <source>What if? The answer stays</source>
        <translation>假如？答案不变</translation>
    </message>
    <message>
        <source>That line forced to “bag”: the answer is still “animal”.</source>
        <translation>强制这条线指向“bag”：答案仍是“animal”。</translation>
    </message>
    <message>
        <source>By force %1 gives all its weight to %2.</source>
        <translation>强制%1把全部权重给%2。</translation>
    </message>
    <message>
        <source>“it” still means %1.</source>
        <translation>“it”仍指%1。</translation>
    </message>
    <message>
        <source>Now “it” means %1.</source>
        <translation>现在“it”指%1。</translation>
    </message>
    <message>
        <source>%1 gives %2 of its weight to %3.</source>
        <translation>%1把 %2 的权重给%3。</translation>
    </message>
    <message>
        <source>&lt;a href="what-if=none"&gt;Let the line go&lt;/a&gt; (Esc), or drag it on.</source>
        <translation>&lt;a href="what-if=none"&gt;放开这条线&lt;/a&gt;（Esc），或继续拖动。</translation>
    </message>
    <message>
        <source>&lt;a href="%1"&gt;Say %2&lt;/a&gt;.</source>
        <translation>&lt;a href="%1"&gt;改成%2&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Drag the line’s end to another word.</source>
        <translation>把线的末端拖到另一个词。</translation>
    </message>
    <message>
        <source>Drag the line’s end &lt;a href="what-if=%1"&gt;to %2&lt;/a&gt;.</source>
        <translation>把线的末端&lt;a href="what-if=%1"&gt;拖到%2&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Compare: &lt;a href="preset:start"&gt;a pointing head&lt;/a&gt;, &lt;a href="preset:free-1"&gt;a free model whose line to the adjective decides&lt;/a&gt;, &lt;a href="preset:free-2"&gt;one without such a line&lt;/a&gt;.</source>
        <translation>比较：&lt;a href="preset:start"&gt;指向头&lt;/a&gt;，&lt;a href="preset:free-1"&gt;由指向形容词的线起决定作用的自由模型&lt;/a&gt;，&lt;a href="preset:free-2"&gt;没有这种线的自由模型&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Weights of %1 in %2, by force: %3.</source>
        <translation>强制后%1在%2的权重：%3。</translation>
    </message>
    <message>
        <source>Weights of %1 in %2: %3.</source>
        <translation>%1在%2的权重：%3。</translation>
    </message>
    <message>
        <source>What “it” is taken for, with probabilities: %1.</source>
        <translation>“it”被当作什么，以及概率：%1。</translation>
    </message>
    <message>
        <source>As trained it is %1.</source>
        <translation>训练所得的答案是%1。</translation>
    </message>
    <message>
        <source>Below, the same sentence with %1: it is %2, %3.</source>
        <translation>下方是换成%1的同一句子：答案是%2，%3。</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>answer of rank %1</source>
        <translation>第 %1 位的答案</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key by force</source>
        <translation>强制下该查询给该键的权重</translation>
    </message>
    <message>
        <source>Why this answer?</source>
        <translation>为什么是这个答案？</translation>
    </message>
    <message>
        <source>the probability of %1, which “it” means for the model</source>
        <translation>模型认为“it”指%1的概率</translation>
    </message>
    <message>
        <source>the probability that “it” is %1</source>
        <translation>“it”指%1的概率</translation>
    </message>
    <message>
        <source>This model has one head a layer.</source>
        <translation>这个模型每层只有一个头。</translation>
    </message>
    <message>
        <source>There is no adjective in the sentence that could be exchanged.</source>
        <translation>句子中没有可以换掉的形容词。</translation>
    </message>
    <message>
        <source>There is no “it” in the sentence: the model says only what “it” is.</source>
        <translation>句子中没有“it”：模型只回答“it”指什么。</translation>
    </message>
    <message>
        <source>The model reads %1 words at most.</source>
        <translation>模型最多读 %1 个词。</translation>
    </message>
    <message>
        <source>%1 is no adjective that the model knows. It knows %2.</source>
        <translation>%1不是模型认识的形容词。它认识%2。</translation>
    </message>
    <message>
        <source>A trained model (%1) reads “%2”.</source>
        <translation>一个训练后的模型（%1）读入“%2”。</translation>
    </message>
    <message>
        <source>same layer, same scale</source>
        <translation>同一层，同一标度</translation>
    </message>
    <message>
        <source>A trained model: what is “it”?</source>
        <translation>一个训练好的模型：“it”指什么？</translation>
    </message>
    <message>
        <source>The answer follows this line in %1 of the tests.</source>
        <translation>在 %1 的测试中，答案随这条线改变。</translation>
    </message>
    <message>
        <source>This model answers with that word; a &lt;a href="preset:free-1"&gt;free model&lt;/a&gt; computes its answer from the outputs.</source>
        <translation>这个模型就用这个词作答；&lt;a href="preset:free-1"&gt;自由模型&lt;/a&gt;则由输出算出答案。</translation>
    </message>
    <message>
        <source>answer follows</source>
        <translation>答案随之改变</translation>
    </message>
    <message>
        <source>weight on %1</source>
        <translation>给%1的权重</translation>
    </message>
    <message>
        <source>on the right noun</source>
        <translation>在正确的名词上</translation>
    </message>
    <message>
        <source>on the adjective</source>
        <translation>在形容词上</translation>
    </message>
    <message>
        <source>line</source>
        <translation>线</translation>
    </message>
    <message>
        <source>This model ends in a &lt;a href="term:pointing-head"&gt;pointing head&lt;/a&gt;: the weights of “it” in layer %1 are the answer. So its line is the reason, because the model is built that way; in a free model that has to be tested.</source>
        <translation>这个模型以&lt;a href="term:pointing-head"&gt;指向头&lt;/a&gt;结尾：第 %1 层中“it”的权重就是答案。模型是这样构造的，所以它的线就是原因；在自由模型里，这一点要经过测试才知道。</translation>
    </message>
    <message>
        <source>This model was free to answer in any way: it names a word. It is right in all of %1 sentences it was not trained on, but nothing asked its weights to show why.</source>
        <translation>这个模型可以用任何方式作答：它说出一个词。在 %1 个没有训练过的句子中它全部答对，但没有什么要求它的权重显示原因。</translation>
    </message>
    <message>
        <source>It learned in %1 steps. Each step used %2 random sentences of %3 words, made by a small grammar that knows %4 words.</source>
        <translation>它训练了 %1 步。每步用 %2 个随机句子，每句 %3 个词，由一个认识 %4 个词的小语法生成。</translation>
    </message>
    <message>
        <source>&lt;i&gt;A&lt;/i&gt; is the weight, &lt;i&gt;S&lt;/i&gt; the score of a query and a key, &lt;i&gt;S&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt; the largest score of the query, &lt;i&gt;N&lt;/i&gt; the sum of all numerators. Their indices are the numbers below the words; layers are counted from 0, too.</source>
        <translation>&lt;i&gt;A&lt;/i&gt; 是权重，&lt;i&gt;S&lt;/i&gt; 是查询与键的分数，&lt;i&gt;S&lt;/i&gt;&lt;sub&gt;max&lt;/sub&gt; 是该查询的最大分数，&lt;i&gt;N&lt;/i&gt; 是所有分子之和。下标是词下方的编号；层也从 0 开始编号。</translation>
    </message>
    <message>
        <source>The test: in %1 other sentences we set a line by hand (&lt;a href="term:forcing"&gt;force&lt;/a&gt; it) to each of the two nouns that are not meant. If the answer changes to that noun in at least 0.90 of the cases, the line is the reason; in at most 0.10, it is not.</source>
        <translation>测试：在另外 %1 个句子中，手动把一条线分别设为指向两个并非所指的名词（&lt;a href="term:forcing"&gt;强制&lt;/a&gt;）。如果答案在至少 0.90 的情况下变成那个名词，这条线就是原因；若至多 0.10，则不是。</translation>
    </message>
    <message>
        <source>Some 400 models without a pointing head were trained for this page. In none of them does a line to the right noun decide the answer in 0.90 of the sentences.</source>
        <translation>为本页训练了约 400 个没有指向头的模型。没有一个模型的答案在 0.90 的句子里由指向正确名词的线决定。</translation>
    </message>
    <message>
        <source>A &lt;a href="term:weight"&gt;weight&lt;/a&gt; says how much of a value is mixed in, not why the model answers: a right answer does not mean that the lines show the reason (Jain and Wallace 2019; Wiegreffe and Pinter 2019). To know the reason, change something and see whether the answer changes.</source>
        <translation>&lt;a href="term:weight"&gt;权重&lt;/a&gt;说的是一个值混入了多少，而不是模型为什么这样回答：答对并不意味着线显示了原因（Jain 和 Wallace，2019；Wiegreffe 和 Pinter，2019）。想知道原因，就改变某个东西，看答案是否改变。</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key; 𝑆: score of a query with a key, 𝑁: sum of all numerators</source>
        <translation>此查询给此键的权重；𝑆：查询与键的分数，𝑁：所有分子之和</translation>
    </message>
    <message>
        <source>%1: the weight of its line. 𝑆: score of “it” with a word, 𝑁: sum of all numerators</source>
        <translation>%1，即对应的线的权重。𝑆：“it”与一个词的分数，𝑁：所有分子之和</translation>
    </message>
    <message>
        <source>%1. 𝑧: score of a word 𝑐, 𝑁: sum of the numerators of all words that the model knows</source>
        <translation>%1。𝑧：词 𝑐 的分数，𝑁：模型认识的所有词的分子之和</translation>
    </message>
    <message>
        <source>“Answer follows”: in which part of these %2 cases the answer changed to the noun that was forced. “Weight on …”: what “it” gives that word in the sentence above. The last two columns: in which part of the %1 sentences “it” gives the right noun, or the adjective, its largest weight.</source>
        <translation>“答案随之改变”：这 %2 次中，答案有多大比例变成了强制指向的名词。“给…的权重”：上面的句子中“it”给那个词的权重。最后两列：%1 个句子中，“it”有多大比例把最大的权重给正确的名词，或给形容词。</translation>
    </message>
    <message>
        <source>nouns: %1</source>
        <translation>名词：%1</translation>
    </message>
    <message>
        <source>adjectives: %1</source>
        <translation>形容词：%1</translation>
    </message>
    <message>
        <source>others: %1</source>
        <translation>其他词：%1</translation>
    </message>
    <message>
        <source>The model does not know %1. It was trained on these words:</source>
        <translation>模型不认识%1。它是用这些词训练的：</translation>
    </message>
    <message>
        <source>%1: “it” means %2</source>
        <translation>%1：“it”指%2</translation>
    </message>
    <message>
        <source>One adjective changes what “it” points at.</source>
        <translation>一个形容词就改变“it”指向的词。</translation>
    </message>
    <message>
        <source>The pointing head looks from “it” at “animal” with weight 0.999.</source>
        <translation>指向头从“it”看向“animal”，权重为 0.999。</translation>
    </message>
    <message>
        <source>weight %1</source>
        <translation>权重 %1</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>the loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Accuracy at lengths</source>
        <translation>各长度的准确率</translation>
    </message>
    <message>
        <source>At lengths</source>
        <translation>各长度</translation>
    </message>
    <message>
        <source>the accuracy at other lengths</source>
        <translation>其他长度的准确率</translation>
    </message>
    <message>
        <source>the names of the curves</source>
        <translation>曲线的名称</translation>
    </message>
    <message>
        <source>where the place looks</source>
        <translation>该位置看向哪里</translation>
    </message>
    <message>
        <source>each head’s weights</source>
        <translation>每个头的权重</translation>
    </message>
    <message>
        <source>%1; without positions %2</source>
        <translation>%1；不加位置时 %2</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 步</translation>
    </message>
    <message>
        <source>this training, without positions</source>
        <translation>本次训练，不加位置</translation>
    </message>
    <message>
        <source>this training, positions: %1</source>
        <translation>本次训练，位置：%1</translation>
    </message>
    <message>
        <source>the same training without positions</source>
        <translation>没有位置的同样训练</translation>
    </message>
    <message>
        <source>without positions</source>
        <translation>不加位置</translation>
    </message>
    <message>
        <source>position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>named</source>
        <translation>答出</translation>
    </message>
    <message>
        <source>wanted</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>𝛿 = %1 back</source>
        <translation>𝛿 = 往前 %1 位</translation>
    </message>
    <message>
        <source>should look here</source>
        <translation>应看这里</translation>
    </message>
    <message>
        <source>One fresh example</source>
        <translation>一个新例子</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>头 %1</translation>
    </message>
    <message>
        <source>Where position %1 looks</source>
        <translation>位置 %1 看向哪里</translation>
    </message>
    <message>
        <source>%1 in layer %2</source>
        <translation>%1（第 %2 层）</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>多头</translation>
    </message>
    <message>
        <source>each row sums to 1; weights under 0.05 have no number</source>
        <translation>每行之和为 1；小于 0.05 的权重不写数字</translation>
    </message>
    <message>
        <source>each row sums to 1</source>
        <translation>每行之和为 1</translation>
    </message>
    <message>
        <source>head %1: %2</source>
        <translation>头 %1：%2</translation>
    </message>
    <message>
        <source>Each head’s weights</source>
        <translation>每个头的权重</translation>
    </message>
    <message>
        <source>number: mean weight on the right place</source>
        <translation>数字：正确位置上的平均权重</translation>
    </message>
    <message>
        <source>weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Without positions the layer cannot tell its places apart. With them it can learn to sort.</source>
        <translation>没有位置，这一层分不清各个位置；有了位置，它就能学会排序。</translation>
    </message>
    <message>
        <source>Counting needs no positions: this task is learned with them or without.</source>
        <translation>计数不需要位置：加或不加，都能学会这个任务。</translation>
    </message>
    <message>
        <source>Without positions the layer sees doubles, but not which came first; the right ones tell it.</source>
        <translation>不加位置，该层看得出重复，却不知谁在前；合适的位置会告诉它。</translation>
    </message>
    <message>
        <source>The mask alone tells some of the order; the right positions tell the rest.</source>
        <translation>仅有掩码只透露部分次序；合适的位置告诉其余的。</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Training: %1</source>
        <translation>训练：%1</translation>
    </message>
    <message>
        <source>Look back by three</source>
        <translation>往回看三位</translation>
    </message>
    <message>
        <source>Half-way</source>
        <translation>半途</translation>
    </message>
    <message>
        <source>Without positions</source>
        <translation>不加位置</translation>
    </message>
    <message>
        <source>Rotary: longer sequences, too</source>
        <translation>旋转位置：更长的序列也行</translation>
    </message>
    <message>
        <source>ALiBi to both sides</source>
        <translation>双向 ALiBi</translation>
    </message>
    <message>
        <source>A learned table</source>
        <translation>可学习的表</translation>
    </message>
    <message>
        <source>A row for each position, learned like everything else: it takes longer, and ends at 1.00.</source>
        <translation>每个位置一行，像其他参数一样学习：用时更长，最后也到 1.00。</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>倒序</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>The most frequent letter</source>
        <translation>最多的字母</translation>
    </message>
    <message>
        <source>Order does not matter, so that no positions are needed: 1.00 after 600 steps without any.</source>
        <translation>次序无关，所以不需要位置：不加位置，600 步后 1.00。</translation>
    </message>
    <message>
        <source>Has it stood before?</source>
        <translation>前面出现过吗？</translation>
    </message>
    <message>
        <source>Yes or no at each place: with rotary positions 1.00 are right, without positions 0.70.</source>
        <translation>每个位置答是或否：准确率在用旋转位置时为 1.00，不加位置时为 0.70。</translation>
    </message>
    <message>
        <source>Induction</source>
        <translation>归纳</translation>
    </message>
    <message>
        <source>each place must name the token as far from the other end</source>
        <translation>每个位置要答出离另一端同样远的词元</translation>
    </message>
    <message>
        <source>the places must name the letters in alphabetical order</source>
        <translation>各位置要按字母顺序答出字母</translation>
    </message>
    <message>
        <source>each place must name the most frequent letter</source>
        <translation>每个位置要答出最多的字母</translation>
    </message>
    <message>
        <source>each place must say whether its letter has stood before</source>
        <translation>每个位置要说出它的字母前面是否出现过</translation>
    </message>
    <message>
        <source>from the second round on, each place must name the next letter</source>
        <translation>从第二轮起，每个位置要答出下一个字母</translation>
    </message>
    <message>
        <source>“it” must name the noun that it means</source>
        <translation>“it”要答出它所指的名词</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>At step %1 the &lt;a href="term:loss"&gt;loss&lt;/a&gt; was no number any more: the training stopped. The last good step is shown.</source>
        <translation>第 %1 步&lt;a href="term:loss"&gt;损失&lt;/a&gt;不再是数：训练停止。显示最后一个正常的步。</translation>
    </message>
    <message>
        <source>&lt;a href="training-step=0"&gt;Go back to the start&lt;/a&gt; and click Train.</source>
        <translation>&lt;a href="training-step=0"&gt;回到开头&lt;/a&gt;，点击“训练”。</translation>
    </message>
    <message>
        <source>Click Train, or &lt;a href="play:training-step"&gt;let the steps run&lt;/a&gt;.</source>
        <translation>点击“训练”，或&lt;a href="play:training-step"&gt;让步数前进&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="encoding=none"&gt;Take the positions away&lt;/a&gt;.</source>
        <translation>&lt;a href="encoding=none"&gt;去掉位置&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href="encoding=sinusoidal"&gt;Give it positions&lt;/a&gt;.</source>
        <translation>&lt;a href="encoding=sinusoidal"&gt;给它位置&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>The place to look at depends on where the sequence ends: no positions here work at a length that was never trained.</source>
        <translation>要看的位置取决于序列在哪里结束：这里没有一种位置能用于从未训练过的长度。</translation>
    </message>
    <message>
        <source>Which letter comes at a place depends on that place and on how often each letter stands there.</source>
        <translation>某个位置是哪个字母，取决于该位置以及每个字母出现几次。</translation>
    </message>
    <message>
        <source>How often a letter stands there does not depend on the order, so that attention can count without positions.</source>
        <translation>字母出现几次与次序无关，所以注意力不靠位置也能计数。</translation>
    </message>
    <message>
        <source>Without positions a layer can see that a letter stands there twice, but not which of the two comes first.</source>
        <translation>不加位置，一层能看出某个字母出现两次，却看不出哪个在前。</translation>
    </message>
    <message>
        <source>One layer looks one back, the next one at what followed last time. The mask alone tells some order, so that even no positions learn something (Kazemnejad et al. 2023).</source>
        <translation>一层往回看一位，下一层看上次后面跟的是什么。仅有掩码就透露一些次序，所以不加位置也能学到一点（Kazemnejad 等 2023）。</translation>
    </message>
    <message>
        <source>%1 at length %2</source>
        <translation>长度 %2 上 %1</translation>
    </message>
    <message>
        <source>A transformer (layers: %1, heads: %2, width: %3) in training; task: %4; positions: %5.</source>
        <translation>训练中的 Transformer（层数 %1，头数 %2，宽度 %3）；任务：%4；位置：%5。</translation>
    </message>
    <message>
        <source>Above, loss and accuracy against steps, up to step %1 of %2: loss %3, accuracy %4.</source>
        <translation>上方：损失和准确率随步数的变化，到第 %1 步（共 %2 步）：损失 %3，准确率 %4。</translation>
    </message>
    <message>
        <source>Dashed, the same training without positions: accuracy %1.</source>
        <translation>虚线为不加位置的同样训练：准确率 %1。</translation>
    </message>
    <message>
        <source>Accuracy %1.</source>
        <translation>准确率 %1。</translation>
    </message>
    <message>
        <source>Below, an example: tokens %1; named %2; %3 of %4 right.</source>
        <translation>下方是一个例子：词元 %1；答出 %2；%4 个中对 %3 个。</translation>
    </message>
    <message>
        <source>Below that, the weights of each head.</source>
        <translation>再下方是每个头的权重。</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>键 %1</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>%1 got probability %2, %3 only %4.</source>
        <translation>%1 的概率为 %2，%3 只有 %4。</translation>
    </message>
    <message>
        <source>The heads look at %1 with %2 in the mean, at %3 with %4.</source>
        <translation>各头平均以 %2 看位置 %1，以 %4 看位置 %3。</translation>
    </message>
    <message>
        <source>With %1 hidden it names %2, %3.</source>
        <translation>遮住位置 %1 则答 %2，%3。</translation>
    </message>
    <message>
        <source>With all heads only at %1 it names %2, %3.</source>
        <translation>所有头只看位置 %1 则答 %2，%3。</translation>
    </message>
    <message>
        <source>this place has nothing to name and does not count</source>
        <translation>此位置无需作答，不计入</translation>
    </message>
    <message>
        <source>wanted at %1</source>
        <translation>应看 %1</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1，而非 %2</translation>
    </message>
    <message>
        <source>Why was this wrong?</source>
        <translation>这里为什么错了？</translation>
    </message>
    <message>
        <source>Only the task “look back” has it.</source>
        <translation>只有“往回看”任务用到它。</translation>
    </message>
    <message>
        <source>Induction always hides later tokens: they would give the answer away.</source>
        <translation>归纳总是遮住后面的词元：它们会泄露答案。</translation>
    </message>
    <message>
        <source>ALiBi always hides later tokens.</source>
        <translation>ALiBi 总是遮住后面的词元。</translation>
    </message>
    <message>
        <source>This training is without positions already.</source>
        <translation>本次训练已经不加位置。</translation>
    </message>
    <message>
        <source>Only sinusoidal and rotary positions have it.</source>
        <translation>只有正弦和旋转位置用到它。</translation>
    </message>
    <message>
        <source>There is only one layer.</source>
        <translation>只有一层。</translation>
    </message>
    <message>
        <source>Rotary turns pairs of columns: a head must have an even number of them, and %1 columns for %2 heads are %3 each.</source>
        <translation>旋转位置成对地转动列：每个头的列数必须是偶数，而 %1 列分给 %2 个头，每个头 %3 列。</translation>
    </message>
    <message>
        <source>Induction needs sequences of at least 4 tokens.</source>
        <translation>归纳需要至少 4 个词元的序列。</translation>
    </message>
    <message>
        <source>This training would take more memory than this machine can spare: make 𝑑, 𝑛, the layers or the batch smaller.</source>
        <translation>这次训练需要的内存超过本机所能提供：请减小 𝑑、𝑛、层数或批量。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>%1 is not among the letters %2 to %3.</source>
        <translation>%1 不在字母 %2 到 %3 之中。</translation>
    </message>
    <message>
        <source>An example has at most %1 letters, four times 𝑛.</source>
        <translation>例子最多 %1 个字母，即 𝑛 的四倍。</translation>
    </message>
    <message>
        <source>Name the token three places before: with sinusoidal positions 0.99 are right after 200 steps, without 0.24.</source>
        <translation>答出前面第三位的词元：用正弦位置，200 步后准确率为 0.99；不加位置，0.24。</translation>
    </message>
    <message>
        <source>The same training at step 100: the heads look near the right place, and some letters are wrong.</source>
        <translation>同一训练的第 100 步：各头看向正确位置附近，有些字母答错。</translation>
    </message>
    <message>
        <source>A penalty that is alike before and after cannot tell three before from three after: 0.25.</source>
        <translation>前后相同的惩罚分不清前三位与后三位：0.25。</translation>
    </message>
    <message>
        <source>Name the letters in order: 0.97 with sinusoidal positions, 0.23 without.</source>
        <translation>按次序答出字母：用正弦位置 0.97，不加 0.23。</translation>
    </message>
    <message>
        <source>Two layers find what followed last time: 0.94 with rotary positions; the mask alone gives 0.65.</source>
        <translation>两层找到上次后面跟的是什么：用旋转位置 0.94；只有掩码 0.65。</translation>
    </message>
    <message>
        <source>gradient</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Why this gradient?</source>
        <translation>为什么是这个梯度？</translation>
    </message>
    <message>
        <source>left of the gap: places below %1; right: new ones</source>
        <translation>缺口左边：%1 以前的位置；右边：新位置</translation>
    </message>
    <message>
        <source>right of the gap: new places</source>
        <translation>缺口右边：新位置</translation>
    </message>
    <message>
        <source>gap: new places</source>
        <translation>缺口后：新位置</translation>
    </message>
    <message>
        <source>what the gaps in the bars are</source>
        <translation>条形中缺口的含义</translation>
    </message>
    <message>
        <source>at length %1: %2</source>
        <translation>长度 %1：%2</translation>
    </message>
    <message>
        <source>%1, trained</source>
        <translation>%1，训练过</translation>
    </message>
    <message>
        <source>%1, never seen</source>
        <translation>%1，从未见过</translation>
    </message>
    <message>
        <source>each row sums to 1; weights under 0.05 have no number; the layer adds up its heads</source>
        <translation>每行之和为 1；小于 0.05 的权重不写数字；该层把各头的结果相加</translation>
    </message>
    <message>
        <source>row: query, column: key; number: mean weight on the right place</source>
        <translation>行：查询，列：键；数字：正确位置上的平均权重</translation>
    </message>
    <message>
        <source>row: query, column: key</source>
        <translation>行：查询，列：键</translation>
    </message>
    <message>
        <source>Nothing tells where a token stands: 0.24 are right, about as many as naming the most frequent letter gives.</source>
        <translation>没有什么说明词元在哪里：准确率为 0.24，大约相当于总是答最多的字母。</translation>
    </message>
    <message>
        <source>Rotary positions learn the distance: 0.998 at length 16, and 0.999 at 32, which was never trained.</source>
        <translation>用旋转位置学到的是距离：准确率在长度 16 上为 0.998，在从未训练过的 32 上为 0.999。</translation>
    </message>
    <message>
        <source>Name the sequence backwards: 0.999 with sinusoidal positions, 0.22 without, and little at other lengths.</source>
        <translation>把序列倒着答出：用正弦位置 0.999，不加 0.22；换了长度几乎不行。</translation>
    </message>
    <message>
        <source>each place must name the token %1 before it; the first %1 name nothing</source>
        <translation>每个位置要答出它前面第 %1 位的词元；前 %1 个无需作答</translation>
    </message>
    <message>
        <source>After %1 &lt;a href="term:gradient-step"&gt;steps&lt;/a&gt; %2 of the %3 places of this example are right.</source>
        <translation>训练 %1 &lt;a href="term:gradient-step"&gt;步&lt;/a&gt;后，这个例子的 %3 个位置中有 %2 个正确。</translation>
    </message>
    <message>
        <source>Accuracy on %1 fresh sequences: %2, without positions %3.</source>
        <translation>在 %1 个新序列上的准确率：%2，不加位置时 %3。</translation>
    </message>
    <message>
        <source>Accuracy on %1 fresh sequences: %2.</source>
        <translation>在 %1 个新序列上的准确率：%2。</translation>
    </message>
    <message>
        <source>To look back, the layer needs to know how far apart two tokens are. &lt;a href="preset:rotary"&gt;Rotary positions&lt;/a&gt; enter the scores only by that distance, and the layer works at longer lengths, too. With the sinusoidal encoding it learns the places that it has seen.</source>
        <translation>要往回看，这一层需要知道两个词元相距多远。&lt;a href="preset:rotary"&gt;旋转位置&lt;/a&gt;只通过这个距离进入分数，所以该层在更长的序列上也有效。用正弦编码时，它只学会见过的位置。</translation>
    </message>
    <message>
        <source>At length %1, %3 of the answers at places below %2 are right, and %4 of those at places from %2 on, which training never saw (the part of the bar right of its gap).</source>
        <translation>长度 %1 上，%2 以前的位置准确率 %3；从 %2 起是训练从未见过的位置，准确率 %4（条形中缺口右边的部分）。</translation>
    </message>
    <message>
        <source>Without positions the layer knows the letters, but not their order. Always naming the most frequent letter is right at %1 of the places; guessing one of the %2 letters, at 1/%2.</source>
        <translation>不加位置，这一层知道有哪些字母，却不知道次序。总是答最多的字母，答对的位置占 %1；在 %2 个字母中随机猜一个，占 1/%2。</translation>
    </message>
    <message>
        <source>%1 without head %2</source>
        <translation>去掉头 %2 时 %1 个</translation>
    </message>
    <message>
        <source>The layer adds up what its heads bring, so a single head may look at a wrong place. Of these %1 places %2 are right with all heads, %3.</source>
        <translation>该层把各头的结果相加，所以单个头可以看错位置。这 %1 个位置中，所有头都在时 %2 个正确，%3。</translation>
    </message>
    <message>
        <source>&lt;i&gt;L&lt;/i&gt; is the loss, &lt;i&gt;p&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; the probability that place &lt;i&gt;i&lt;/i&gt; gives to what it must name, &lt;i&gt;m&lt;/i&gt; the number of places that must name something (here %1). A last matrix turns each output into a number for each answer; the softmax of these numbers gives the probabilities.</source>
        <translation>&lt;i&gt;L&lt;/i&gt; 是损失，&lt;i&gt;p&lt;sub&gt;i&lt;/sub&gt;&lt;/i&gt; 是位置 &lt;i&gt;i&lt;/i&gt; 给它应答内容的概率，&lt;i&gt;m&lt;/i&gt; 是需要作答的位置数（这里是 %1）。最后一个矩阵把每个输出变成每个答案的一个数；对这些数做 softmax 得到概率。</translation>
    </message>
    <message>
        <source>Each step draws %1 new sequences and changes all learned numbers a little, so that the &lt;a href="term:loss"&gt;loss&lt;/a&gt; falls (Adam, a usual method).</source>
        <translation>每一步抽取 %1 个新序列，并把所有学习得到的数改动一点，使&lt;a href="term:loss"&gt;损失&lt;/a&gt;下降（用 Adam，一种常用方法）。</translation>
    </message>
    <message>
        <source>Other tasks: &lt;a href="preset:reverse"&gt;reverse&lt;/a&gt;, &lt;a href="preset:sort"&gt;sort&lt;/a&gt;, &lt;a href="preset:majority"&gt;most frequent&lt;/a&gt;, &lt;a href="preset:repeat"&gt;repeat&lt;/a&gt;, &lt;a href="preset:induction"&gt;induction&lt;/a&gt; (name what followed the same letter last time).</source>
        <translation>其他任务：&lt;a href="preset:reverse"&gt;倒序&lt;/a&gt;、&lt;a href="preset:sort"&gt;排序&lt;/a&gt;、&lt;a href="preset:majority"&gt;最多的字母&lt;/a&gt;、&lt;a href="preset:repeat"&gt;是否重复&lt;/a&gt;、&lt;a href="preset:induction"&gt;归纳&lt;/a&gt;（答出上次同一个字母后面跟的是什么）。</translation>
    </message>
    <message>
        <source>See for position %1: &lt;a href="column=0"&gt;what it names&lt;/a&gt;, &lt;a href="column=1"&gt;its loss&lt;/a&gt;, &lt;a href="column=2"&gt;the gradient&lt;/a&gt;.</source>
        <translation>位置 %1 可以看：&lt;a href="column=0"&gt;它答出什么&lt;/a&gt;、&lt;a href="column=1"&gt;它的损失&lt;/a&gt;、&lt;a href="column=2"&gt;梯度&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>In the chapter Attention, the matrices are drawn at random and a pattern means nothing. Here &lt;a href="term:training"&gt;training&lt;/a&gt; made them, and you can watch how. A right answer alone does not show that a head looked at the right place: see the weights.</source>
        <translation>在“注意力”一章里矩阵是随机抽取的，图案没有意义。这里的矩阵由&lt;a href="term:training"&gt;训练&lt;/a&gt;得来，你可以看着它们形成。答对并不说明头看对了位置：请看权重。</translation>
    </message>
    <message>
        <source>the weight that this query gives to this key; 𝑆: score of a query with a key, 𝑁: sum of all numerators</source>
        <translation>此查询给此键的权重；𝑆：查询与键的分数，𝑁：所有分子之和</translation>
    </message>
    <message>
        <source>what this place adds to the loss: −ln of the probability 𝑝 of %1, what is wanted (𝑦)</source>
        <translation>此位置对损失的贡献：应答内容 %1（𝑦）的概率 𝑝 取 −ln</translation>
    </message>
    <message>
        <source>the slope of this place’s loss over the score of %1, what is wanted (𝑦): it is negative, so a step of training raises that score</source>
        <translation>此位置的损失对应答内容 %1（𝑦）的分数的导数：它为负，所以一步训练会提高这个分数</translation>
    </message>
    <message>
        <source>right, named with probability %1; 𝑧: score of an answer 𝑐, 𝑁: sum of all numerators</source>
        <translation>正确，答出的概率 %1；𝑧：答案 𝑐 的分数，𝑁：所有分子之和</translation>
    </message>
    <message>
        <source>Below, 𝑧 is the score of an answer 𝑐, 𝑁 the sum of all numerators.</source>
        <translation>下面 𝑧 是答案 𝑐 的分数，𝑁 是所有分子之和。</translation>
    </message>
    <message>
        <source>A smaller learning rate helps.</source>
        <translation>把学习率调小会有帮助。</translation>
    </message>
    <message>
        <source>A smaller learning rate helps, and so does layer norm.</source>
        <translation>把学习率调小会有帮助，打开层归一化也会。</translation>
    </message>
    <message>
        <source>training steps</source>
        <translation>训练步数</translation>
    </message>
    <message>
        <source>mean of −ln p of what each place must name</source>
        <translation>每个位置应答内容的 −ln p 的平均</translation>
    </message>
    <message>
        <source>how much is right on fresh sequences of length %1</source>
        <translation>在长度 %1 的新序列上的准确率</translation>
    </message>
    <message>
        <source>always naming the most frequent letter: %1</source>
        <translation>总是答最常见的字母：%1</translation>
    </message>
    <message>
        <source>Without positions the layer can only guess. With them it can learn where to look.</source>
        <translation>没有位置，这一层只能猜。有了位置，它能学会看向哪里。</translation>
    </message>
    <message>
        <source>guessed: %1</source>
        <translation>猜的：%1</translation>
    </message>
    <message>
        <source>with positions</source>
        <translation>加上位置</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 个中对 %1 个</translation>
    </message>
    <message>
        <source>One example</source>
        <translation>一个例子</translation>
    </message>
</context>
<context>
    <name>TranslationCheckWords</name>
    <message>
        <source>The original shows another scene.</source>
        <translation>原文显示的是另一个场景。</translation>
    </message>
    <message>
        <source>The original offers other controls.</source>
        <translation>原文提供的是其他控件。</translation>
    </message>
    <message>
        <source>The original covers something else.</source>
        <translation>原课盖住的是别的部分。</translation>
    </message>
    <message>
        <source>The original hides something else.</source>
        <translation>原课隐藏的是别的部分。</translation>
    </message>
    <message>
        <source>The original has another goal.</source>
        <translation>原文的目标不同。</translation>
    </message>
    <message>
        <source>The original has another condition.</source>
        <translation>原文的条件不同。</translation>
    </message>
    <message>
        <source>The original asks a question here.</source>
        <translation>原文在这里提了一个问题。</translation>
    </message>
    <message>
        <source>The original asks no question here.</source>
        <translation>原文在这里没有提问。</translation>
    </message>
    <message>
        <source>It has %1 answers to choose from, and the original has %2.</source>
        <translation>它有 %1 个供选择的答案，而原文有 %2 个。</translation>
    </message>
    <message>
        <source>The original has another answer.</source>
        <translation>原文的答案不同。</translation>
    </message>
    <message>
        <source>The original has no hint for this answer.</source>
        <translation>原文的这个答案没有提示。</translation>
    </message>
    <message>
        <source>The original has a hint for this answer.</source>
        <translation>原文的这个答案有提示。</translation>
    </message>
    <message>
        <source>The original has %1 in this step.</source>
        <translation>原文的这一步有%1。</translation>
    </message>
    <message>
        <source>The original has no %1 in this step.</source>
        <translation>原文的这一步没有%1。</translation>
    </message>
    <message>
        <source>The original has another %1.</source>
        <translation>原文的%1不同。</translation>
    </message>
    <message>
        <source>A text of the original is missing.</source>
        <translation>缺少原文的一段文字。</translation>
    </message>
    <message>
        <source>The original has no text here.</source>
        <translation>原文在这里没有文字。</translation>
    </message>
    <message>
        <source>It has %1 steps, and the original has %2.</source>
        <translation>它有 %1 个步骤，而原文有 %2 个。</translation>
    </message>
    <message>
        <source>The step “%1” of the original is missing before this one.</source>
        <translation>这一步之前缺少原文的步骤“%1”。</translation>
    </message>
    <message>
        <source>The step “%1” of the original is missing at the end.</source>
        <translation>末尾缺少原文的步骤“%1”。</translation>
    </message>
    <message>
        <source>The original has no such step.</source>
        <translation>原文没有这一步。</translation>
    </message>
</context>
<context>
    <name>VisionPreview</name>
    <message>
        <source>Usual colour vision</source>
        <translation>正常色觉</translation>
    </message>
    <message>
        <source>Protanopia (no red)</source>
        <translation>红色盲</translation>
    </message>
    <message>
        <source>Deuteranopia (no green)</source>
        <translation>绿色盲</translation>
    </message>
    <message>
        <source>Tritanopia (no blue)</source>
        <translation>蓝色盲</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>There are no two curves that colours tell apart.</source>
        <translation>没有靠颜色区分的两条曲线。</translation>
    </message>
    <message>
        <source>Smallest distance between two curves: %1 (CIEDE2000).</source>
        <translation>两条曲线之间的最小色差：%1（CIEDE2000）。</translation>
    </message>
    <message>
        <source>Smallest distance between two curves: %1 (CIEDE2000); below %2 they are hard to tell apart.</source>
        <translation>两条曲线之间的最小色差：%1（CIEDE2000）；低于 %2 时难以区分。</translation>
    </message>
</context>
<context>
    <name>WeightFile</name>
    <message>
        <source>there is no %1 in it; accepted: %2</source>
        <translation>其中没有 %1；可接受的文件：%2</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>it holds no weights by name; accepted: a .safetensors file or a folder with %1</source>
        <translation>其中没有按名称存放的权重；可接受 .safetensors 文件或含有 %1 的文件夹</translation>
    </message>
    <message>
        <source>it is a folder, in which there are no tensors to choose from</source>
        <translation>这是一个文件夹，其中没有可供选择的张量</translation>
    </message>
</context>
<context>
    <name>WriteWords</name>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>未能写入 %1：%2。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Handed to the browser for download: %1</source>
        <translation>已交给浏览器下载：%1</translation>
    </message>
</context>
<context>
    <name>ZipArchive</name>
    <message>
        <source>it is no .zip file, or it is damaged or cut short</source>
        <translation>它不是 .zip 文件，或者已损坏或不完整</translation>
    </message>
    <message>
        <source>the name “%1” in it is no UTF-8 text; accepted: names in UTF-8, without control characters</source>
        <translation>其中的名称“%1”不是 UTF-8 文本；可接受：不含控制字符的 UTF-8 名称</translation>
    </message>
    <message>
        <source>the path “%1” in it leads outside of its folder; accepted: paths below the folder</source>
        <translation>其中的路径“%1”指向文件夹之外；可接受：文件夹内的路径</translation>
    </message>
    <message>
        <source>the name “%1” is in it twice; accepted: each name once</source>
        <translation>其中的名称“%1”出现两次；可接受：每个名称一次</translation>
    </message>
    <message>
        <source>a name in it has more than %1 bytes</source>
        <translation>其中有名称超过 %1 字节</translation>
    </message>
    <message>
        <source>the file “%1” in it is damaged or cut short</source>
        <translation>其中的文件“%1”已损坏或不完整</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 MiB, or than %2 times its size; accepted: less</source>
        <translation>解压后超过 %1 MiB，或超过自身大小的 %2 倍；可接受：更小的文件</translation>
    </message>
    <message>
        <source>there are more than %1 files in it; accepted: up to %1</source>
        <translation>其中的文件超过 %1 个；可接受：最多 %1 个</translation>
    </message>
    <message>
        <source>“%1” in it is a symbolic link; accepted: files and folders</source>
        <translation>其中的“%1”是符号链接；可接受：文件和文件夹</translation>
    </message>
    <message>
        <source>the file “%1” in it is encrypted; accepted: files without a password</source>
        <translation>其中的文件“%1”已加密；可接受：没有密码的文件</translation>
    </message>
    <message>
        <source>the file “%1” in it is packed in an unusual way; accepted: deflated or stored</source>
        <translation>其中的文件“%1”的压缩方式不常见；可接受：deflate 压缩或不压缩</translation>
    </message>
</context>
<context>
    <name>attention::AnimationDialog</name>
    <message>
        <source>Moving picture of “%1”</source>
        <translation>“%1”的动画</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
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
        <translation>PNG，每帧一个文件</translation>
    </message>
    <message>
        <source>SVG, a file for each picture</source>
        <translation>SVG，每帧一个文件</translation>
    </message>
    <message>
        <source>F&amp;rom</source>
        <translation>从(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>到(&amp;T)</translation>
    </message>
    <message>
        <source>Secon&amp;ds</source>
        <translation>秒数(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Pictures a second</source>
        <translation>每秒帧数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Width, pixels</source>
        <translation>宽度（像素）(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Height, pixels</source>
        <translation>高度（像素）(&amp;H)</translation>
    </message>
    <message>
        <source>T&amp;ype, points</source>
        <translation>字号（磅）(&amp;Y)</translation>
    </message>
    <message>
        <source>At the &amp;end</source>
        <translation>结束时(&amp;E)</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>begin anew</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>go back, then begin anew</source>
        <translation>倒放，再重新开始</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Both ends are the same, so that nothing moves.</source>
        <translation>起点与终点相同，画面不会动。</translation>
    </message>
    <message>
        <source>That makes %1 pictures; at most %2 are accepted.</source>
        <translation>这将产生 %1 帧；最多允许 %2 帧。</translation>
    </message>
    <message>
        <source>The size is being estimated…</source>
        <translation>正在估计文件大小…</translation>
    </message>
    <message>
        <source>%1 pictures, some %2 MB; making them takes some %3 seconds.</source>
        <translation>%1 帧，约 %2 MB；生成约需 %3 秒。</translation>
    </message>
    <message>
        <source>Nothing was written: %1.</source>
        <translation>未写入任何文件：%1。</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>The pictures are being drawn…</source>
        <translation>正在绘制各帧…</translation>
    </message>
</context>
<context>
    <name>attention::ArrayActions</name>
    <message>
        <source>Arra&amp;y</source>
        <translation>数组(&amp;Y)</translation>
    </message>
    <message>
        <source>Open %1…</source>
        <translation>打开%1…</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>Arrays</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开%1</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>there is no tensor in it that fits: F64, F32, F16 or BF16 on %1 axes</source>
        <translation>其中没有合适的张量：应为 F64、F32、F16 或 BF16，轴数为 %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>its array has %n axis(es), and this page takes other ones</source>
        <translation>
            <numerusform>其数组有 %n 个轴，而本页面要求的轴数不同</numerusform>
        </translation>
    </message>
    <message>
        <source>Opened: %1</source>
        <translation>已打开：%1</translation>
    </message>
    <message>
        <source>this page takes no arrays; those that do: %1</source>
        <translation>本页面不使用数组；使用数组的页面：%1</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>未能打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 – its first line is taken as a header: %2</source>
        <translation>%1 – 第一行被当作表头：%2</translation>
    </message>
    <message>
        <source>Open a folder with a language model</source>
        <translation>打开含有语言模型的文件夹</translation>
    </message>
    <message>
        <source>Token lists</source>
        <translation>词元列表</translation>
    </message>
    <message>
        <source>this page takes no list of tokens; those that do: %1</source>
        <translation>本页面不使用词元列表；使用词元列表的页面：%1</translation>
    </message>
    <message>
        <source>Reading %1: %2%</source>
        <translation>正在读取 %1：%2%</translation>
    </message>
    <message>
        <source>the browser did not hand its contents over</source>
        <translation>浏览器没有交出它的内容</translation>
    </message>
</context>
<context>
    <name>attention::ArrayControl</name>
    <message>
        <source>Remove %1</source>
        <translation>移除%1</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>in the scene</source>
        <translation>在场景中</translation>
    </message>
    <message>
        <source>Opening …</source>
        <translation>正在打开…</translation>
    </message>
    <message>
        <source>its file was not found</source>
        <translation>找不到其文件</translation>
    </message>
    <message>
        <source>Open a file: %1</source>
        <translation>打开文件：%1</translation>
    </message>
</context>
<context>
    <name>attention::CaptionView</name>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>What you see</source>
        <translation>图中所见</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>为什么重要</translation>
    </message>
    <message>
        <source>Formulas</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>In detail</source>
        <translation>详细说明</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More about this page, and why it matters</source>
        <translation>本页的更多内容，以及它为什么重要</translation>
    </message>
</context>
<context>
    <name>attention::CellEditor</name>
    <message>
        <source>%1, row %2, column %3</source>
        <translation>%1，第 %2 行，第 %3 列</translation>
    </message>
    <message>
        <source>A number is accepted, as in 1.5 or −2.</source>
        <translation>可接受一个数，例如 1.5 或 −2。</translation>
    </message>
</context>
<context>
    <name>attention::ChallengeBar</name>
    <message>
        <source>A hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>your best: %1</source>
        <translation>你的最好成绩：%1</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>moves; your best</comment>
        <translation>%1；%2</translation>
    </message>
</context>
<context>
    <name>attention::ChoiceButton</name>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>not right</source>
        <translation>不正确</translation>
    </message>
</context>
<context>
    <name>attention::ChoiceRows</name>
    <message>
        <source>answer %1</source>
        <translation>答案 %1</translation>
    </message>
    <message>
        <source>+ Answer</source>
        <translation>+ 答案</translation>
    </message>
    <message>
        <source>This answer is right</source>
        <translation>此答案正确</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Hint for who chooses it</source>
        <translation>给选择者的提示</translation>
    </message>
    <message>
        <source>Delete this answer</source>
        <translation>删除此答案</translation>
    </message>
</context>
<context>
    <name>attention::CodeActions</name>
    <message>
        <source>E&amp;xport program</source>
        <translation>导出程序(&amp;X)</translation>
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
        <translation>复制为命令(&amp;M)</translation>
    </message>
    <message>
        <source>Copy l&amp;isting</source>
        <translation>复制程序清单(&amp;I)</translation>
    </message>
    <message>
        <source>Copy as co&amp;de</source>
        <translation>复制为代码(&amp;D)</translation>
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
        <translation>复制程序</translation>
    </message>
    <message>
        <source>Copied: the command that exports the figure</source>
        <translation>已复制：导出此图的命令</translation>
    </message>
    <message>
        <source>No command can hold the loaded arrays; save the scene and export it with --scene FILE</source>
        <translation>命令无法包含载入的数组；请保存场景，再用 --scene FILE 导出</translation>
    </message>
    <message>
        <source>Copied: the program</source>
        <translation>已复制：程序</translation>
    </message>
    <message>
        <source>Copied: the program; Export program writes it with the files that it reads</source>
        <translation>已复制：程序；“导出程序”会连同它读取的文件一起写入</translation>
    </message>
    <message>
        <source>Export program</source>
        <translation>导出程序</translation>
    </message>
    <message>
        <source>Not written: %1.</source>
        <translation>未写入：%1。</translation>
    </message>
</context>
<context>
    <name>attention::CommandPalette</name>
    <message>
        <source>Page, lesson, term, action or value, such as d 64</source>
        <translation>页面、课程、术语、操作或取值，例如 d 64</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>按名称查找</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>Nothing is called “%1”.</source>
        <translation>没有名为“%1”的内容。</translation>
    </message>
    <message>
        <source>Value, such as d 64, page or lesson</source>
        <translation>值（如 d 64）、页面或课程</translation>
    </message>
</context>
<context>
    <name>attention::ComputeProgressBar</name>
    <message>
        <source>Computing …</source>
        <translation>正在计算…</translation>
    </message>
</context>
<context>
    <name>attention::CourseEnd</name>
    <message>
        <source>A word’s row of numbers says nothing of its sentence until words are mixed.</source>
        <translation>单独一个词的一行数，不含句子的任何信息；把各词混合之后才有。</translation>
    </message>
    <message>
        <source>Scores are dot products, softmax makes weights of them, and the output is the weighted sum.</source>
        <translation>分数是点积，softmax 把分数变成权重，输出是加权和。</translation>
    </message>
    <message>
        <source>Learned matrices give each word a query, a key and a value; dividing by √d keeps softmax soft.</source>
        <translation>学到的矩阵给每个词一个查询、一个键和一个值；除以 √d 使 softmax 不致过尖。</translation>
    </message>
    <message>
        <source>Several heads weigh the words in several ways at once; a mask sets weights to exactly 0.</source>
        <translation>多个头同时用几种方式给词加权；掩码把权重设为恰好 0。</translation>
    </message>
    <message>
        <source>Without positions and masks, words that change places just take their outputs along.</source>
        <translation>没有位置和掩码时，换了位置的词只是带着各自的输出一起走。</translation>
    </message>
    <message>
        <source>A position is a row of waves, from fast to slow, that is added to the word’s row.</source>
        <translation>位置是一行从快到慢的波，加到词的那一行上。</translation>
    </message>
    <message>
        <source>A shift turns each pair of columns by a fixed angle, from wherever it starts.</source>
        <translation>无论从哪里出发，同样的位移都让每对列转过固定的角度。</translation>
    </message>
    <message>
        <source>Self-attention joins any two tokens in one layer; others need many layers or many steps.</source>
        <translation>自注意力在一层里就把任意两个词元连起来；别的层要很多层或很多步。</translation>
    </message>
    <message>
        <source>Its operations grow with n²·d: few for short texts, many for long ones.</source>
        <translation>它的运算量按 n²·d 增长：短文少，长文多。</translation>
    </message>
    <message>
        <source>Training finds where to look from right answers alone, at lengths that it has seen.</source>
        <translation>训练只凭正确答案就能学会往哪里看，但只在见过的长度上。</translation>
    </message>
    <message>
        <source>Positions can also be concatenated or turned, and heads can compute a convolution.</source>
        <translation>位置也可以拼接或旋转；几个头可以算出卷积。</translation>
    </message>
    <message>
        <source>A deep stack of attention alone makes all rows alike; residual connections keep them apart.</source>
        <translation>只有注意力的深堆叠使各行变得一样；残差连接使它们保持不同。</translation>
    </message>
    <message>
        <source>A language model says how probable each token is as the next one, and writes by drawing.</source>
        <translation>语言模型说出每个词元接下来出现的概率，抽着写下去。</translation>
    </message>
    <message>
        <source>Two layers copy what followed last time: one head tells what came before, one looks for it.</source>
        <translation>两层能复制上次跟在后面的：一个头说明前面是什么，另一个头去找它。</translation>
    </message>
    <message>
        <source>The end of the course</source>
        <translation>课程到此结束</translation>
    </message>
    <message>
        <source>This is what it showed:</source>
        <translation>它说明了：</translation>
    </message>
    <message>
        <source>Where to go on</source>
        <translation>接下来</translation>
    </message>
    <message>
        <source>Explore freely</source>
        <translation>自由探索</translation>
    </message>
    <message>
        <source>Back to what was skipped</source>
        <translation>回到跳过的问题</translation>
    </message>
    <message numerus="yes">
        <source>Your answers to its %n question(s)</source>
        <translation>
            <numerusform>你对 %n 个问题的回答</numerusform>
        </translation>
    </message>
    <message>
        <source>Write a sentence of your own at %1, train another model at %2, or give a layer more heads at %3. The lessons stay under Course, All lessons.</source>
        <translation>在“%1”里写入自己的句子，在“%2”里训练另一个模型，或在“%3”里给一层更多的头。各课仍在“课程”菜单的“所有课”里。</translation>
    </message>
</context>
<context>
    <name>attention::ExhibitList</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Exhibits</source>
        <translation>展示</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>unfolded</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
</context>
<context>
    <name>attention::ExhibitPage</name>
    <message>
        <source>This page could not be computed: %1</source>
        <translation>无法计算此页面：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This could not be measured: %1</source>
        <translation>无法测量：%1</translation>
    </message>
    <message>
        <source>There is nothing to draw yet.</source>
        <translation>目前没有可画的内容。</translation>
    </message>
</context>
<context>
    <name>attention::ExportActions</name>
    <message>
        <source>Export &amp;figure…</source>
        <translation>导出图(&amp;F)…</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>再次导出(&amp;G)</translation>
    </message>
    <message>
        <source>Export &amp;data</source>
        <translation>导出数据(&amp;D)</translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation>复制图(&amp;F)</translation>
    </message>
    <message>
        <source>Copy cap&amp;tion</source>
        <translation>复制图注(&amp;P)</translation>
    </message>
    <message>
        <source>Table %1…</source>
        <translation>表格 %1…</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>the name must end in .png, .svg or .pdf</source>
        <translation>名称必须以 .png、.svg 或 .pdf 结尾</translation>
    </message>
    <message>
        <source>the figure is still being computed</source>
        <translation>图仍在计算中</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>内存不足，无法生成图片</translation>
    </message>
    <message>
        <source>Export table %1</source>
        <translation>导出表格 %1</translation>
    </message>
    <message>
        <source>Export data</source>
        <translation>导出数据</translation>
    </message>
    <message>
        <source>the name must end in %1</source>
        <translation>名称必须以 %1 结尾</translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and PNG, its numbers as a table</source>
        <translation>已复制：SVG 和 PNG 格式的图，以及表格形式的数值</translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and PNG; the table is too long, Export data writes it</source>
        <translation>已复制：SVG 和 PNG 格式的图；表格过长，可用“导出数据”写入文件</translation>
    </message>
    <message>
        <source>Copied: the caption</source>
        <translation>已复制：图注</translation>
    </message>
    <message>
        <source>Copy ta&amp;ble as</source>
        <translation>表格复制为(&amp;B)</translation>
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
        <translation>&amp;LaTeX（booktabs）</translation>
    </message>
    <message>
        <source>The table is too long to copy; Export data writes it</source>
        <translation>表格过长，无法复制；可用“导出数据”写入文件</translation>
    </message>
    <message>
        <source>Copied: the table %1</source>
        <translation>已复制：表格 %1</translation>
    </message>
    <message>
        <source>Copy lin&amp;k</source>
        <translation>复制链接(&amp;K)</translation>
    </message>
    <message>
        <source>Address &amp;of links…</source>
        <translation>链接的地址(&amp;O)…</translation>
    </message>
    <message>
        <source>Link copied, without the loaded arrays: a link cannot hold them.</source>
        <translation>已复制链接，不含载入的数组：链接无法容纳数组。</translation>
    </message>
    <message>
        <source>Link copied.</source>
        <translation>已复制链接。</translation>
    </message>
    <message>
        <source>Copy link</source>
        <translation>复制链接</translation>
    </message>
    <message>
        <source>No link was copied: %1.</source>
        <translation>没有复制链接：%1。</translation>
    </message>
    <message>
        <source>Address of links</source>
        <translation>链接的地址</translation>
    </message>
    <message>
        <source>Where the browser version is, such as https://example.org/lab/. Empty: links begin with attention-lab: and open in this program alone.</source>
        <translation>浏览器版所在的地址，例如 https://example.org/lab/。留空：链接以 attention-lab: 开头，只能在本程序中打开。</translation>
    </message>
    <message>
        <source>“%1” is no address of a page; accepted: one that begins with https://, http:// or file:// and has no #, or none.</source>
        <translation>“%1”不是网页的地址；可接受：以 https://、http:// 或 file:// 开头且不含 # 的地址，或留空。</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Nothing was copied: %1.</source>
        <translation>没有复制任何内容：%1。</translation>
    </message>
    <message>
        <source>Export a s&amp;eries…</source>
        <translation>导出一系列图(&amp;E)…</translation>
    </message>
    <message>
        <source>Written: %1 figures in %2</source>
        <translation>已写入：%1 幅图，位于 %2</translation>
    </message>
</context>
<context>
    <name>attention::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>适应窗口</translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>Resolution in pixels per inch</source>
        <translation>分辨率（每英寸像素数）</translation>
    </message>
    <message>
        <source>Pixels per inch of a PNG; other formats are sharp at any size.</source>
        <translation>PNG 每英寸的像素数；其他格式在任何尺寸下都清晰。</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;R)</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Single column, 89 mm</source>
        <translation>单栏，89 毫米</translation>
    </message>
    <message>
        <source>Double column, 183 mm</source>
        <translation>双栏，183 毫米</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>幻灯片 16:9</translation>
    </message>
    <message>
        <source>Square, 89 mm</source>
        <translation>正方形，89 毫米</translation>
    </message>
    <message>
        <source>The book's size</source>
        <translation>书中尺寸</translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation>与屏幕一致</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>尺寸(&amp;S)</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>in</source>
        <translation>英寸</translation>
    </message>
    <message>
        <source>px</source>
        <translation>像素</translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation>宽度和高度的单位</translation>
    </message>
    <message>
        <source>&amp;Keep proportions</source>
        <translation>保持比例(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>高度(&amp;H)</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Font size in points</source>
        <translation>字号（磅）</translation>
    </message>
    <message>
        <source>Of the numbers at the axes; all other type and all lines grow along with it.</source>
        <translation>坐标轴上数字的字号；其他文字和所有线条随之缩放。</translation>
    </message>
    <message>
        <source>Font si&amp;ze</source>
        <translation>字号(&amp;Z)</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>磅</translation>
    </message>
    <message>
        <source>Trans&amp;parent background</source>
        <translation>透明背景(&amp;P)</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>图上方的标题</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>图注(&amp;C)</translation>
    </message>
    <message>
        <source>Caption under the figure</source>
        <translation>图下方的图注</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>图例(&amp;L)</translation>
    </message>
    <message>
        <source>Colour &amp;bar</source>
        <translation>颜色条(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;opy caption</source>
        <translation>复制图注(&amp;O)</translation>
    </message>
    <message>
        <source>What the figure shows, with its parameters, for the text of a paper.</source>
        <translation>说明图的内容及其参数，可用于论文正文。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>The caption is on the clipboard.</source>
        <translation>图注已复制到剪贴板。</translation>
    </message>
    <message>
        <source>The resolution must be a number from %1 to %2 dpi.</source>
        <translation>分辨率必须是 %1 到 %2 dpi 之间的数。</translation>
    </message>
    <message>
        <source>The width must be a number from %1 to %2 %3.</source>
        <translation>宽度必须是 %1 到 %2 %3之间的数。</translation>
    </message>
    <message>
        <source>The height must be a number from %1 to %2 %3.</source>
        <translation>高度必须是 %1 到 %2 %3之间的数。</translation>
    </message>
    <message>
        <source>The font size must be a number from %1 to %2 pt.</source>
        <translation>字号必须是 %1 到 %2 磅之间的数。</translation>
    </message>
    <message>
        <source>The caption has %1 characters, and %2 are the most.</source>
        <translation>图注有 %1 个字符，最多允许 %2 个。</translation>
    </message>
    <message>
        <source>Too large: %1.</source>
        <translation>过大：%1。</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 毫米</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 像素</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>The name must end in .pdf, .svg or .png.</source>
        <translation>名称必须以 .pdf、.svg 或 .png 结尾。</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>内存不足，无法生成图片</translation>
    </message>
    <message>
        <source>No room at this size: %1.</source>
        <translation>这个尺寸放不下：%1。</translation>
    </message>
    <message>
        <source>&amp;QR code of the link</source>
        <translation>链接的二维码(&amp;Q)</translation>
    </message>
    <message>
        <source>In a corner beside the figure, for phones; it opens this scene in the browser version.</source>
        <translation>位于图旁的角落，供手机扫描；会在浏览器版中打开此场景。</translation>
    </message>
    <message>
        <source>No QR code: %1.</source>
        <translation>无法生成二维码：%1。</translation>
    </message>
    <message>
        <source>Phones cannot open this link: it has no address (Edit, Address of links).</source>
        <translation>手机无法打开此链接：它没有地址（“编辑”，“链接的地址”）。</translation>
    </message>
    <message>
        <source>The loaded arrays are not in the link.</source>
        <translation>链接中不包含已载入的数组。</translation>
    </message>
    <message>
        <source>Colour vision of the preview</source>
        <translation>预览的色觉</translation>
    </message>
    <message>
        <source>The preview as people with this colour vision see it; the file stays as it is.</source>
        <translation>以这种色觉看到的预览；文件不变。</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <translation>样式(&amp;Y)</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>Of curves, axes and outlines, times the usual width.</source>
        <translation>曲线、坐标轴和轮廓的线宽，为通常线宽的倍数。</translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation>线宽(&amp;N)</translation>
    </message>
    <message>
        <source>Colo&amp;urs</source>
        <translation>颜色(&amp;U)</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>The line width must be a number from %1 to %2.</source>
        <translation>线宽必须是 %1 到 %2 之间的数。</translation>
    </message>
    <message>
        <source>No text of the figure is “%1”.</source>
        <translation>图中没有文字“%1”。</translation>
    </message>
    <message>
        <source>Type is drawn at %1 pt: that of %2 pt needs %3 × %4 mm.</source>
        <translation>文字以 %1 pt 绘制：%2 pt 的字号需要 %3 × %4 mm。</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另外 %1 个</translation>
    </message>
    <message>
        <source>the names %1</source>
        <translation>这些名称（%1）</translation>
    </message>
    <message>
        <source>the numbers in cells</source>
        <translation>单元格里的数字</translation>
    </message>
    <message>
        <source>No room for %1.</source>
        <comment>texts</comment>
        <translation>放不下%1。</translation>
    </message>
    <message>
        <source>No room for %1: they are drawn at %2 × %3 mm, or in type of %4 points.</source>
        <translation>放不下%1。图为 %2 × %3 毫米，或字号为 %4 磅时，就能画出。</translation>
    </message>
    <message>
        <source>No room for %1: they are drawn at %2 × %3 mm.</source>
        <translation>放不下%1。图为 %2 × %3 毫米时就能画出。</translation>
    </message>
</context>
<context>
    <name>attention::FigureTabs</name>
    <message>
        <source>Parts of the figure</source>
        <translation>图的各部分</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>All parts of this page at once</source>
        <translation>一次显示本页的所有部分</translation>
    </message>
    <message>
        <source>Tabs before these</source>
        <translation>前面的标签</translation>
    </message>
    <message>
        <source>Tabs after these</source>
        <translation>后面的标签</translation>
    </message>
</context>
<context>
    <name>attention::FileActions</name>
    <message>
        <source>Unsaved changes cannot be kept against a crash: the disk may be full.</source>
        <translation>未保存的更改无法留存，一旦崩溃便会丢失：磁盘可能已满。</translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation>新建场景(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>未能打开 %1：%2。</translation>
    </message>
    <message>
        <source>Scenes, and figures with a scene</source>
        <translation>场景和带场景的图</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Save scene</source>
        <translation>保存场景</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here. Replace it by the scene of this window?</source>
        <translation>%1 在此处打开之后，已在别处被更改。要用本窗口的场景替换它吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>%1 was not saved: %2.</source>
        <translation>未能保存 %1：%2。</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation>是否保存对“%1”的更改？</translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation>从未保存</translation>
    </message>
    <message>
        <source>Scene of %1</source>
        <translation>%1 的场景</translation>
    </message>
    <message>
        <source>%1, changes of %2</source>
        <translation>%1，%2 的更改</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>暂无记录</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>a scene never saved</source>
        <translation>从未保存的场景</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>未保存的工作</translation>
    </message>
    <message>
        <source>Attention Lab ended without being closed. It had unsaved changes of %1, kept %2. Go on with them?</source>
        <translation>Attention Lab 上次没有正常关闭。“%1”有未保存的更改，留存于 %2。要继续处理这些更改吗？</translation>
    </message>
    <message>
        <source>Otherwise they stay under File, Open recent.</source>
        <translation>否则，可在“文件”菜单的“最近打开”中找到它们。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation>暂不(&amp;N)</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>it is a pipe or a device</source>
        <translation>它是管道或设备</translation>
    </message>
    <message>
        <source>Attention Lab ended without being closed, and what it kept of unsaved work cannot be read. It stays in %1.</source>
        <translation>Attention Lab 未正常关闭，它为未保存的工作留下的内容无法读取，保留在 %1。</translation>
    </message>
    <message>
        <source>Open &amp;link from clipboard</source>
        <translation>打开剪贴板中的链接(&amp;L)</translation>
    </message>
    <message>
        <source>%1 was not saved: its name is a picture's. A scene is saved as .%2; a picture comes from Export figure, and carries the scene with it.</source>
        <translation>未能保存 %1：这是图片的文件名。场景保存为 .%2 文件；图片请用“导出图”生成，图片也带有场景。</translation>
    </message>
</context>
<context>
    <name>attention::GlossaryWindow</name>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Search terms and explanations</source>
        <translation>搜索术语和解释</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>No term matches “%1”.</source>
        <translation>没有与“%1”相符的术语。</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>By letter</source>
        <translation>按拼音</translation>
    </message>
    <message>
        <source>By chapter</source>
        <translation>按章节</translation>
    </message>
</context>
<context>
    <name>attention::HandoutActions</name>
    <message>
        <source>Handout</source>
        <translation>讲义</translation>
    </message>
    <message>
        <source>%1-answers</source>
        <comment>name of a file</comment>
        <translation>%1-答案</translation>
    </message>
    <message>
        <source>The handout is being made…</source>
        <translation>正在生成讲义…</translation>
    </message>
    <message>
        <source>the lesson has no step</source>
        <translation>这节课没有任何步骤</translation>
    </message>
    <message>
        <source>line %1 of the lesson: %2</source>
        <translation>课程第 %1 行：%2</translation>
    </message>
    <message>
        <source>there is not enough memory for this</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>Handout written: %1</source>
        <translation>讲义已写入：%1</translation>
    </message>
</context>
<context>
    <name>attention::HandoutDialog</name>
    <message>
        <source>Handout</source>
        <translation>讲义</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>With &amp;answers, for the teacher</source>
        <translation>附答案（教师用）(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>纸张(&amp;P)</translation>
    </message>
</context>
<context>
    <name>attention::HistoryMenu</name>
    <message>
        <source>&amp;History</source>
        <translation>历史记录(&amp;H)</translation>
    </message>
</context>
<context>
    <name>attention::Inspector</name>
    <message>
        <source>Why this number?</source>
        <translation>这个数从何而来？</translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys.</source>
        <translation>指向一个单元格，或用方向键移动。</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>复制数值</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制文本</translation>
    </message>
    <message>
        <source>Copy as LaTeX</source>
        <translation>复制 LaTeX</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>No longer keep this cell for comparison</source>
        <translation>不再保留此单元格以供对比</translation>
    </message>
    <message>
        <source>Keep this cell for comparison</source>
        <translation>保留此单元格以供对比</translation>
    </message>
    <message>
        <source>as text</source>
        <comment>after the button "Copy value"</comment>
        <translation>文本</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <comment>after the button "Copy value"</comment>
        <translation>LaTeX</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>折叠</translation>
    </message>
    <message>
        <source>Fold away, or unfold, how the number is made</source>
        <translation>折叠或展开这个数的由来</translation>
    </message>
</context>
<context>
    <name>attention::LessonActions</name>
    <message>
        <source>&amp;Continue the course</source>
        <translation>继续课程(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>所有课(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Open a lesson…</source>
        <translation>打开一课(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Explore freely</source>
        <translation>自由探索(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Back to the lesson</source>
        <translation>回到本课(&amp;B)</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开一课</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>未能打开 %1：%2。</translation>
    </message>
    <message>
        <source>Line %1 of the lesson: %2. The steps without faults work.</source>
        <translation>课程第 %1 行：%2。没有错误的步骤可以使用。</translation>
    </message>
    <message>
        <source>Answer first.</source>
        <translation>请先回答。</translation>
    </message>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1，第 %2 步，共 %3 步</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>The course</source>
        <translation>课程</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>共 %n 课</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>第 %1 课，共 %2 课</translation>
    </message>
    <message>
        <source>Line %1 of the lesson: %2.</source>
        <translation>课程第 %1 行：%2。</translation>
    </message>
    <message>
        <source>This is no number</source>
        <translation>这不是一个数</translation>
    </message>
    <message>
        <source>The picture is still being computed</source>
        <translation>图还在计算中</translation>
    </message>
    <message>
        <source>%1 was not read anew: %2.</source>
        <translation>未能重新读取 %1：%2。</translation>
    </message>
    <message>
        <source>Nothing is shown.</source>
        <translation>没有显示的内容。</translation>
    </message>
    <message>
        <source>What you have learned</source>
        <translation>你学到了什么</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and its unit</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>C&amp;hallenges</source>
        <translation>挑战(&amp;H)</translation>
    </message>
    <message>
        <source>Hando&amp;ut…</source>
        <translation>讲义(&amp;U)…</translation>
    </message>
    <message>
        <source>Pac&amp;k this lesson…</source>
        <translation>打包本课(&amp;K)…</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>挑战</translation>
    </message>
    <message>
        <source>solved in few moves</source>
        <translation>步数越少越好</translation>
    </message>
    <message>
        <source>Save the lesson first: this is made of its file.</source>
        <translation>请先保存课程：这由它的文件生成。</translation>
    </message>
    <message>
        <source>Be&amp;gin the lesson anew</source>
        <translation>重新开始本课(&amp;G)</translation>
    </message>
    <message>
        <source>No word stands there: click a word.</source>
        <translation>那里没有词：请点击一个词。</translation>
    </message>
    <message>
        <source>That names a whole row: click one of its cells.</source>
        <translation>那是整行的标签：请点击该行中的一个单元格。</translation>
    </message>
    <message>
        <source>That names a whole column: click one of its cells.</source>
        <translation>那是整列的标签：请点击该列中的一个单元格。</translation>
    </message>
</context>
<context>
    <name>attention::LessonEditor</name>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Duplicate a step</source>
        <translation>复制步骤</translation>
    </message>
    <message>
        <source>Delete a step</source>
        <translation>删除步骤</translation>
    </message>
    <message>
        <source>Unsaved changes cannot be kept against a crash: the disk may be full.</source>
        <translation>无法为防止崩溃而保留未保存的更改：磁盘可能已满。</translation>
    </message>
    <message>
        <source>&amp;New lesson</source>
        <translation>新建一课(&amp;N)</translation>
    </message>
    <message>
        <source>Edit a cop&amp;y</source>
        <translation>编辑副本(&amp;Y)</translation>
    </message>
    <message>
        <source>E&amp;dit this lesson</source>
        <translation>编辑本课(&amp;D)</translation>
    </message>
    <message>
        <source>Add this scene as a s&amp;tep</source>
        <translation>将此场景添加为步骤(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Save lesson</source>
        <translation>保存本课(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;lesson as…</source>
        <translation>本课另存为(&amp;L)…</translation>
    </message>
    <message>
        <source>Stop ed&amp;iting</source>
        <translation>停止编辑(&amp;I)</translation>
    </message>
    <message>
        <source>Beside the page</source>
        <translation>页面旁边</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>编辑副本</translation>
    </message>
    <message>
        <source>Edit this lesson</source>
        <translation>编辑本课</translation>
    </message>
    <message>
        <source>New lesson</source>
        <translation>新的一课</translation>
    </message>
    <message>
        <source>lesson</source>
        <comment>the name of a file</comment>
        <translation>lesson</translation>
    </message>
    <message>
        <source>Edit a lesson</source>
        <translation>编辑一课</translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation>未能打开 %1：%2。</translation>
    </message>
    <message>
        <source>%1 has no step; each begins with “## Heading”.</source>
        <translation>%1 没有步骤；每个步骤以“## 标题”开头。</translation>
    </message>
    <message>
        <source>%1 cannot be written: this is a copy.</source>
        <translation>%1 不可写：这是一个副本。</translation>
    </message>
    <message>
        <source>%1-copy</source>
        <comment>the name of a file</comment>
        <translation>%1-copy</translation>
    </message>
    <message>
        <source>Unsaved lesson</source>
        <translation>未保存的课</translation>
    </message>
    <message>
        <source>Save the changes of the lesson “%1”?</source>
        <translation>保存对课“%1”的更改吗？</translation>
    </message>
    <message>
        <source>Save lesson</source>
        <translation>保存本课</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here. Replace it by the lesson of this window?</source>
        <translation>%1 在此处打开之后已在别处更改。要用本窗口的课替换它吗？</translation>
    </message>
    <message>
        <source>%1 is there already, and would be its translation. Replace it?</source>
        <translation>%1 已经存在，它将成为本课的译文。要替换它吗？</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>The lesson “%1” was not saved when the program ended. Go on with it?</source>
        <translation>程序结束时课“%1”尚未保存。要继续编辑吗？</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Delete it</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Move a step</source>
        <translation>移动步骤</translation>
    </message>
    <message>
        <source>This scene cannot be a step: it cannot be shown as it is set.</source>
        <translation>此场景不能作为步骤：按当前设置无法显示。</translation>
    </message>
    <message>
        <source>This scene has arrays, which are kept in a file beside the lesson: save the lesson first.</source>
        <translation>此场景含有数组，它们保存在课文件旁边的文件中：请先保存本课。</translation>
    </message>
    <message>
        <source>This scene has arrays, which are kept in a file beside a lesson: begin it with another scene and save it first.</source>
        <translation>此场景含有数组，它们保存在课文件旁边的文件中：请先用另一个场景开始并保存本课。</translation>
    </message>
    <message>
        <source>%1 was not saved: %2.</source>
        <translation>未能保存 %1：%2。</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>添加步骤</translation>
    </message>
    <message>
        <source>Use this scene</source>
        <translation>使用此场景</translation>
    </message>
    <message>
        <source>A title is needed.</source>
        <translation>需要一个标题。</translation>
    </message>
    <message>
        <source>A question needs words.</source>
        <translation>问题需要文字。</translation>
    </message>
    <message>
        <source>A question needs an answer.</source>
        <translation>问题需要答案。</translation>
    </message>
    <message>
        <source>Write the lesson</source>
        <translation>编写本课</translation>
    </message>
    <message>
        <source>Take away the question</source>
        <translation>去掉问题</translation>
    </message>
    <message>
        <source>Your question?</source>
        <translation>你的问题？</translation>
    </message>
    <message>
        <source>right answer</source>
        <translation>正确答案</translation>
    </message>
    <message>
        <source>wrong answer</source>
        <translation>错误答案</translation>
    </message>
    <message>
        <source>Form of the question</source>
        <translation>问题的形式</translation>
    </message>
    <message>
        <source>Take the selected cell</source>
        <translation>取所选单元格</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>遮住</translation>
    </message>
    <message>
        <source>Begin a translation</source>
        <translation>开始翻译</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a language, and a sentence on its translation</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <comment>a number, and a sentence</comment>
        <translation>步骤 %1：%2</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <comment>a parameter</comment>
        <translation>%1 已改变</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a parameter</comment>
        <translation>%1 已播放</translation>
    </message>
    <message>
        <source>row %1, column %2 selected</source>
        <translation>选中第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>row %1 selected</source>
        <translation>选中第 %1 行</translation>
    </message>
    <message>
        <source>%1 was played</source>
        <translation>播放了 %1</translation>
    </message>
    <message>
        <source>a cell was selected</source>
        <translation>选中了一个单元格</translation>
    </message>
    <message>
        <source>%1 was set to %2</source>
        <translation>%1 设为 %2</translation>
    </message>
    <message>
        <source>Shows the page “%1”.</source>
        <translation>显示页面“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>There is no part %1 to cover; the picture has %n.</source>
        <translation>
            <numerusform>没有可遮住的第 %1 部分；图中有 %n 个部分。</numerusform>
        </translation>
    </message>
    <message>
        <source>What is covered appears with an answer: a question is needed.</source>
        <translation>被遮住的部分随答案出现：需要一个问题。</translation>
    </message>
    <message>
        <source>The lesson was not saved, because a field was not taken: %1</source>
        <translation>课程没有保存，因为有一个字段未被接受：%1</translation>
    </message>
    <message>
        <source>The picture does not show all that is to be covered, so it stays uncovered.</source>
        <translation>图中没有显示要遮住的全部内容，所以有的遮不住。</translation>
    </message>
    <message>
        <source>Saved: %1, with its translations (%2). Words that were changed are not translated there.</source>
        <translation>已保存：%1 及其译文（%2）。改动过的文字在译文中没有翻译。</translation>
    </message>
</context>
<context>
    <name>attention::LessonForm</name>
    <message>
        <source>Whole lesson</source>
        <translation>整课</translation>
    </message>
    <message>
        <source>Title of the lesson</source>
        <translation>本课标题</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>Title of the step</source>
        <translation>步骤标题</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Reason and notes</source>
        <translation>原因与备注</translation>
    </message>
    <message>
        <source>Why it is so, in one sentence</source>
        <translation>用一句话说明原因</translation>
    </message>
    <message>
        <source>Notes for the presenter</source>
        <translation>给演示者的备注</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Permitted error</source>
        <translation>允许误差</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Hint after a wrong answer</source>
        <translation>答错后的提示</translation>
    </message>
    <message>
        <source>Text after the answer</source>
        <translation>回答后的文字</translation>
    </message>
    <message>
        <source>What the reader does</source>
        <translation>读者要做什么</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>Options that fulfil it</source>
        <translation>满足条件的选项</translation>
    </message>
    <message>
        <source>Covered until it is answered</source>
        <translation>回答前遮住</translation>
    </message>
    <message>
        <source>%1, in the other language</source>
        <translation>%1（另一种语言）</translation>
    </message>
    <message>
        <source>Use this scene</source>
        <translation>使用此场景</translation>
    </message>
    <message>
        <source>The step shows what is set now</source>
        <translation>步骤显示现在的设置</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Show the scene of the step again</source>
        <translation>重新显示该步骤的场景</translation>
    </message>
    <message>
        <source>No question</source>
        <translation>不提问</translation>
    </message>
    <message>
        <source>Choose an answer</source>
        <translation>选择答案</translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation>输入数字</translation>
    </message>
    <message>
        <source>Click a cell</source>
        <translation>点击单元格</translation>
    </message>
    <message>
        <source>Click a token</source>
        <translation>点击词元</translation>
    </message>
    <message>
        <source>Put words into order</source>
        <translation>给词排序</translation>
    </message>
    <message>
        <source>Form of the question</source>
        <translation>问题的形式</translation>
    </message>
    <message>
        <source>Take the selected cell</source>
        <translation>取所选单元格</translation>
    </message>
    <message>
        <source>Controls that are shown, two at most</source>
        <translation>显示的控件，最多两个</translation>
    </message>
    <message>
        <source>Cover the selected cell</source>
        <translation>遮住所选单元格</translation>
    </message>
    <message>
        <source>Cover its matrix</source>
        <translation>遮住其矩阵</translation>
    </message>
    <message>
        <source>Translation beside it</source>
        <translation>并排的译文</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 of %2 words</source>
        <translation>%1 / %2 词</translation>
    </message>
    <message>
        <source>The picture is other than that of the step.</source>
        <translation>图与该步骤的不同。</translation>
    </message>
    <message>
        <source>%1: the step can show this, or require it below.</source>
        <translation>%1：步骤可以显示它，或在下面要求读者这样做。</translation>
    </message>
    <message>
        <source>Number, and where it stands</source>
        <translation>数字及其位置</translation>
    </message>
    <message>
        <source>Matrix, row and column, from 0</source>
        <translation>矩阵、行和列，从 0 起</translation>
    </message>
    <message>
        <source>Token, from 0</source>
        <translation>词元，从 0 起</translation>
    </message>
    <message>
        <source>Order: which token comes first, second …</source>
        <translation>顺序：哪个词元第一、第二…</translation>
    </message>
    <message>
        <source>Click a number in the picture first</source>
        <translation>请先点击图中的一个数字</translation>
    </message>
    <message>
        <source>Do in the picture what the reader is to do: it is offered here.</source>
        <translation>在图中做读者要做的事：它会出现在这里。</translation>
    </message>
    <message>
        <source>%1: require it?</source>
        <comment>what was done in the picture</comment>
        <translation>%1：要求读者这样做吗？</translation>
    </message>
    <message>
        <source>Parts of the picture</source>
        <translation>图的各部分</translation>
    </message>
    <message>
        <source>Only a step with a question covers something.</source>
        <translation>只有带问题的步骤才遮住内容。</translation>
    </message>
    <message>
        <source>Uncover it</source>
        <translation>不再遮住</translation>
    </message>
    <message>
        <source>No faults in the lesson.</source>
        <translation>本课没有错误。</translation>
    </message>
    <message>
        <source>Highlights, goals and drawn values</source>
        <translation>高亮、目标与随机取值</translation>
    </message>
    <message>
        <source>Highlight: matrix, row and column, from 0</source>
        <translation>高亮：矩阵、行和列，从 0 数起</translation>
    </message>
    <message>
        <source>Goal, which makes the step a challenge</source>
        <translation>目标，使这一步成为挑战</translation>
    </message>
    <message>
        <source>Drawn values: a name, then its values</source>
        <translation>随机取值：先写名称，再写它的各个值</translation>
    </message>
    <message>
        <source>Numbers move from the step before to this one</source>
        <translation>数值从上一步移动到这一步</translation>
    </message>
    <message>
        <source>%1: not translated yet</source>
        <comment>a language</comment>
        <translation>%1：尚未翻译</translation>
    </message>
    <message>
        <source>Hidden in the whole step: parts or cells</source>
        <translation>整个步骤中隐藏：部分或单元格</translation>
    </message>
    <message>
        <source>May share a page with the question before</source>
        <translation>可以与前一个问题印在同一页</translation>
    </message>
</context>
<context>
    <name>attention::LessonList</name>
    <message>
        <source>All lessons</source>
        <translation>所有课</translation>
    </message>
    <message>
        <source>Explore freely</source>
        <translation>自由探索</translation>
    </message>
    <message>
        <source>The list of exhibits; the lesson waits</source>
        <translation>打开展示列表；课程会等着</translation>
    </message>
    <message>
        <source>Steps of the lesson</source>
        <translation>本课的步骤</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>已完成 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>所有页面</translation>
    </message>
    <message>
        <source>+ Step</source>
        <translation>+ 步骤</translation>
    </message>
    <message>
        <source>Add a step with the scene that is shown</source>
        <translation>用显示的场景添加步骤</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Add a copy of this step</source>
        <translation>添加此步骤的副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete this step</source>
        <translation>删除此步骤</translation>
    </message>
</context>
<context>
    <name>attention::LessonPacker</name>
    <message>
        <source>Pack lesson</source>
        <translation>打包一课</translation>
    </message>
    <message>
        <source>Packed lesson</source>
        <translation>打包的课</translation>
    </message>
</context>
<context>
    <name>attention::LessonSession</name>
    <message>
        <source>Something in this step cannot be read.</source>
        <translation>这一步中有无法读取的内容。</translation>
    </message>
    <message>
        <source>Step “%1”</source>
        <translation>步骤“%1”</translation>
    </message>
</context>
<context>
    <name>attention::LessonText</name>
    <message>
        <source>Answer</source>
        <translation>回答</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>回答正确。</translation>
    </message>
    <message>
        <source>Not that one.</source>
        <translation>不是这个。</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>答案是 %1。</translation>
    </message>
    <message>
        <source>Your turn:</source>
        <translation>轮到你了：</translation>
    </message>
    <message>
        <source>So:</source>
        <translation>所以：</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Skip this question</source>
        <translation>跳过这个问题</translation>
    </message>
    <message>
        <source>Skip this</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Answer first</source>
        <translation>请先回答</translation>
    </message>
    <message>
        <source>Do it first</source>
        <translation>请先完成</translation>
    </message>
    <message>
        <source>Order of the words</source>
        <translation>词语的顺序</translation>
    </message>
    <message>
        <source>Try once more.</source>
        <translation>再试一次。</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Click it, or go there with the arrow keys and press Enter</source>
        <translation>点击它，或用方向键移到那里再按回车键</translation>
    </message>
    <message>
        <source>Hint:</source>
        <translation>提示：</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n move(s).</source>
        <translation>
            <numerusform>用 %n 步解决了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show a solution</source>
        <translation>显示一种解法</translation>
    </message>
    <message>
        <source>Next challenge</source>
        <translation>下一个挑战</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>你的回答</translation>
    </message>
</context>
<context>
    <name>attention::LinkCode</name>
    <message>
        <source>QR code of the link</source>
        <translation>链接的二维码</translation>
    </message>
    <message>
        <source>The link is too long for a QR code on this screen.</source>
        <translation>链接太长，这个屏幕上无法显示其二维码。</translation>
    </message>
    <message>
        <source>Phones cannot open this link: set the address of the browser version in Edit, Address of links.</source>
        <translation>手机无法打开此链接：请在“编辑”菜单的“链接的地址”中设置浏览器版的地址。</translation>
    </message>
    <message>
        <source>The loaded arrays are not in the link.</source>
        <translation>链接中不包含已载入的数组。</translation>
    </message>
</context>
<context>
    <name>attention::LookControls</name>
    <message>
        <source>As on screen</source>
        <translation>与屏幕一致</translation>
    </message>
    <message>
        <source>One column, 88 mm</source>
        <translation>单栏，88 毫米</translation>
    </message>
    <message>
        <source>Two columns, 183 mm</source>
        <translation>双栏，183 毫米</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>幻灯片 16:9</translation>
    </message>
    <message>
        <source>Poster</source>
        <translation>海报</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>书</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>Sets what is below; each of it can still be changed.</source>
        <translation>设定下面的各项；每一项仍可更改。</translation>
    </message>
    <message>
        <source>The page's own</source>
        <translation>本页自己的颜色</translation>
    </message>
    <message>
        <source>Blue, white, red</source>
        <translation>蓝—白—红</translation>
    </message>
    <message>
        <source>Blues</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Greens</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Greys</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>&amp;Grey inks, dashed curves</source>
        <translation>灰色墨水，虚线区分曲线(&amp;G)</translation>
    </message>
    <message>
        <source>Letter of the panel</source>
        <translation>子图编号</translation>
    </message>
    <message>
        <source>Drawn at the top left in brackets, for a figure of several panels.</source>
        <translation>画在左上角，带括号，用于多个子图组成的图。</translation>
    </message>
    <message>
        <source>Labels…</source>
        <translation>标签…</translation>
    </message>
    <message>
        <source>The letter of a panel must be one to %1 letters or digits.</source>
        <translation>子图编号必须是一到 %1 个字母或数字。</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Styles (*.json)</source>
        <translation>样式 (*.json)</translation>
    </message>
    <message>
        <source>%1 is no style: %2.</source>
        <translation>%1 不是样式：%2。</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Drawn instead</source>
        <translation>改画为</translation>
    </message>
    <message>
        <source>As in the opened figure</source>
        <translation>与打开的图一致</translation>
    </message>
</context>
<context>
    <name>attention::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy value</source>
        <translation>复制数值(&amp;C)</translation>
    </message>
    <message>
        <source>Clear &amp;selection</source>
        <translation>清除选择(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;eset parameters</source>
        <translation>重置参数(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>下一页(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>上一页(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>显示全部(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;List of pages</source>
        <translation>页面列表(&amp;L)</translation>
    </message>
    <message>
        <source>Para&amp;meters</source>
        <translation>参数(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>按键与鼠标(&amp;K)</translation>
    </message>
    <message>
        <source>How to &amp;cite…</source>
        <translation>如何引用(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Attention Lab</source>
        <translation>关于 Attention Lab(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>%1[*] – %2 – Attention Lab</source>
        <translation>%1[*] – %2 – Attention Lab</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销(&amp;U) %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R) %1</translation>
    </message>
    <message>
        <source>About Attention Lab</source>
        <translation>关于 Attention Lab</translation>
    </message>
    <message>
        <source>Attention Lab %1</source>
        <translation>Attention Lab %1</translation>
    </message>
    <message>
        <source>See how self-attention and positional encoding work: exact numbers, drawn live, offline.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Drawn with Qt %1 and QCustomPlot, computed with Eigen, set in Inter and Latin Modern Math.</source>
        <translation>看清自注意力和位置编码如何工作：数值精确，实时绘制，无需联网。&lt;br&gt;&lt;br&gt;自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。用 Qt %1 和 QCustomPlot 绘图，用 Eigen 计算，以 Inter 和 Latin Modern Math 排版。</translation>
    </message>
    <message>
        <source>How to cite</source>
        <translation>如何引用</translation>
    </message>
    <message>
        <source>To cite Attention Lab</source>
        <translation>引用 Attention Lab</translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation>复制文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation>复制 BibTeX(&amp;B)</translation>
    </message>
    <message>
        <source>Copy CITATION.&amp;cff</source>
        <translation>复制 CITATION.cff(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>减小字号(&amp;S)</translation>
    </message>
    <message>
        <source>Normal te&amp;xt</source>
        <translation>正常字号(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>减少动态效果(&amp;R)</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>下一区域</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>上一区域</translation>
    </message>
    <message>
        <source>Playing is off while motion is reduced (View menu).</source>
        <translation>已启用“减少动态效果”（“视图”菜单），播放不可用。</translation>
    </message>
    <message>
        <source>Text at %1 per cent.</source>
        <translation>字号为 %1%。</translation>
    </message>
    <message>
        <source>Unpin &amp;all cells</source>
        <translation>取消固定所有单元格(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Compare with this figure</source>
        <translation>与此图对比(&amp;C)</translation>
    </message>
    <message>
        <source>Larg&amp;er text</source>
        <translation>增大字号(&amp;E)</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>语言(&amp;U)</translation>
    </message>
    <message>
        <source>Pi&amp;n the cell</source>
        <translation>固定单元格(&amp;N)</translation>
    </message>
    <message>
        <source>The sentence decides it.</source>
        <translation>由句子决定。</translation>
    </message>
    <message>
        <source>The array that is open decides it.</source>
        <translation>由已打开的数组决定。</translation>
    </message>
    <message>
        <source>The open file %1 decides it.</source>
        <translation>由已打开的文件 %1 决定。</translation>
    </message>
    <message>
        <source>List of pages</source>
        <translation>页面列表</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>演示</translation>
    </message>
    <message>
        <source>Present on a &amp;whole screen</source>
        <translation>在整个屏幕上演示(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Course</source>
        <translation>课程(&amp;C)</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>关于 Qt</translation>
    </message>
    <message>
        <source>This program is made with Qt, a toolkit for programs on many systems. Qt is free software under the GNU Lesser General Public License, version 3, and others.&lt;br&gt;&lt;br&gt;%1</source>
        <translation>本程序用 Qt 编写；Qt 是为多种系统开发程序的工具库。Qt 是自由软件，依据 GNU 宽通用公共许可证第 3 版及其他许可证发布。&lt;br&gt;&lt;br&gt;%1</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>The link was not opened: %1.</source>
        <translation>未能打开链接：%1。</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>复制诊断信息(&amp;D)</translation>
    </message>
    <message>
        <source>The diagnostics were copied.</source>
        <translation>诊断信息已复制。</translation>
    </message>
    <message>
        <source>Take these values alon&amp;g</source>
        <translation>带上这些数值(&amp;G)</translation>
    </message>
    <message>
        <source>Al&amp;ways take values along</source>
        <translation>始终带上数值(&amp;W)</translation>
    </message>
    <message>
        <source>The page that you open next gets the values of this one.</source>
        <translation>接下来打开的页面会得到本页的数值。</translation>
    </message>
    <message>
        <source>Values, sentence and selection now go along from page to page.</source>
        <translation>从现在起，切换页面时会带上数值、句子和选择。</translation>
    </message>
    <message>
        <source>Each page now keeps its own values.</source>
        <translation>从现在起，每个页面保留自己的数值。</translation>
    </message>
    <message>
        <source>Export the &amp;votes…</source>
        <translation>导出投票(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Find by name…</source>
        <translation>按名称查找(&amp;F)…</translation>
    </message>
</context>
<context>
    <name>attention::MeasureBar</name>
    <message>
        <source>Measure anew</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Measuring …</source>
        <translation>正在测量…</translation>
    </message>
</context>
<context>
    <name>attention::MeasuringController</name>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Measuring … The machine had better do nothing else.</source>
        <translation>正在测量… 此时最好不要让机器做其他事情。</translation>
    </message>
</context>
<context>
    <name>attention::PanelSection</name>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已折叠</translation>
    </message>
</context>
<context>
    <name>attention::PanelTray</name>
    <message>
        <source>Add to a figure with &amp;panels</source>
        <translation>添加到多子图的图(&amp;P)</translation>
    </message>
    <message>
        <source>Figure &amp;with panels…</source>
        <translation>多子图的图(&amp;W)…</translation>
    </message>
    <message>
        <source>The figure has %1 panels, and more have no letters.</source>
        <translation>这幅图已有 %1 个子图，再多就没有字母可用了。</translation>
    </message>
    <message>
        <source>Added as panel %1; File, Figure with panels arranges and exports them.</source>
        <translation>已添加为子图 %1；菜单“文件”中的“多子图的图”可以排列并导出它们。</translation>
    </message>
    <message>
        <source>Figure with panels</source>
        <translation>多子图的图</translation>
    </message>
    <message numerus="yes">
        <source>%n panel(s) are collected already. Those of %1 take their place.</source>
        <translation>
            <numerusform>已经收集了 %n 个子图。%1 的子图将取代它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
</context>
<context>
    <name>attention::PanelsDialog</name>
    <message>
        <source>Figure with panels</source>
        <translation>多子图的图</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Title of this panel</source>
        <translation>此子图的标题</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>There are no panels yet: “Add to a figure with panels” in the menu File adds what is shown.</source>
        <translation>还没有子图：菜单“文件”中的“添加到多子图的图”会添加当前显示的内容。</translation>
    </message>
    <message>
        <source>This does not fit: %1.</source>
        <translation>放不下：%1。</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 毫米</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>The name must end in .pdf, .svg or .png.</source>
        <translation>名称必须以 .pdf、.svg 或 .png 结尾。</translation>
    </message>
    <message>
        <source>Too large: %1.</source>
        <translation>过大：%1。</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>内存不足，无法生成图片</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>图例(&amp;L)</translation>
    </message>
    <message>
        <source>Colour b&amp;ar</source>
        <translation>颜色条(&amp;A)</translation>
    </message>
    <message>
        <source>Type of %1 pt</source>
        <translation>%1 pt 的字号</translation>
    </message>
    <message>
        <source>no text of the figure is “%1”</source>
        <translation>图中没有文字“%1”</translation>
    </message>
</context>
<context>
    <name>attention::PanelsForm</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Pixels an inch</source>
        <translation>每英寸像素</translation>
    </message>
    <message>
        <source>dpi</source>
        <translation>dpi</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>毫米</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>as needed</source>
        <translation>按需要</translation>
    </message>
    <message>
        <source>Font size in points</source>
        <translation>字号（磅）</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>磅</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>No &amp;background</source>
        <translation>无背景(&amp;B)</translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation>图上方的标题</translation>
    </message>
    <message>
        <source>Caption under the figure</source>
        <translation>图下方的图注</translation>
    </message>
    <message>
        <source>S&amp;uggest a caption</source>
        <translation>建议图注(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation>分辨率(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>宽度(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>高度(&amp;H)</translation>
    </message>
    <message>
        <source>Font si&amp;ze</source>
        <translation>字号(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>标题(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation>图注(&amp;C)</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Shares of the columns, as in 2 : 1 : 1.</source>
        <translation>各列的比例，例如 2 : 1 : 1。</translation>
    </message>
    <message>
        <source>Shares of the rows, as in 2 : 1.</source>
        <translation>各行的比例，例如 2 : 1。</translation>
    </message>
    <message>
        <source>Gap between panels</source>
        <translation>子图间距</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>One colour &amp;bar for equal colours</source>
        <translation>相同颜色共用一个颜色条(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Widths</source>
        <translation>列宽(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Heights</source>
        <translation>行高(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Gap</source>
        <translation>间距(&amp;G)</translation>
    </message>
    <message>
        <source>Line width</source>
        <translation>线宽</translation>
    </message>
    <message>
        <source>Of curves, axes and outlines, times the usual width.</source>
        <translation>曲线、坐标轴和轮廓的线宽，为通常线宽的倍数。</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <translation>样式(&amp;Y)</translation>
    </message>
    <message>
        <source>Typeface</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Li&amp;nes</source>
        <translation>线宽(&amp;N)</translation>
    </message>
    <message>
        <source>Colo&amp;urs</source>
        <translation>颜色(&amp;U)</translation>
    </message>
    <message>
        <source>The shares must be numbers above 0, one for each column, as in 2 : 1 : 1.</source>
        <translation>比例必须是大于 0 的数，每列一个，例如 2 : 1 : 1。</translation>
    </message>
    <message>
        <source>The shares must be numbers above 0, one for each row, as in 2 : 1.</source>
        <translation>比例必须是大于 0 的数，每行一个，例如 2 : 1。</translation>
    </message>
    <message>
        <source>There are %1 shares for %2 columns; each column needs one.</source>
        <translation>有 %1 个比例，但有 %2 列；每列需要一个比例。</translation>
    </message>
    <message>
        <source>There are %1 shares for %2 rows; each row needs one.</source>
        <translation>有 %1 个比例，但有 %2 行；每行需要一个比例。</translation>
    </message>
    <message>
        <source>Same &amp;ranges for panels of one kind</source>
        <translation>同类子图使用相同范围(&amp;R)</translation>
    </message>
    <message>
        <source>Panels made on one page of the program have the same ranges of colours and axes, so that they compare.</source>
        <translation>在程序同一页面上制作的子图使用相同的颜色和坐标轴范围，便于比较。</translation>
    </message>
    <message>
        <source>Le&amp;tters</source>
        <translation>字母(&amp;T)</translation>
    </message>
</context>
<context>
    <name>attention::ParameterControl</name>
    <message>
        <source>Clear %1</source>
        <translation>清除：%1</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置：%1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>停止：%1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>播放：%1</translation>
    </message>
    <message>
        <source>Playing is off while motion is reduced (View menu).</source>
        <translation>已启用“减少动态效果”（“视图”菜单），播放不可用。</translation>
    </message>
    <message>
        <source>Not accepted. %1</source>
        <translation>未被接受。%1</translation>
    </message>
    <message>
        <source>set to %1, %2</source>
        <translation>设定为 %1，%2</translation>
    </message>
    <message>
        <source>here at most %1</source>
        <translation>此处最大为 %1</translation>
    </message>
    <message>
        <source>here at least %1</source>
        <translation>此处最小为 %1</translation>
    </message>
    <message>
        <source>here a multiple of %1</source>
        <translation>此处须为 %1 的倍数</translation>
    </message>
    <message>
        <source>nearest here is %1</source>
        <translation>此处最接近的是 %1</translation>
    </message>
    <message>
        <source>Playing is off while motion is reduced (View menu). A click offers to save a moving picture.</source>
        <translation>已启用“减少动态效果”（“视图”菜单），播放不可用。点击可以保存为动画。</translation>
    </message>
</context>
<context>
    <name>attention::ParameterPanel</name>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Starting points for this page</source>
        <translation>本页面的几组起始参数</translation>
    </message>
    <message>
        <source>Reset all parameters of this page</source>
        <translation>重置本页面的全部参数</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>慢速(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation>正常速度(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>快速(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Once</source>
        <translation>一次(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation>循环(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Back and forth</source>
        <translation>往返(&amp;B)</translation>
    </message>
    <message>
        <source>Presets: starting points for this page</source>
        <translation>预设：本页面的几组起始参数</translation>
    </message>
    <message>
        <source>Pla&amp;ying</source>
        <translation>播放(&amp;Y)</translation>
    </message>
    <message>
        <source>In this step</source>
        <translation>在这一步</translation>
    </message>
    <message>
        <source>Save as a &amp;moving picture…</source>
        <translation>保存为动画(&amp;M)…</translation>
    </message>
</context>
<context>
    <name>attention::ParameterSlider</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>attention::PinList</name>
    <message>
        <source>Pinned cells</source>
        <translation>固定的单元格</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Unpin all cells</source>
        <translation>取消固定所有单元格</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Go to this cell</source>
        <translation>转到此单元格</translation>
    </message>
</context>
<context>
    <name>attention::PracticeActions</name>
    <message>
        <source>&amp;Practise</source>
        <translation>练习(&amp;P)</translation>
    </message>
    <message>
        <source>Lessons &amp;done so far</source>
        <translation>已学完的课(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>所有课(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go on with the round</source>
        <translation>继续这一轮(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Scores…</source>
        <translation>成绩(&amp;S)…</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Reset scores</source>
        <translation>清零成绩</translation>
    </message>
    <message>
        <source>All scores of practice go back to 0. Nothing brings them back.</source>
        <translation>所有练习成绩都会清零，无法恢复。</translation>
    </message>
    <message>
        <source>Export scores</source>
        <translation>导出成绩</translation>
    </message>
</context>
<context>
    <name>attention::PracticeScores</name>
    <message>
        <source>Scores of practice</source>
        <translation>练习成绩</translation>
    </message>
    <message>
        <source>Scores by lesson</source>
        <translation>各课成绩</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>已问</translation>
    </message>
    <message>
        <source>Right at once</source>
        <translation>一次答对</translation>
    </message>
    <message>
        <source>Last time</source>
        <translation>上次</translation>
    </message>
    <message>
        <source>Nothing is practised yet.</source>
        <translation>还没有练习过。</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>导出为 CSV(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>清零(&amp;R)…</translation>
    </message>
</context>
<context>
    <name>attention::Presentation</name>
    <message>
        <source>Presenting on the other screen. F11 ends it.</source>
        <translation>正在另一个屏幕上演示。按 F11 结束。</translation>
    </message>
    <message>
        <source>This screen is small: the text may be too small to read from afar. Esc ends.</source>
        <translation>这个屏幕较小：从远处可能看不清文字。按 Esc 结束。</translation>
    </message>
    <message>
        <source>The other screen is gone. The presentation goes on here; Esc ends it.</source>
        <translation>另一个屏幕已断开。演示在这里继续；按 Esc 结束。</translation>
    </message>
    <message>
        <source>There is no separate second screen, so this one is used. Esc ends the presentation.</source>
        <translation>没有独立的第二个屏幕，因此使用这一个。按 Esc 结束演示。</translation>
    </message>
</context>
<context>
    <name>attention::PresentationBar</name>
    <message>
        <source>Back</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Back (Page Up)</source>
        <translation>上一个（Page Up）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>End the presentation (Esc)</source>
        <translation>结束演示（Esc）</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>停止（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Next (Page Down)</source>
        <translation>下一个（Page Down）</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Sentence, language, theme, vote, presenter's view</source>
        <translation>句子、语言、主题、投票、演讲者视图</translation>
    </message>
    <message>
        <source>What if?</source>
        <translation>如果改变呢？</translation>
    </message>
    <message>
        <source>Change the sentence or any value (Ctrl+P)</source>
        <translation>更改句子或任何值 (Ctrl+P)</translation>
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
        <translation>已启用“减少动态效果”（“视图”菜单），播放不可用。</translation>
    </message>
    <message>
        <source>This is the first page.</source>
        <translation>这是第一页。</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>这是最后一页。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>page, where it stands</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>This is the last step of the lesson.</source>
        <translation>这是本课的最后一步。</translation>
    </message>
    <message>
        <source>This is the first step of the lesson.</source>
        <translation>这是本课的第一步。</translation>
    </message>
    <message>
        <source>Order of the words</source>
        <translation>词语的顺序</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>句子</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>End the vote</source>
        <translation>结束投票</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Presenter's view</source>
        <translation>演讲者视图</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>链接的二维码</translation>
    </message>
    <message>
        <source>This question has no answers to choose from. Page Down shows its answer.</source>
        <translation>这个问题没有可选的答案。按 Page Down 显示答案。</translation>
    </message>
    <message>
        <source>The lesson waits. Ctrl+Z or Page Down goes back to it.</source>
        <translation>课程在等待。按 Ctrl+Z 或 Page Down 返回课程。</translation>
    </message>
    <message>
        <source>Ctrl+Z takes back: %1</source>
        <translation>Ctrl+Z 撤销：%1</translation>
    </message>
</context>
<context>
    <name>attention::PresenterView</name>
    <message>
        <source>Presenter's view – Attention Lab</source>
        <translation>演讲者视图 – Attention Lab</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>This step has no notes.</source>
        <translation>这一步没有备注。</translation>
    </message>
    <message>
        <source>The answer is still being computed.</source>
        <translation>答案仍在计算。</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>答案：%1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Because: %1</source>
        <translation>原因：%1</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>The lesson ends here.</source>
        <translation>本课到此结束。</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>图注</translation>
    </message>
    <message>
        <source>This is the last page.</source>
        <translation>这是最后一页。</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Hands for answer %1</source>
        <translation>答案 %1 的举手数</translation>
    </message>
    <message>
        <source>%1 · %2 %</source>
        <comment>hands, per cent</comment>
        <translation>%1 · %2%</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next: end the vote</source>
        <translation>下一步：结束投票</translation>
    </message>
    <message>
        <source>Next: show the answer</source>
        <translation>下一步：显示答案</translation>
    </message>
    <message>
        <source>Next: do the task</source>
        <translation>下一步：完成任务</translation>
    </message>
    <message>
        <source>End the vote</source>
        <translation>结束投票</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>结束演示</translation>
    </message>
    <message>
        <source>1 to 9: choose an answer; then digits and Enter: its count; Ctrl+Z: take the last count back; Esc, V: end the vote</source>
        <translation>1 至 9：选择答案；然后用数字和回车输入人数；Ctrl+Z：撤销上一次计数；Esc、V：结束投票</translation>
    </message>
    <message numerus="yes">
        <source>planned: %n minute(s) · now: %1</source>
        <translation>
            <numerusform>计划 %n 分钟 · 现在 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>now: %1</source>
        <comment>time of day</comment>
        <translation>现在 %1</translation>
    </message>
    <message>
        <source>Page Down, Page Up: next, back · 1 to 9: answer · V: vote · B: black screen · S, L, T: sentence, language, theme · Q: QR code · N: close this view · Esc: end</source>
        <translation>Page Down、Page Up：下一步、上一步 · 1 至 9：回答 · V：投票 · B：黑屏 · S、L、T：句子、语言、主题 · Q：二维码 · N：关闭此视图 · Esc：结束</translation>
    </message>
</context>
<context>
    <name>attention::SceneDocument</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>New scene</source>
        <translation>新建场景</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Went on with earlier work</source>
        <translation>继续先前的工作</translation>
    </message>
    <message>
        <source>Opened a link</source>
        <translation>已打开链接</translation>
    </message>
</context>
<context>
    <name>attention::SceneModel</name>
    <message>
        <source>Start</source>
        <translation>起始场景</translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation>重置参数</translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation>预设“%1”</translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation>页面“%1”</translation>
    </message>
    <message>
        <source>Remove the array %1</source>
        <translation>移除数组 %1</translation>
    </message>
    <message>
        <source>Open the array %1</source>
        <translation>打开数组 %1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a parameter, its value before and after</comment>
        <translation>%1：%2 → %3</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>选中：%1</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>清除选择</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>缩放</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Pin a cell</source>
        <translation>固定一个单元格</translation>
    </message>
    <message>
        <source>Unpin all cells</source>
        <translation>取消固定所有单元格</translation>
    </message>
    <message>
        <source>Unpin a cell</source>
        <translation>取消固定一个单元格</translation>
    </message>
    <message>
        <source>Keep the figure for comparison</source>
        <translation>保留此图以供对比</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>结束对比</translation>
    </message>
    <message>
        <source>Size of the figure</source>
        <translation>图的尺寸</translation>
    </message>
    <message>
        <source>Show all parts</source>
        <translation>显示所有部分</translation>
    </message>
    <message>
        <source>Show “%1”</source>
        <translation>显示“%1”</translation>
    </message>
    <message>
        <source>The model that comes with the program</source>
        <translation>程序自带的模型</translation>
    </message>
</context>
<context>
    <name>attention::SegmentedControl</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>attention::SeriesDialog</name>
    <message>
        <source>Export a series</source>
        <translation>导出一系列图</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>第一个值</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>最后一个值</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>Equal ratios</source>
        <translation>等比</translation>
    </message>
    <message>
        <source>from</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>count</source>
        <translation>个数</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>And</source>
        <translation>以及</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高度</translation>
    </message>
    <message>
        <source>File names</source>
        <translation>文件名</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>Folder of the series</source>
        <translation>系列图的文件夹</translation>
    </message>
    <message>
        <source>Everything else is as Export figure had it last.</source>
        <translation>其余与上次“导出图”时相同。</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>&amp;Save as list…</source>
        <translation>存为清单(&amp;S)…</translation>
    </message>
    <message>
        <source>A file with which attention-lab batch makes the same figures.</source>
        <translation>一个文件，attention-lab batch 用它生成同样的图。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>导出(&amp;E)</translation>
    </message>
    <message>
        <source>%1 “%2” is no length; accepted: %3 mm to %4 mm</source>
        <translation>%1“%2”不是长度；可接受：%3 mm 至 %4 mm</translation>
    </message>
    <message>
        <source>Figures: %1</source>
        <translation>图的数量：%1</translation>
    </message>
    <message>
        <source>Save as list</source>
        <translation>存为清单</translation>
    </message>
    <message>
        <source>%1: there is no such folder</source>
        <translation>%1：没有这个文件夹</translation>
    </message>
    <message>
        <source>Files of these names that are there already: %1. Replace them?</source>
        <translation>已有 %1 个同名文件。要替换吗？</translation>
    </message>
    <message>
        <source>%1 of %2 figures are written.</source>
        <translation>已写入 %2 幅图中的 %1 幅。</translation>
    </message>
</context>
<context>
    <name>attention::SeriesWriter</name>
    <message>
        <source>%1 cannot be drawn.</source>
        <translation>%1 无法绘制。</translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation>未能写入 %1：%2。</translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation>内存不足，无法绘制图片</translation>
    </message>
</context>
<context>
    <name>attention::ShortcutList</name>
    <message>
        <source>Keys and mouse</source>
        <translation>按键与鼠标</translation>
    </message>
</context>
<context>
    <name>attention::TallyBar</name>
    <message numerus="yes">
        <source>%n right at once</source>
        <translation>
            <numerusform>%n 题一次答对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right after a hint</source>
        <translation>
            <numerusform>%n 题提示后答对</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n told after two tries</source>
        <translation>
            <numerusform>%n 题两次未中，给出了答案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n 题跳过</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered yet</source>
        <translation>
            <numerusform>%n 题还没有回答</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::TensorChooser</name>
    <message>
        <source>Choose a tensor</source>
        <translation>选择张量</translation>
    </message>
    <message>
        <source>Which tensor of %1 is the %2?</source>
        <translation>%1 中的哪个张量是%2？</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search for a tensor</source>
        <translation>搜索张量</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>No tensor has this in its name.</source>
        <translation>没有张量的名称包含此内容。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::TrainBar</name>
    <message>
        <source>One step</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Step shown</source>
        <translation>显示的步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>step %1 of %2, running</source>
        <translation>第 %1 步，共 %2 步，进行中</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Back to the step that the training has come to</source>
        <translation>回到训练进行到的那一步</translation>
    </message>
    <message>
        <source>Use model on…</source>
        <translation>用此模型…</translation>
    </message>
    <message>
        <source>Open another page with the model that was trained here</source>
        <translation>用这里训练的模型打开另一页</translation>
    </message>
</context>
<context>
    <name>attention::UseModelMenu</name>
    <message>
        <source>Ta&amp;ke these weights to</source>
        <translation>把这些权重带到(&amp;K)</translation>
    </message>
    <message>
        <source>Trained layer on “%1”</source>
        <translation>训练好的层，在“%1”</translation>
    </message>
    <message>
        <source>These positions act in the scores, which other pages do not have: the weights alone can be taken.</source>
        <translation>这种位置在分数中起作用，其他页面没有：只能带走权重本身。</translation>
    </message>
</context>
<context>
    <name>attention::VisionMenu</name>
    <message>
        <source>As seen wit&amp;h</source>
        <translation>模拟色觉(&amp;H)</translation>
    </message>
    <message>
        <source>As seen with: %1.</source>
        <translation>模拟色觉：%1。</translation>
    </message>
</context>
<context>
    <name>attention::VoteController</name>
    <message>
        <source>First vote, hands: %1. Number of an answer, count, Enter; V ends.</source>
        <translation>第一次投票，举手：%1。答案编号、人数、回车；V 键结束。</translation>
    </message>
    <message>
        <source>Second vote, hands: %1. Number of an answer, count, Enter; V ends.</source>
        <translation>第二次投票，举手：%1。答案编号、人数、回车；V 键结束。</translation>
    </message>
    <message>
        <source>Hands in the vote: %1</source>
        <translation>投票举手：%1</translation>
    </message>
    <message>
        <source>Hands in the first vote: %1, in the second: %2</source>
        <translation>第一次投票举手：%1，第二次：%2</translation>
    </message>
    <message>
        <source>A vote needs a question with answers to choose from.</source>
        <translation>只有选择题才能投票。</translation>
    </message>
    <message>
        <source>There is no count to take back.</source>
        <translation>没有可撤销的计数。</translation>
    </message>
    <message>
        <source>There is no count to bring back.</source>
        <translation>没有可恢复的计数。</translation>
    </message>
    <message>
        <source>There is no answer %1; the answers are 1 to %2.</source>
        <translation>没有答案 %1；答案为 1 到 %2。</translation>
    </message>
    <message>
        <source>%1 hands are too many; at most %2 are counted.</source>
        <translation>%1 只手太多；最多计 %2。</translation>
    </message>
</context>
<context>
    <name>attention::VoteExport</name>
    <message>
        <source>Export the votes</source>
        <translation>导出投票</translation>
    </message>
    <message>
        <source>votes</source>
        <comment>name of a file</comment>
        <translation>投票</translation>
    </message>
    <message>
        <source>The counts of “%1” can still be exported: Course, Export the votes…</source>
        <translation>“%1”的票数仍可导出：课程，导出投票…</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Export the counts of the votes before they are forgotten?</source>
        <translation>要在票数丢失之前导出吗？</translation>
    </message>
    <message>
        <source>A question that was voted on has changed; its counts can still be exported: Course, Export the votes…</source>
        <translation>一个投票过的问题有改动，它的票数仍可导出：课程，导出投票…</translation>
    </message>
</context>
<context>
    <name>attention::VoteStrip</name>
    <message>
        <source>%1 · %2 %</source>
        <comment>hands, per cent</comment>
        <translation>%1 · %2%</translation>
    </message>
    <message>
        <source>One hand less</source>
        <translation>少一只手</translation>
    </message>
    <message>
        <source>One hand more</source>
        <translation>多一只手</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>round of a vote</comment>
        <translation>首轮</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>round of a vote</comment>
        <translation>次轮</translation>
    </message>
</context>
<context>
    <name>attention::WordOrderList</name>
    <message>
        <source>%1, place %2 of %3</source>
        <translation>%1，第 %2 位，共 %3 位</translation>
    </message>
    <message>
        <source>Drag a word, or carry it with Alt and an arrow key</source>
        <translation>拖动词语，或用 Alt 加方向键移动它</translation>
    </message>
</context>
</TS>
