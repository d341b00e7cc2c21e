import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { IconButton } from '../../ui/buttons.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useRememberFavorit } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'

export function FavoritButton({ id, favorit, name, onGemerkt }: { id: string; favorit: boolean; name?: string; onGemerkt?: () => void }) {
  const t = useKontaktTexts()
  const { mutate, isPending, variables } = useRememberFavorit()
  const gezeigt = isPending ? variables.favourite : favorit
  const label = t('detail.favorit')
  return (
    <IconButton
      label={name === undefined ? label : t('liste.favoritVon', { name })}
      tooltip={t(gezeigt ? 'detail.keinFavorit' : 'detail.favorit')}
      aria-pressed={gezeigt}
      icon={gezeigt ? <IconStarFilled size={22} aria-hidden /> : <IconStar size={22} aria-hidden />}
      onClick={() => mutate({ id, favourite: !gezeigt }, { onSuccess: () => onGemerkt?.(), onError: toastError })}
    />
  )
}
