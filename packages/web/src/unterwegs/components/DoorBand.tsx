import type { SheetBandProps } from '../../dokumentation/components/sheetBand.ts'
import { Warnings, useDoor } from '../../tour/components/DoorFacts.tsx'
import { useTourTexts } from '../../tour/tour.texts.ts'
import { useStand } from './lager/stand.ts'
import classes from './DoorBand.module.css'

/** Allergies and risks above the sheet: as the house knows them, or, while it cannot be asked, as they lie on this device. */
export function DoorBand({ hausbesuchId }: SheetBandProps) {
  const t = useTourTexts()
  const { gepaeck } = useStand()
  const asked = useDoor({ id: hausbesuchId, binZugewiesen: true }, undefined)
  const taken = gepaeck?.tag.besuche.find(({ besuch }) => besuch.id === hausbesuchId)
  const door = typeof asked === 'string' && taken !== undefined ? { tuer: taken.besuch.tuer, klient: taken.klient } : asked
  if (door === null) return null
  if (typeof door === 'string') return <div className={classes.band}>{t(`tuer.${door}`)}</div>
  return (
    door.klient !== null && (
      <div className={classes.band}>
        <Warnings klient={door.klient} />
      </div>
    )
  )
}
