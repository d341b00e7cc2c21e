import { fragende } from '@dreiklang/domain/anliegen/anliegen'
import { aufgabeOf, minMs, searchLoesung } from '@dreiklang/domain/anliegen/nachweis'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconHomeHeart, IconPackage, IconPhoneCall } from '@tabler/icons-react'
import { useState } from 'react'
import { choicesOf, RadioCards } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { ErrorSummary, FormElement } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useSchemaForm } from '../../form/useSchemaForm.ts'
import { ApiError } from '../../shared/apiError.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { useFormularTexts } from '../anliegen.texts.ts'
import { loadFormular, type OpenFormular, send } from '../formular.queries.ts'
import { Failure } from './Failure.tsx'
import { FotoField } from './FotoField.tsx'
import { emptyFrage, frageAus, type FrageFields, frageSchema } from './frageValues.ts'
import { ProduktFields } from './ProduktFields.tsx'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** A few milliseconds of hashing, so that the page stays responsive in between. */
const proSchluck = 2_000

const icons = { NACHBESTELLUNG: <IconPackage size={22} />, BESUCH: <IconHomeHeart size={22} />, RUECKRUF: <IconPhoneCall size={22} /> }

export function FrageFormular({ formular, onSent }: { formular: OpenFormular; onSent: (nummer: string) => void }) {
  const t = useFormularTexts()
  const { adresse, arten, name, telefon } = formular
  const [einzige = null] = arten.length === 1 ? arten : []

  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: emptyFrage(einzige),
    schema: frageSchema,
    toBody: frageAus,
    submit: async (frage) => {
      const mit = async ({ marke, schwere, gelesenMs }: OpenFormular) => {
        const loesung = await doWork({ marke, schwere })
        await waitMinimumTime(gelesenMs)
        return send(adresse, { ...frage, marke, loesung })
      }
      const { nummer } = await mit(formular).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'anliegen.abgelaufen') throw error
        // It was open for too long: the same content is sent once more under a new task.
        return mit(await loadFormular(adresse))
      })
      onSent(nummer)
    },
  })
  const { art, wer } = form.values.frage
  return (
    <FormElement onSubmit={onSubmit}>
      <Stack gap="lg">
        <ErrorSummary entries={problems} />
        <RadioCards
          {...{ id: field('frage.art').id, error: form.errors['frage.art'] }}
          label={t('art.frage')}
          required
          choices={arten.map((value) => ({ value, label: t(`art.${value}`), icon: icons[value] }))}
          value={art}
          onChange={(value) => form.setFieldValue('frage.art', value)}
        />
        <RadioCards
          {...{ id: field('frage.wer').id, error: form.errors['frage.wer'] }}
          label={t('wer.frage')}
          required
          words="short"
          choices={choicesOf(fragende, (value) => t(`wer.${value}`))}
          value={wer}
          onChange={(value) => form.setFieldValue('frage.wer', value)}
        />
        <Card title={t('sie')}>
          <Stack gap="md">
            <TextField label={t('name')} required autoComplete="name" maxLength={80} {...field('frage.name')} />
            <TextField
              label={t('telefon')}
              description={t('telefonHilfe')}
              required
              type="tel"
              autoComplete="tel"
              maxLength={40}
              {...field('frage.telefon')}
            />
            <TextField
              label={t('email')}
              description={t('emailHilfe')}
              type="email"
              autoComplete="email"
              maxLength={254}
              {...field('frage.email')}
            />
          </Stack>
        </Card>
        <KlientFields form={form} field={field} />
        <WasFields form={form} field={field} />
        <div className="unseen" aria-hidden>
          <TextField label={t('leer')} tabIndex={-1} autoComplete="off" {...form.getInputProps('webseite')} />
        </div>
        <Text size="sm" c="dimmed">
          {t('hinweis', { name })} <Link to="/datenschutz">{t('mehr')}</Link>
        </Text>
        {failure !== null && <Failure error={failure} telefon={telefon} />}
        <Button type="submit" busy={busy} fullWidth>
          {busy ? t('arbeitet') : t('senden')}
        </Button>
      </Stack>
    </FormElement>
  )
}

async function doWork({ marke, schwere }: { marke: string; schwere: number }): Promise<number> {
  const aufgabe = aufgabeOf(marke)
  for (let ab = 0; ; ab += proSchluck) {
    const loesung = searchLoesung(aufgabe, { schwere, ab, versuche: proSchluck })
    if (loesung !== null) return loesung
    await pause(0)
  }
}

async function waitMinimumTime(readMs: number): Promise<void> {
  // The clocks of page and server may differ by milliseconds.
  const rest = minMs + 250 - (performance.now() - readMs)
  if (rest > 0) await pause(rest)
}

function WasFields({ form, field }: FrageFields) {
  const t = useFormularTexts()
  const [today] = useState(() => berlinDate(new Date().toISOString()))
  const reorders = form.values.frage.art === 'NACHBESTELLUNG'
  return (
    <Card title={t('was.titel')}>
      <Stack gap="md">
        {reorders && <ProduktFields form={form} field={field} />}
        {reorders && <FotoField form={form} />}
        <TextArea label={t('was.text')} description={reorders && t('was.textHilfe')} maxLength={1000} {...field('frage.text')} />
        {reorders && <TextField label={t('was.apotheke')} maxLength={120} autoComplete="off" {...field('frage.apotheke')} />}
        <DateField
          label={t('was.tag')}
          minDate={today}
          id={field('frage.wunschtag').id}
          error={form.errors['frage.wunschtag']}
          value={form.values.frage.wunschtag}
          onChange={(tag) => form.setFieldValue('frage.wunschtag', tag)}
        />
      </Stack>
    </Card>
  )
}

/** The server never confirms the client; it only passes the name on. */
function KlientFields({ form, field }: FrageFields) {
  const t = useFormularTexts()
  const [today] = useState(() => berlinDate(new Date().toISOString()))
  const { art, wer } = form.values.frage
  const freiwillig = art === 'RUECKRUF'
  const self = wer === 'KLIENT'
  return (
    <Card title={self ? t('klient.selbst') : t('klient.titel')}>
      <Stack gap="md">
        <Text c="dimmed">{freiwillig && !self ? t('klient.freiwillig') : t('klient.hilfe')}</Text>
        {!self && (
          <TextField label={t('klient.name')} required={!freiwillig} maxLength={80} autoComplete="off" {...field('frage.klient.name')} />
        )}
        <DateField
          label={t('klient.geburtsdatum')}
          required={!freiwillig}
          maxDate={today}
          lastShortYear={Number(today.slice(2, 4))}
          id={field('frage.klient.geburtsdatum').id}
          error={form.errors['frage.klient.geburtsdatum']}
          value={form.values.frage.klient.geburtsdatum}
          onChange={(tag) => form.setFieldValue('frage.klient.geburtsdatum', tag)}
        />
      </Stack>
    </Card>
  )
}
