import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reloadBlaetter } from '../../dokumentation/dokumentation.queries.ts'
import { reload } from '../../hausbesuch/hausbesuch.queries.ts'
import { beginAbgleich } from './lager/abgleich.ts'
import { load } from './lager/stand.ts'

export function useAbgleich(): void {
  const client = useQueryClient()
  useEffect(() => {
    void load()
    beginAbgleich(() => void Promise.all([reload(client), reloadBlaetter(client)]))
  }, [client])
}
