/** A place that a mail leads to. */
export interface Link {
  readonly label: string;
  readonly url: string;
}

/** What a mail shows. All of it is plain text. */
export interface MailPage {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: Link | undefined;
  readonly farewell: string;
  readonly foot: readonly Link[];
  readonly site: string;
  readonly siteUrl: string;
  readonly language: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

/** Colours of the web client's light theme; programs that read style sheets replace them in the dark. */
const page = '#f2eada';
const raised = '#fffbf2';
const line = '#dbceb4';
const ink = '#1e2433';
const quiet = '#655f50';
const ember = '#bf400b';
const fonts = "Figtree,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const display = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";

/** What mail programs with a dark theme and those of phones do otherwise; all others ignore it. */
const styles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:#14171f!important}
.card{background:#1e2330!important;border-color:#363d4d!important}
.ink{color:#f1e8d6!important}
.quiet,.quiet a{color:#b9b4a8!important}
.button{background:#c8470f!important}
}
@media (max-width:620px){.card{padding:24px 20px!important}.outer{padding:20px 12px!important}}`;

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The mark of the project as text on a coloured cell: no picture that a program would hide or fetch. */
const head = ({ site, siteUrl }: MailPage): string => `
<table ${table}><tr>
<td bgcolor="${ember}" width="32" height="32" align="center" valign="middle" style="width:32px;height:32px;border-radius:7px;background:${ember};color:#ffffff;font:700 19px/32px ${fonts}">&#10003;</td>
<td style="padding-left:12px"><a class="ink" href="${escaped(siteUrl)}" style="color:${ink};text-decoration:none;font:600 22px/32px ${display}">${escaped(site)}</a></td>
</tr></table>`;

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;color:${ink};font:400 16px/25px ${fonts};word-break:break-word">${lines(text)}</p>`;

/** A cell with a link, which every program shows as a button; the address is below it for those that do not. */
const button = ({ label, url }: Link): string => `
<table ${table} style="margin:8px 0 12px"><tr>
<td class="button" bgcolor="${ember}" style="border-radius:12px;background:${ember}"><a href="${escaped(url)}" style="display:inline-block;padding:13px 24px;color:#ffffff;text-decoration:none;font:600 16px/20px ${fonts}">${escaped(label)}</a></td>
</tr></table>
<p class="quiet" style="margin:0 0 20px;color:${quiet};font:400 13px/19px ${fonts};word-break:break-all"><a class="quiet" href="${escaped(url)}" style="color:${quiet}">${escaped(url)}</a></p>`;

const foot = (links: readonly Link[]): string =>
  links.length === 0
    ? ''
    : `<p class="quiet" style="margin:20px 4px 0;color:${quiet};font:400 13px/20px ${fonts}">${links
        .map(({ label, url }) => `<a href="${escaped(url)}" style="color:${quiet}">${escaped(label)}</a>`)
        .join(' &nbsp;&middot;&nbsp; ')}</p>`;

/**
 * A mail as a web page that every mail program can show: tables for the layout, styles on each element, nothing to
 * fetch, dark where the reader's program is.
 */
export const mailPage = (mail: MailPage): string => `<!doctype html>
<html lang="${escaped(mail.language.replace('_', '-'))}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(mail.subject)}</title><style>${styles}</style></head>
<body class="page" style="margin:0;padding:0;background:${page}">
<table ${table} width="100%" class="page" bgcolor="${page}" style="background:${page}"><tr><td class="outer" align="center" style="padding:32px 16px">
<table ${table} width="100%" style="max-width:600px"><tr><td align="left">${head(mail)}
<table ${table} width="100%" style="margin-top:18px"><tr><td class="card" bgcolor="${raised}" style="padding:32px;background:${raised};border:1px solid ${line};border-radius:16px">
<h1 class="ink" style="margin:0 0 18px;color:${ink};font:600 27px/32px ${display};word-break:break-word">${escaped(mail.subject)}</h1>
${mail.paragraphs.map(paragraph).join('\n')}${mail.button ? button(mail.button) : ''}
<p class="quiet" style="margin:8px 0 0;color:${quiet};font:400 15px/23px ${fonts}">${lines(mail.farewell)}</p>
</td></tr></table>${foot(mail.foot)}
</td></tr></table></td></tr></table></body></html>
`;
