/** All styles of the page: light and dark by the reader's preference, from 320 px up, without external assets. */
export const INBOX_STYLE = `
:root{color-scheme:light dark;--page:#eef2f6;--card:#fff;--ink:#14202e;--soft:#4d5d70;--line:#d5dde6;--accent:#0b5c8a;
--tint:#e8f3fa;--mail:#5b3b8c;--mail-tint:#f1ebfa;--warn:#6b4400;--warn-tint:#fff3d6;--warn-line:#ecd08a}
@media (prefers-color-scheme:dark){:root{--page:#0d141c;--card:#16202b;--ink:#eaf0f6;--soft:#a9b7c6;--line:#2b3947;
--accent:#5bb6e8;--tint:#14303f;--mail:#c9b3f2;--mail-tint:#2b2142;--warn:#ffd98a;--warn-tint:#33270c;--warn-line:#5c4713}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--page);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
.sandbox{margin:0;padding:.6rem 1rem;text-align:center;text-wrap:balance;font-size:.875rem;background:var(--warn-tint);
color:var(--warn);border-bottom:1px solid var(--warn-line)}
main{max-width:40rem;margin:0 auto;padding:1.5rem 1rem 2.5rem}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between}
h1{margin:0;font-size:1.5rem;line-height:1.3}
.about{margin:.25rem 0 1rem;color:var(--soft)}
.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.4rem 1rem;border:1px solid currentColor;
border-radius:.75rem;color:var(--accent);font-weight:600;text-decoration:none}
.button:hover{background:var(--tint)}
.button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
form{display:grid;gap:.6rem;padding:1rem;margin:0 0 1rem;background:var(--card);border:1px solid var(--line);border-radius:1rem}
label{display:grid;gap:.2rem;font-size:.875rem;color:var(--soft)}
input,textarea{font:inherit;padding:.5rem .7rem;border:1px solid var(--line);border-radius:.6rem;background:var(--page);color:var(--ink)}
form p{margin:0}
form .button{justify-self:start;background:none;font:inherit;font-weight:600;cursor:pointer}
ol{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
article{padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:1rem}
h2{display:flex;flex-wrap:wrap;gap:.25rem .6rem;align-items:center;margin:0;font-size:1rem;overflow-wrap:anywhere}
.channel{padding:.05rem .55rem;border-radius:1rem;font-size:.8125rem;background:var(--tint);color:var(--accent)}
.EMAIL{background:var(--mail-tint);color:var(--mail)}
.moment{margin:.1rem 0 .5rem;color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums}
.subject{margin:0 0 .25rem;font-weight:600;overflow-wrap:anywhere}
.text{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
`;
