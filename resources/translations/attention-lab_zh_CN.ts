<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>DerivationWords</name>
    <message>
        <source>pair</source>
        <translation>第几对</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>频率</translation>
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
</context>
<context>
    <name>EncodingCurves</name>
    <message>
        <source>Row (position)</source>
        <translation>行（位置）</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
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
        <source>at %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>columns %1 and %2 repeat after %3</source>
        <translation>第 %1、%2 列每 %3 个位置重复</translation>
    </message>
    <message>
        <source>column %1 repeats after %2</source>
        <translation>第 %1 列每 %2 个位置重复</translation>
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
        <source>The further right the column, the slower the wave.</source>
        <translation>越靠右的列，波越慢。</translation>
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
        <source>The figure of Dive into Deep Learning: columns 6 to 9 of d = 32 over 60 positions.</source>
        <translation>《动手学深度学习》中的图：d = 32，60 个位置，第 6 列至第 9 列。</translation>
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
        <source>With a smaller base the same columns turn faster.</source>
        <translation>底数变小，同样的列转得更快。</translation>
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
        <source>Position 1000: a learned table of 1000 rows ends at 999, the formula goes on.</source>
        <translation>位置 1000：学习得到的表格若有 1000 行，到位置 999 就结束了，公式则可以继续算下去。</translation>
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
        <source>With one &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt; the wave of column %1 is a single point.</source>
        <translation>只有一个&lt;a href=&quot;term:position&quot;&gt;位置&lt;/a&gt;时，第 %1 列的波只是一个点。</translation>
    </message>
    <message>
        <source>With one &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt; the waves of columns %1 to %2 are single points.</source>
        <translation>只有一个&lt;a href=&quot;term:position&quot;&gt;位置&lt;/a&gt;时，第 %1 列至第 %2 列的波各是一个点。</translation>
    </message>
    <message>
        <source>Column %1, a sine, &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %2 positions: over the %3 it turns %4 times.</source>
        <translation>第 %1 列（正弦）每 %2 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次：在这 %3中转 %4 圈。</translation>
    </message>
    <message>
        <source>Column %1, a cosine, &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %2 positions: over the %3 it turns %4 times.</source>
        <translation>第 %1 列（余弦）每 %2 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次：在这 %3中转 %4 圈。</translation>
    </message>
    <message>
        <source>Columns %1 and %2, sine and cosine, &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %3 positions: over the %4 they turn %5 times.</source>
        <translation>第 %1 列（正弦）和第 %2 列（余弦）每 %3 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次：在这 %4中转 %5 圈。</translation>
    </message>
    <message>
        <source>Columns %1 and %2, sine (solid) and cosine (dashed), &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %3 positions: over the %4 they turn %5 times.</source>
        <translation>第 %1 列（正弦，实线）和第 %2 列（余弦，虚线）每 %3 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次：在这 %4中转 %5 圈。</translation>
    </message>
    <message>
        <source>Columns %1 to %2: even ones are sines, odd ones cosines. The fastest &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %3 positions, the slowest after %4: over the %5 they turn %6 and %7 times.</source>
        <translation>第 %1 列至第 %2 列：偶数列为正弦，奇数列为余弦。最快的每 %3 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次，最慢的每 %4 个位置重复一次：在这 %5中分别转 %6 圈和 %7 圈。</translation>
    </message>
    <message>
        <source>Columns %1 to %2: sines are solid, cosines dashed. The fastest &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %3 positions, the slowest after %4: over the %5 they turn %6 and %7 times.</source>
        <translation>第 %1 列至第 %2 列：实线为正弦，虚线为余弦。最快的每 %3 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次，最慢的每 %4 个位置重复一次：在这 %5中分别转 %6 圈和 %7 圈。</translation>
    </message>
    <message>
        <source>Before (%1) there were no such columns, so there is nothing to compare.</source>
        <translation>之前（%1）没有这些列，因此无从对比。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;preset:slow-and-fast&quot;&gt;Put the fastest beside a slow one&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;preset:slow-and-fast&quot;&gt;把最快的一对与慢的放在一起看&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;play:first-column&quot;&gt;Play the first column&lt;/a&gt;: the wave stretches.</source>
        <translation>&lt;a href=&quot;play:first-column&quot;&gt;播放起始列&lt;/a&gt;：波越拉越长。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=100&quot;&gt;Set the base to 100&lt;/a&gt;: all but the first pair turn faster.</source>
        <translation>&lt;a href=&quot;base=100&quot;&gt;把底数改为 100&lt;/a&gt;：除第 0 对外，其余各对都转得更快。</translation>
    </message>
    <message>
        <source>In waves a shift by a fixed distance turns each &lt;a href=&quot;term:pair&quot;&gt;pair&lt;/a&gt; by the same &lt;a href=&quot;term:angle&quot;&gt;angle&lt;/a&gt;, wherever it starts.</source>
        <translation>在波中，平移固定的距离会让每个&lt;a href=&quot;term:pair&quot;&gt;列对&lt;/a&gt;转过相同的&lt;a href=&quot;term:angle&quot;&gt;角度&lt;/a&gt;，与起点无关。</translation>
    </message>
    <message>
        <source>The slowest pair over 512 positions: with base 100 it comes back after 471, so far positions look near; with base 10000 it does not.</source>
        <translation>512 个位置上最慢的一对：底数为 100 时，471 个位置后它就转回原处，相距很远的位置看起来很近；底数为 10000 时不会。</translation>
    </message>
    <message>
        <source>Thin and grey: the same columns before (%1). &lt;a href=&quot;term:wavelength&quot;&gt;Wavelength&lt;/a&gt; of %2: %3 positions, before %4.</source>
        <translation>细灰线：同样的列之前的样子（%1）。%2的&lt;a href=&quot;term:wavelength&quot;&gt;波长&lt;/a&gt;：%3 个位置，之前为 %4。</translation>
    </message>
    <message>
        <source>Columns 0 and 1 are the same at every &lt;a href=&quot;term:base&quot;&gt;base&lt;/a&gt;.</source>
        <translation>第 0 列和第 1 列在任何&lt;a href=&quot;term:base&quot;&gt;底数&lt;/a&gt;下都相同。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=10000&quot;&gt;Set the base back to 10000&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;base=10000&quot;&gt;把底数改回 10000&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;preset:why-10000&quot;&gt;Why 10000?&lt;/a&gt;</source>
        <translation>&lt;a href=&quot;preset:why-10000&quot;&gt;为什么是 10000？&lt;/a&gt;</translation>
    </message>
    <message>
        <source>one column in %1 is drawn</source>
        <translation>每 %1 列画一列</translation>
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
        <source>one position, all columns</source>
        <translation>一个位置的全部列</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>wavelength %1</source>
        <translation>波长 %1</translation>
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
        <source>Every position gets its own row: fast waves on the left, slow ones on the right.</source>
        <translation>每个位置占一行：左边的波快，右边的波慢。</translation>
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
        <source>The figure of Dive into Deep Learning: n = 60, d = 32, in Blues.</source>
        <translation>《动手学深度学习》中的图：n = 60，d = 32，配色为 Blues。</translation>
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
        <source>The slow half wakes up: every column changes within 60 positions.</source>
        <translation>慢的那一半动起来了：在 60 个位置之内，每一列都有变化。</translation>
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
        <source>1024 positions and 512 columns, the width of the original Transformer.</source>
        <translation>1024 个位置，512 列，列数与原始 Transformer 的宽度相同。</translation>
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
        <source>Every position gets a pattern of its own here, which is added to the token&apos;s &lt;a href=&quot;term:embedding&quot;&gt;embedding&lt;/a&gt;.</source>
        <translation>在这里，每个位置都有自己独特的模式，这一模式会加到词元的&lt;a href=&quot;term:embedding&quot;&gt;嵌入&lt;/a&gt;上。</translation>
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
        <source>Position 1000: a learned table of 1000 rows ends at 999, the formula goes on.</source>
        <translation>位置 1000：学习得到的表格若有 1000 行，到位置 999 就结束了，公式则可以继续算下去。</translation>
    </message>
    <message>
        <source>One row, for &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt; %1.</source>
        <translation>只有一行，对应&lt;a href=&quot;term:position&quot;&gt;位置&lt;/a&gt; %1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s), one for each &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt;.</source>
        <translation>
            <numerusform>共 %1 行，每个&lt;a href=&quot;term:position&quot;&gt;位置&lt;/a&gt;一行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Its only column, a sine, &lt;a href=&quot;term:wavelength&quot;&gt;repeats&lt;/a&gt; after %1 positions.</source>
        <translation>唯一的一列是正弦，每 %1 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次。</translation>
    </message>
    <message>
        <source>Columns 0 and 1, sine and cosine, &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %1 positions.</source>
        <translation>第 0 列（正弦）和第 1 列（余弦）每 %1 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次。</translation>
    </message>
    <message>
        <source>Columns 0 and 1 &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %1 positions, %2 only after %3.</source>
        <translation>第 0 列和第 1 列每 %1 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次，%2则要 %3 个位置才重复一次。</translation>
    </message>
    <message>
        <source>Columns 0 and 1 &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %1 positions, %2 only after %3: on the left neighbours differ, on the right the columns hardly change.</source>
        <translation>第 0 列和第 1 列每 %1 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次，%2则要 %3 个位置才重复一次：左侧相邻两行差别明显，右侧各列几乎不变。</translation>
    </message>
    <message>
        <source>Columns 0 and 1 &lt;a href=&quot;term:wavelength&quot;&gt;repeat&lt;/a&gt; after %1 positions, %2 only after %3: from the first row to the last they turn %4 times.</source>
        <translation>第 0 列和第 1 列每 %1 个位置&lt;a href=&quot;term:wavelength&quot;&gt;重复&lt;/a&gt;一次，%2则要 %3 个位置才重复一次：从第一行到最后一行，后者转 %4 圈。</translation>
    </message>
    <message>
        <source>Hatched cells were not there before.</source>
        <translation>带阴影线的单元格之前没有。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=100&quot;&gt;Set the base to 100&lt;/a&gt; and the slow half wakes up.</source>
        <translation>&lt;a href=&quot;base=100&quot;&gt;把底数改为 100&lt;/a&gt;，慢的那一半就会动起来。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;preset:one-wavelength&quot;&gt;Make a wave fit exactly&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;preset:one-wavelength&quot;&gt;让一个波恰好转满一圈&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>Base 100 minus base 10000: its slowest wave repeats after 471 positions, not after 35 333.</source>
        <translation>底数 100 减去底数 10000：它最慢的波在 471 个位置后重复，而不是 35 333 个。</translation>
    </message>
    <message>
        <source>P now minus P before (%1): red is larger now, blue smaller. &lt;a href=&quot;term:wavelength&quot;&gt;Wavelength&lt;/a&gt; of %2: %3 positions, before %4. Columns 0 and 1 are the same at every &lt;a href=&quot;term:base&quot;&gt;base&lt;/a&gt;.</source>
        <translation>现在的 P 减去之前的 P（%1）：红色表示变大，蓝色表示变小。%2的&lt;a href=&quot;term:wavelength&quot;&gt;波长&lt;/a&gt;：%3 个位置，之前为 %4。第 0 列和第 1 列在任何&lt;a href=&quot;term:base&quot;&gt;底数&lt;/a&gt;下都相同。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=10000&quot;&gt;Set the base back to 10000&lt;/a&gt; and the slow half falls asleep.</source>
        <translation>&lt;a href=&quot;base=10000&quot;&gt;把底数改回 10000&lt;/a&gt;，慢的那一半就又睡去。</translation>
    </message>
    <message>
        <source>One cell, explained</source>
        <translation>一个单元格的由来</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;play:start&quot;&gt;Play the first position&lt;/a&gt;: the pattern scrolls, and no row ever comes back.</source>
        <translation>&lt;a href=&quot;play:start&quot;&gt;播放起始位置&lt;/a&gt;：图案不断滚动，任何一行都不会再次出现。</translation>
    </message>
