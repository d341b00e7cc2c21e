import { useState } from 'react'
import { bestellungPath } from '../../bestellung/bestellung.paths.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { TextField } from '../../form/TextField.tsx'
import { Link } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import type { Doppelt } from './befunde.ts'
import type { EntwurfAktion } from './entwurfReducer.ts'
import { FurtherFields, RezeptFields } from './FurtherFields.tsx'
import { DosierungFields, HilfsmittelFields, MengeFields, RestFields } from './MengeFields.tsx'
import type { PositionFields } from './positionFields.ts'
import { ProduktFields } from './ProduktEntry.tsx'
import { errorBehind, saidBehind, vornOf } from './vorn.ts'
import { useDoppeltTitle } from './Zuletzt.tsx'

export interface PositionFormProps {
  /** False for supplies of the organisation: they have no prescriptions. */
  mitRezept: boolean
  mitPlan: boolean
  fehler: Readonly<Record<string, string>>
  doppelt: Doppelt | null
  dispatch: (aktion: EntwurfAktion) => void
}

/** All fields of a position. */
export function PositionForm({ mitRezept, mitPlan, fehler, doppelt, dispatch, ...fields }: PositionFormProps & PositionFields) {
  const t = useNeuTexts()
  const { position } = fields
  const [aufgeklappt, setAufgeklappt] = useState(() => saidBehind(position))
  const vorn = vornOf(position)
  const open = aufgeklappt || errorBehind(position, fehler)
  return (
    <Stack gap="sm">
      {doppelt !== null && <DuplicateHinweis {...fields} doppelt={doppelt} />}
      <ProduktFields {...fields} />
      <MengeFields {...fields} />
      {vorn.rest && <RestFields {...fields} />}
      {vorn.hilfsmittel && <HilfsmittelFields {...fields} />}
      {vorn.dosierung && <DosierungFields {...fields} mitPlan={mitPlan} />}
      {mitRezept && <RezeptFields {...fields} dispatch={dispatch} />}
      <Disclosure label={t('position.weitere')} opened={open} onToggle={setAufgeklappt}>
        <FurtherFields {...fields} vorn={vorn} mitPlan={mitPlan} />
      </Disclosure>
    </Stack>
  )
}

/** Red up to 3 days, orange up to 7 (as eMediPlan does), both said in words. A reason is needed. */
function DuplicateHinweis({ doppelt, text }: PositionFields & { doppelt: Doppelt }) {
  const t = useNeuTexts()
  const doppeltTitle = useDoppeltTitle()
  const { stufe, nummer, bestellungId } = doppelt
  return (
    <Alert tone={stufe !== 'ORANGE' ? 'danger' : 'warning'} title={doppeltTitle(doppelt)}>
      <Stack gap="xs">
        <span>
          {t('position.doppeltText', { nummer })} <Link to={bestellungPath(bestellungId)}>{t('position.doppeltZeigen', { nummer })}</Link>
        </span>
        <TextField {...text('doppeltGrund')} label={t('position.doppeltGrund')} required />
      </Stack>
    </Alert>
  )
}
