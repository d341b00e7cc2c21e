import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Stack } from '../../../ui/layout.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { toastError, toastInfo, toastSuccess } from '../../../ui/toast.tsx'
import { useListenActions } from '../../bestellung.actions.tsx'
import type { ListenSeite as Seite } from '../../bestellung.paths.ts'
import { bestellungQuery } from '../../bestellung.queries.ts'
import { listeTexts } from '../../liste.texts.ts'
import { stelleFokus } from '../fokus.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { useGrundSatz } from '../grundSatz.ts'
import { istOffen, sperrgrund } from '../schritte/schritte.ts'
import { useSchrittOeffner } from '../schritte/schrittFenster.ts'
import { SchrittRahmen } from '../schritte/SchrittRahmen.tsx'
import { ansichten } from './ansichten.ts'
import type { SammelSchritt } from './auswahl.ts'
import { FilterLeiste } from './FilterLeiste.tsx'
import classes from './Liste.module.css'
import { ListenInhalt } from './ListenInhalt.tsx'
import { ListenKnoepfe } from './ListenKnoepfe.tsx'
import { SammelDialog } from './SammelDialog.tsx'
import { type Liste, useListe } from './useListe.ts'

/** The list of one side: the same page for all three, with its own tabs and words. */
export function ListenSeite({ seite }: { seite: Seite }) {
  const liste = useListe(seite)
  const s = useTexts(schritteTexts)
  return (
    <SchrittRahmen
      onFertig={({ bestellungId, handlung }) => {
        liste.erledigt([bestellungId])
        toastSuccess(s(`getan.${handlung}`), liste.stand?.zeilen.find(({ zeile }) => zeile.id === bestellungId)?.zeile.nummer)
      }}
    >
      <Inhalt seite={seite} liste={liste} />
    </SchrittRahmen>
  )
}

function Inhalt({ seite, liste }: { seite: Seite; liste: Liste }) {
  const t = useTexts(listeTexts)
  const suchfeld = useRef<HTMLInputElement>(null)
  const [sammel, setSammel] = useState<{ schritt: SammelSchritt; bestellungIds: readonly string[] } | null>(null)
  const { auswahl, ansicht, suche, zahlen, stand } = liste
  const onSchritt = useSchrittFuerZeile()
  useListenActions({
    zeilen: stand?.zeilen.map(({ zeile }) => zeile) ?? [],
    gewaehlt: auswahl.ids,
    suchfeld,
    onOeffnen: liste.oeffne,
    onUmschalten: auswahl.umschalten,
    onSammel: (schritt, bestellungIds) => setSammel({ schritt, bestellungIds }),
    onSchritt,
  })

  const inhalt = (
    <Stack gap="md">
      <FilterLeiste seite={seite} ansicht={ansicht} suche={suche} onFilter={liste.filtere} suchfeld={suchfeld} />
      <ListenInhalt seite={seite} liste={liste} onSammel={(schritt, bestellungIds) => setSammel({ schritt, bestellungIds })} />
    </Stack>
  )
  return (
    <>
      <PageHeader
        title={t('titel')}
        subtitle={t(`untertitel.${seite}`)}
        actions={<ListenKnoepfe seite={seite} anfrage={liste.anfrage} />}
      />
      <div className={classes.reiter}>
        <Tabs
          label={t('ansichten')}
          value={ansicht.id}
          onChange={liste.setzeAnsicht}
          items={ansichten[seite].map((eine) => {
            const anzahl = zahlen === undefined ? null : (eine.anzahl?.(zahlen) ?? null)
            return { value: eine.id, label: t(`ansicht.${eine.id}`), ...(anzahl === null ? {} : { count: anzahl }), content: inhalt }
          })}
        />
      </div>
      {sammel !== null && (
        <SammelDialog
          {...sammel}
          onSchliessen={(erledigt) => {
            stelleFokus(null, sammel.bestellungIds[0] ?? '')
            liste.erledigt(erledigt)
            auswahl.setze([])
            setSammel(null)
          }}
        />
      )}
    </>
  )
}

/** Opens a step for a line: the record says for which positions, or why not. */
function useSchrittFuerZeile(): (handlung: PersonenHandlung, bestellungId: string) => void {
  const client = useQueryClient()
  const oeffne = useSchrittOeffner()
  const satz = useGrundSatz()
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
