import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { useCallback } from 'react'
import { benenne } from '../../../liste/components/darstellung.ts'
import { ListenSeite as Seite } from '../../../liste/components/ListenSeite.tsx'
import { type Liste, useListe } from '../../../liste/components/useListe.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { LinkButton } from '../../../ui/Link.tsx'
import { useReason } from '../../../ui/step/useReason.ts'
import { toastError, toastInfo, toastSuccess } from '../../../ui/toast.tsx'
import { useSchrittActions } from '../../bestellung.actions.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { bestellungPfad, type ListenSeite as ListenName, neuPfad } from '../../bestellung.paths.ts'
import { bestellungQuery, zahlenQuery } from '../../bestellung.queries.ts'
import { listeTexts } from '../../liste.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { useLive } from '../live.ts'
import { useStepOpener } from '../schritte/bestellungStep.tsx'
import { BestellungSteps } from '../schritte/BestellungSteps.tsx'
import { istOffen, sperrgrund } from '../schritte/schritte.ts'
import { ansichten, ansichtIds, bestellListen } from './ansichten.ts'
import { useBestellDarstellung } from './useBestellDarstellung.tsx'

/** The list of one side: the same page for all three, with its own tabs and words. */
export function ListenSeite({ seite }: { seite: ListenName }) {
  const liste = useListe(bestellListen[seite])
  const s = useTexts(schritteTexts)
  useLive(null)
  return (
    <BestellungSteps
      onDone={({ bestellungId, handlung }) => {
        liste.erledigt([bestellungId])
        toastSuccess(s(`getan.${handlung}`), liste.stand?.zeilen.find(({ zeile }) => zeile.id === bestellungId)?.zeile.nummer)
      }}
    >
      <Inhalt seite={seite} liste={liste} />
    </BestellungSteps>
  )
}

function Inhalt({ seite, liste }: { seite: ListenName; liste: Liste<ZeileAntwort> }) {
  const t = useTexts(listeTexts)
  const b = useTexts(begriffeTexts)
  const { data: zahlen } = useQuery(zahlenQuery)
  useSchrittActions({
    zeilen: liste.zeilen,
    gewaehlt: liste.auswahl.ids,
    onSammel: liste.sammle,
    onSchritt: useSchrittFuerZeile(),
  })
  const darstellung = useBestellDarstellung(seite)
  const nameDerAnsicht = benenne(ansichtIds, (id) => t(`ansicht.${id}`))
  const leereWorte = (reiter: string | null) => {
    const arbeit = reiter !== null && arbeitslisten.includes(reiter)
    return arbeit ? { titel: t('leer.dran'), text: t('leer.dranText') } : { titel: t('leer.liste'), text: t('leer.listeText') }
  }
  return (
    <Seite
      liste={liste}
      {...darstellung}
      titel={t('titel')}
      untertitel={t(`untertitel.${seite}`)}
      {...(seite === 'pflege'
        ? {
            knoepfe: (
              <LinkButton to={neuPfad} icon={<IconPlus size={18} aria-hidden />}>
                {t('neuAnlegen')}
              </LinkButton>
            ),
          }
        : {})}
      dateiname="bestellungen"
      reiter={(id) => ({
        label: nameDerAnsicht(id),
        anzahl: zahlen === undefined ? null : (ansichten[seite].find((ansicht) => ansicht.id === id)?.anzahl?.(zahlen) ?? null),
      })}
      pfad={({ id }) => bestellungPfad(id)}
      worte={{
        neue: (count) => t('neue', { count }),
        geaendert: ({ nummer, status }) => t('geaenderteZeile', { nummer, status: b(`status.${status}`) }),
        auswaehlen: ({ nummer }) => t('auswaehlen', { nummer }),
        leer: leereWorte,
      }}
    />
  )
}

const arbeitslisten = ['dran', 'anfragen', 'neu']

/** Opens a step for a line: the record says for which positions, or why not. */
function useSchrittFuerZeile(): (handlung: PersonenHandlung, bestellungId: string) => void {
  const client = useQueryClient()
  const oeffne = useStepOpener()
  const satz = useReason()
  return useCallback(
    (handlung, bestellungId) => {
      client.fetchQuery({ ...bestellungQuery(bestellungId), staleTime: 0 }).then(({ positionen }) => {
        const offene = positionen.filter(({ uebergaenge }) => istOffen(uebergaenge, handlung))
        const grund = positionen.map(({ uebergaenge }) => sperrgrund(uebergaenge, handlung)).find((code) => code !== null)
        if (offene.length > 0) oeffne({ bestellungId, handlung, positionIds: offene.map(({ id }) => id) })
        else if (grund !== undefined && grund !== null) toastInfo(satz(grund))
      }, toastError)
    },
    [client, oeffne, satz],
  )
}
