import { noContext, sameContext } from '@dreiklang/host-shared/sql/context'
import { endsConnection } from '@dreiklang/host-shared/sql/errors'
import type { DbContext, Statement } from '@dreiklang/server/ports'
import type pg from 'pg'
import { type ClientOptions, connect, drop } from './client.ts'
import { ContextQuery } from './contextQuery.ts'

/** Null for a statement that has no number of rows. */
export interface Answer<Row> {
  rows: Row[]
  rowCount: number | null
}

/** Opened by its first statement, left when it breaks, opened again by the next. */
export class Pipeline {
  inFlight = 0
  private readonly options: ClientOptions
  private client: pg.Client | null = null
  private opening: Promise<pg.Client> | null = null
  /** What the server has confirmed; a failed change is undone by the server, so this stays right. */
  private context: DbContext = noContext
  private contextChangesInFlight = 0

  constructor(options: ClientOptions) {
    this.options = options
  }

  get isOpen(): boolean {
    return this.client !== null
  }

  /** Only while no change is pending: a statement relying on a change that then fails would run in the former person's name. */
  isIn(context: DbContext): boolean {
    return this.contextChangesInFlight === 0 && sameContext(this.context, context)
  }

  async run<Row>(context: DbContext, { name, text }: Statement, values: unknown[]): Promise<Answer<Row>> {
    this.inFlight++
    try {
      const client = this.client ?? (await (this.opening ??= this.open()))
      try {
        const config = { name, text, values }
        if (!this.isIn(context)) return await this.runAfterChange(client, context, config)
        const answer: pg.QueryResult = await client.query(config)
        return answer
      } catch (error) {
        if (endsConnection(error)) this.leave(client)
        throw error
      }
    } finally {
      this.inFlight--
    }
  }

  async close(): Promise<void> {
    const client = this.client ?? (await this.opening?.catch(() => null))
    this.client = null
    await client?.end()
  }

  private async runAfterChange<Row>(client: pg.Client, context: DbContext, config: pg.QueryConfig): Promise<Answer<Row>> {
    this.contextChangesInFlight++
    try {
      return await new Promise((resolve, reject) => {
        const query = new ContextQuery(context, config, (error, results) => {
          if (error) return reject(error)
          if (this.client === client) this.context = context
          resolve(results.at(-1) ?? { rows: [], rowCount: null })
        })
        client.query(query)
      })
    } finally {
      this.contextChangesInFlight--
    }
  }

  private async open(): Promise<pg.Client> {
    try {
      const client = await connect(this.options)
      const leave = () => this.leave(client)
      client.on('error', leave)
      client.on('end', leave)
      this.client = client
      this.context = noContext
      return client
    } finally {
      this.opening = null
    }
  }

  private leave(client: pg.Client): void {
    if (this.client === client) this.client = null
    drop(client)
  }
}
