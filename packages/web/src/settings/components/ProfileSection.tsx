import { type User, mostPhotoBytes, photoTypes } from '@dreiklang/domain/settings/settings.contract'
import { userStatus } from '@dreiklang/domain/shared/appearance'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { EmailCard, NameForm } from '../../anmeldung/components/IdentityForms.tsx'
import { RadioCards } from '../../form/choiceFields.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Facts, Group, Stack, Text } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useOwnUser, useReloadUser, useSetStatus, useRemovePhoto, useSetPhoto } from '../settings.queries.ts'
import { useSettingsTexts } from '../settings.texts.ts'
import { Photo } from './Photo.tsx'
import { StatusDot } from './StatusDot.tsx'

export function Section() {
  const t = useSettingsTexts()
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

function PhotoField({ user }: { user: User }) {
  const t = useSettingsTexts()
  const input = useRef<HTMLInputElement>(null)
  const setPhoto = useSetPhoto()
  const removePhoto = useRemovePhoto()
  const tooLarge = setPhoto.variables !== undefined && setPhoto.variables.size > mostPhotoBytes

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Selecting the same file again must trigger a change, too.
    currentTarget.value = ''
    removePhoto.reset()
    if (file !== undefined) setPhoto.mutate(file, { onSuccess: () => toastSuccess(t('profile.photoSaved')) })
  }
  const remove = () => {
    setPhoto.reset()
    removePhoto.mutate(undefined, { onSuccess: () => toastSuccess(t('profile.photoRemoved')) })
  }
  const error = setPhoto.error ?? removePhoto.error

  return (
    <Stack gap="sm">
      <Group wrap="nowrap" align="flex-start">
        <Photo avatar={user.avatar} size={80} />
        <Stack gap={4}>
          <Group gap="sm">
            <Button
              look="secondary"
              icon={<IconPhoto size={20} aria-hidden />}
              busy={setPhoto.isPending}
              onClick={() => input.current?.click()}
            >
              {t(user.avatar === null ? 'profile.photoChoose' : 'profile.photoReplace')}
            </Button>
            {user.avatar !== null && (
              <Button look="subtle" icon={<IconTrash size={20} aria-hidden />} busy={removePhoto.isPending} onClick={remove}>
                {t('profile.photoRemove')}
              </Button>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {t('profile.photoHint')}
          </Text>
        </Stack>
      </Group>
      <input ref={input} type="file" accept={photoTypes.join(',')} hidden aria-label={t('profile.photo')} onChange={choose} />
      {error !== null && (tooLarge ? <Alert tone="danger" urgent title={t('profile.photoTooLarge')} /> : <ErrorState error={error} />)}
    </Stack>
  )
}
