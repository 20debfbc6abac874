<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
    <name>SinusoidalWords</name>
    <message numerus="yes">
        <source>%1 position(s)</source>
        <translation>
            <numerusform>%1 position</numerusform>
            <numerusform>%1 positions</numerusform>
        </translation>
    </message>
</context>
</TS>
