import type { FileKind } from '@dreiklang/domain/files/fileKinds'
import { useQuery } from '@tanstack/react-query'
import { Suspense, lazy } from 'react'
import { useObjectUrl } from '../../shared/objectUrl.ts'
import { ListSkeleton, showQuery } from '../../ui/feedback.tsx'
import { Note } from '../../ui/layout.tsx'
import type { previewQuery } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import classes from './Files.module.css'

const shownAs: Partial<Record<FileKind, 'pdf' | 'picture' | 'text' | 'sheet'>> = {
  PDF: 'pdf',
  JPG: 'picture',
  PNG: 'picture',
  WEBP: 'picture',
  TXT: 'text',
  CSV: 'sheet',
}
/** Above it a file is saved and not shown. */
const mostBytes = { pdf: 30_000_000, picture: 20_000_000, text: 500_000, sheet: 500_000 } as const
const mostRows = 100

/** Only what draws pages of a PDF, which is large. */
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }))

interface Shown {
  id: string
  name: string
  /** Null: a folder. */
  kind: FileKind | null
  bytes: number
}

/** Reads it once: every reading is written down. */
type ContentQuery = ReturnType<typeof previewQuery>

/** Pages of a PDF, pictures, texts and tables. */
export function Preview({ item, query }: { item: Shown; query: ContentQuery }) {
  const t = useFilesTexts()
  const how = item.kind === null ? undefined : shownAs[item.kind]
  if (item.kind === null) return null
  if (how === undefined || item.bytes > mostBytes[how]) return <Note>{t('preview.none')}</Note>
  return <Loaded item={item} how={how} query={query} />
}

function Loaded({ item, how, query }: { item: Shown; how: keyof typeof mostBytes; query: ContentQuery }) {
  const { data: blob, state } = showQuery(useQuery(query), { rows: 2, height: 80 })
  if (blob === undefined) return state
  switch (how) {
    case 'pdf':
      return (
        <Suspense fallback={<ListSkeleton rows={2} height={80} />}>
          <PdfPages blob={blob} name={item.name} />
        </Suspense>
      )
    case 'picture':
      return <Picture blob={blob} name={item.name} />
    case 'text':
      return <PlainText id={item.id} blob={blob} />
    case 'sheet':
      return <Sheet id={item.id} blob={blob} name={item.name} />
  }
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const url = useObjectUrl(blob)
  return url === null ? null : <img src={url} alt={name} className={classes.preview} />
}

/** What is no UTF-8 was written by an older Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function PlainText({ id, blob }: { id: string; blob: Blob }) {
  const t = useFilesTexts()
  const { data } = useQuery({ queryKey: ['fileText', id, blob], queryFn: async () => decode(await blob.arrayBuffer()) })
  return data === undefined ? (
    <ListSkeleton rows={2} height={80} />
  ) : (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keys (WCAG 2.1.1)
    <pre className={classes.text} tabIndex={0} aria-label={t('preview.text')}>
      {data}
    </pre>
  )
}

async function rowsOf(blob: Blob): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  const { data } = papa.parse<string[]>(decode(await blob.arrayBuffer()), { preview: mostRows, skipEmptyLines: true })
  return data
}

function Sheet({ id, blob, name }: { id: string; blob: Blob; name: string }) {
  const t = useFilesTexts()
  const { data } = useQuery({ queryKey: ['fileSheet', id, blob], queryFn: () => rowsOf(blob) })
  if (data === undefined) return <ListSkeleton rows={2} height={80} />
  const [head = [], ...rows] = data
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keys (WCAG 2.1.1)
    <div className={classes.sheet} tabIndex={0} role="region" aria-label={t('preview.sheet')}>
      <table>
        <caption className="unseen">{name}</caption>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i}>{cell}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {data.length >= mostRows && <Note>{t('preview.more', { count: mostRows })}</Note>}
    </div>
  )
}