</context>
<context>
    <name>Exporters</name>
    <message>
        <source>the picture would be %1 x %2 pixels; accepted: up to %3 a side and %4 million in all</source>
        <translation>图片将有 %1 × %2 像素；允许的范围：每边最多 %3 像素，总计最多 %4 百万像素</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Where a token stands in its sequence, counted from 0. Each position is a row of the table.</source>
        <translation>词元在序列中排第几，从 0 开始计数。每个位置对应表格中的一行。</translation>
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
        <source>The number whose powers are the frequencies, 10000 in the original. The larger it is, the longer the slow waves.</source>
        <translation>各个频率都是它的幂，原论文中取 10000。底数越大，慢波的波长越长。</translation>
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
        <source>How long the sequences were from which a model learned. A formula gives later positions an encoding, too, but the model has never seen it.</source>
        <translation>模型训练时所用序列的长度。对于更靠后的位置，公式同样给出编码，但模型从未见过这些编码。</translation>
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
        <source>A table with a trained vector for each position. Positions behind its last row have none.</source>
        <translation>一张表格，其中每个位置都有一个经训练得到的向量。超出最后一行的位置没有编码。</translation>
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
        <source>Attention whose queries, keys and values all come from the same sequence. Each output is a weighted sum of the values, and the weights are computed from the input.</source>
        <translation>查询、键和值都来自同一个序列的注意力。每个输出都是值的加权和，权重由输入计算得到。</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>The vector with which a token asks. It is compared with the key of every token.</source>
        <translation>词元用来提问的向量。它会与每个词元的键作比较。</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>The vector by which a token is found. Its dot product with a query gives the score.</source>
        <translation>词元借以被找到的向量。它与查询的点积就是分数。</translation>
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
        <source>Says which keys a query may not see; their weights are exactly 0. Where it hides every key, all weights are equal here.</source>
        <translation>规定查询不能看到哪些键；这些键的权重恰好为 0。如果所有键都被遮蔽，本程序令各权重相等。</translation>
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
        <source>How many tokens at the start count. The keys behind them, mostly padding, are masked.</source>
        <translation>序列开头有多少个词元算作有效。其后的键大多是填充词元，会被遮蔽。</translation>
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
        <source>Every token&apos;s vector multiplied by the same learned matrix. Three such matrices make queries, keys and values.</source>
        <translation>每个词元的向量都乘以同一个学习得到的矩阵。三个这样的矩阵分别产生查询、键和值。</translation>
    </message>
    <message>
        <source>Concatenation</source>
        <translation>拼接</translation>
    </message>
    <message>
        <source>Vectors written one behind the other as a single longer one, as the outputs of the heads are.</source>
        <translation>把几个向量首尾相接，写成一个更长的向量；各个头的输出就是这样合在一起的。</translation>
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
        <source>A layer whose outputs are weighted sums of a few neighbouring tokens. The weights are learned, fixed, and the same at every position.</source>
        <translation>一种网络层，其输出是少数几个相邻词元的加权和。权重经学习得到，之后固定不变，并且在每个位置都相同。</translation>
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
        <source>How many layers, or steps of a recurrence, lie between two tokens. The longest path is n for a recurrence and 1 for self-attention; short ones are easier to learn along.</source>
        <translation>两个词元之间要经过多少层，或循环层的多少步。最长的路径在循环层中为 n，在自注意力中为 1；路径越短，越容易学到其间的依赖关系。</translation>
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
</context>
<context>
    <name>ParameterText</name>
    <message>
        <source>positions</source>
        <translation>位置数</translation>
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
        <source>How many numbers stand for one position: the width of the encoding.</source>
        <translation>用多少个数表示一个位置，即编码的宽度。</translation>
    </message>
    <message>
        <source>base</source>
        <translation>底数</translation>
    </message>
    <message>
        <source>The number whose powers are the frequencies, 10000 in the original. The larger it is, the slower the waves on the right.</source>
        <translation>各个频率都是它的幂，原论文中取 10000。底数越大，右侧的波越慢。</translation>
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
    <name>ReadyCaption</name>
    <message>
        <source>A part of it is shown.</source>
        <translation>图中只显示了一部分。</translation>
    </message>
    <message>
        <source>Made with Attention Lab %1.</source>
        <translation>由 Attention Lab %1 制作。</translation>
    </message>
