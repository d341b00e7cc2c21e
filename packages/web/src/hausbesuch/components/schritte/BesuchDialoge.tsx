import {
  type Absagender,
  ablehnGruende,
  absageGruende,
  furtherVorgehen,
  isShortTerm,
  mayCharge,
} from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import type { ComponentType } from 'react'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { choicesOf, RadioField, SelectField } from '../../../form/choiceFields.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea } from '../../../form/TextField.tsx'
import { orNull } from '../../../form/useSchemaForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { useUser } from '../../../shared/session.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Facts, Grid, Group, Text } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../hausbesuch.texts.ts'
import { Befunde } from '../Befunde.tsx'
import { type PlanValues, PlanFields, usualDauer, fensterAbbild, emptyFenster, ZeitfensterFields } from '../PlanFields.tsx'
import { klientName, useTermin } from '../anzeige.tsx'
import { BesuchStepDialog, type BesuchStepProps, useBesuchStep } from './besuchStep.tsx'

/** Setting out needs no words; a visit is finished on its sheet. */
export type DialogHandlung = Exclude<PersonenHandlung, 'losfahren' | 'abschliessen'>

export const dialogs: { [H in DialogHandlung]: ComponentType<BesuchStepProps<H>> } = {
  annehmen: PlanDialog,
  verschieben: PlanDialog,
  ablehnen: AblehnenDialog,
  rueckfragen: RueckfragenDialog,
  antworten: AntwortenDialog,
  absagen: AbsagenDialog,
  beginnen: BeginnenDialog,
  nichtAntreffen: NichtAntreffenDialog,
  abbrechen: AbbrechenDialog,
  nachtragen: NachtragenDialog,
}

function RueckfragenDialog(step: BesuchStepProps<'rueckfragen'>) {
  const t = useStepsTexts()
  const form = useBesuchStep(step, {
    values: { text: '', vorschlag: emptyFenster },
    toBody: ({ text, vorschlag }) => ({ text, vorschlag: fensterAbbild(vorschlag) }),
  })
  return (
    <BesuchStepDialog step={step} form={form}>
      <TextArea {...form.field('text')} label={t('feld.nachricht')} required maxLength={1000} data-autofocus />
      <ZeitfensterFields name="vorschlag" label={t('feld.vorschlag')} field={form.field} />
    </BesuchStepDialog>
  )
}

function AntwortenDialog(step: BesuchStepProps<'antworten'>) {
  const t = useStepsTexts()
  const termin = useTermin()
  const { besuch } = step
  const form = useBesuchStep(step, {
    values: { text: '', wunsch: emptyFenster },
    toBody: ({ text, wunsch }) => ({ text, wunsch: fensterAbbild(wunsch) }),
  })
  const vorschlag = besuch.nachrichten.findLast((nachricht) => nachricht.seite !== besuch.seite)?.vorschlag ?? null
  return (
    <BesuchStepDialog step={step} form={form}>
      {vorschlag !== null && (
        <Group>
          <Button look="secondary" onClick={() => form.form.setValues({ wunsch: vorschlag, text: t('einverstanden') })}>
            {t('nimmVorschlag', { wann: termin({ plan: null, wunsch: vorschlag }) })}
          </Button>
        </Group>
      )}
      <TextArea {...form.field('text')} label={t('feld.antwort')} required maxLength={1000} data-autofocus />
      <ZeitfensterFields name="wunsch" label={t('feld.wunsch')} field={form.field} />
    </BesuchStepDialog>
  )
}

function vorgabe({ plan, wunsch, zugewiesene, seite, fahrzeug }: HausbesuchAnswer, me: string): PlanValues {
  const own = zugewiesene.filter((person) => person.seite === seite).map(({ personId }) => personId)
  return {
    datum: plan?.datum ?? wunsch?.datum ?? null,
    uhrzeit: plan?.uhrzeit ?? wunsch?.von ?? '',
    dauerMinuten: plan?.dauerMinuten ?? usualDauer,
    personIds: plan === null ? [me] : own,
    fahrzeug: fahrzeug ?? '',
  }
}

