/** All styles of the hosted page: light and dark by the payer's preference, from 320 px up, without external assets. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--page:#eef2f6;--card:#fff;--ink:#14202e;--soft:#4d5d70;--line:#d5dde6;--edge:#7b8a9b;
--accent:#0b5c8a;--accent-deep:#084767;--accent-ink:#fff;--tint:#e8f3fa;--danger:#a8201a;--good:#176639;
--good-tint:#e6f4eb;--warn:#6b4400;--warn-tint:#fff3d6;--warn-line:#ecd08a;
--shadow:0 1px 2px #14202e14,0 12px 32px #14202e1a}
@media (prefers-color-scheme:dark){:root{--page:#0d141c;--card:#16202b;--ink:#eaf0f6;--soft:#a9b7c6;--line:#2b3947;
--edge:#74869a;--accent:#5bb6e8;--accent-deep:#84caf0;--accent-ink:#06202f;--tint:#14303f;--danger:#ff9d94;
--good:#7fd6a0;--good-tint:#143324;--warn:#ffd98a;--warn-tint:#33270c;--warn-line:#5c4713;
--shadow:0 1px 2px #0006,0 12px 32px #0006}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--page);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
.sandbox{margin:0;padding:.6rem 1rem;text-align:center;text-wrap:balance;font-size:.875rem;background:var(--warn-tint);
color:var(--warn);border-bottom:1px solid var(--warn-line)}
.sandbox strong{white-space:nowrap}
main{width:100%;max-width:30rem;margin:0 auto;padding:1.5rem 1rem 2.5rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:1rem;box-shadow:var(--shadow);overflow:hidden}
.head{padding:1.5rem 1.5rem 1.25rem;border-bottom:1px solid var(--line)}
.body{padding:1.25rem 1.5rem 1.5rem}
.payee{margin:0;color:var(--soft);font-size:.9375rem}
h1{margin:0;font-size:1.25rem;line-height:1.3;overflow-wrap:anywhere}
.amount{margin:.75rem 0 0;font-size:2.25rem;line-height:1.15;font-weight:700;letter-spacing:-.02em;
font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.about{margin:.25rem 0 0;color:var(--soft);overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0 0;font-size:.875rem}
dt{color:var(--soft)}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
fieldset{margin:0 0 1.25rem;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:.6rem;font-weight:600}
.method{display:flex;align-items:center;gap:.85rem;padding:.7rem .9rem;border:1px solid var(--line);
border-radius:.75rem;cursor:pointer}
.method+.method{margin-top:.5rem}
.method:hover{border-color:var(--edge)}
.method:has(:checked){border-color:var(--accent);background:var(--tint);box-shadow:inset 0 0 0 1px var(--accent)}
.method:has(:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.method input{margin:0 0 0 auto;width:1.15rem;height:1.15rem;flex:none;accent-color:var(--accent);outline:0}
.method b{display:block;font-weight:600;line-height:1.3}
.method small{color:var(--soft);font-size:.8125rem}
.badge{flex:none;display:grid;place-items:center;width:3rem;height:2rem;border-radius:.4rem;font-size:.75rem;
font-weight:700;letter-spacing:.01em}
.MTNUG{background:#ffcb05;color:#111}
.AirtelUG{background:#c8102e;color:#fff}
.Visa{background:#1a3f8b;color:#fff}
.button{display:block;width:100%;min-height:3rem;padding:.7rem 1rem;border-radius:.75rem;border:1px solid transparent;
font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;overflow-wrap:anywhere}
.button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.main{background:var(--accent);color:var(--accent-ink)}
.main:hover{background:var(--accent-deep)}
.others{display:flex;flex-wrap:wrap;gap:.6rem;margin-top:.6rem}
.others .button{flex:1 1 auto;background:none;color:var(--ink);border-color:var(--edge)}
.others .button:hover{background:var(--tint)}
.others .no{color:var(--danger);border-color:currentColor}
.problem{margin:0 0 1rem;padding:.6rem .9rem;border-radius:.6rem;border:1px solid currentColor;color:var(--danger)}
.mark{display:grid;place-items:center;width:3.25rem;height:3.25rem;margin:0 0 1rem;border-radius:50%;
background:var(--tint);color:var(--accent)}
.mark.good{background:var(--good-tint);color:var(--good)}
.mark.bad{color:var(--danger)}
.mark svg{width:1.6rem;height:1.6rem;fill:none;stroke:currentColor;stroke-width:2.5;stroke-linecap:round;
stroke-linejoin:round}
footer{margin:1.25rem 0 0;text-align:center;text-wrap:balance;font-size:.8125rem;color:var(--soft)}
@media (max-width:24rem){.head,.body{padding-left:1.1rem;padding-right:1.1rem}.amount{font-size:1.875rem}}
@media (min-width:48rem){main{padding-top:3.5rem}}
`;
