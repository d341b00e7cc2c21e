import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { lazy, Suspense } from 'react'
import type { Liste } from '../../liste/components/useListPage.ts'
import { focus } from '../../liste/components/rowFocus.ts'
import { rowAfter } from '../../liste/components/standingRows.ts'
import { usePane } from '../../liste/components/usePane.ts'
import type { ListView } from '../../liste/components/view.ts'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { type Ansicht, isOfOneStatus } from './ansichten.ts'
import { PositionenCell } from './Cells.tsx'
import { StandShort } from './StandCell.tsx'
import classes from './Cells.module.css'

interface BesideProps {
  liste: Liste<RowAnswer>
  ansicht: Ansicht
  /** A bag in its place. */
  bag: boolean
}

const BestellungPane = lazy(async () => ({ default: (await import('../../bestellblatt/components/BestellungPane.tsx')).BestellungPane }))
const BagPane = lazy(async () => ({ default: (await import('./beutel/BagPane.tsx')).BagPane }))

/** The sheet of the order that is open beside the list. */
export function useBeside({ liste, ansicht, bag }: BesideProps): Pick<ListView<RowAnswer>, 'neben' | 'showBeside'> {
  const t = useBlattTexts()
  const openWhole = (id: string) => liste.open(id, bestellungPath(id))
  const { open, show, close, frame } = usePane(openWhole)
  if (open === null) return { showBeside: show }
  const goOn = () => {
    const next = rowAfter(liste.stand, [open])
    if (next === null || show === undefined) return
    show(next)
    focus(next)
  }
  const ways = { bestellungId: open, onWhole: () => openWhole(open), onClose: close, onDone: () => liste.erledigt([open]) }
  return {
    showBeside: show,
    neben: {
      id: open,
      second: (row) => <SecondLine zeile={row} oneStatus={isOfOneStatus(ansicht)} />,
      inhalt: (
        <section ref={frame} tabIndex={-1} aria-label={t('pane.name')} className={classes.pane}>
          <Suspense fallback={<ListSkeleton rows={6} height={120} />}>
            {bag ? (
              // After the dialog of the step has given the focus back.
              <BagPane key={open} {...ways} onGoOn={() => setTimeout(() => setTimeout(goOn, 0), 0)} />
            ) : (
              <BestellungPane key={open} {...ways} />
            )}
          </Suspense>
        </section>
      ),
    },
  }
}

/** What it is about, and how it stands. */
function SecondLine({ zeile, oneStatus }: { zeile: RowAnswer; oneStatus: boolean }) {
  return (
    <span className={classes.secondLine}>
      <PositionenCell zeile={zeile} names="one" />
      <StandShort zeile={zeile} oneStatus={oneStatus} />
    </span>
  )
}
