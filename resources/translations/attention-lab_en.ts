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
    <name>BinaryCounting</name>
    <message numerus="yes">
        <source>%n bit(s) flip</source>
        <translation>
            <numerusform>%n bit flips</numerusform>
            <numerusform>%n bits flip</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %1 to %2: %n bit(s) flip.</source>
        <translation>
            <numerusform>From %1 to %2: %n bit flips.</numerusform>
            <numerusform>From %1 to %2: %n bits flip.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;a href=&quot;row=%1&quot;&gt;Step from %2 to %3&lt;/a&gt;: %n bit(s) flip at once, every clock moves on by its own angle.</source>
        <translation>
            <numerusform>&lt;a href=&quot;row=%1&quot;&gt;Step from %2 to %3&lt;/a&gt;: %n bit flips, every clock moves on by its own angle.</numerusform>
            <numerusform>&lt;a href=&quot;row=%1&quot;&gt;Step from %2 to %3&lt;/a&gt;: %n bits flip at once, every clock moves on by its own angle.</numerusform>
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
</context>
<context>
    <name>EncodingHeatmap</name>
    <message numerus="yes">
        <source>%1 row(s), one for each &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt;.</source>
        <translation>
            <numerusform>%1 row, one for each &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt;.</numerusform>
            <numerusform>%1 rows, one for each &lt;a href=&quot;term:position&quot;&gt;position&lt;/a&gt;.</numerusform>
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
        <source>A &lt;a href=&quot;term:learned-encoding&quot;&gt;learned table&lt;/a&gt; before training: %n row(s) of random numbers.</source>
        <translation>
            <numerusform>A &lt;a href=&quot;term:learned-encoding&quot;&gt;learned table&lt;/a&gt; before training: %n row of random numbers.</numerusform>
            <numerusform>A &lt;a href=&quot;term:learned-encoding&quot;&gt;learned table&lt;/a&gt; before training: %n rows of random numbers.</numerusform>
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
