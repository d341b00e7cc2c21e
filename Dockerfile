# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --no-audit --no-fund && npm run build

# What the bundled server leaves outside of itself: the database and its driver, the password hasher, the log.
FROM node:24-bookworm-slim AS runtime-modules
WORKDIR /app
COPY package.json package-lock.json ./
COPY hosts/node/package.json hosts/node/
COPY hosts/shared/package.json hosts/shared/
COPY packages/domain/package.json packages/domain/
COPY packages/server/package.json packages/server/
RUN npm ci --omit=dev --workspace @dreiklang/host-node --no-audit --no-fund && rm -rf node_modules/@dreiklang

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    DEMO=off
WORKDIR /app
COPY --from=runtime-modules /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1 and gets the signals; the database inside it is stopped cleanly within the usual ten seconds.
CMD ["node", "dist/server/main.js"]
