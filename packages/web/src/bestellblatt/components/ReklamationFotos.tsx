import { useMutation } from '@tanstack/react-query'
import { IconPhoto } from '@tabler/icons-react'
import { loadReklamationFoto } from '../../bestellung/bestellung.queries.ts'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { saveBlob } from '../../shared/download.ts'
import { Button } from '../../ui/buttons.tsx'
import { Group } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'

/** Saved and not shown here: the file comes from somebody else. */
export function ReklamationFotos({ bestellungId, fotos }: { bestellungId: string; fotos: readonly string[] }) {
  const t = useBlattTexts()
  const laden = useMutation({
    mutationFn: async ({ id, nr }: { id: string; nr: number }) =>
      saveBlob(await loadReklamationFoto(bestellungId, id), t('position.reklamationFotoDatei', { nr })),
    onError: toastError,
  })
  if (fotos.length === 0) return null
  return (
    <Group gap="xs" data-no-print>
      {fotos.map((id, i) => (
        <Button key={id} look="secondary" icon={<IconPhoto size={20} aria-hidden />} onClick={() => laden.mutate({ id, nr: i + 1 })}>
          {t('position.reklamationFoto', { nr: i + 1 })}
        </Button>
      ))}
    </Group>
  )
}