function PlanDialog(step: BesuchStepProps<'annehmen' | 'verschieben'>) {
  const t = useStepsTexts()
  const termin = useTermin()
  const { id: me } = useUser()
  const { handlung, besuch } = step
  const { id: hausbesuchId, typ, klient, leistungen } = besuch
  const form = useBesuchStep(step, {
    values: { ...vorgabe(besuch, me), grund: '' },
    toBody: ({ grund, fahrzeug, ...plan }) => ({
      ...plan,
      fahrzeug: orNull(fahrzeug),
      ...(handlung === 'verschieben' ? { grund } : {}),
    }),
  })
  return (
    <BesuchStepDialog step={step} form={form}>
      {handlung === 'annehmen' && besuch.wunsch !== null && <Text>{t('gewuenscht', { wann: termin(besuch) })}</Text>}
      <PlanFields field={form.field} typ={handlung === 'annehmen' ? null : typ} />
      {handlung === 'verschieben' && <TextArea {...form.field('grund')} label={t('feld.grund')} required maxLength={500} />}
      <Befunde
        plan={form.form.values}
        what={{ typ, klientId: klient?.id ?? null, leistungen: leistungen.map(({ quelle, code }) => ({ quelle, code })), hausbesuchId }}
      />
    </BesuchStepDialog>
  )
}

interface AblehnValues {
  grund: (typeof ablehnGruende)[number] | null
  text: string
}
const noAblehnung: AblehnValues = { grund: null, text: '' }

function AblehnenDialog(step: BesuchStepProps<'ablehnen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const form = useBesuchStep(step, { values: noAblehnung, toBody: ({ grund, text }) => ({ grund, text: orNull(text) }) })
  return (
    <BesuchStepDialog step={step} form={form}>
      <RadioField
        {...form.field('grund')}
        label={t('feld.warumNicht')}
        required
        choices={choicesOf(ablehnGruende, (value) => b(`ablehnGrund.${value}`))}
      />
      <TextArea {...form.field('text')} label={t('feld.anmerkung')} maxLength={500} />
    </BesuchStepDialog>
  )
}

const names: Record<Seite, readonly Absagender[]> = {
  PFLEGE: ['KLIENT', 'PFLEGE'],
  ARZT: ['KLIENT', 'PRAXIS'],
  APOTHEKE: ['KLIENT', 'APOTHEKE'],
}

interface AbsageValues {
  durch: Absagender | null
  grund: (typeof absageGruende)[number] | null
  text: string
  berechnung: boolean
}
const noAbsage: AbsageValues = { durch: null, grund: null, text: '', berechnung: false }

function AbsagenDialog(step: BesuchStepProps<'absagen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { plan } = step.besuch
  const kurzfristig = isShortTerm(plan, new Date().toISOString())
  const form = useBesuchStep(step, {
    values: noAbsage,
    toBody: ({ text, berechnung, ...rest }) => ({
      ...rest,
      berechnung: berechnung && mayCharge({ ...rest, kurzfristig }),
      text: orNull(text),
    }),
  })
  const { field } = form
  const { getInputProps } = form.form
  return (
    <BesuchStepDialog step={step} form={form}>
      <RadioField
        {...field('durch')}
        label={t('feld.werSagtAb')}
        required
        choices={choicesOf(names[step.besuch.seite], (value) => b(`absagender.${value}`))}
      />
      <SelectField
        {...field('grund')}
        label={t('feld.warum')}
        needed
        choices={choicesOf(absageGruende, (value) => b(`absageGrund.${value}`))}
      />
      <TextArea {...field('text')} label={t('feld.anmerkung')} maxLength={500} />
      {mayCharge({ ...form.form.values, kurzfristig }) && (
        <Checkbox {...getInputProps('berechnung', { type: 'checkbox' })} label={t('feld.berechnung')} />
      )}
    </BesuchStepDialog>
  )
}

