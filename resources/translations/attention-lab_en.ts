<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AddOrConcatenate</name>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 token in %2 dimensions: %3.</numerusform>
            <numerusform>%1 tokens in %2 dimensions: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AllHeads</name>
    <message numerus="yes">
        <source>%n token(s) do not fit the loaded weights: they have %1 rows.</source>
        <translation>
            <numerusform>%n token does not fit the loaded weights: they have %1 rows.</numerusform>
            <numerusform>%n tokens do not fit the loaded weights: they have %1 rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AttentionSteps</name>
    <message numerus="yes">
        <source>%1 queries, %2 keys, %3 dimensions, %4 head(s).</source>
        <translation>
            <numerusform>%1 queries, %2 keys, %3 dimensions, %4 head.</numerusform>
            <numerusform>%1 queries, %2 keys, %3 dimensions, %4 heads.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) after the first %1 are hidden from it.</source>
        <translation>
            <numerusform>%n word after the first %1 is hidden from it.</numerusform>
            <numerusform>%n words after the first %1 are hidden from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) are hidden from it.</source>
        <translation>
            <numerusform>%n word is hidden from it.</numerusform>
            <numerusform>%n words are hidden from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The mask hides %n word(s) from %1: their scores are −∞, their weights will be 0.</source>
        <translation>
            <numerusform>The mask hides %n word from %1: its score is −∞, its weight will be 0.</numerusform>
            <numerusform>The mask hides %n words from %1: their scores are −∞, their weights will be 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words, %n number(s) each</source>
        <translation>
            <numerusform>words, %n number each</numerusform>
            <numerusform>words, %n numbers each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A trained model has learned the matrices &lt;i&gt;W&lt;/i&gt;. Here, but for %n typed number(s), they are drawn at random: the arithmetic is real, the pattern means nothing.</source>
        <translation>
            <numerusform>A trained model has learned the matrices &lt;i&gt;W&lt;/i&gt;. Here, but for %n typed number, they are drawn at random: the arithmetic is real, the pattern means nothing.</numerusform>
            <numerusform>A trained model has learned the matrices &lt;i&gt;W&lt;/i&gt;. Here, but for %n typed numbers, they are drawn at random: the arithmetic is real, the pattern means nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n words fit %1 equally well: it takes %2 of each.</source>
        <translation>
            <numerusform>%n word fits %1: it takes %2 of it.</numerusform>
            <numerusform>%n words fit %1 equally well: it takes %2 of each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BinaryCounting</name>
    <message numerus="yes">
        <source>%n bit(s) flip</source>
        <translation>
            <numerusform>%n bit flips</numerusform>
            <numerusform>%n bits flip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 are told apart by %n bit(s).</source>
        <translation>
            <numerusform>%1 are told apart by %n bit.</numerusform>
            <numerusform>%1 are told apart by %n bits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Position %1, the last, is written with %n bit(s).</source>
        <translation>
            <numerusform>Position %1, the last, is written with %n bit.</numerusform>
            <numerusform>Position %1, the last, is written with %n bits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of &lt;i&gt;P&lt;/i&gt; takes %n float(s) of %1 bits: %2 bits. What &lt;i&gt;P&lt;/i&gt; gains is smoothness: a step turns a pair by the same angle wherever it starts.</source>
        <translation>
            <numerusform>A row of &lt;i&gt;P&lt;/i&gt; takes one float of %1 bits: %2 bits. What &lt;i&gt;P&lt;/i&gt; gains is smoothness: a step turns a pair by the same angle wherever it starts.</numerusform>
            <numerusform>A row of &lt;i&gt;P&lt;/i&gt; takes %n floats of %1 bits: %2 bits. What &lt;i&gt;P&lt;/i&gt; gains is smoothness: a step turns a pair by the same angle wherever it starts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2: %n bit(s) flip at once; each pair turns by a fixed angle, the first by 57°.</source>
        <translation>
            <numerusform>From %1 to %2: %n bit flips at once; each pair turns by a fixed angle, the first by 57°.</numerusform>
            <numerusform>From %1 to %2: %n bits flip at once; each pair turns by a fixed angle, the first by 57°.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChallengeWords</name>
    <message numerus="yes">
        <source>best: %n move(s)</source>
        <translation>
            <numerusform>best: %n move</numerusform>
            <numerusform>best: %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Convolution</name>
    <message numerus="yes">
        <source>%n head(s) look %1 tokens away; their sum equals the convolution up to rounding.</source>
        <translation>
            <numerusform>%n head looks %1 tokens away; its output equals the convolution up to rounding.</numerusform>
            <numerusform>%n heads look %1 tokens away; their sum equals the convolution up to rounding.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) look %1 tokens away; their sum differs from the convolution by at most %2.</source>
        <translation>
            <numerusform>%n head looks %1 tokens away; its output differs from the convolution by at most %2.</numerusform>
            <numerusform>%n heads look %1 tokens away; their sum differs from the convolution by at most %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each position a convolution adds up tokens, from %n place(s) before to %1 after, each times the matrix &lt;i&gt;W&lt;/i&gt; of its place. These matrices are its kernel. The head that looks there uses the same &lt;i&gt;W&lt;/i&gt;: its values are the tokens times &lt;i&gt;W&lt;/i&gt;.</source>
        <translation>
            <numerusform>For each position a convolution adds up tokens, from %n place before to %1 after, each times the matrix &lt;i&gt;W&lt;/i&gt; of its place. These matrices are its kernel. The head that looks there uses the same &lt;i&gt;W&lt;/i&gt;: its values are the tokens times &lt;i&gt;W&lt;/i&gt;.</numerusform>
            <numerusform>For each position a convolution adds up tokens, from %n places before to %1 after, each times the matrix &lt;i&gt;W&lt;/i&gt; of its place. These matrices are its kernel. The head that looks there uses the same &lt;i&gt;W&lt;/i&gt;: its values are the tokens times &lt;i&gt;W&lt;/i&gt;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>heads as wide as 𝐶 (%n column(s))</source>
        <translation>
            <numerusform>heads as wide as 𝐶 (%n column)</numerusform>
            <numerusform>heads as wide as 𝐶 (%n columns)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) look %1 tokens away; at position %2 their sum differs from the convolution by at most %3.</source>
        <translation>
            <numerusform>%n head looks %1 tokens away; at position %2 its output differs from the convolution by at most %3.</numerusform>
            <numerusform>%n heads look %1 tokens away; at position %2 their sum differs from the convolution by at most %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EncodingsCompared</name>
    <message numerus="yes">
        <source>%n column(s), times a random matrix, then added</source>
        <translation>
            <numerusform>%n column, times a random matrix, then added</numerusform>
            <numerusform>%n columns, times a random matrix, then added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bit(s) for each position.</source>
        <translation>
            <numerusform>%n bit for each position.</numerusform>
            <numerusform>%n bits for each position.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table from a file, with %n row(s).</source>
        <translation>
            <numerusform>A table from a file, with %n row.</numerusform>
            <numerusform>A table from a file, with %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A table that training would fill; here it is untrained: %n random row(s).</source>
        <translation>
            <numerusform>A table that training would fill; here it is untrained: %n random row.</numerusform>
            <numerusform>A table that training would fill; here it is untrained: %n random rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Heads</name>
    <message numerus="yes">
        <source>%n head(s) of loaded weights, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>%n head of loaded weights, %1 queries by %2 keys.</numerusform>
            <numerusform>%n heads of loaded weights, %1 queries by %2 keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s), %1, of width %2 in %3 dimensions; %4 queries, %5 keys.</source>
        <translation>
            <numerusform>%n head, %1, of width %2 in %3 dimensions; %4 queries, %5 keys.</numerusform>
            <numerusform>%n heads, %1, of width %2 in %3 dimensions; %4 queries, %5 keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) do not divide %1 columns</source>
        <translation>
            <numerusform>%n head does not divide %1 columns</numerusform>
            <numerusform>%n heads do not divide %1 columns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) do not fit the loaded weights: they have %1 queries and %2 keys. Write as many words, or none.</source>
        <translation>
            <numerusform>%n word does not fit the loaded weights: they have %1 queries and %2 keys. Write as many words, or none.</numerusform>
            <numerusform>%n words do not fit the loaded weights: they have %1 queries and %2 keys. Write as many words, or none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) do not sum to 1, the first in head %1, query %2: its sum is %3. For entropies each row is divided by its sum.</source>
        <translation>
            <numerusform>%n row does not sum to 1, in head %1, query %2: its sum is %3. For entropies each row is divided by its sum.</numerusform>
            <numerusform>%n rows do not sum to 1, the first in head %1, query %2: its sum is %3. For entropies each row is divided by its sum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s)</source>
        <translation>
            <numerusform>%n head</numerusform>
            <numerusform>%n heads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the %n heaviest line(s) of each word</source>
        <translation>
            <numerusform>the heaviest line of each word</numerusform>
            <numerusform>the %n heaviest lines of each word</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %n head(s) from a file, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>The weights of %n head from a file, %1 queries by %2 keys.</numerusform>
            <numerusform>The weights of %n heads from a file, %1 queries by %2 keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n word(s) all are hidden: their weights are all 1/%1.</source>
        <translation>
            <numerusform>From %n word all are hidden: its weights are all 1/%1.</numerusform>
            <numerusform>From %n words all are hidden: their weights are all 1/%1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n head(s) of %1 columns each give %n pattern(s) of weights.</source>
        <translation>
            <numerusform>%n head of %1 columns gives %n pattern of weights.</numerusform>
            <numerusform>%n heads of %1 columns each give %n patterns of weights.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wide heads are said to do better, but need more computation and memory: %1 learned numbers for %n head(s), %2 for one.</source>
        <translation>
            <numerusform>Wide heads are said to do better, but need more computation and memory: %1 learned numbers for %n head, %2 for one.</numerusform>
            <numerusform>Wide heads are said to do better, but need more computation and memory: %1 learned numbers for %n heads, %2 for one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The weights of %n head(s) of a trained model, %1 queries by %2 keys.</source>
        <translation>
            <numerusform>The weights of %n head of a trained model, %1 queries by %2 keys.</numerusform>
            <numerusform>The weights of %n heads of a trained model, %1 queries by %2 keys.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 heads %2 looks most at words in %n different place(s).</source>
        <translation>
            <numerusform>In all %1 heads %2 looks most at one and the same word.</numerusform>
            <numerusform>In %1 heads %2 looks most at words in %n different places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list has %n token(s), but the loaded weights have %1 queries and %2 keys. Open a list of as many, or remove it.</source>
        <translation>
            <numerusform>The list has %n token, but the loaded weights have %1 queries and %2 keys. Open a list of as many, or remove it.</numerusform>
            <numerusform>The list has %n tokens, but the loaded weights have %1 queries and %2 keys. Open a list of as many, or remove it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguageModelExhibit</name>
    <message numerus="yes">
        <source>%n token(s)</source>
        <translation>
            <numerusform>%n token</numerusform>
            <numerusform>%n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MeasuredCost</name>
    <message numerus="yes">
        <source>%n repeat(s)</source>
        <translation>
            <numerusform>%n repeat</numerusform>
            <numerusform>%n repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n length(s) from %1 to %2</source>
        <translation>
            <numerusform>3 layers at %n length from %1 to %2</numerusform>
            <numerusform>3 layers at %n lengths from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n width(s) from %1 to %2</source>
        <translation>
            <numerusform>3 layers at %n width from %1 to %2</numerusform>
            <numerusform>3 layers at %n widths from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>3 layers at %n kernel size(s) from %1 to %2</source>
        <translation>
            <numerusform>3 layers at %n kernel size from %1 to %2</numerusform>
            <numerusform>3 layers at %n kernel sizes from %1 to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The sweep has %n point(s), counted from 0.</source>
        <translation>
            <numerusform>The sweep has %n point, counted from 0.</numerusform>
            <numerusform>The sweep has %n points, counted from 0.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>median of %n repeat(s) of a forward pass, in seconds</source>
        <translation>
            <numerusform>median of %n repeat of a forward pass, in seconds</numerusform>
            <numerusform>median of %n repeats of a forward pass, in seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>about %n second</numerusform>
            <numerusform>about %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Grey: a run stored from another machine (%n repeat(s)).</source>
        <translation>
            <numerusform>Grey: a run stored from another machine (%n repeat).</numerusform>
            <numerusform>Grey: a run stored from another machine (%n repeats).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Order</name>
    <message numerus="yes">
        <source>Outputs change by up to %1 (&lt;i&gt;D&lt;/i&gt;): %2 make the order count.</source>
        <translation>
            <numerusform>Outputs change by up to %1 (&lt;i&gt;D&lt;/i&gt;): %2 makes the order count.</numerusform>
            <numerusform>Outputs change by up to %1 (&lt;i&gt;D&lt;/i&gt;): %2 make the order count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Paths</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens, kernel size %2, %n layer(s) drawn.</source>
        <translation>
            <numerusform>%1 tokens, kernel size %2, %n layer drawn.</numerusform>
            <numerusform>%1 tokens, kernel size %2, %n layers drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>k = %1 is even: an output sees %n token(s) before its own and %2 after it.</source>
        <translation>
            <numerusform>k = %1 is even: an output sees %n token before its own and %2 after it.</numerusform>
            <numerusform>k = %1 is even: an output sees %n tokens before its own and %2 after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>k = %1: an output sees its own token and %n on either side.</source>
        <translation>
            <numerusform>k = %1: an output sees its own token and %n on either side.</numerusform>
            <numerusform>k = %1: an output sees its own token and %n on either side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Restricted attention sees %n token(s) on either side.</source>
        <translation>
            <numerusform>Restricted attention sees %n token on either side.</numerusform>
            <numerusform>Restricted attention sees %n tokens on either side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of convolution</source>
        <translation>
            <numerusform>%n layer of convolution</numerusform>
            <numerusform>%n layers of convolution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of dilated convolution</source>
        <translation>
            <numerusform>%n layer of dilated convolution</numerusform>
            <numerusform>%n layers of dilated convolution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of recurrence</source>
        <translation>
            <numerusform>%n step of recurrence</numerusform>
            <numerusform>%n steps of recurrence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) of recurrence in both directions</source>
        <translation>
            <numerusform>%n step of recurrence in both directions</numerusform>
            <numerusform>%n steps of recurrence in both directions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of self-attention</source>
        <translation>
            <numerusform>%n layer of self-attention</numerusform>
            <numerusform>%n layers of self-attention</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s) of restricted self-attention</source>
        <translation>
            <numerusform>%n layer of restricted self-attention</numerusform>
            <numerusform>%n layers of restricted self-attention</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PositionHeads</name>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 token in %2 dimensions: %3.</numerusform>
            <numerusform>%1 tokens in %2 dimensions: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scaling</name>
    <message numerus="yes">
        <source>Over %3 queries, the largest weight averages %1 without and %2 with the scaling.</source>
        <translation>
            <numerusform>For %3 query, the largest weight is %1 without and %2 with the scaling.</numerusform>
            <numerusform>Over %3 queries, the largest weight averages %1 without and %2 with the scaling.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) a key</source>
        <translation>
            <numerusform>%n number a key</numerusform>
            <numerusform>%n numbers a key</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SinusoidalWords</name>
    <message numerus="yes">
        <source>%1 position(s)</source>
        <translation>
            <numerusform>%1 position</numerusform>
            <numerusform>%1 positions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenPlusPosition</name>
    <message numerus="yes">
        <source>%1 token(s) in %2 dimensions: %3.</source>
        <translation>
            <numerusform>%1 token in %2 dimensions: %3.</numerusform>
            <numerusform>%1 tokens in %2 dimensions: %3.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::ArrayActions</name>
    <message numerus="yes">
        <source>its array has %n axis(es), and this page takes other ones</source>
        <translation>
            <numerusform>its array has %n axis, and this page takes other ones</numerusform>
            <numerusform>its array has %n axes, and this page takes other ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::ChallengeBar</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::CourseEnd</name>
    <message numerus="yes">
        <source>Your answers to its %n question(s)</source>
        <translation>
            <numerusform>Your answers to its %n question</numerusform>
            <numerusform>Your answers to its %n questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::LessonActions</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n lesson</numerusform>
            <numerusform>%n lessons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::LessonEditor</name>
    <message numerus="yes">
        <source>There is no part %1 to cover; the picture has %n.</source>
        <translation>
            <numerusform>There is no part %1 to cover; the picture has %n.</numerusform>
            <numerusform>There is no part %1 to cover; the picture has %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::LessonText</name>
    <message numerus="yes">
        <source>Solved in %n move(s).</source>
        <translation>
            <numerusform>Solved in %n move.</numerusform>
            <numerusform>Solved in %n moves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::PanelTray</name>
    <message numerus="yes">
        <source>%n panel(s) are collected already. Those of %1 take their place.</source>
        <translation>
            <numerusform>%n panel is collected already. Those of %1 take its place.</numerusform>
            <numerusform>%n panels are collected already. Those of %1 take their place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::PresenterView</name>
    <message numerus="yes">
        <source>planned: %n minute(s) · now: %1</source>
        <translation>
            <numerusform>planned: %n minute · now: %1</numerusform>
            <numerusform>planned: %n minutes · now: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::TallyBar</name>
    <message numerus="yes">
        <source>%n right at once</source>
        <translation>
            <numerusform>%n right at once</numerusform>
            <numerusform>%n right at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n right after a hint</source>
        <translation>
            <numerusform>%n right after a hint</numerusform>
            <numerusform>%n right after a hint</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n told after two tries</source>
        <translation>
            <numerusform>%n told after two tries</numerusform>
            <numerusform>%n told after two tries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n skipped</source>
        <translation>
            <numerusform>%n skipped</numerusform>
            <numerusform>%n skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not answered yet</source>
        <translation>
            <numerusform>%n not answered yet</numerusform>
            <numerusform>%n not answered yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>attention::TensorChooser</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
</context>
</TS>
