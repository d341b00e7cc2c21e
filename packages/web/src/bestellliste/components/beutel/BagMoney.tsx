/** Whoever packs by scanner is not asked for money: what was packed without an amount says so, and is answered here. */
import { listUnnamed } from '@dreiklang/domain/bestellung/zuzahlungStand'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { validProdukt } from '../../../bestellung/components/schritte/defaults.ts'
import { isOpen } from '../../../bestellung/components/schritte/schritte.ts'
import { useStepOpener } from '../../../bestellung/components/schritte/stepOpener.ts'
import { useStepsTexts } from '../../../bestellung/bestellung.texts.ts'
import { useZuzahlungTexts } from '../../../bestellung/onDemand.texts.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Alert } from '../../../ui/feedback.tsx'

export function BagMoney({ bestellung }: { bestellung: BestellungAnswer }) {
  return bestellung.lieferungen.map((lieferung) => <Unnamed key={lieferung.id} bestellung={bestellung} lieferung={lieferung} />)
}

function Unnamed({ bestellung, lieferung }: { bestellung: BestellungAnswer; lieferung: BestellungAnswer['lieferungen'][number] }) {
  const z = useZuzahlungTexts()
  const s = useStepsTexts()
  const open = useStepOpener()
  const unnamed = listUnnamed(lieferung, bestellung.positionen)
  if (!unnamed.some(({ uebergaenge }) => isOpen(uebergaenge, 'setZuzahlung'))) return null
  const wish = {
    bestellungId: bestellung.id,
    handlung: 'setZuzahlung',
    lieferungId: lieferung.id,
    positionIds: unnamed.map(({ id }) => id),
  } as const
  return (
    <Alert
      tone="warning"
      says="note"
      title={z('nichtGesagt')}
      actions={
        <Button look="secondary" onClick={() => open(wish)}>
          {s('name.setZuzahlung')}
        </Button>
      }
    >
      {unnamed.map((position) => validProdukt(position).bezeichnung).join(', ')}
      {lieferung.uebergebenAm === null && `. ${z('nichtGesagtText')}`}
    </Alert>
  )
}
