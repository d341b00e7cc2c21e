import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { announce } from '../../../ui/LiveRegion.tsx'
import { LinkButton } from '../../../ui/Link.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { dokumentationPath } from '../../hausbesuch.paths.ts'
import { besuchQuery, ladeNeu, sendeSchritt } from '../../hausbesuch.queries.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { istEndend, naechsterSchritt, weitereSchritte } from './schritte.ts'
import classes from './SchrittKnoepfe.module.css'
import { SerienFrage } from './SerienFrage.tsx'
import { type DialogHandlung, SchrittWahl } from './SchrittWahl.tsx'

interface SchrittKnoepfeProps {
  besuch: { id: string; version: number }
  /** The open steps, as the server named them. */
  offene: readonly PersonenHandlung[]
  /** Gets the focus when the pressed button disappears with its step. */
  fokusId: string
  /** One large button for a gloved thumb and a menu; otherwise all side by side. `name`: whose visit it is, for screen readers. */
  gross?: { name: string }
}

/** What the server says may be done next; the natural step is the main one. */
export function SchrittKnoepfe({ besuch, offene, fokusId, gross }: SchrittKnoepfeProps) {
  const t = useTexts(schritteTexts)
  const [offen, setOffen] = useState<DialogHandlung | null>(null)
  const onGetan = (handlung: DialogHandlung | 'losfahren') => {
    announce(t(`getan.${handlung}`))
    // A quick user has already opened the next one: it stays open and keeps the focus.
    setOffen((jetzt) => (jetzt === handlung ? null : jetzt))
    // After the dialog has closed; otherwise its focus trap takes the focus back.
    setTimeout(() => {
      if (document.activeElement?.closest('[role="dialog"]') === null) document.getElementById(fokusId)?.focus()
    }, 0)
  }
  const { fahre, faehrt } = useLosfahren(besuch, () => onGetan('losfahren'))
  const starte = (handlung: DialogHandlung | 'losfahren') => (handlung === 'losfahren' ? fahre() : setOffen(handlung))
  const naechster = naechsterSchritt(offene)
  const weitere = weitereSchritte(offene).filter((handlung) => handlung !== 'abschliessen')
  const haupt =
    naechster === 'abschliessen' ? (
      <LinkButton to={dokumentationPath(besuch.id)}>{t('knopf.abschliessen')}</LinkButton>
    ) : (
      naechster !== null && (
        <Button busy={faehrt} onClick={() => starte(naechster)}>
          {t(`knopf.${naechster}`)}
        </Button>
      )
    )
  return (
    <>
      {gross === undefined ? (
        <>
          {haupt}
          {weitere.map((handlung) => (
            <Button key={handlung} look="secondary" onClick={() => starte(handlung)}>
              {t(`knopf.${handlung}`)}
            </Button>
          ))}
        </>
      ) : (
        <div className={classes.gross}>
          {haupt}
          {weitere.length > 0 && (
            <Menu
              trigger={
                <Button look="secondary" icon={<IconDots size={20} aria-hidden />} aria-label={t('mehrFuer', gross)}>
                  {t('mehr')}
                </Button>
              }
              groups={[
                {
                  entries: weitere.map((handlung) => ({
                    id: handlung,
                    label: t(`knopf.${handlung}`),
                    danger: istEndend(handlung),
                    onSelect: () => starte(handlung),
                  })),
                },
              ]}
            />
          )}
        </div>
      )}
      {offen !== null && <Fenster besuch={besuch} handlung={offen} onSchliessen={() => setOffen(null)} onFertig={() => onGetan(offen)} />}
    </>
  )
}

/** Starting to drive is one press. If someone was faster, the new status is shown and nothing happens twice. */
function useLosfahren({ id: hausbesuchId, version }: { id: string; version: number }, onGetan: () => void) {
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendeSchritt({ handlung: 'losfahren', hausbesuchId, body: { version }, idempotencyKey: schluessel({ version }) }),
    onSuccess: onGetan,
    onError: toastError,
    onSettled: () => ladeNeu(client),
  })
  return { fahre: () => mutate(), faehrt: isPending }
}

interface FensterProps extends Pick<SchrittKnoepfeProps, 'besuch'> {
  handlung: DialogHandlung
  onSchliessen: () => void
  onFertig: () => void
}

/** Waits for the visit in the version its opener has: a cached one may be older. */
function Fenster({ besuch: { id, version }, ...schritt }: FensterProps) {
  const t = useTexts(schritteTexts)
  const [gezeigt] = useState(version)
  const {
    data: besuch,
    error,
    refetch,
  } = useQuery({ ...besuchQuery(id), refetchOnMount: ({ state }) => ((state.data?.version ?? 0) < gezeigt ? 'always' : true) })
  if (besuch !== undefined && besuch.version >= gezeigt) {
    return (
      <SerienFrage besuch={besuch} handlung={schritt.handlung} onSchliessen={schritt.onSchliessen}>
        <SchrittWahl besuch={besuch} {...schritt} />
      </SerienFrage>
    )
  }
  return (
    <Dialog opened onClose={schritt.onSchliessen} title={t(`titel.${schritt.handlung}`)}>
      {error === null ? <ListSkeleton rows={2} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
    </Dialog>
  )
}
