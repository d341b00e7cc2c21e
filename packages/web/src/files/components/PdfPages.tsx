import { useQuery } from '@tanstack/react-query'
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- Vite makes the address of the file, which is all that is asked for
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons.tsx'
import { Alert, ListSkeleton } from '../../ui/feedback.tsx'
import { Note, VisuallyHidden } from '../../ui/layout.tsx'
import { useFilesTexts } from '../files.texts.ts'
import classes from './PdfPages.module.css'

GlobalWorkerOptions.workerSrc = workerUrl

/** At once; a long one draws the others when they are asked for. */
const pagesAtOnce = 5

/**
 * Draws the pages of a PDF as pictures, in a worker that knows no page: scripts, links, forms and files inside of it do nothing here. Fonts that it
 * does not bring along are those of the device.
 */
export function PdfPages({ blob, name }: { blob: Blob; name: string }) {
  const t = useFilesTexts()
  const [shown, setShown] = useState(pagesAtOnce)
  const { data: pdf, error } = useQuery({
    queryKey: ['filePdf', blob],
    queryFn: async () => getDocument({ data: new Uint8Array(await blob.arrayBuffer()), isEvalSupported: false, enableXfa: false }).promise,
    retry: false,
    gcTime: 0,
  })
  useEffect(() => () => void pdf?.loadingTask.destroy(), [pdf])
  if (error !== null) return <Alert tone="warning">{t('preview.failed')}</Alert>
  if (pdf === undefined) return <ListSkeleton rows={2} height={80} />
  const numbers = Array.from({ length: Math.min(shown, pdf.numPages) }, (_, i) => i + 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keys (WCAG 2.1.1)
    <div className={classes.pages} tabIndex={0} role="region" aria-label={name}>
      {numbers.map((nr) => (
        <Page key={nr} pdf={pdf} nr={nr} label={t('preview.page', { nr, count: pdf.numPages })} />
      ))}
      {pdf.numPages > shown && (
        <Button look="secondary" onClick={() => setShown(shown + pagesAtOnce)}>
          {t('preview.morePages')}
        </Button>
      )}
    </div>
  )
}

const wordsOf = async (pdf: PDFDocumentProxy, nr: number): Promise<string> => {
  const { items } = await (await pdf.getPage(nr)).getTextContent()
  return items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ')
}

/** Where the browser gives no surface to draw on, what is written there is all that can be told. */
function usePicture(pdf: PDFDocumentProxy, nr: number) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const surface = canvas.current
    if (surface === null) return
    let ended = false
    let stop = () => {}
    async function draw(on: HTMLCanvasElement): Promise<void> {
      const page = await pdf.getPage(nr)
      const base = page.getViewport({ scale: 1 })
      const width = Math.min(1200, Math.max(on.clientWidth, 320) * Math.min(window.devicePixelRatio, 2))
      const viewport = page.getViewport({ scale: width / base.width })
      if (ended) return
      on.width = Math.floor(viewport.width)
      on.height = Math.floor(viewport.height)
      const task = page.render({ canvas: on, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    draw(surface).catch(() => {
      if (!ended) setFailed(true)
    })
    return () => {
      ended = true
      stop()
    }
  }, [pdf, nr])
  return { canvas, failed }
}

function Page({ pdf, nr, label }: { pdf: PDFDocumentProxy; nr: number; label: string }) {
  const t = useFilesTexts()
  const { canvas, failed } = usePicture(pdf, nr)
  const { data: words } = useQuery({ queryKey: ['filePdfWords', pdf.fingerprints[0], nr], queryFn: () => wordsOf(pdf, nr), gcTime: 0 })
  return (
    <figure className={classes.page}>
      {failed ? <Alert tone="warning">{t('preview.failed')}</Alert> : <canvas ref={canvas} className={classes.canvas} aria-hidden />}
      <VisuallyHidden>{words}</VisuallyHidden>
      <figcaption>
        <Note>{label}</Note>
      </figcaption>
    </figure>
  )
}