function BeginnenDialog(step: BesuchStepProps<'beginnen'>) {
  const t = useStepsTexts()
  const { klient } = step.besuch
  const form = useBesuchStep(step, { values: { identitaetGeprueft: false }, toBody: (values) => values })
  return (
    <BesuchStepDialog step={step} form={form}>
      {klient !== null && (
        <Facts
          facts={[
            { label: t('feld.name'), value: klientName(klient) },
            { label: t('feld.geboren'), value: formatDate(klient.geburtsdatum) },
          ]}
        />
      )}
      <Checkbox
        {...form.form.getInputProps('identitaetGeprueft', { type: 'checkbox' })}
        id={form.field('identitaetGeprueft').id}
        label={t('feld.identitaet')}
        data-autofocus
      />
    </BesuchStepDialog>
  )
}

interface VergeblichValues {
  klingelversuche: number | null
  telefonversuche: number | null
  nachrichtHinterlassen: boolean
  notfallkontaktInformiert: boolean
  weiteresVorgehen: (typeof furtherVorgehen)[number] | null
  text: string
}

const empty: VergeblichValues = {
  klingelversuche: null,
  telefonversuche: null,
  nachrichtHinterlassen: false,
  notfallkontaktInformiert: false,
  weiteresVorgehen: null,
  text: '',
}

/** Nothing is prefilled: each line is a statement. */
function NichtAntreffenDialog(step: BesuchStepProps<'nichtAntreffen'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const form = useBesuchStep(step, { values: empty, toBody: ({ text, ...rest }) => ({ ...rest, text: orNull(text) }) })
  const { field } = form
  const { getInputProps } = form.form
  return (
    <BesuchStepDialog step={step} form={form}>
      <Alert tone="info">{t('nichtAngetroffen.hinweis')}</Alert>
      <Grid>
        <Grid.Col span={6}>
          <NumberField {...field('klingelversuche')} label={t('feld.klingel')} required allowDecimal={false} />
        </Grid.Col>
        <Grid.Col span={6}>
          <NumberField {...field('telefonversuche')} label={t('feld.telefon')} required allowDecimal={false} />
        </Grid.Col>
      </Grid>
      <Checkbox {...getInputProps('nachrichtHinterlassen', { type: 'checkbox' })} label={t('feld.nachrichtHinterlassen')} />
      <Checkbox {...getInputProps('notfallkontaktInformiert', { type: 'checkbox' })} label={t('feld.notfallkontakt')} />
      <RadioField
        {...field('weiteresVorgehen')}
        label={t('feld.vorgehen')}
        required
        choices={choicesOf(furtherVorgehen, (value) => b(`vorgehen.${value}`))}
      />
      <TextArea {...field('text')} label={t('feld.anmerkung')} maxLength={500} />
    </BesuchStepDialog>
  )
}

function AbbrechenDialog(step: BesuchStepProps<'abbrechen'>) {
  const t = useStepsTexts()
  const form = useBesuchStep(step, { values: { grund: '' }, toBody: (values) => values })
  return (
    <BesuchStepDialog step={step} form={form}>
      <TextArea {...form.field('grund')} label={t('feld.abbrechen')} required maxLength={500} data-autofocus />
    </BesuchStepDialog>
  )
}

function NachtragenDialog(step: BesuchStepProps<'nachtragen'>) {
  const t = useStepsTexts()
  const form = useBesuchStep(step, { values: { text: '' }, toBody: (values) => values })
  return (
    <BesuchStepDialog step={step} form={form}>
      <TextArea {...form.field('text')} label={t('feld.nachtragen')} required maxLength={4000} data-autofocus />
    </BesuchStepDialog>
  )
}
