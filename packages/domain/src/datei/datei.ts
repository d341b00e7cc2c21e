/** Detects a file's type by its first bytes: its name and what the sender claims prove nothing. */

/** Bytes. */
export const maxDateiBytes = 15_000_000

export const dateiTypen = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type DateiTyp = (typeof dateiTypen)[number]

export const isImage = (typ: DateiTyp): boolean => typ !== 'application/pdf'

/** Where which bytes stand; source: the specifications of the formats (ISO 32000-2 7.5.2, ITU-T T.81 B.1, PNG 5.2, RFC 9649 2.4). */
const kennzeichen: Record<DateiTyp, readonly { ab: number; bytes: string }[]> = {
  'application/pdf': [{ ab: 0, bytes: '%PDF-' }],
  'image/jpeg': [{ ab: 0, bytes: '\u00ff\u00d8\u00ff' }],
  'image/png': [{ ab: 0, bytes: '\u0089PNG\r\n\u001a\n' }],
  'image/webp': [
    { ab: 0, bytes: 'RIFF' },
    { ab: 8, bytes: 'WEBP' },
  ],
}

const isShown = (file: Uint8Array, { ab, bytes }: { ab: number; bytes: string }): boolean =>
  Array.from(bytes).every((zeichen, i) => file[ab + i] === zeichen.charCodeAt(0))

/** Null for what is none of the kinds that are taken. */
export function dateiTypOf(file: Uint8Array): DateiTyp | null {
  return dateiTypen.find((typ) => kennzeichen[typ].every((place) => isShown(file, place))) ?? null
}

/** The first is given to a file whose name has none that fits. */
const endings: Record<DateiTyp, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
}

/** Whether the ending says what the file is. */
export const fitsTyp = (name: string, typ: DateiTyp): boolean =>
  endings[typ].some((ending) => name.length > ending.length + 1 && name.toLowerCase().endsWith(`.${ending}`))

/** No folder, no quotes, nothing that is not seen or that turns the direction of writing, nothing Windows keeps for itself. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]/gu
/** Names of devices, whatever stands behind the dot (learn.microsoft.com, Naming Files, Paths, and Namespaces). */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i

/** Under which it may be saved on any system, whatever its ending says. */
export const safeNameOf = (name: string): string =>
  name
    .replaceAll(unsafe, '_')
    .replace(/^[.\s]+/, '')
    .replace(device, '_$&')

/** The same with the ending of its kind; also for names from before they were checked when a file came. */
export function servedNameOf(name: string, typ: DateiTyp): string {
  const plain = safeNameOf(name)
  return fitsTyp(plain, typ) ? plain : `${plain || 'datei'}.${endings[typ][0]}`
}
