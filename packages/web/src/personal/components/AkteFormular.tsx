import { type PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import {
  berufeOfArt,
  funktionenOfBeruf,
  qualifikationen,
  type Beruf,
  type Funktion,
  type Qualifikation,
  type Zusatzqualifikation,
  zusatzqualifikationen,
} from '@dreiklang/domain/personal/personal'
import { mayLearnBehandlung } from '@dreiklang/domain/personal/behandlungspflege'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import type { OrganisationArt, Rolle } from '@dreiklang/domain/shared/akteur'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, RadioCards, SelectField } from '../../form/choiceFields.tsx'
import { CheckedCodeField } from '../../form/CheckedCodeField.tsx'
import { DateField } from '../../form/DateField.tsx'
import { Form } from '../../form/Form.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { type SchemaForm, useSchemaForm } from '../../form/useSchemaForm.ts'
import { rollenOfArt } from '../../organisation/components/ownOrganisation.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text, Note } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { type ErlaubnisValues, BehandlungspflegeFields, showErlaubnisse, readErlaubnisse } from './Behandlungspflege.tsx'
import { useChangeAkte } from '../personal.queries.ts'
import { useAkteTexts, usePersonalTexts } from '../personal.texts.ts'

const oder = (text: string): string | null => (text.trim() === '' ? null : text.trim())

export function AkteFormular({ person }: { person: PersonAnswer & { vertrag: NonNullable<PersonAnswer['vertrag']> } }) {
  const t = useAkteTexts()
  const aendere = useChangeAkte(person.id)
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: akteValues(person),
    schema: personalContract.updatePerson.body,
    toBody: (values) => akteAbbild(values, person),
    submit: async (body) => {
      await aendere.mutateAsync(body)
      form.resetDirty()
      toastSuccess(t('gespeichert'))
    },
  })
  const parts = { person, form, field }
  return (
    <Form onSubmit={onSubmit} problems={problems} failure={failure} gap="lg">
      <LeaveGuard dirty={() => form.isDirty()} />
      {person.vertrag.schweigepflichtAm === null && <Alert tone="warning">{t('feld.schweigepflichtFehlt')}</Alert>}
      <Card title={t('karte.person')}>
        <StellenFields {...parts} />
      </Card>
      <Card title={t('karte.vertrag')}>
        <NachweisFields {...parts} />
      </Card>
      <Group gap="md">
        <Button type="submit" busy={busy}>
          {t('speichern')}
        </Button>
        <Note>{t('rechte')}</Note>
      </Group>
    </Form>
  )
}

function NachweisFields({ person: { art }, form, field }: AkteFieldsProps) {
  const t = useAkteTexts()
  const { values } = form
  const schalter = (name: 'fuehrerschein' | 'unterschriftsberechtigt') => (
    <Checkbox
      label={t(`feld.${name}`)}
      checked={values[name]}
      onChange={(event) => form.setFieldValue(name, event.currentTarget.checked)}
    />
  )
  return (
    <Stack gap="md">
      <TextField {...field('personalnummer')} label={t('feld.personalnummer')} autoComplete="off" maxLength={20} />
      <TextField
        {...field('handzeichen')}
        label={t('feld.handzeichen')}
        description={t('feld.handzeichenHinweis')}
        autoComplete="off"
        maxLength={4}
      />
      <NumberField {...field('wochenstunden')} label={t('feld.wochenstunden')} min={0} max={60} step={0.25} />
      <DateField {...field('schweigepflichtAm')} label={t('feld.schweigepflichtAm')} description={t('feld.schweigepflichtHinweis')} />
      {art === 'PFLEGEDIENST' && (
        <>
          <TextField
            {...field('beschaeftigtennummer')}
            label={t('feld.beschaeftigtennummer')}
            description={t('feld.beschaeftigtennummerHinweis')}
            inputMode="numeric"
            autoComplete="off"
          />
          {values.beruf === 'PFLEGEKRAFT' && (
            <BehandlungspflegeFields
              qualifikation={values.qualifikation}
              values={values.behandlungspflege}
              field={field}
              onChange={(all) => form.setFieldValue('behandlungspflege', all)}
            />
          )}
        </>
      )}
      {(values.beruf === 'APOTHEKER' || values.beruf === 'ARZT') && (
        <DateField {...field('approbationAm')} label={t('feld.approbationAm')} />
      )}
      {art === 'ARZTPRAXIS' && schalter('unterschriftsberechtigt')}
      <TextField {...field('telematikId')} label={t('feld.telematikId')} autoComplete="off" maxLength={130} />
      {schalter('fuehrerschein')}
    </Stack>
  )
}

interface AkteFieldsProps extends Pick<SchemaForm<AkteValues>, 'form' | 'field'> {
  person: PersonAnswer
}

