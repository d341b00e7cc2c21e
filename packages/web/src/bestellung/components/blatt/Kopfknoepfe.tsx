import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconCopy, IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { useGoTo } from '../../../shared/searchState.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Group, Text } from '../../../ui/layout.ts'
import { LinkButton } from '../../../ui/Link.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { bearbeitenPfad, bestellungPfad, listenPfad } from '../../bestellung.paths.ts'
import { kopiere, ladeNeu, loescheEntwurf } from '../../bestellung.queries.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { istAnforderer } from '../schritte/schritte.ts'

/** What can be done with the order as a whole, beside its steps. */
export function Kopfknoepfe({ bestellung }: { bestellung: BestellungAntwort }) {
  const t = useTexts(blattTexts)
  return (
    <Group gap="sm" data-no-print>
      <Button look="secondary" icon={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
        {t('drucken')}
      </Button>
      {bestellung.status !== 'ENTWURF' && istAnforderer(bestellung) && <Nachbestellen bestellung={bestellung} />}
    </Group>
  )
}

function Nachbestellen({ bestellung }: { bestellung: BestellungAntwort }) {
  const t = useTexts(blattTexts)
  const goTo = useGoTo()
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const { mutate, isPending } = useMutation({
    mutationFn: () => kopiere(bestellung.id, schluessel(bestellung.id)),
    onSuccess: ({ id, nummer }) => {
      toastSuccess(t('nachbestellt', { nummer }))
      void ladeNeu(client)
      goTo(bestellungPfad(id))
    },
    onError: toastError,
  })
  return (
    <Button look="secondary" icon={<IconCopy size={18} aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t('nachbestellen')}
    </Button>
  )
}

/** A draft is edited, sent or thrown away; nothing else happens to it. */
export function EntwurfLeiste({ bestellung }: { bestellung: BestellungAntwort }) {
  const t = useTexts(blattTexts)
  const goTo = useGoTo()
  const client = useQueryClient()
  const [fragt, setFragt] = useState(false)
  const { id, nummer } = bestellung
  const { mutate, isPending } = useMutation({
    mutationFn: () => loescheEntwurf(id),
    onSuccess: () => {
      toastSuccess(t('entwurf.geloescht', { nummer }))
      goTo(listenPfad('pflege', { ansicht: 'entwuerfe' }), { replace: true })
      void ladeNeu(client)
    },
    onError: toastError,
  })
  return (
    <Alert
      tone="info"
      actions={
        <Group gap="sm" data-no-print>
          <LinkButton to={bearbeitenPfad(id)} icon={<IconPencil size={18} aria-hidden />}>
            {t('entwurf.bearbeiten')}
          </LinkButton>
          <Button look="secondary" icon={<IconTrash size={18} aria-hidden />} onClick={() => setFragt(true)}>
            {t('entwurf.loeschen')}
          </Button>
        </Group>
      }
    >
      {t('entwurf.text')}
      <Dialog
        opened={fragt}
        onClose={() => setFragt(false)}
        title={t('entwurf.loeschenTitel', { nummer })}
        actions={
          <>
            <Button look="secondary" onClick={() => setFragt(false)}>
              {t('entwurf.behalten')}
            </Button>
            <Button look="danger" busy={isPending} onClick={() => mutate()}>
              {t('entwurf.loeschen')}
            </Button>
          </>
        }
      >
        <Text>{t('entwurf.loeschenText')}</Text>
      </Dialog>
    </Alert>
  )
}
