import { type AnliegenArt, anliegenArten, formularStaende } from '@dreiklang/domain/anliegen/anliegen'
import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { Checkbox } from '../../form/Checkbox.tsx'
import { RadioCards } from '../../form/choiceFields.tsx'
import { ErrorSummary, FieldGroup, FormElement } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { formatDate } from '../../shared/format.ts'
import { useUser } from '../../shared/session.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Alert, ErrorState, showQuery } from '../../ui/feedback.tsx'
import { Card, Group, PageHeader, Stack, Text, Title } from '../../ui/layout.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { anliegenPath, publicAdresse } from '../anliegen.paths.ts'
import { formularEinstellungQuery, useSaveFormular } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'
import { isLeitung } from '../components/leitung.ts'
import classes from '../components/Liste.module.css'

export function EinstellungenPage() {
  const t = useAnliegenTexts()
  const leitung = isLeitung(useUser().roles)
  return (
    <>
      <PageHeader
        title={t('einstellungen.titel')}
        subtitle={t('einstellungen.untertitel')}
        above={<Link to={anliegenPath}>{t('eines.alle')}</Link>}
      />
      {leitung ? <Geladen /> : <Alert tone="info">{t('einstellungen.nurLeitung')}</Alert>}
    </>
  )
}

function Geladen() {
  const { data, state } = showQuery(useQuery(formularEinstellungQuery), { rows: 4, height: 96 })
  if (state !== null) return state
  return (
    <Stack gap="md">
      <EinstellungenFormular key={data.version} einstellungen={data} />
      <AushangCard einstellungen={data} />
    </Stack>
  )
}

function AushangCard({ einstellungen: { adresse, stand, fruehere } }: { einstellungen: Einstellungen }) {
  const t = useAnliegenTexts()
  const url = adresse === null ? null : publicAdresse(window.location.origin, adresse)
  return (
    <Card
      title={t('einstellungen.aushang')}
      actions={
        url !== null && (
          <Button look="secondary" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()} data-no-print>
            {t('einstellungen.drucken')}
          </Button>
        )
      }
    >
      {url === null || stand === 'AUS' ? (
        <Text>{t('einstellungen.nochKeine')}</Text>
      ) : (
        <Stack gap="md">
          <Text>{t('einstellungen.aushangText')}</Text>
          <QrCode text={url} label={t('einstellungen.qr')} />
          <Group gap="xs">
            <Text style={{ overflowWrap: 'anywhere' }}>{url}</Text>
            <CopyButton value={url} label={t('einstellungen.kopieren')} />
          </Group>
          <Text fw={700}>{adresse}</Text>
        </Stack>
      )}
      {fruehere.length > 0 && (
        <Stack gap="xs" mt="md">
          <Title order={3} size="h5">
            {t('einstellungen.fruehere')}
          </Title>
          <ul className={classes.liste}>
            {fruehere.map((one) => (
              <li key={one.adresse}>{t('einstellungen.bis', { adresse: one.adresse, tag: formatDate(one.giltBis) })}</li>
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  )
}

type Einstellungen = z.output<typeof anliegenContract.readForm.answer>

const selected = (arten: readonly AnliegenArt[], art: AnliegenArt, an: boolean): AnliegenArt[] =>
  anliegenArten.filter((one) => (one === art ? an : arten.includes(one)))

function EinstellungenFormular({ einstellungen }: { einstellungen: Einstellungen }) {
  const t = useAnliegenTexts()
  const { version, adresse, stand, arten, hinweis, vorschlag } = einstellungen
  const schluesselFor = useDeedKey()
  const speichere = useSaveFormular()
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: { adresse: adresse ?? vorschlag, stand, arten, hinweis: hinweis ?? '' },
    schema: anliegenContract.saveForm.body,
    toBody: (values) => ({ ...values, version, hinweis: values.hinweis.trim() === '' ? null : values.hinweis }),
    submit: async (body) => {
      await speichere.mutateAsync({ body, schluessel: schluesselFor(body) })
      toastSuccess(t('einstellungen.gespeichert'))
    },
  })
  return (
    <FormElement onSubmit={onSubmit}>
      <Card>
        <Stack gap="lg">
          <ErrorSummary entries={problems} />
          <RadioCards
            {...field('stand')}
            label={t('einstellungen.stand')}
            choices={formularStaende.map((value) => ({
              value,
              label: t(`einstellungen.standArt.${value}`),
              description: t(`einstellungen.standText.${value}`),
            }))}
          />
          <TextField
            label={t('einstellungen.adresse')}
            description={t('einstellungen.adresseHilfe')}
            required
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            {...field('adresse')}
          />
          <FieldGroup
            id={field('arten').id}
            label={t('einstellungen.arten')}
            error={form.errors['arten'] !== undefined && t('einstellungen.pflichtArt')}
          >
            <Stack gap="xs">
              {anliegenArten.map((art) => (
                <Checkbox
                  key={art}
                  label={t(`art.${art}`)}
                  checked={form.values.arten.includes(art)}
                  onChange={(event) => form.setFieldValue('arten', selected(form.values.arten, art, event.currentTarget.checked))}
                />
              ))}
            </Stack>
          </FieldGroup>
          <TextArea
            label={t('einstellungen.hinweis')}
            description={t('einstellungen.hinweisHilfe')}
            maxLength={400}
            {...field('hinweis')}
          />
          {failure !== null && <ErrorState error={failure} />}
          <Group>
            <Button type="submit" busy={busy}>
              {t('einstellungen.speichern')}
            </Button>
          </Group>
        </Stack>
      </Card>
    </FormElement>
  )
}
