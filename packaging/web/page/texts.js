'use strict';
// What the page itself says, before the program can: in the language of the browser.
const texts = (() => {
    const all = {
        en: {
            loading: 'Loading Attention Lab …',
            first: 'Preparing Attention Lab for use offline …',
            lacks: 'Attention Lab cannot run in this browser: it lacks %1.\nFirefox 114, Chrome 113, Edge 113 and Safari 16.4, and what came after them, have it.',
            insecure: 'Attention Lab needs an address that begins with https:// (or the computer’s own, http://localhost): a browser gives threads to no other page.',
            isolated: 'Attention Lab needs threads, which this browser refuses the page: its server must send the headers Cross-Origin-Opener-Policy and Cross-Origin-Embedder-Policy, or the browser allow service workers (private windows often do not).',
            cut: 'Attention Lab was not loaded: %1.\nPlease reload the page.',
            crashed: 'Attention Lab stopped: %1.\nUnsaved work was kept in this browser; please reload the page.',
            storage: 'This browser keeps no data for this page (%1): settings, progress and unsaved work end with this tab.',
            clipboard: 'Nothing was copied: %1.',
            embedded: 'Attention Lab needs a page of its own here.',
            open: 'Open in a new tab',
            threads: 'threads (SharedArrayBuffer)',
            webassembly: 'WebAssembly',
            simd: 'WebAssembly SIMD',
            exceptions: 'WebAssembly exceptions',
            memory: 'enough memory',
        },
        zh: {
            loading: '正在加载 Attention Lab……',
            first: '正在为离线使用准备 Attention Lab……',
            lacks: 'Attention Lab 无法在此浏览器中运行：缺少%1。\nFirefox 114、Chrome 113、Edge 113、Safari 16.4 及更新的版本都可以。',
            insecure: 'Attention Lab 需要以 https:// 开头的地址（或本机地址 http://localhost）：浏览器不允许其他页面使用线程。',
            isolated: 'Attention Lab 需要线程，而浏览器不允许此页面使用：服务器应发送 Cross-Origin-Opener-Policy 和 Cross-Origin-Embedder-Policy 标头，或者浏览器应允许 Service Worker（无痕窗口往往不允许）。',
            cut: 'Attention Lab 未能加载：%1。\n请重新加载页面。',
            crashed: 'Attention Lab 已停止：%1。\n未保存的工作已保留在此浏览器中；请重新加载页面。',
            storage: '此浏览器不为该页面保存数据（%1）：设置、进度和未保存的工作在关闭标签页后都会丢失。',
            clipboard: '未复制任何内容：%1。',
            embedded: '在这里，Attention Lab 需要在单独的页面中打开。',
            open: '在新标签页中打开',
            threads: '线程（SharedArrayBuffer）',
            webassembly: 'WebAssembly',
            simd: 'WebAssembly SIMD',
            exceptions: 'WebAssembly 异常处理',
            memory: '足够的内存',
        },
        pt: {
            loading: 'Carregando o Attention Lab…',
            first: 'Preparando o Attention Lab para uso sem internet…',
            lacks: 'O Attention Lab não funciona neste navegador: falta %1.\nFirefox 114, Chrome 113, Edge 113, Safari 16.4 e versões mais novas têm isso.',
            insecure: 'O Attention Lab precisa de um endereço que comece com https:// (ou do próprio computador, http://localhost): o navegador não dá threads a outras páginas.',
            isolated: 'O Attention Lab precisa de threads, que este navegador nega à página: o servidor deve enviar os cabeçalhos Cross-Origin-Opener-Policy e Cross-Origin-Embedder-Policy, ou o navegador deve permitir service workers (janelas anônimas muitas vezes não permitem).',
            cut: 'O Attention Lab não foi carregado: %1.\nRecarregue a página.',
            crashed: 'O Attention Lab parou: %1.\nO trabalho não salvo ficou guardado neste navegador; recarregue a página.',
            storage: 'Este navegador não guarda dados desta página (%1): configurações, progresso e trabalho não salvo se perdem ao fechar a aba.',
            clipboard: 'Nada foi copiado: %1.',
            embedded: 'Aqui o Attention Lab precisa de uma página própria.',
            open: 'Abrir em uma nova aba',
            threads: 'threads (SharedArrayBuffer)',
            webassembly: 'WebAssembly',
            simd: 'WebAssembly SIMD',
            exceptions: 'exceções de WebAssembly',
            memory: 'memória suficiente',
        },
    };
    const language = navigator.languages.map(code => code.slice(0, 2)).find(code => code in all) ?? 'en';
    document.documentElement.lang = language;
    return (name, detail) => all[language][name].replace('%1', detail ?? '');
})();
