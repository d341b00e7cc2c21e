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
  /** What takes the focus when the pressed button is gone with its step. */
  fokusId: string
  /** One button for a thumb in a glove, the rest in a menu; else all of them side by side. `name`: whose visit it is, for those who only hear it. */
  gross?: { name: string }
}

/** What the server says may be done next; the natural step is the main one. */
export function SchrittKnoepfe({ besuch, offene, fokusId, gross }: SchrittKnoepfeProps) {
  const t = useTexts(schritteTexts)
  const [offen, setOffen] = useState<DialogHandlung | null>(null)
  const onGetan = (handlung: DialogHandlung | 'losfahren') => {
    announce(t(`getan.${handlung}`))
    // Whoever is quick has opened the next one already: it stays, and so does the focus in it.
    setOffen((jetzt) => (jetzt === handlung ? null : jetzt))
    // After the dialog has left, else its focus trap takes the focus back.
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

/** Setting out is one press. When someone was faster, the new state is shown and nothing was done twice. */
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

/** Waits for the visit as its opener has it: what was read for an earlier step is older. */
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
