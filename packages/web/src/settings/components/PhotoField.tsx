import { type User, mostPhotoBytes, photoTypes } from '@dreiklang/domain/settings/settings.contract'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useRemovePhoto, useSetPhoto } from '../settings.queries.ts'
import { settingsTexts } from '../settings.texts.ts'
import { Photo } from './Photo.tsx'

export function PhotoField({ user }: { user: User }) {
  const t = useTexts(settingsTexts)
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
