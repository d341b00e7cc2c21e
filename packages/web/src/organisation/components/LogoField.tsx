import { logoTypes, mostLogoBytes } from '@dreiklang/domain/organisation/profil.contract'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useRemoveLogo, useSetLogo } from '../profil.queries.ts'
import { profilTexts } from '../profil.texts.ts'
import { OrganisationLogo } from './OrganisationLogo.tsx'

export function LogoField({ organisation }: { organisation: { id: string; name: string; logo: string | null } }) {
  const t = useTexts(profilTexts)
  const input = useRef<HTMLInputElement>(null)
  const setzen = useSetLogo()
  const entfernen = useRemoveLogo()
  const { logo } = organisation
  const zuGross = setzen.variables !== undefined && setzen.variables.size > mostLogoBytes
  const error = setzen.error ?? entfernen.error

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Selecting the same file again must trigger a change, too.
    currentTarget.value = ''
    entfernen.reset()
    if (file !== undefined) setzen.mutate(file, { onSuccess: () => toastSuccess(t('logo.gespeichert')) })
  }
  const remove = () => {
    setzen.reset()
    entfernen.mutate(undefined, { onSuccess: () => toastSuccess(t('logo.entfernt')) })
  }
  return (
    <Card title={t('logo.titel')}>
      <Stack gap="sm">
        <OrganisationLogo organisation={organisation} />
        <Group gap="sm">
          <Button
            look="secondary"
            icon={<IconPhoto size={20} aria-hidden />}
            busy={setzen.isPending}
            onClick={() => input.current?.click()}
          >
            {t(logo === null ? 'logo.waehlen' : 'logo.ersetzen')}
          </Button>
          {logo !== null && (
            <Button look="subtle" icon={<IconTrash size={20} aria-hidden />} busy={entfernen.isPending} onClick={remove}>
              {t('logo.entfernen')}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {t('logo.hinweis')}
        </Text>
        <input ref={input} type="file" accept={logoTypes.join(',')} hidden aria-label={t('logo.feld')} onChange={choose} />
        {error !== null && (zuGross ? <Alert tone="danger" urgent title={t('logo.zuGross')} /> : <ErrorState error={error} />)}
      </Stack>
    </Card>
  )
}
