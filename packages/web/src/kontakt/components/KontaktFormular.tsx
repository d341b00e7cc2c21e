import { type Kontakt, type KontaktAngaben, type KontaktTag, kontaktAngaben } from '@dreiklang/domain/kontakt/kontakt.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { useState } from 'react'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Grid, Group, Stack } from '../../ui/layout.ts'
import { LeaveGuard, type LeaveGuardProps } from '../../ui/LeaveGuard.tsx'
import { LinkButton } from '../../ui/Link.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import { type KontaktWerte, hatAuszeichnung, kontaktAbbild, kontaktWerteVon, leererKontakt, ohneLeereZeilen } from './kontaktWerte.ts'
import { MailFelder, NummerFelder } from './ListenFelder.tsx'
import { TagFelder } from './TagFelder.tsx'

export interface KontaktFormularProps {
  /** Null: a new one. */
  kontakt: Kontakt | null
  tags: readonly KontaktTag[]
  /** Resolves when it is saved; its errors are shown at the fields. */
  speichere: (contact: KontaktAngaben) => Promise<void>
  /** Address that a person goes to who gives up. */
  zurueck: string
  stays: NonNullable<LeaveGuardProps['stays']>
  /** Restarts with what someone else has saved in the meantime. */
  onNeuLaden?: () => void
}

const halb = { base: 12, sm: 6 }

export function KontaktFormular({ kontakt, tags, speichere, zurueck, stays, onNeuLaden }: KontaktFormularProps) {
  const t = useTexts(kontaktTexts)
  const [gespeichert, setGespeichert] = useState(false)
  const [initialValues] = useState(() => (kontakt === null ? leererKontakt : kontaktWerteVon(kontakt)))
  const schemaForm = useSchemaForm<KontaktWerte, KontaktAngaben>({
    initialValues,
    schema: kontaktAngaben,
    toBody: (werte) => kontaktAbbild(werte, kontakt?.notes ?? null),
    submit: async (contact) => {
      try {
        await speichere(contact)
        setGespeichert(true)
      } catch (fehler) {
        throw fehler instanceof ApiError ? mitEigenenPfaden(fehler) : fehler
      }
    },
  })
  const { form, field, onSubmit, busy, problems, failure } = schemaForm
  const veraltet = failure instanceof ApiError && failure.code === 'kontakt.veraltet'
  const heute = berlinDatum(new Date().toISOString())
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // Error paths count only the lines that are sent.
        form.setValues(ohneLeereZeilen(form.getValues()))
        onSubmit()
      }}
    >
      <LeaveGuard dirty={() => !gespeichert && !busy && form.isDirty()} stays={stays} />
      <Card title={t(kontakt === null ? 'formular.neu' : 'formular.bearbeiten')}>
        <Stack gap="md">
          <ErrorSummary entries={problems} />
          {failure !== null && <ErrorState error={failure} />}
          {veraltet && onNeuLaden !== undefined && (
            <Alert
              tone="warning"
              actions={
                <Button look="secondary" onClick={onNeuLaden}>
                  {t('formular.neuLaden')}
                </Button>
              }
            >
              {t('formular.veraltet')}
            </Alert>
          )}
          <Grid>
            <Grid.Col span={12}>
              <TextField {...field('name')} label={t('feld.name')} required autoComplete="off" />
            </Grid.Col>
            <Grid.Col span={halb}>
              <TextField {...field('title')} label={t('feld.title')} autoComplete="off" />
            </Grid.Col>
            <Grid.Col span={halb}>
              <TextField {...field('company')} label={t('feld.company')} autoComplete="off" />
            </Grid.Col>
          </Grid>
          <NummerFelder {...schemaForm} />
          <MailFelder {...schemaForm} />
          <TagFelder tags={tags} gewaehlt={form.values.tags} onChange={(neue) => form.setFieldValue('tags', neue)} />
          <Grid>
            <Grid.Col span={halb}>
              <DateField
                id={field('birthday').id}
                error={form.errors['birthday']}
                label={t('feld.birthday')}
                maxDate={heute}
                lastShortYear={Number(heute.slice(2, 4))}
                value={form.values.birthday}
                onChange={(wert) => form.setFieldValue('birthday', wert)}
              />
            </Grid.Col>
            <Grid.Col span={12}>
              <TextArea {...field('address')} label={t('feld.address')} minRows={2} autoComplete="off" />
            </Grid.Col>
            <Grid.Col span={12}>
              <TextArea
                {...field('notes')}
                label={t('feld.notes')}
                description={hatAuszeichnung(kontakt?.notes ?? null) ? t('formular.auszeichnung') : undefined}
              />
            </Grid.Col>
          </Grid>
          <Group justify="flex-end" gap="sm">
            <LinkButton look="secondary" to={zurueck}>
              {t('formular.abbrechen')}
            </LinkButton>
            <Button type="submit" busy={busy}>
              {t('formular.speichern')}
            </Button>
          </Group>
        </Stack>
      </Card>
    </form>
  )
}

/** In the body the fields lie inside `contact`. */
function mitEigenenPfaden(fehler: ApiError): ApiError {
  const { status, code, message, correlationId, details } = fehler
  const fields = fehler.fields.map((feld) => ({ ...feld, path: feld.path.replace(/^contact\./, '') }))
  return new ApiError({ status, code, message, correlationId, details, fields })
}