function StellenFields({ person: { art, darf, kollegen }, form, field }: AkteFieldsProps) {
  const t = useAkteTexts()
  const tw = usePersonalTexts()
  const { values, errors } = form
  const funktionen = art === 'ARZTPRAXIS' ? (funktionenOfBeruf[values.beruf] ?? []) : []
  return (
    <Stack gap="md">
      <TextField {...field('name')} label={t('feld.name')} required autoComplete="off" />
      {darf.rolleAendern ? (
        <RadioCards {...field('rolle')} label={t('feld.rolle')} choices={choicesOf(rollenOfArt(art), (value) => tw(`rolle.${value}`))} />
      ) : (
        <Text size="sm">{`${t('feld.rolle')}: ${tw(`rolle.${values.rolle}`)}. ${t('eigeneRolle')}`}</Text>
      )}
      <SelectField
        id={field('beruf').id}
        error={errors['beruf']}
        label={t('feld.beruf')}
        choices={choicesOf(berufeOfArt[art], (value) => tw(`beruf.${value}`))}
        required
        few
        value={values.beruf}
        onChange={(beruf) => form.setFieldValue('beruf', beruf ?? values.beruf)}
      />
      {values.beruf === 'PFLEGEKRAFT' && (
        <SelectField
          {...field('qualifikation')}
          label={t('feld.qualifikation')}
          choices={choicesOf(qualifikationen, (value) => tw(`qualifikation.${value}`))}
          clearable
        />
      )}
      {values.beruf === 'PFLEGEKRAFT' && <ZusatzFields form={form} />}
      {funktionen.length > 0 && (
        <SelectField
          id={field('funktion').id}
          error={errors['funktion']}
          label={t('feld.funktion')}
          choices={choicesOf(funktionen, (value) => tw(`funktion.${value}`))}
          clearable
          searchable={false}
          value={values.funktion !== null && funktionen.includes(values.funktion) ? values.funktion : null}
          onChange={(funktion) => form.setFieldValue('funktion', funktion)}
        />
      )}
      {values.beruf === 'ARZT' && values.funktion !== 'WEITERBILDUNGSASSISTENT' && (
        <CheckedCodeField
          {...field('lanr')}
          code="lanr"
          goodText={t('feld.gut')}
          label={t('feld.lanr')}
          description={tw('person.lanrHinweis')}
        />
      )}
      {values.beruf === 'ARZT' && values.funktion === 'WEITERBILDUNGSASSISTENT' && (
        <SelectField
          {...field('anleitungId')}
          label={t('feld.anleitung')}
          description={t('feld.anleitungHinweis')}
          choices={kollegen.filter(({ darfAnleiten }) => darfAnleiten).map(({ id, name }) => ({ value: id, label: name }))}
          clearable
        />
      )}
      <TextField {...field('telefon')} label={t('feld.telefon')} description={t('feld.telefonHinweis')} type="tel" autoComplete="off" />
    </Stack>
  )
}

function ZusatzFields({ form }: Pick<AkteFieldsProps, 'form'>) {
  const t = useAkteTexts()
  const tw = usePersonalTexts()
  const { zusatzqualifikationen: chosen } = form.values
  return (
    <Stack gap="xs" role="group" aria-label={t('feld.zusatz')}>
      <Text size="sm" fw={500}>
        {t('feld.zusatz')}
      </Text>
      {zusatzqualifikationen.map((one) => (
        <Checkbox
          key={one}
          label={tw(`zusatz.${one}`)}
          checked={chosen.includes(one)}
          onChange={({ currentTarget: { checked } }) =>
            form.setFieldValue(
              'zusatzqualifikationen',
              zusatzqualifikationen.filter((other) => (other === one ? checked : chosen.includes(other))),
            )
          }
        />
      ))}
    </Stack>
  )
}

interface AkteValues {
  name: string
  rolle: Rolle
  beruf: Beruf
  telefon: string
  personalnummer: string
  wochenstunden: number | null
  schweigepflichtAm: string | null
  telematikId: string
  fuehrerschein: boolean
  qualifikation: Qualifikation | null
  beschaeftigtennummer: string
  handzeichen: string
  zusatzqualifikationen: readonly Zusatzqualifikation[]
  behandlungspflege: ErlaubnisValues[]
  approbationAm: string | null
  funktion: Funktion | null
  lanr: string
  anleitungId: string | null
  unterschriftsberechtigt: boolean
}

function akteValues(person: PersonAnswer & { vertrag: NonNullable<PersonAnswer['vertrag']> }): AkteValues {
  const { name, rolle, beruf, telefon, qualifikation, handzeichen, funktion, vertrag } = person
  const { email: _email, anleitung: _anleitung, ...rest } = vertrag
  return {
    ...rest,
    name,
    rolle,
    beruf,
    qualifikation,
    zusatzqualifikationen: person.zusatzqualifikationen,
    behandlungspflege: showErlaubnisse(rest.behandlungspflege),
    funktion,
    telefon: telefon ?? '',
    handzeichen: handzeichen ?? '',
    personalnummer: rest.personalnummer ?? '',
    telematikId: rest.telematikId ?? '',
    beschaeftigtennummer: rest.beschaeftigtennummer ?? '',
    lanr: rest.lanr ?? '',
  }
}

/** The body of the change; fields that no longer fit the profession are dropped. */
function akteAbbild(values: AkteValues, { art, version }: { art: OrganisationArt; version: number }) {
  const { beruf, funktion } = values
  const pflegt = beruf === 'PFLEGEKRAFT'
  const passend = funktionenOfBeruf[beruf]
  const chosen = art === 'ARZTPRAXIS' && funktion !== null && passend?.includes(funktion) === true ? funktion : null
  return {
    ...values,
    version,
    telefon: oder(values.telefon),
    personalnummer: oder(values.personalnummer),
    telematikId: oder(values.telematikId),
    beschaeftigtennummer: oder(values.beschaeftigtennummer),
    handzeichen: oder(values.handzeichen),
    qualifikation: pflegt ? values.qualifikation : null,
    zusatzqualifikationen: pflegt ? values.zusatzqualifikationen : [],
    behandlungspflege: pflegt && mayLearnBehandlung(values.qualifikation) ? readErlaubnisse(values.behandlungspflege) : [],
    funktion: chosen,
    approbationAm: beruf === 'APOTHEKER' || beruf === 'ARZT' ? values.approbationAm : null,
    lanr: beruf === 'ARZT' && chosen !== 'WEITERBILDUNGSASSISTENT' ? oder(values.lanr) : null,
    anleitungId: beruf === 'ARZT' && chosen === 'WEITERBILDUNGSASSISTENT' ? values.anleitungId : null,
  }
}
