import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { useMediaQuery } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Group } from '../../../ui/layout.ts'
import { LinkButton } from '../../../ui/Link.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { type ListenSeite, neuPfad } from '../../bestellung.paths.ts'
import { type ListenAnfrage, ladeCsv } from '../../bestellung.queries.ts'
import { listeTexts } from '../../liste.texts.ts'

/** The head's buttons: a new order on the side that orders, and this very list as a file. */
export function ListenKnoepfe({ seite, anfrage }: { seite: ListenSeite; anfrage: ListenAnfrage }) {
  const t = useTexts(listeTexts)
  const schmal = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false })
  const { mutate, isPending } = useMutation({
    mutationFn: () => ladeCsv(anfrage, `bestellungen-${berlinDatum(new Date().toISOString())}.csv`),
    onSuccess: () => toastSuccess(t('exportGeladen')),
    onError: toastError,
  })
  const laden = { icon: <IconDownload size={18} aria-hidden />, onClick: () => mutate() }
  return (
    <Group gap="sm" wrap="nowrap" data-no-print>
      {schmal ? (
        <IconButton {...laden} label={t('export')} aria-busy={isPending || undefined} />
      ) : (
        <Button {...laden} look="secondary" busy={isPending}>
          {t('export')}
        </Button>
      )}
      {seite === 'pflege' && (
        <LinkButton to={neuPfad} icon={<IconPlus size={18} aria-hidden />}>
          {t('neuAnlegen')}
        </LinkButton>
      )}
    </Group>
  )
}
