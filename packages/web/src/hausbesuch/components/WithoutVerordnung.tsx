import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { klientBereichPath } from '../../klient/klient.paths.ts'
import { formatDate } from '../../shared/format.ts'
import { Alert } from '../../ui/feedback.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { Group, Stack } from '../../ui/layout.tsx'
import { newHausbesuchPath } from '../hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'

export function WithoutVerordnung({ besuch: { ueberlagerungen, hkpBis, klient } }: { besuch: HausbesuchAnswer }) {
  const t = useHausbesuchTexts()
  if (!ueberlagerungen.includes('OHNE_VERORDNUNG')) return null
  return (
    <Alert tone="warning" title={t('hkp.titel')}>
      <Stack gap="sm">
        {hkpBis === null ? t('befund.HKP_FEHLT') : t('befund.HKP_ABGELAUFEN', { bis: formatDate(hkpBis) })} {t('hkp.text')}
        {klient !== null && (
          <Group gap="sm" data-no-print>
            <LinkButton look="secondary" to={klientBereichPath(klient.id, 'hkp')}>
              {t('hkp.akte')}
            </LinkButton>
            <LinkButton look="secondary" to={newHausbesuchPath({ klientId: klient.id, typ: 'ARZTBESUCH' })}>
              {t('hkp.arzt')}
            </LinkButton>
          </Group>
        )}
      </Stack>
    </Alert>
  )
}
