import { IconTrash } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Stack } from '../../../ui/layout.ts'
import { neuTexts } from '../neu.texts.ts'
import { wahlTexts } from '../wahl.texts.ts'
import type { Doppelt } from './befunde.ts'
import { DoppeltHinweis } from './DoppeltHinweis.tsx'
import { DosierungFelder } from './DosierungFelder.tsx'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionWerte } from './formWerte.ts'
import { HilfsmittelFelder, MengeFelder, RestFelder } from './MengeFelder.tsx'
import { positionFelder } from './positionFelder.ts'
import { ProduktFelder } from './ProduktFelder.tsx'
import { RezeptFelder } from './RezeptFelder.tsx'
import { fehlerDahinter, gesagtDahinter, vornVon } from './vorn.ts'
import { WeitereFelder } from './WeitereFelder.tsx'

export interface PositionKarteProps {
  position: PositionWerte
  nr: number
  /** False for supplies of the organisation: they have no prescriptions. */
  mitRezept: boolean
  fehler: Readonly<Record<string, string>>
  doppelt: Doppelt | null
  dispatch: (aktion: EntwurfAktion) => void
  onEntfernen: (schluessel: string) => void
}

/** Memoised, because a page may hold twenty items and only one is being typed in. */
export const PositionKarte = memo(function PositionKarte(props: PositionKarteProps) {
  const { position, nr, mitRezept, fehler, doppelt, dispatch, onEntfernen } = props
  const t = useTexts(neuTexts)
  const tWahl = useTexts(wahlTexts)
  const [aufgeklappt, setAufgeklappt] = useState(() => gesagtDahinter(position))
  const felder = positionFelder({ position, fehler, dispatch })
  const vorn = vornVon(position)
  const offen = aufgeklappt || fehlerDahinter(position, fehler)
  return (
    <Card
      level={3}
      title={`${t('position.titel', { nr })} · ${tWahl(`produktart.${position.produktart}`)}`}
      actions={
        <IconButton
          label={t('position.entfernen', { nr })}
          icon={<IconTrash size={20} aria-hidden />}
          onClick={() => onEntfernen(position.schluessel)}
        />
      }
    >
      <Stack gap="md">
        {doppelt !== null && <DoppeltHinweis {...felder} doppelt={doppelt} />}
        <ProduktFelder {...felder} />
        <MengeFelder {...felder} />
        {vorn.rest && <RestFelder {...felder} />}
        {vorn.hilfsmittel && <HilfsmittelFelder {...felder} />}
        {vorn.dosierung && <DosierungFelder {...felder} />}
        {mitRezept && <RezeptFelder {...felder} dispatch={dispatch} />}
        <Disclosure label={t('position.weitere')} opened={offen} onToggle={setAufgeklappt}>
          <WeitereFelder {...felder} vorn={vorn} />
        </Disclosure>
      </Stack>
    </Card>
  )
})
