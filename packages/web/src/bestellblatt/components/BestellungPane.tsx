import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { PaneHeader } from '../../ui/RecordHeader.tsx'
import { BlattOf } from './Blatt.tsx'
import { PaneHead } from './BlattHead.tsx'

export interface BestellungPaneProps {
  bestellungId: string
  /** Opens the sheet as a page. */
  onWhole: () => void
  onClose: () => void
  /** A step was taken in it. */
  onDone: () => void
}

/** The sheet of an order beside the list. */
export function BestellungPane({ bestellungId, onWhole, onClose, onDone }: BestellungPaneProps) {
  const t = useBlattTexts()
  return (
    <BlattOf
      bestellungId={bestellungId}
      head={(bestellung) => <PaneHead bestellung={bestellung} onWhole={onWhole} onClose={onClose} />}
      headBefore={<PaneHeader title={t('eine')} />}
      onDone={onDone}
    />
  )
}
