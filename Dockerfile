# What people are sent is built here; none of these tools are in the image that runs.
FROM node:24.21.0-bookworm-slim AS site
WORKDIR /visage
COPY . .
RUN npm ci && npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /visage
COPY . .
RUN npm ci --omit=dev && npm cache clean --force

FROM node:24.21.0-bookworm-slim
WORKDIR /visage
COPY --from=packages /visage/package.json /visage/LICENSE /visage/THIRD-PARTY-NOTICES.md ./
COPY --from=packages /visage/node_modules ./node_modules
COPY --from=packages /visage/contract ./contract
COPY --from=packages /visage/studio ./studio
COPY --from=packages /visage/server ./server
COPY --from=packages /visage/bin ./bin
COPY --from=site /visage/web/build ./web/build
COPY --from=site /visage/server/build ./server/build
# Linux' allocator gives back what is free, in two heaps.
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    WATCH_PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/data/compiled \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/build/main.mjs"]
