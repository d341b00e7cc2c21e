import { fragende } from '@dreiklang/domain/anliegen/anliegen'
import { IconPackage, IconPhoneCall, IconHomeHeart } from '@tabler/icons-react'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { choicesOf } from '../../ui/choices.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { type OpenFormular, loadFormular, send } from '../formular.queries.ts'
import { formularTexts } from '../formular.texts.ts'
import { doWork, waitMinimumTime } from './arbeit.ts'
import { frageAus, frageSchema, emptyFrage } from './frageValues.ts'
import { KlientFields } from './KlientFields.tsx'
import classes from './Frame.module.css'
import { WasFields } from './WasFields.tsx'

const icons = { NACHBESTELLUNG: <IconPackage size={22} />, BESUCH: <IconHomeHeart size={22} />, RUECKRUF: <IconPhoneCall size={22} /> }

interface FrageFormularProps {
  formular: OpenFormular
  onSent: (nummer: string) => void
}

export function FrageFormular({ formular, onSent }: FrageFormularProps) {
  const t = useTexts(formularTexts)
  const { adresse, arten, name } = formular
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
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="lg">
        <ErrorSummary entries={problems} />
        <RadioCards
          {...{ id: field('frage.art').id, error: form.errors['frage.art'] }}
          label={t('art.frage')}
          choices={arten.map((value) => ({ value, label: t(`art.${value}`), icon: icons[value] }))}
          value={art}
          onChange={(value) => form.setFieldValue('frage.art', value)}
        />
        <RadioCards
          {...{ id: field('frage.wer').id, error: form.errors['frage.wer'] }}
          label={t('wer.frage')}
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
            <TextField label={t('email')} type="email" autoComplete="email" maxLength={254} {...field('frage.email')} />
          </Stack>
        </Card>
        <KlientFields form={form} field={field} />
        <WasFields form={form} field={field} />
        <div className={classes.falle} aria-hidden>
          <TextField label={t('leer')} tabIndex={-1} autoComplete="off" {...form.getInputProps('webseite')} />
        </div>
        <Text size="sm" c="dimmed">
          {t('hinweis', { name })} <Link to="/datenschutz">{t('mehr')}</Link>
        </Text>
        {failure !== null && <ErrorState error={failure} />}
        <Button type="submit" busy={busy} fullWidth>
          {busy ? t('arbeitet') : t('senden')}
        </Button>
      </Stack>
    </form>
  )
}