</context>
<context>
    <name>SceneFile</name>
    <message>
        <source>there is no scene in this picture; pictures exported by Attention Lab as PNG or SVG carry one</source>
        <translation>图片中没有场景；由 Attention Lab 导出的 PNG 或 SVG 图片才带有场景</translation>
    </message>
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
        <source>The array &quot;%1&quot; is missing: %2: %3. The rest is open.</source>
        <translation>缺少数组“%1”（%2：%3）。其余内容已打开。</translation>
    </message>
    <message>
        <source>a PDF does not carry its scene; the same figure as PNG or SVG does</source>
        <translation>PDF 不带场景；同一张图的 PNG 或 SVG 则带有场景</translation>
    </message>
    <message>
        <source>it is no array; accepted: %1</source>
        <translation>这不是数组；可接受的格式：%1</translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation>内存不足</translation>
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
        <source>Selected: %1, %2, P = %3.</source>
        <translation>选中：%1，%2，P = %3。</translation>
    </message>
    <message>
        <source>Compared with the same values.</source>
        <translation>对比对象：相同的参数值。</translation>
    </message>
    <message>
        <source>Compared with %1.</source>
        <translation>对比对象：%1。</translation>
    </message>
    <message>
        <source>Before it was %1.</source>
        <translation>之前为 %1。</translation>
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
        <source>Nothing differs: the first pair turns by 1 &lt;a href=&quot;term:radian&quot;&gt;radian&lt;/a&gt; a position at every base and width.</source>
        <translation>没有任何差别：无论底数和宽度是多少，每过一个位置，第 0 对都转过 1 &lt;a href=&quot;term:radian&quot;&gt;弧度&lt;/a&gt;。</translation>
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
        <source>&lt;a href=&quot;term:self-attention&quot;&gt;Self-attention&lt;/a&gt; alone cannot tell the order of the &lt;a href=&quot;term:token&quot;&gt;tokens&lt;/a&gt;.</source>
        <translation>仅凭&lt;a href=&quot;term:self-attention&quot;&gt;自注意力&lt;/a&gt;，无法分辨&lt;a href=&quot;term:token&quot;&gt;词元&lt;/a&gt;的顺序。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;compare:off&quot;&gt;End the comparison&lt;/a&gt;.</source>
        <translation>&lt;a href=&quot;compare:off&quot;&gt;结束对比&lt;/a&gt;。</translation>
    </message>
    <message>
        <source>&lt;a href=&quot;compare:on&quot;&gt;Keep this figure&lt;/a&gt;, then change a value: what it did is shown.</source>
        <translation>&lt;a href=&quot;compare:on&quot;&gt;保留此图&lt;/a&gt;，然后改变一个参数值：图中会显示由此带来的变化。</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2.</source>
        <translation>已放大：位置 %1 到 %2。</translation>
    </message>
    <message>
        <source>Zoomed in: positions %1 to %2, columns %3 to %4.</source>
        <translation>已放大：位置 %1 到 %2，第 %3 列到第 %4 列。</translation>
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
        <translation>看到什么</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>为什么重要</translation>
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
</context>
<context>
    <name>attention::ExhibitPage</name>
    <message>
        <source>This page could not be computed: %1</source>
        <translation>无法计算此页面：%1</translation>
    </message>
    <message>
        <source>This would need %1 GiB of memory, and %2 GiB are the most that this machine can spare. The picture still shows the last values that fit.</source>
        <translation>这需要 %1 GiB 内存，而本机最多只能腾出 %2 GiB。图中显示的仍是最近一次内存放得下的参数值。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
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
        <source>%1 was not written: %2.</source>
        <translation>未能写入 %1：%2。</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
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
        <source>The book&apos;s size</source>
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
        <source>%1 was not written: %2.</source>
        <translation>未能写入 %1：%2。</translation>
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
        <source>%1 was not saved: its name is a picture&apos;s. A scene is saved as .%2; a picture comes from Export figure, and PNG and SVG carry the scene with them.</source>
        <translation>未能保存 %1：这是图片的文件名。场景保存为 .%2 文件；图片请用“导出图”生成，其中 PNG 和 SVG 带有场景。</translation>
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
        <comment>after the button &quot;Copy value&quot;</comment>
        <translation>文本</translation>
    </message>
    <message>
        <source>as LaTeX</source>
        <comment>after the button &quot;Copy value&quot;</comment>
        <translation>LaTeX</translation>
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
        <source>Point at the figure</source>
        <translation>指向图中某处</translation>
    </message>
    <message>
        <source>select a cell or a point</source>
        <translation>选中一个单元格或一个点</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>keep the selection; click it again to let go</source>
        <translation>保持选中；再次单击则取消保持</translation>
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
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>let go of what was kept, again: select nothing; stop what plays</source>
        <translation>取消保持，再按一次则清除选择；停止播放</translation>
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
        <source>Ctrl + Page Down, Page Up</source>
        <translation>Ctrl + Page Down、Page Up</translation>
    </message>
    <message>
        <source>next and previous page</source>
        <translation>下一页和上一页</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>按键与鼠标</translation>
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
        <source>Enter on the figure</source>
        <translation>图上的 Enter</translation>
    </message>
    <message>
        <source>keep the cell for comparison, again: let go of it</source>
        <translation>保留单元格以供对比，再按一次则取消保留</translation>
    </message>
    <message>
        <source>Alt + plus, minus, 0</source>
        <translation>Alt + 加号、减号、0</translation>
    </message>
    <message>
        <source>zoom the figure, show all</source>
        <translation>缩放图、显示全部</translation>
    </message>
    <message>
        <source>Ctrl + plus, minus, 0</source>
        <translation>Ctrl + 加号、减号、0</translation>
    </message>
    <message>
        <source>larger text, smaller, normal</source>
        <translation>增大字号、减小字号、正常字号</translation>
    </message>
    <message>
        <source>Tab, F6</source>
        <translation>Tab、F6</translation>
    </message>
    <message>
        <source>to the next control, to the next region; with Shift back</source>
        <translation>到下一个控件、到下一区域；同时按 Shift 则反向</translation>
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
        <source>Ctrl + K, Ctrl + D</source>
        <translation>Ctrl + K、Ctrl + D</translation>
    </message>
    <message>
        <source>compare with this figure, pin the cell</source>
        <translation>与此图对比、固定单元格</translation>
    </message>
    <message>
        <source>Ctrl + G</source>
        <translation>Ctrl + G</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>F9, F10, F11</source>
        <translation>F9、F10、F11</translation>
    </message>
    <message>
        <source>list of pages, parameters, full screen</source>
        <translation>页面列表、参数、全屏</translation>
    </message>
</context>
<context>
    <name>attention::ParameterControl</name>
    <message>
        <source>set to %1, nearest here is %2</source>
        <translation>设定为 %1，此处最接近的值是 %2</translation>
    </message>
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
</context>
<context>
    <name>attention::SceneModel</name>
    <message>
        <source>Start</source>
        <translation>开始</translation>
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
</context>
<context>
    <name>attention::Segments</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
</TS>
