import { maxFotoBytes } from '@dreiklang/domain/kontakt/kontakt'
import { type Kontakt, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktErrors } from '@dreiklang/domain/kontakt/kontakt.errors'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { Menu } from '../../ui/Menu.tsx'
import { toastError, toastInfo, toastSuccess } from '../../ui/toast.tsx'
import { UnstyledButton } from '../../ui/UnstyledButton.ts'
import { useChange, useSetFoto } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import { Bild } from './Bild.tsx'

export function FotoField({ kontakt }: { kontakt: Kontakt }) {
  const t = useTexts(kontaktTexts)
  const language = useLanguage()
  const eingabe = useRef<HTMLInputElement>(null)
  const setzen = useSetFoto()
  const aendern = useChange()
  const { id, version, avatar } = kontakt

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Selecting the same file again must trigger a change, too.
    currentTarget.value = ''
    if (file === undefined) return
    // Five megabytes take a minute on a mobile connection, only for the server to say the same.
    if (file.size > maxFotoBytes) toastInfo(kontaktErrors.definitionen['kontakt.foto_zu_gross'][language])
    else setzen.mutate({ id, file }, { onSuccess: () => toastSuccess(t('foto.gespeichert')), onError: toastError })
  }
  const remove = () =>
    aendern.mutate({ id, version, contact: { avatar: null } }, { onSuccess: () => toastSuccess(t('foto.entfernt')), onError: toastError })

  return (
    <>
      <Menu
        trigger={
          <UnstyledButton aria-label={t('foto.titel')} aria-busy={setzen.isPending || undefined}>
            <Bild kontakt={kontakt} size={80} />
          </UnstyledButton>
        }
        groups={[
          {
            entries: [
              {
                id: 'waehlen',
                label: t(avatar === null ? 'foto.waehlen' : 'foto.ersetzen'),
                icon: <IconPhoto size={18} aria-hidden />,
                onSelect: () => eingabe.current?.click(),
              },
              ...(avatar === null
                ? []
                : [{ id: 'entfernen', label: t('foto.entfernen'), icon: <IconTrash size={18} aria-hidden />, onSelect: remove }]),
            ],
          },
        ]}
      />
      <input
        ref={eingabe}
        type="file"
        accept={kontaktContract.setAvatar.upload?.types.join(',')}
        hidden
        aria-label={t('foto.datei')}
        onChange={choose}
      />
    </>
  )
}
