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
import { DuplicateHinweis } from './DuplicateHinweis.tsx'
import { DosierungFields } from './DosierungFields.tsx'
import type { EntwurfAktion } from './entwurfReducer.ts'
import type { PositionValues } from './formValues.ts'
import { HilfsmittelFields, MengeFields, RestFields } from './MengeFields.tsx'
import { positionFields } from './positionFields.ts'
import { ProduktFields } from './ProduktFields.tsx'
import { RezeptFields } from './RezeptFields.tsx'
import { errorBehind, saidBehind, vornOf } from './vorn.ts'
import { FurtherFields } from './FurtherFields.tsx'

export interface PositionCardProps {
  position: PositionValues
  nr: number
  /** False for supplies of the organisation: they have no prescriptions. */
  mitRezept: boolean
  fehler: Readonly<Record<string, string>>
  doppelt: Doppelt | null
  dispatch: (aktion: EntwurfAktion) => void
  onEntfernen: (schluessel: string) => void
}

/** Memoised, because a page may hold twenty items and only one is being typed in. */
export const PositionCard = memo(function PositionCard(props: PositionCardProps) {
  const { position, nr, mitRezept, fehler, doppelt, dispatch, onEntfernen } = props
  const t = useTexts(neuTexts)
  const tWahl = useTexts(wahlTexts)
  const [aufgeklappt, setAufgeklappt] = useState(() => saidBehind(position))
  const fields = positionFields({ position, fehler, dispatch })
  const vorn = vornOf(position)
  const offen = aufgeklappt || errorBehind(position, fehler)
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
        {doppelt !== null && <DuplicateHinweis {...fields} doppelt={doppelt} />}
        <ProduktFields {...fields} />
        <MengeFields {...fields} />
        {vorn.rest && <RestFields {...fields} />}
        {vorn.hilfsmittel && <HilfsmittelFields {...fields} />}
        {vorn.dosierung && <DosierungFields {...fields} />}
        {mitRezept && <RezeptFields {...fields} dispatch={dispatch} />}
        <Disclosure label={t('position.weitere')} opened={offen} onToggle={setAufgeklappt}>
          <FurtherFields {...fields} vorn={vorn} />
        </Disclosure>
      </Stack>
    </Card>
  )
})
