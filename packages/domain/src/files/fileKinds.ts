/** Which files a house may keep: the ending says what a file is, and its first bytes must not say otherwise. */
import { dateiTypOf } from '../datei/datei.ts'

export const fileKinds = ['PDF', 'JPG', 'PNG', 'WEBP', 'DOC', 'XLS', 'PPT', 'TXT', 'CSV', 'MP4'] as const
export type FileKind = (typeof fileKinds)[number]

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** By ending. Old Office formats and those with macros are not among them: they run programs on the machine of the reader. */
const endings: Record<string, { kind: FileKind; mediaType: string }> = {
  pdf: { kind: 'PDF', mediaType: 'application/pdf' },
  jpg: { kind: 'JPG', mediaType: 'image/jpeg' },
  jpeg: { kind: 'JPG', mediaType: 'image/jpeg' },
  png: { kind: 'PNG', mediaType: 'image/png' },
  webp: { kind: 'WEBP', mediaType: 'image/webp' },
  docx: { kind: 'DOC', mediaType: `${office}.wordprocessingml.document` },
  odt: { kind: 'DOC', mediaType: `${openDocument}.text` },
  xlsx: { kind: 'XLS', mediaType: `${office}.spreadsheetml.sheet` },
  ods: { kind: 'XLS', mediaType: `${openDocument}.spreadsheet` },
  pptx: { kind: 'PPT', mediaType: `${office}.presentationml.presentation` },
  odp: { kind: 'PPT', mediaType: `${openDocument}.presentation` },
  txt: { kind: 'TXT', mediaType: 'text/plain' },
  // A host that makes answers smaller would hold a whole table of that type in memory.
  csv: { kind: 'CSV', mediaType: 'text/plain' },
  mp4: { kind: 'MP4', mediaType: 'video/mp4' },
}

/** What a dialog of the browser offers. */
export const acceptedEndings = Object.keys(endings).map((ending) => `.${ending}`)

export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 1 ? '' : name.slice(dot + 1).toLowerCase()
}

const known = (name: string) => (Object.hasOwn(endings, endingOf(name)) ? endings[endingOf(name)] : undefined)

/** Null for what is not taken. */
export const kindOfName = (name: string): FileKind | null => known(name)?.kind ?? null
export const mediaTypeOf = (name: string): string => known(name)?.mediaType ?? 'application/octet-stream'

/** How many bytes from the beginning are enough to tell. */
export const tellingBytes = 512

const startsWith = (file: Uint8Array, bytes: string, from = 0): boolean =>
  Array.from(bytes).every((letter, i) => file[from + i] === letter.charCodeAt(0))

/** Tab, line feed, form feed and carriage return; everything else below a blank is no text, and neither is a file without a letter. */
const isText = (file: Uint8Array): boolean => file.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte))

/** Office and OpenDocument files are ZIP archives. */
const isArchive = (file: Uint8Array): boolean => startsWith(file, 'PK\u0003\u0004')

const looks: Record<FileKind, (first: Uint8Array) => boolean> = {
  PDF: (first) => dateiTypOf(first) === 'application/pdf',
  JPG: (first) => dateiTypOf(first) === 'image/jpeg',
  PNG: (first) => dateiTypOf(first) === 'image/png',
  WEBP: (first) => dateiTypOf(first) === 'image/webp',
  DOC: isArchive,
  XLS: isArchive,
  PPT: isArchive,
  TXT: isText,
  CSV: isText,
  MP4: (first) => startsWith(first, 'ftyp', 4),
}

/** Whether the first bytes are those of the kind that the ending says. */
export const isOfKind = (kind: FileKind, first: Uint8Array): boolean => looks[kind](first.subarray(0, tellingBytes))
