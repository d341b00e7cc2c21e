import type { SharedFile } from '@dreiklang/domain/files/link.contract'
import { acceptedEndings } from '@dreiklang/domain/files/fileKinds'
import { IconDownload, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { FormElement } from '../../form/Form.tsx'
import { PasswordField } from '../../form/TextField.tsx'
import { send } from '../../shared/apiClient.ts'
import { ApiError } from '../../shared/apiError.ts'
import { saveBlob } from '../../shared/download.ts'
import { Button } from '../../ui/buttons.tsx'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Group, Note, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { DateTime } from '../../ui/Time.tsx'
import { toastError } from '../../ui/toast.tsx'
import { KindIcon } from '../components/kindIcon.tsx'
import { UploadPanel } from '../components/UploadPanel.tsx'
import { useSizeOf } from '../components/useSizeOf.ts'
import { openLink, readLink } from '../files.queries.ts'
import { useFilesTexts } from '../files.texts.ts'
import { createUploadQueue } from '../components/upload/uploadQueue.ts'

/** Where a link leads to: `#` and its secret, which no server on the way sees. */
export function SharedFilesPage() {
  const t = useFilesTexts()
  const token = useLocation({ select: ({ hash }) => hash.replace(/^#/, '') })
  const [password, setPassword] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['sharedFiles', token, password],
    queryFn: () => openLink(token, password),
    retry: false,
  })
  const isWrong = error instanceof ApiError && error.code === 'files.passwort'
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  return (
    <Stack maw={640} gap="md">
      <PageHeader title={t('shared.title')} />
      {isGone && (
        <Alert tone="warning" urgent>
          {t('shared.gone')}
        </Alert>
      )}
      {error !== null && !isGone && !isWrong && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <ListSkeleton rows={2} height={64} />}
      {data !== undefined && <Text>{t('shared.from', { organisation: data.organisation })}</Text>}
      {(isWrong || data?.item === null) && <AskPassword isWrong={isWrong} onPassword={setPassword} />}
      {data !== undefined && data.item !== null && <Shared shared={data} item={data.item} token={token} password={password} />}
    </Stack>
  )
}

function AskPassword({ isWrong, onPassword }: { isWrong: boolean; onPassword: (password: string) => void }) {
  const t = useFilesTexts()
  const [typed, setTyped] = useState('')
  return (
    <FormElement onSubmit={() => onPassword(typed)}>
      <Stack gap="md">
        <PasswordField
          label={t('link.password')}
          description={t('shared.askPassword')}
          error={isWrong ? t('shared.wrongPassword') : undefined}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" disabled={typed === ''}>
            {t('shared.open')}
          </Button>
        </Group>
      </Stack>
    </FormElement>
  )
}

interface SharedProps {
  shared: SharedFile
  item: NonNullable<SharedFile['item']>
  token: string
  password: string
}

function Shared({ shared, item, token, password }: SharedProps) {
  const t = useFilesTexts()
  const sizeOf = useSizeOf()
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    readLink(token, password)
      .then((blob) => saveBlob(blob, item.kind === null ? `${item.name}.zip` : item.name), toastError)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <Group gap="sm" wrap="nowrap">
        <KindIcon kind={item.kind} size={32} />
        <div>
          <Text fw={600}>{item.name}</Text>
          {!item.uploads && <Note>{sizeOf(item)}</Note>}
        </div>
      </Group>
      {item.uploads ? (
        <BringFiles token={token} password={password} />
      ) : (
        <Group>
          <Button icon={<IconDownload size={20} aria-hidden />} busy={busy} onClick={save}>
            {t('download')}
          </Button>
        </Group>
      )}
      <Note>
        {t('link.until')} <DateTime value={shared.expiresAt} />
      </Note>
    </>
  )
}

function BringFiles({ token, password }: { token: string; password: string }) {
  const t = useFilesTexts()
  const picker = useRef<HTMLInputElement>(null)
  const queue = useMemo(
    // What is no ASCII does not pass in a header.
    () =>
      createUploadQueue({ send, path: `/api/public/files/${token}/uploads`, headers: { 'X-Link-Password': encodeURIComponent(password) } }),
    [token, password],
  )
  return (
    <>
      <Text>{t('shared.bring')}</Text>
      <Group>
        <Button icon={<IconUpload size={20} aria-hidden />} onClick={() => picker.current?.click()}>
          {t('upload.files')}
        </Button>
      </Group>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={acceptedEndings.join(',')}
        aria-label={t('upload.files')}
        onChange={({ currentTarget }) => {
          queue.add(Array.from(currentTarget.files ?? [], (file) => ({ file, folderId: null })))
          currentTarget.value = ''
        }}
      />
      <UploadPanel queue={queue} />
    </>
  )
}
