/** Every mail to a person: text and HTML of the same words. Nothing in it is fetched from anywhere, so that nobody learns who reads it. */
import type { Instant } from '@dreiklang/domain/shared/time'
import type { Language } from '../shared/route.ts'

export interface Letter {
  an: string
  sprache: Language
  betreff: string
  /** Who is addressed; null where nobody has proven to be that person, such as at a sign-up. */
  name: string | null
  absaetze: readonly string[]
  /** What it is about: device, network, time, who asks. */
  fakten?: readonly Fact[]
  /** What to do, and until when. */
  aktion?: { label: string; link: string; danach?: string }
  /** What to do otherwise: if this was not you. */
  schluss?: readonly string[]
}
export interface WrittenLetter {
  an: string
  betreff: string
  text: string
  html: string
}
export type Fact = readonly [label: string, value: string]

const words = {
  de: {
    anrede: 'Guten Tag',
    gruss: 'Ihr Dreiklang',
    fuss: 'Diese Nachricht wurde automatisch verschickt. Bitte antworten Sie nicht darauf.',
  },
  en: { anrede: 'Hello', gruss: 'Dreiklang', fuss: 'This message was sent automatically. Please do not reply.' },
} as const

/** A name that someone typed, made so that no mail program turns a part of it into a link or breaks a line in it. */
export const nameInMail = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/:\/\/|@/g, ' ')
    .replaceAll(/\.(?=[^\s])/g, '. ')
    .slice(0, 300)

const moments = {
  de: new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' }),
}
export const momentInMail = (instant: Instant, language: Language): string => moments[language].format(new Date(instant))

export function writeLetter({ an, sprache, betreff, name, absaetze, fakten = [], aktion, schluss = [] }: Letter): WrittenLetter {
  const { anrede, gruss, fuss } = words[sprache]
  const salutation = name === null ? `${anrede},` : `${anrede} ${nameInMail(name)},`
  const action = aktion === undefined ? [] : [`${aktion.label}:\n${aktion.link}`, ...(aktion.danach === undefined ? [] : [aktion.danach])]
  const facts = fakten.length === 0 ? [] : [fakten.map(([label, value]) => `${label}: ${value}`).join('\n')]
  const text = [salutation, ...absaetze, ...facts, ...action, ...schluss, gruss, `-- \n${fuss}`].join('\n\n')
  const body = [
    ...[salutation, ...absaetze].map(paragraph),
    ...(fakten.length === 0 ? [] : [factsTable(fakten)]),
    ...(aktion === undefined ? [] : [button(aktion.label, aktion.link)]),
    ...(aktion?.danach === undefined ? [] : [paragraph(aktion.danach)]),
    ...[...schluss, gruss].map(paragraph),
  ]
  const subject = `Dreiklang: ${betreff}`
  return { an, betreff: subject, text, html: page({ sprache, title: subject, body: body.join('\n'), fuss }) }
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`

const factsTable = (facts: readonly Fact[]) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-left:3px solid #cbd5e1">${facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:2px 12px;color:#475569;vertical-align:top">${escape(label)}</td><td style="padding:2px 0">${escape(value)}</td></tr>`,
    )
    .join('')}</table>`

/** The address stands below it in words: nobody has to press a button to see where it leads. */
const button = (label: string, link: string) =>
  `<p style="margin:0 0 8px"><a href="${escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1565c0;color:#ffffff;font-weight:600;text-decoration:none">${escape(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#475569;word-break:break-all">${escape(link)}</p>`

function page({ sprache, title, body, fuss }: { sprache: Language; title: string; body: string; fuss: string }): string {
  return `<!doctype html>
<html lang="${sprache}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:24px;background:#f1f5f9;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#0f172a">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto">
<tr><td style="padding:0 0 16px;font-size:20px;font-weight:700;color:#0d47a1">Dreiklang</td></tr>
<tr><td style="padding:24px;background:#ffffff;border:1px solid #e2e8f0;border-radius:8px">
${body}
</td></tr>
<tr><td style="padding:16px 0 0;font-size:13px;color:#475569">${escape(fuss)}</td></tr>
</table>
</body>
</html>
`
}
