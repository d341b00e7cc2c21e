import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../shared/session.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, Group, PageHeader, Stack, Text, Title } from '../../ui/layout.tsx'
import { anliegenPath, publicAdresse } from '../anliegen.paths.ts'
import { formularEinstellungQuery } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'
import { type Einstellungen, EinstellungenFormular } from '../components/EinstellungenFormular.tsx'
import { isLeitung } from '../components/leitung.ts'
import { IconPrinter } from '@tabler/icons-react'
import { formatDate } from '../../shared/format.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
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
  const { data, error, refetch } = useQuery(formularEinstellungQuery)
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={4} height={96} />
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
