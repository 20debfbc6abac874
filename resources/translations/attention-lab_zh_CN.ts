<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>EncodingCurves</name>
    <message>
        <source>Row (position)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every %1th of %2 columns is drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns %1 and %2 repeat after %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1 repeats after %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Col %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns are waves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The further right the column, the slower the wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each curve is one column of the encoding, read from the first position to the last. Columns 2j and 2j + 1 share a wavelength: a sine, solid, and a cosine, dashed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;a href=&quot;preset:slow-and-fast&quot;&gt;Compare the fastest with a slow pair&lt;/a&gt;. &lt;a href=&quot;play:first-column&quot;&gt;Play the first column&lt;/a&gt;: the wave stretches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curve is column %1 over the positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The curves are columns %1 to %2 over the positions; even columns are sines, odd ones cosines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure of Dive into Deep Learning: columns 6 to 9 of d = 32 over 60 positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sine and its cosine: columns 6 and 7, position 13 selected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast and slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fastest pair, against column 20, which hardly moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 32 waves at once: together they give every position a pattern of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a smaller base the same columns turn faster.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EncodingHeatmap</name>
    <message>
        <source>Point at a cell to see its row and its column as waves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one cell in %1 is shown; zoom in for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one cell in %1 is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column (encoding dimension)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row (position)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position (row)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one position, all columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wavelength %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positional encoding as a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every position gets its own row: fast waves on the left, slow ones on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row is one position. On the left neighbours differ; on the right the columns hardly change from one row to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;a href=&quot;base=100&quot;&gt;Set the base to 100&lt;/a&gt; and the slow half wakes up. &lt;a href=&quot;play:start&quot;&gt;Play start&lt;/a&gt;: the pattern scrolls, it never repeats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour runs from the smallest value (light) to the largest (dark blue).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figure of Dive into Deep Learning: n = 60, d = 32, in Blues.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One cell, asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position 3, column 6: where 0.5085 comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slow half wakes up: every column changes within 60 positions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Odd width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d = 9: the last column is a sine without its cosine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As wide as in practice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1024 positions and 512 columns, the width of the original Transformer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows are positions, columns dimensions; colour runs from −1 (blue) over 0 (neutral) to 1 (red).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Exporters</name>
    <message>
        <source>the picture would be %1 x %2 pixels; accepted: up to %3 a side and %4 million in all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a token stands in its sequence, counted from 0. Each position is a row of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One element of a sequence, such as a word or a piece of a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector that stands for a token, learned in training. Stacked as rows, the embeddings of a sequence are the matrix X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positional encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vector that stands for a position. Added to the embedding of the token there, it tells the model the order of the tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of the numbers of a vector. How many there are is the width d, the same for embeddings and encodings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One dimension of the encoding at all positions. Read from top to bottom, it is a sine or a cosine wave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two columns 2j and 2j + 1: sine and cosine of the same angle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how many radians the angle of a pair grows from one position to the next. It falls from pair to pair: from fast waves to slow ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After how many positions a wave repeats: 2π divided by the frequency.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Angle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What sine and cosine are taken of: the position times the frequency of the pair, in radians.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number whose powers are the frequencies, 10000 in the original. The larger it is, the longer the slow waves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sine and cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two coordinates of a point that runs around a circle of radius 1. Together they tell where on the circle it is; one of them alone does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Radian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The unit of angles in the formulas: the length of the arc on a circle of radius 1. A full turn is 2π, about 6.28.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once around the circle: 2π radians or 360 degrees. After a whole turn sine and cosine repeat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table drawn as a picture: each cell has the colour that stands for its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long the sequences were from which a model learned. A formula gives later positions an encoding, too, but the model has never seen it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Relative shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how many positions one goes on. It turns each pair by the angle δω, no matter at which position one starts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turning a vector about the origin without changing its length. In two dimensions a matrix of sines and cosines of the angle does it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-hot vector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vector with a single 1 and zeros elsewhere; the place of the 1 says what is meant. Any two different ones are equally far apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learned encoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table with a trained vector for each position. Positions behind its last row have none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rotary encoding (RoPE)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns the pairs of each query and key by the angle of their position instead of adding anything. The positions then enter a score only by their distance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ALiBi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention with linear biases: each score is lowered by an amount that grows evenly with the distance of query and key, faster in some heads than in others. Nothing is added to the embeddings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Self-attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention whose queries, keys and values all come from the same sequence. Each output is a weighted sum of the values, and the weights are computed from the input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector with which a token asks. It is compared with the key of every token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector by which a token is found. Its dot product with a query gives the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector that a token gives to the outputs, each time multiplied by its weight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of several attentions side by side, with queries, keys, values and weights of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multi-head attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several heads look at the same input. Their outputs are concatenated and projected once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How well a query and a key fit, as any number: the larger, the more weight the key gets.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled dot product</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dot product of query and key divided by the square root of their width. Without the division scores would spread more the wider the vectors are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns scores into weights: the exponential of each score divided by the sum of them all. The results are positive and sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of a value in an output. The weights of one query are never negative and sum to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Says which keys a query may not see; their weights are exactly 0. Where it hides every key, all weights are equal here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets each token see only itself and the tokens before it, as a model must that predicts the next token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tokens at the start count. The keys behind them, mostly padding, are masked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A positive number that divides the scores before the softmax. A low one gathers the weight on the best key, a high one spreads it evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In training, sets numbers picked at random to 0 and enlarges the others, so that the mean stays the same. Afterwards it does nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every token&apos;s vector multiplied by the same learned matrix. Three such matrices make queries, keys and values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concatenation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors written one behind the other as a single longer one, as the outputs of the heads are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Permutation equivariance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the tokens change places, their outputs change places in the same way and are otherwise the same. Self-attention without positions and without a mask has this property.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer whose outputs are weighted sums of a few neighbouring tokens. The weights are learned, fixed, and the same at every position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many neighbouring tokens an output of a convolution sees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recurrence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layer that reads token after token and carries what it has read along in a state. Each step has to wait for the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Complexity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the number of operations grows with the length n and the width d. O(n²·d) keeps the term that grows fastest and leaves out constant factors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequential operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many steps have to wait for each other, however much is computed side by side: n for a recurrence, 1 for self-attention.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many layers, or steps of a recurrence, lie between two tokens. The longest path is n for a recurrence and 1 for self-attention; short ones are easier to learn along.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InputFile</name>
    <message>
        <source>there is no such file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading it is not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is more in it than the %1 that are accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody writes to the pipe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OutputFile</name>
    <message>
        <source>the disk is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk quota is used up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing there is not permitted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file system is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file would be larger than allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody reads the pipe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be written (%1)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ParameterText</name>
    <message>
        <source>positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many positions (rows) the table has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many numbers stand for one position: the width of the encoding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number whose powers are the frequencies, 10000 in the original. The larger it is, the slower the waves on the right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position in the first row. Every position has its values, wherever the table begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of the columns drawn as curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last of the columns drawn as curves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row looked at, counted from 0. Pointing at the figure chooses it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selected column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column looked at, counted from 0. Pointing at the figure chooses it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which colours stand for which values.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the figure is drawn: as this program does, or as in Dive into Deep Learning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue, white, red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blues, as in the book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with strips and tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as in the book</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PathProblem</name>
    <message>
        <source>a part of the path is not a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>symbolic links lead in a circle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the disk reported an error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReadyCaption</name>
    <message>
        <source>A part of it is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Attention Lab %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SceneFile</name>
    <message>
        <source>there is no scene in this picture; pictures exported by Attention Lab as PNG or SVG carry one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the scene in this picture is damaged: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file ends in the middle of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>its checksum is wrong, or it is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no valid XML</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has changed since the scene was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The array &quot;%1&quot; is missing: %2: %3. The rest is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a PDF does not carry its scene; the same figure as PNG or SVG does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no array; accepted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SinusoidalWords</name>
    <message>
        <source>position %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sine of pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cosine of pair %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 positions (%2 to %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sinusoidal positional encoding P of %1 in %2, base %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selected: %1, %2, P = %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::CaptionView</name>
    <message>
        <source>Formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::ExhibitList</name>
    <message>
        <source>Position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exhibits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::ExhibitPage</name>
    <message>
        <source>This page could not be computed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This would need %1 GiB of memory, and %2 GiB are the most that this machine can spare. The picture still shows the last values that fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Selected: %2, value %3.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::ExportActions</name>
    <message>
        <source>Export &amp;figure…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy ca&amp;ption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name must end in .png, .svg or .pdf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure is still being computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export table %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the name must end in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing %1 …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and PNG, its numbers as a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: the figure as SVG and PNG; the table is too long, Export data writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: the caption</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resolution in pixels per inch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels per inch of a PNG; other formats are sharp at any size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resolution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single column, 89 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double column, 183 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square, 89 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book&apos;s size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit of width and height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep proportions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font size in points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the numbers at the axes; all other type and all lines grow along with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Font si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trans&amp;parent background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title above the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caption under the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour &amp;bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;opy caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the figure shows, with its parameters, for the text of a paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The caption is on the clipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The resolution must be a number from %1 to %2 dpi.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The width must be a number from %1 to %2 %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The height must be a number from %1 to %2 %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font size must be a number from %1 to %2 pt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The caption has %1 characters, and %2 are the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too large: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name must end in .pdf, .svg or .png.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is not enough memory for the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not written: %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::FileActions</name>
    <message>
        <source>Unsaved changes cannot be kept against a crash: the disk may be full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not opened: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes, and figures with a scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved: its name is a picture&apos;s. A scene is saved as .%2; a picture comes from Export figure, and PNG and SVG carry the scene with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed elsewhere since it was opened here. Replace it by the scene of this window?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was not saved: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scene of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, changes of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scene never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention Lab ended without being closed. It had unsaved changes of %1, kept %2. Go on with them?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise they stay under File, Open recent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Not now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::GlossaryWindow</name>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search terms and explanations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No term matches “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::HistoryMenu</name>
    <message>
        <source>&amp;History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear &amp;selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eset parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;List of pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Para&amp;meters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to &amp;cite…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Attention Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – %2 – Attention Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Attention Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention Lab %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See how self-attention and positional encoding work: exact numbers, drawn live, offline.&lt;br&gt;&lt;br&gt;Free software under the GNU General Public License, version 3 or later. Drawn with Qt %1 and QCustomPlot, computed with Eigen, set in Inter and Latin Modern Math.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to cite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To cite Attention Lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;BibTeX</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy CITATION.&amp;cff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>select a cell or a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keep the selection; click it again to let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys, Page, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walk over the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let go of what was kept, again: select nothing; stop what plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel, drag, double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom, move, show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys, Page on a slider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step, a larger one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stop what plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl + Page Down, Page Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next and previous page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::ParameterControl</name>
    <message>
        <source>Clear: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set to %1, nearest here is %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::ParameterPanel</name>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting points for this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset all parameters of this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Repeat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back and forth</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::ParameterSlider</name>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::ReadoutView</name>
    <message>
        <source>Selected cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a cell, or walk with the arrow keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::SceneDocument</name>
    <message>
        <source>Untitled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scene</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Went on with earlier work</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::SceneModel</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the array %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the array %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a parameter, its value before and after</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin all cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin a cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the figure for comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the figure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>attention::Segments</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
