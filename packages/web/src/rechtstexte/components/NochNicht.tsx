import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { useSession } from '../../shared/session.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { editRechtstextPath } from '../rechtstexte.paths.ts'
import { useRechtstexteTexts } from '../rechtstexte.texts.ts'

/** No text is better than a made-up one: the page says that it is missing, and tells the operator what to do. */
export function NochNicht({ art }: { art: RechtstextArt }) {
  const t = useRechtstexteTexts()
  const session = useSession()
  const betreiber = session.kind === 'signed-in' && session.user.roles.includes('ROLE_ADMIN')
  return (
    <Stack gap="md">
      <Alert
        tone="warning"
        title={t('fehlt.titel')}
        actions={betreiber && <LinkButton to={editRechtstextPath(art)}>{t('fehlt.verfassen')}</LinkButton>}
      >
        {betreiber ? t('fehlt.betreiber') : t('fehlt.text')}
      </Alert>
      {art === 'DATENSCHUTZ' && (
        <Card title={t('tatsachen.titel')}>
          <Stack gap="xs">
            <Text>{t('tatsachen.cookie')}</Text>
            <Text>{t('tatsachen.speicher')}</Text>
            <Text>{t('tatsachen.dritte')}</Text>
          </Stack>
        </Card>
      )}
    </Stack>
  )
}
