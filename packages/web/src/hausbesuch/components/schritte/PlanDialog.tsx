import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { useUser } from '../../../shared/session.ts'
import { Text } from '../../../ui/layout.ts'
import { TextArea } from '../../../ui/TextField.tsx'
import { orNull } from '../../../ui/useSchemaForm.ts'
import { stepsTexts } from '../../steps.texts.ts'
import { useTermin } from '../anzeige.ts'
import { Befunde } from '../Befunde.tsx'
import { PlanFields, type PlanValues, usualDauer } from '../PlanFields.tsx'
import { BesuchStepDialog, type BesuchStepProps, useBesuchStep } from './besuchStep.tsx'

function vorgabe({ plan, wunsch, zugewiesene, seite, fahrzeug }: HausbesuchAnswer, ich: string): PlanValues {
  const eigene = zugewiesene.filter((person) => person.seite === seite).map(({ personId }) => personId)
  return {
    datum: plan?.datum ?? wunsch?.datum ?? null,
    uhrzeit: plan?.uhrzeit ?? wunsch?.von ?? '',
    dauerMinuten: plan?.dauerMinuten ?? usualDauer,
    personIds: plan === null ? [ich] : eigene,
    fahrzeug: fahrzeug ?? '',
  }
}

export function PlanDialog(step: BesuchStepProps<'annehmen' | 'verschieben'>) {
  const t = useTexts(stepsTexts)
  const termin = useTermin()
  const { id: ich } = useUser()
  const { handlung, besuch } = step
  const form = useBesuchStep(step, {
    values: { ...vorgabe(besuch, ich), grund: '' },
    toBody: ({ grund, fahrzeug, ...plan }) => ({
      ...plan,
      fahrzeug: orNull(fahrzeug),
      ...(handlung === 'verschieben' ? { grund } : {}),
    }),
  })
  const { datum, uhrzeit, dauerMinuten, personIds } = form.form.values
  return (
    <BesuchStepDialog step={step} form={form}>
      {handlung === 'annehmen' && besuch.wunsch !== null && <Text>{t('gewuenscht', { wann: termin(besuch) })}</Text>}
      <PlanFields werte={form.form.values} field={form.field} typ={handlung === 'annehmen' ? null : besuch.typ} />
      {handlung === 'verschieben' && <TextArea {...form.field('grund')} label={t('feld.grund')} required maxLength={500} />}
      <Befunde
        geplant={{
          typ: besuch.typ,
          klientId: besuch.klient?.id ?? null,
          datum,
          uhrzeit,
          dauerMinuten,
          personIds,
          fahrzeug: null,
          leistungen: besuch.leistungen.map(({ quelle }) => quelle),
          hausbesuchId: besuch.id,
        }}
      />
    </BesuchStepDialog>
  )
}
