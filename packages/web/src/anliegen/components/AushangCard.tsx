import { IconPrinter } from '@tabler/icons-react'
import { formatDate } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text, Title } from '../../ui/layout.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { QrCode } from '../../ui/QrCode.tsx'
import { publicAdresse } from '../anliegen.paths.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'
import type { Einstellungen } from './EinstellungenFormular.tsx'
import classes from './Liste.module.css'

export function AushangCard({ einstellungen: { adresse, stand, fruehere } }: { einstellungen: Einstellungen }) {
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
