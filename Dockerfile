# The app and nothing else: give it a PostgreSQL through DATABASE_URL, and a volume at /data (compose.yaml does both).
FROM node:24-bookworm-slim
WORKDIR /app
ENV FRONTDESK_DATA=/data HOST=0.0.0.0 NEXT_TELEMETRY_DISABLED=1

COPY . .
RUN node lib/cli/bootstrap.mjs prebuild \
  && mkdir /data && chown -R node:node /data /app/.next /app/prisma/client

USER node
VOLUME /data
EXPOSE 3000
# Not npm: the process gets its signals itself, and ends in order.
CMD ["node", "lib/cli/bootstrap.mjs", "start"]
