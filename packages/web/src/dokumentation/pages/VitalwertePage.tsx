import { type VitalArt, vitalArten, vitalTable } from '@dreiklang/domain/dokumentation/vitalwerte'
import {
  type Rueckblick,
  type Vitalverlauf,
  type ZielAngaben,
  rueckblicke,
  zielAngaben,
} from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { stillApplies } from '@dreiklang/domain/dokumentation/zielbereich.policy'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconHeartbeat, IconTarget } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { SegmentedField, SelectField } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { FormDialog } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { useSignal } from '../../shared/signal.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert, EmptyState, ErrorState, ListSkeleton, announce } from '../../ui/feedback.tsx'
import { PageHeader, Stack, SimpleGrid } from '../../ui/layout.tsx'
import { einheitOf } from '../components/anzeige.ts'
import { VerlaufCard } from '../components/VerlaufCard.tsx'
import { vitalverlaufQuery, setZiel, reloadVitalverlauf } from '../dokumentation.queries.ts'
import { useVitalverlaufTexts, useValuesTexts } from '../dokumentation.texts.ts'

const params = z.object({ klientId: z.uuid() })
const search = z.object({ tage: z.enum(rueckblicke).default('90') })

const gezeigte = ({ werte, ziele, bis }: Vitalverlauf): VitalArt[] =>
  vitalArten.filter(
    (art) => werte.some((value) => value.art === art) || ziele.some((target) => target.art === art && stillApplies(target, bis)),
  )

export function VitalwertePage() {
  const t = useVitalverlaufTexts()
  const { klientId } = usePathParams(params)
  const [{ tage }, setSuche] = useSearchState(search)
  const [setzend, setSetzend] = useState(false)
  const { data: verlauf, error, refetch } = useQuery(vitalverlaufQuery(klientId, tage))
  useSignal('klient', (ruf) => {
    if (ruf === null || ruf.id === klientId) void refetch()
  })
  const klient = verlauf?.klient
  return (
    <>
      <PageHeader
        title={klient === undefined ? t('titel') : t('titelVon', { name: `${klient.nachname}, ${klient.vorname}` })}
        above={<Link to={hausbesuchePath}>{t('zurueck')}</Link>}
        actions={
          verlauf?.setzen === true && (
            <Button icon={<IconTarget size={20} aria-hidden />} onClick={() => setSetzend(true)}>
              {t('setzen')}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <SegmentedField
          label={t('zeitraum')}
          labelHidden
          choices={rueckblicke.map((value) => ({ value, label: t(`tage.${value}`) }))}
          value={tage}
          onChange={(neu: Rueckblick) => setSuche({ tage: neu })}
        />
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {verlauf === undefined && error === null && <ListSkeleton rows={3} height={240} />}
        {verlauf !== undefined && <Content verlauf={verlauf} klientId={klientId} />}
      </Stack>
      {setzend && verlauf !== undefined && <ZielDialog klientId={klientId} heute={verlauf.bis} onSchliessen={() => setSetzend(false)} />}
    </>
  )
}

function Content({ verlauf, klientId }: { verlauf: Vitalverlauf; klientId: string }) {
  const t = useVitalverlaufTexts()
  const arten = gezeigte(verlauf)
  return (
    <>
      {!verlauf.vollstaendig && <Alert tone="warning">{t('gekuerzt')}</Alert>}
      {arten.length === 0 && (
        <EmptyState icon={<IconHeartbeat size={28} />} title={t('leer')}>
          {t('leerText')}
        </EmptyState>
      )}
      {arten.map((art) => (
        <VerlaufCard key={art} art={art} klientId={klientId} verlauf={verlauf} />
      ))}
    </>
  )
}

const withoutEnden = { von: null, bis: null, von2: null, bis2: null }

function ZielDialog({ klientId, heute, onSchliessen }: { klientId: string; heute: IsoDate; onSchliessen: () => void }) {
  const t = useVitalverlaufTexts()
  const w = useValuesTexts()
  const client = useQueryClient()
  const key = useDeedKey()
  const formular = useSchemaForm<ZielAngaben, ZielAngaben>({
    initialValues: { art: 'BLUTDRUCK', ...withoutEnden, gueltigAb: heute, gueltigBis: null },
    schema: zielAngaben,
    submit: async (body) => {
      await setZiel({ klientId, body, idempotencyKey: key({ klientId, body }) })
      void reloadVitalverlauf(client, klientId)
      announce(t('gesetzt'))
      onSchliessen()
    },
  })
  const { form } = formular
  const { art } = form.values
  const istPaar = vitalTable[art].zweite !== null
  const words = { einheit: einheitOf(art) }
  const count = (name: 'von' | 'bis' | 'von2' | 'bis2', label: string) => {
    const { value, ...rest } = formular.field(name)
    return <NumberField key={`${art} ${name}`} {...rest} value={value} label={label} decimalScale={vitalTable[art].stellen} />
  }
  const tag = (name: 'gueltigAb' | 'gueltigBis') => {
    const { value, onChange, id, error } = formular.field(name)
    return { value, onChange, id, error, minDate: heute }
  }
  return (
    <FormDialog title={t('setzen')} submit={t('setzen')} onClose={onSchliessen} sending={formular}>
      <SelectField
        id={formular.field('art').id}
        label={t('feld.art')}
        needed
        choices={vitalArten.map((value) => ({ value, label: w(`vital.${value}`) }))}
        value={art}
        // Numbers of one vital sign say nothing of another.
        onChange={(neu: VitalArt | null) => form.setValues({ art: neu ?? art, ...withoutEnden })}
      />
      <SimpleGrid cols={2}>
        {count('von', t(istPaar ? 'feld.vonSystolisch' : 'feld.von', words))}
        {count('bis', t(istPaar ? 'feld.bisSystolisch' : 'feld.bis', words))}
        {istPaar && count('von2', t('feld.vonDiastolisch', words))}
        {istPaar && count('bis2', t('feld.bisDiastolisch', words))}
      </SimpleGrid>
      <DateField {...tag('gueltigAb')} label={t('feld.gueltigAb')} required />
      <DateField {...tag('gueltigBis')} label={t('feld.gueltigBis')} description={t('feld.gueltigBisHilfe')} />
    </FormDialog>
  )
}
