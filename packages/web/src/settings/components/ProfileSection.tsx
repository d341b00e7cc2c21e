import { userStatus } from '@dreiklang/domain/shared/appearance'
import { EmailCard } from '../../anmeldung/components/EmailCard.tsx'
import { NameForm } from '../../anmeldung/components/NameForm.tsx'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { RadioCards } from '../../ui/RadioCards.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useOwnUser, useReloadUser, useSetStatus } from '../settings.queries.ts'
import { settingsTexts } from '../settings.texts.ts'
import { PhotoField } from './PhotoField.tsx'
import { StatusDot } from './StatusDot.tsx'

export function Section() {
  const t = useTexts(settingsTexts)
  const user = useOwnUser()
  const reload = useReloadUser()
  const setStatus = useSetStatus()
  const role = user.roles.at(0)
  const house = user.pflegepersonal?.pflegedienst.firmenname ?? user.apothekepersonal?.apotheke.name ?? user.arztpersonal?.arzt.praxis
  return (
    <Stack>
      <Card title={t('section.profile.name')}>
        <Stack>
          <PhotoField user={user} />
          <NameForm key={user.name} name={user.name} onChanged={reload} />
          <Facts
            facts={[
              ...(house === undefined ? [] : [{ label: t('profile.organisation'), value: house }]),
              ...(role === undefined ? [] : [{ label: t('profile.role'), value: t(`role.${role}`) }]),
            ]}
          />
          <Text size="sm" c="dimmed">
            {t('profile.fixed')}
          </Text>
        </Stack>
      </Card>
      <EmailCard email={user.email} />
      <Card>
        <RadioCards
          label={t('profile.status')}
          description={t('profile.statusHint')}
          words="short"
          value={setStatus.isPending ? setStatus.variables : user.status}
          onChange={(status) => setStatus.mutate(status, { onError: toastError })}
          choices={userStatus.map((value) => ({ value, label: t(`status.${value}`), icon: <StatusDot status={value} /> }))}
        />
      </Card>
    </Stack>
  )
}
