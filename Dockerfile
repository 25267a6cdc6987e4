FROM node:24.21.0-bookworm-slim AS sources
WORKDIR /visage
COPY . .

# What people are sent is built here; none of these tools are in the image that runs.
FROM sources AS site
RUN npm ci && npm run build

# What the server alone loads: Node is in the image already. Of what packages bring along nobody reads types, maps and tests
# here, nor TypeScript, the WebRTC of node-av and, beside the face networks, the program that they come with.
FROM sources AS packages
RUN npm ci --omit=dev --workspace server \
  && find . -type f -path '*/node_modules/*' \
    '(' -name '*.map' -o -name '*.d.*ts' -o -name '*_test.js' -o -path '*/test/*' ')' -delete \
  && cd node_modules \
  && rm -rf typescript @typescript werift* mediabunny mp4box \
  && find @vladmandic/human -type f ! -name LICENSE ! -name package.json \
    ! -name 'blazeface.*' ! -name 'facemesh.*' ! -name 'faceres.*' -delete

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
  CMD ["node", "-e", "const { ROLE, PORT, WATCH_PORT } = process.env; fetch(`http://127.0.0.1:${ROLE === 'worker' ? WATCH_PORT : PORT}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/build/main.mjs"]
